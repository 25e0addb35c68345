import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PageFacts } from '../../../src/domains/preflight/facts.ts'
import { PdfReader } from '../../../src/domains/preflight/reading/pdf-reader.ts'
import { readSkeleton } from '../../../src/domains/preflight/reading/skeleton.ts'
import { type RawFile, type RawPage, rawPdf } from './corpus/raw-pdf.ts'
import { cardPage, helvetica, rect, text } from './corpus/sample.ts'

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
