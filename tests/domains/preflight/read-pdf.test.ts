import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PageFacts } from '../../../src/domains/preflight/facts.ts'
import { PdfReader } from '../../../src/domains/preflight/reading/pdf-reader.ts'
import { readSkeleton } from '../../../src/domains/preflight/reading/skeleton.ts'
import { assemble, type RawFile, type RawPage, type RawStream, rawPdf } from './corpus/raw-pdf.ts'
import { cardPage, compositeFont, helvetica, rect, text } from './corpus/sample.ts'

let path = ''
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preflight-read-'))
  path = join(folder, 'file.pdf')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function pageOf(page: RawPage, objects: RawFile['objects'] = {}): Promise<PageFacts> {
  await writeFile(path, rawPdf({ pages: [page], objects }))
  const { pages } = await (await PdfReader.open(path, '')).facts()
  const [first] = pages
  if (first === undefined) throw new Error('a file without pages')
  return first
}

const box = rect(20, 20, 10, 10)
const form = (dict: string) => ({
  100: {
    dict: `/Type /XObject /Subtype /Form /BBox [0 0 300 200] ${dict}`,
    data: `/Full gs 0 1 0 0 k ${box} f`,
  },
})
const faded = {
  resources:
    '/XObject << /F0 100 0 R >> /ExtGState << /Half << /ca 0.5 >> /Full << /ca 1 >> /None << /ca 0 >> >>',
}

// PRE-1
describe('what shines through', () => {
  test('is a group that is laid on as a whole, whatever its own content says', async () => {
    const group = form('/Group << /S /Transparency >>')
    expect((await pageOf(cardPage('/Half gs /F0 Do', faded), group)).transparency).not.toBeNull()
    expect((await pageOf(cardPage('/Full gs /F0 Do', faded), group)).transparency).toBeNull()
  })

  test('isn’t a form that sets its own colours', async () => {
    expect((await pageOf(cardPage('/Half gs /F0 Do', faded), form(''))).transparency).toBeNull()
  })

  test('isn’t what nobody sees', async () => {
    expect((await pageOf(cardPage(`/None gs 0 0 0 1 k ${box} f`, faded))).transparency).toBeNull()
  })
})

describe('a picture in a pattern', () => {
  const resources = '/Pattern << /P0 100 0 R >>'
  /** Of 100 × 100 pixels on so many points. */
  const tile = (points: number) => ({
    100: {
      dict: `/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 100 100] /XStep 100 /YStep 100
        /Matrix [${points / 100} 0 0 ${points / 100} 0 0] /Resources << /XObject << /I0 101 0 R >> >>`,
      data: '100 0 0 100 0 0 cm /I0 Do',
    },
    101: {
      dict: '/Type /XObject /Subtype /Image /Width 100 /Height 100 /ColorSpace /DeviceGray /BitsPerComponent 8',
      data: Buffer.alloc(10_000, 90),
    },
  })

  test('is as coarse as the pattern’s matrix makes it, not the page’s', async () => {
    const page = cardPage(`5 0 0 5 0 0 cm /Pattern cs /P0 scn 10 10 20 10 re f`, { resources })
    expect((await pageOf(page, tile(24))).pictures).toMatchObject([{ dpi: 300 }])
    expect((await pageOf(page, tile(72))).pictures).toMatchObject([{ dpi: 100 }])
  })
})

describe('what stands beyond the cut', () => {
  const marks = [
    `1 1 1 1 K 0.1 w 10 5 m 10 20 l S`,
    `1 1 1 1 k ${rect(30, 2, 20, 8)} f`,
    text(60, 5, 4, 'kart.indd'),
  ].join('\n')
  const page = (trim: number): RawPage => ({ size: [120, 80], trim, content: marks, resources: helvetica })

  test('is no hairline, no ink and no small text', async () => {
    const { thinnestLine, ink, smallestText, smallestRichText } = await pageOf(page(15))
    expect({ thinnestLine, smallestText, smallestRichText }).toEqual({
      thinnestLine: null,
      smallestText: null,
      smallestRichText: null,
    })
    expect(ink.above[10]).toBe(0)
  })

  test('is all of that where nothing is cut off', async () => {
    const { thinnestLine, ink, smallestText, smallestRichText } = await pageOf(page(0))
    expect(thinnestLine?.width).toBe(0.1)
    expect(smallestText?.size).toBe(4)
    expect(smallestRichText?.size).toBe(4)
    expect(ink.above[10]).toBeGreaterThan(100)
  })
})

describe('a gradient', () => {
  const inkOf = async (shading: string) => {
    const resources = `/Shading << /S0 << /Coords [60 60 140 60] ${shading} >> >>`
    return (await pageOf(cardPage('q 60 60 80 40 re W n /S0 sh Q', { resources }))).ink
  }
  const to400 = '/Function << /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [1 1 1 1] /N 1 >>'
  /** mm² of its box. */
  const area = (80 * 40 * 25.4 ** 2) / 72 ** 2

  test('counts by the ink at its ends', async () => {
    const { of, above } = await inkOf(`/ShadingType 2 /ColorSpace /DeviceCMYK ${to400}`)
    expect(of).toBe('all')
    expect(above[0]).toBeCloseTo(area / 2, 0)
    expect(above[10]).toBeCloseTo(area / 4, 0)
    expect(above[20]).toBe(0)
  })

  test('isn’t said to be measured where the file doesn’t tell', async () => {
    const rgb = '/Function << /FunctionType 2 /Domain [0 1] /C0 [0 0 0] /C1 [1 1 1] /N 1 >>'
    for (const shading of [
      `/ShadingType 2 /ColorSpace /DeviceRGB ${rgb}`,
      `/ShadingType 1 /ColorSpace /DeviceCMYK ${to400}`,
      '/ShadingType 2 /ColorSpace /DeviceCMYK',
    ])
      expect((await inkOf(shading)).of).toBe('pictures')
  })
})

describe('a box as thin as a line', () => {
  const thinnest = async (...boxes: string[]) =>
    (await pageOf(cardPage(boxes.map((box) => `0 0 0 1 k ${box} f`).join('\n')))).thinnestLine?.width

  test('is one', async () => {
    expect(await thinnest(rect(20, 20, 30, 0.05))).toBe(0.14)
    expect(await thinnest(rect(20, 20, 30, 0.05), rect(20, 30, 30, 0.05))).toBe(0.14)
    expect(await thinnest(rect(20, 20, 0.05, 30))).toBe(0.14)
  })

  test('isn’t one beside others of its kind, as gradients are painted', async () => {
    expect(
      await thinnest(...Array.from({ length: 40 }, (_, index) => rect(20 + index * 0.05, 20, 0.05, 20))),
    ).toBeUndefined()
  })

  test('isn’t one when it is short', async () => {
    expect(await thinnest(rect(20, 20, 0.5, 0.05))).toBeUndefined()
  })
})

test('letters that are drawn in dots are as large as they are seen', async () => {
  const content = 'BT /F1 0.1 Tf 80 40 Td (aaa) Tj ET'
  const font = {
    100: `<< /Type /Font /Subtype /Type3 /FontMatrix [1 0 0 1 0 0] /FontBBox [0 0 100 100] /FirstChar 97 /LastChar 97
      /Widths [90] /Encoding << /Differences [97 /a] >> /CharProcs << /a 101 0 R >> /Resources << >> >>`,
    101: { dict: '', data: '90 0 0 0 80 80 d1 0 0 80 80 re f' },
  }
  const { smallestText } = await pageOf(cardPage(content, { resources: '/Font << /F1 100 0 R >>' }), font)
  expect(smallestText?.size).toBeGreaterThan(5)
})

test('only the stream’s own length is left out with it', async () => {
  const encryption = '<< /Filter /Standard /V 2 /R 3 /Length 128 >>'
  const picture = { dict: '/Subtype /Image /Width 1 /Height 1', data: 'x' }
  await writeFile(path, rawPdf({ pages: [cardPage('')], objects: { 100: encryption, 101: picture } }))
  const file = await open(path)
  const { bytes, leftOut } = readSkeleton(file.fd, (await file.stat()).size)
  await file.close()
  expect([...leftOut.keys()]).toEqual([101])
  expect(Buffer.from(bytes).toString('latin1')).toContain(encryption)
})

describe('a font that isn’t in the file', () => {
  const show = 'BT /F1 9 Tf 60 60 Td <000100020003> Tj ET'
  const resources = '/Font << /F1 100 0 R >>'
  const fontsOf = async (content: string, objects: RawFile['objects'], more: Partial<RawPage> = {}) => {
    await writeFile(path, rawPdf({ pages: [{ ...cardPage(''), content, resources, ...more }], objects }))
    const { fonts, pages } = await (await PdfReader.open(path, '')).facts()
    return { fonts, isEmpty: pages[0]?.isEmpty }
  }

  test('is told where it is composed of others, also when no letter of it can be drawn', async () => {
    for (const name of ['Arial,Bold', 'MSung-Light', 'TimesNewRomanPSMT'])
      expect(await fontsOf(`0 0 0 1 k ${show}`, compositeFont(name))).toEqual({
        fonts: [{ name, isEmbedded: false, pages: [1] }],
        isEmpty: false,
      })
  })

  test('is told inside of forms, of patterns, and where the state brings it', async () => {
    const form = { dict: '/Type /XObject /Subtype /Form /BBox [0 0 300 200]', data: `0 0 0 1 k ${show}` }
    const [font] = ['/F1 100 0 R']
    const inForm = { resources: `/Font << ${font} >> /XObject << /X0 110 0 R >>` }
    const pattern = {
      dict: `/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 99 99] /XStep 99 /YStep 99 /Resources << /Font << ${font} >> >>`,
      data: `0 0 0 1 k ${show}`,
    }
    const inPattern = { resources: '/Pattern << /P0 110 0 R >>' }
    const byState = { resources: '/ExtGState << /G0 << /Font [100 0 R 9] >> >>' }
    const objects = { ...compositeFont('Arial') }
    const found = [
      await fontsOf('/X0 Do', { ...objects, 110: form }, inForm),
      await fontsOf(`/Pattern cs /P0 scn ${box} f`, { ...objects, 110: pattern }, inPattern),
      await fontsOf('/G0 gs 0 0 0 1 k BT 60 60 Td <0001> Tj ET', objects, byState),
    ]
    for (const { fonts } of found) expect(fonts).toMatchObject([{ name: 'Arial', isEmbedded: false }])
  })

  test('isn’t told when nothing is written in it, or nothing of it is seen', async () => {
    const unused = ['BT /F1 9 Tf ET', 'BT /F1 9 Tf () Tj ET', `3 Tr ${show}`.replace('3 Tr BT', 'BT 3 Tr')]
    for (const content of unused)
      expect((await fontsOf(`0 0 0 1 k ${content}`, compositeFont('Arial'))).fonts).toEqual([])
  })

  test('isn’t one that is there', async () => {
    const program = { dict: '/Length1 9', data: 'a program' }
    const objects = { ...compositeFont('Arial', '/FontFile2 103 0 R'), 103: program }
    expect((await fontsOf(`0 0 0 1 k ${show}`, objects)).fonts).toMatchObject([{ isEmbedded: true }])
    const missing = compositeFont('Arial', '/FontFile2 999 0 R')
    expect((await fontsOf(`0 0 0 1 k ${show}`, missing)).fonts).toMatchObject([{ isEmbedded: false }])
  })
})

// PRE-10
describe('the sheet is the media box', () => {
  test('bleed lies behind what viewers crop, and the picture shows it', async () => {
    await writeFile(path, rawPdf({ pages: [cardPage('', { crop: 3 })] }))
    const reader = await PdfReader.open(path, '')
    const [page] = (await reader.facts()).pages
    expect(page).toMatchObject({ width: 96, height: 56, trim: { x: 3, y: 3, width: 90, height: 50 } })
    const { width, height, data } = await reader.page(1, 96)
    expect([width, height]).toEqual([96, 56])
    expect(data[0]).toBeLessThan(250)
  })

  test('without a trim box, what viewers crop to is the finished page', async () => {
    const { trim: _, ...page } = cardPage('', { crop: 3 })
    expect((await pageOf(page)).trim).toEqual({ x: 3, y: 3, width: 90, height: 50 })
    expect((await pageOf({ ...page, crop: 0 })).trim).toBeNull()
  })
})

// PRE-11
describe('ink that overprints', () => {
  const resources = `/ExtGState << /G0 << /OP true /op true /OPM 1 >> /G1 << /OP true /op true /OPM 0 >> >>
    /ColorSpace << /B [/Separation /Black /DeviceCMYK << /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 0 0 1] /N 1 >>] >>`
  const ground = `0.9 0.9 0.8 0 k ${rect(20, 20, 30, 20)} f`
  const inkOf = async (content: string) => (await pageOf(cardPage(content, { resources }))).ink
  const over = rect(25, 25, 10, 10)

  test('is added to what lies under it', async () => {
    for (const content of [`/G0 gs 0 0 0 1 k ${over} f`, `/G1 gs /B cs 1 scn ${over} f`]) {
      const { above, of } = await inkOf(`${ground} ${content}`)
      // 260 % on the whole ground, 360 % on 100 mm² of it.
      expect([above[5], above[6], above[15], above[16]]).toEqual([600, 100, 100, 0])
      expect(of).toBe('all')
    }
  })

  test('isn’t added where it knocks out, nor beside the ground', async () => {
    for (const content of [
      `${ground} 0 0 0 1 k ${over} f`,
      `${ground} /G1 gs 0 0 0 1 k ${over} f`,
      `${ground} 0 0 0 0 k ${over} f /G0 gs 0 0 0 1 k ${over} f`,
      `${ground} /G0 gs 0 0 0 1 k ${rect(60, 25, 10, 10)} f`,
    ])
      expect((await inkOf(content)).above[6]).toBe(0)
  })

  test('is said to be unknown on a gradient', async () => {
    const shaded = cardPage(`q ${over} W n /S0 sh Q /G0 gs 0 0 0 1 k ${over} f`, {
      resources: `${resources} /Shading << /S0 << /ShadingType 2 /ColorSpace /DeviceCMYK /Coords [0 0 99 0]
        /Function << /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0.5 0 0 0] /N 1 >> >> >>`,
    })
    expect((await pageOf(shaded)).ink.of).toBe('pictures')
  })
})

describe('what other readers open', () => {
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 272 158] /Contents 4 0 R /Resources << >> >>'
  const content = { dict: '', data: `1 0 0 0 k ${rect(0, 0, 96, 56)} f` }
  const sound = rawPdf({ pages: [cardPage('')] }).toString('latin1')

  test.each([
    [
      'a tree of references to references',
      assemble(
        new Map<number, string | RawStream>([
          [1, '<< /Type /Catalog /Pages 8 0 R >>'],
          [2, '<< /Type /Pages /Count 1 /Kids 7 0 R >>'],
          [3, page],
          [4, content],
          [5, '6 0 R'],
          [6, '3 0 R'],
          [7, '[5 0 R]'],
          [8, '2 0 R'],
        ]),
      ),
    ],
    ['a negative place of the last table', Buffer.from(sound.replace(/startxref\n/, '$&-'), 'latin1')],
    ['no place of it', Buffer.from(sound.replace(/startxref\n\d+/, 'startxref\n-1'), 'latin1')],
  ])('%s', async (_, file) => {
    await writeFile(path, file)
    const reader = await PdfReader.open(path, '')
    expect((await reader.facts()).pageCount).toBe(1)
    expect((await reader.page(1, 96)).data[0]).toBeLessThan(250)
  })

  test('a reference to itself ends', async () => {
    const objects = new Map<number, string | RawStream>([
      [1, '<< /Type /Catalog /Pages 2 0 R >>'],
      [2, '<< /Type /Pages /Count 1 /Kids [5 0 R 3 0 R] >>'],
      [3, page],
      [4, content],
      [5, '6 0 R'],
      [6, '5 0 R'],
    ])
    await writeFile(path, assemble(objects))
    await expect(PdfReader.open(path, '').then((reader) => reader.facts())).rejects.toThrow('damaged')
  })
})

// PRE-12
describe('the picture of a page', () => {
  const square = {
    dict: '/Type /XObject /Subtype /Form /BBox [0 0 300 200]',
    data: '1 0 0 0 k 0 0 300 200 re f',
  }
  const annotation = (kind: string, flags: number) =>
    `<< /Type /Annot ${kind} /F ${flags} /Rect [0 0 300 200] /AP << /N 101 0 R >> >>`
  const firstPixel = async (annotation: string) => {
    const page: RawPage = { size: [96, 56], trim: 3, content: '', more: '/Annots [100 0 R]' }
    const objects = { 100: annotation, 101: square }
    await writeFile(path, rawPdf({ pages: [page], objects, catalog: '/AcroForm << /Fields [100 0 R] >>' }))
    const reader = await PdfReader.open(path, '')
    const { pages } = await reader.facts()
    return { red: (await reader.page(1, 96)).data[0], isEmpty: pages[0]?.isEmpty }
  }

  test('shows fields as they are filled in, and annotations that are printed', async () => {
    const field = annotation('/Subtype /Widget /FT /Tx /T (ad) /V (Aysel)', 4)
    for (const one of [field, annotation('/Subtype /Square', 4)])
      expect(await firstPixel(one)).toEqual({ red: 0, isEmpty: false })
  })

  test('shows none that isn’t printed', async () => {
    expect(await firstPixel(annotation('/Subtype /Square', 0))).toEqual({ red: 255, isEmpty: true })
  })

  const whole = '/ColorSpace /DeviceCMYK /Function 100 0 R'
  const axial = `<< /ShadingType 2 /Coords [0 0 272 0] ${whole} >>`
  const mesh = `${whole} /BitsPerCoordinate 8 /BitsPerComponent 8 /BitsPerFlag 8 /Decode [0 272 0 158 0 1]`
  const corners = [0, 0, 0, 9, 0, 255, 0, 9, 0, 0, 255, 9, 0, 255, 0, 9, 0, 0, 255, 9, 0, 255, 255, 9]
  const edge = [
    0, 0, 0, 85, 0, 170, 0, 255, 85, 255, 170, 255, 255, 255, 255, 170, 255, 85, 255, 0, 170, 0, 85, 0,
  ]
  const sampled = {
    dict: '/FunctionType 0 /Domain [0 1] /Range [0 1 0 1 0 1 0 1] /Size [2] /BitsPerSample 8',
    data: Buffer.from([0, 0, 255, 0, 0, 0, 255, 0]),
  }
  const yellowOf = (inputs: string) => ({
    dict: `/FunctionType 4 /Domain [${inputs}] /Range [0 1 0 1 0 1 0 1]`,
    data: `{ ${'pop '.repeat(inputs.length > 3 ? 2 : 1)}0 0 1 0 }`,
  })
  test.each<[string, string, Record<number, string | RawStream>]>([
    ['of places', `<< /ShadingType 1 /Matrix [272 0 0 158 0 0] ${whole} >>`, { 100: yellowOf('0 1 0 1') }],
    ['along a line', axial, { 100: yellowOf('0 1') }],
    ['of samples', axial, { 100: sampled }],
    ['of parts', axial, { 100: '<< /FunctionType 2 /Domain [0 1] /C0 [0 0 1 0] /C1 [0 0 1 0] /N 1 >>' }],
    [
      'between circles',
      `<< /ShadingType 3 /Coords [136 79 0 136 79 300] /Extend [true true] ${whole} >>`,
      { 100: yellowOf('0 1') },
    ],
    [
      'of triangles',
      '101 0 R',
      { 100: yellowOf('0 1'), 101: { dict: `/ShadingType 4 ${mesh}`, data: Buffer.from(corners) } },
    ],
    [
      'of patches',
      '101 0 R',
      {
        100: yellowOf('0 1'),
        101: { dict: `/ShadingType 6 ${mesh}`, data: Buffer.from([0, ...edge, 9, 9, 9, 9]) },
      },
    ],
  ])('keeps the yellow of a shading %s whose colour a function gives', async (_, shading, objects) => {
    const page: RawPage = { size: [96, 56], content: '/S0 sh', resources: `/Shading << /S0 ${shading} >>` }
    await writeFile(path, rawPdf({ pages: [page], objects }))
    const { data } = await (await PdfReader.open(path, '')).page(1, 96)
    const [red = 0, green = 0, blue = 255] = data.slice(4 * (28 * 96 + 48))
    expect(red).toBeGreaterThan(240)
    expect(green).toBeGreaterThan(220)
    expect(blue).toBeLessThan(40)
  })
})
