import { deflateSync } from 'node:zlib'
import { cmyk, PDFDocument, rgb } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { type Check, severity } from '../../../../src/domains/preflight/profile-input.ts'
import { kitPdf } from './kit-pdf.ts'
import { cmykJpeg, cmykPixels, cmykTiff, predictedRows, rgbJpeg } from './pictures.ts'
import { type RawFile, rawPdf, unit } from './raw-pdf.ts'
import { card, cardPage, type Faulty, helvetica, rect, text } from './sample.ts'

const { look, must } = severity.enum

/** A card with content of its own, its resources and objects. */
const raw = (content: string, resources = '', objects: RawFile['objects'] = {}): Buffer =>
  rawPdf({ pages: [cardPage(content, { resources })], objects })

const kit = (draw: Parameters<typeof kitPdf>[1]) =>
  kitPdf(
    [96, 56],
    (pdf, mm) => {
      pdf.rect(0, 0, mm(96), mm(56)).fill([60, 10, 0, 0])
      draw(pdf, mm)
    },
    { trim: 3 },
  )

async function lib(draw: (pdf: PDFDocument) => Promise<void> | void): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  pdf.addPage([96 * unit, 56 * unit])
  await draw(pdf)
  return Buffer.from(await pdf.save())
}

const file = (name: string, expect: Check, make: Faulty['make'], as?: 'look' | 'must'): Faulty => ({
  name,
  expect,
  profile: card,
  make,
  ...(as && { severity: as }),
})

const square = rect(20, 20, 20, 15)
const picture = (width: number, height: number, colours: string, filter: string): string =>
  `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${colours} /BitsPerComponent 8 ${filter}`
const placed = 'q 120 0 0 80 60 40 cm /I0 Do Q'
const inObjects = '/XObject << /I0 100 0 R >>'
const tint = '<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 1 0.5 0] /N 1 >>'

export const faultyColours: readonly Faulty[] = [
  file(
    'an RGB shape, pdfkit',
    'rgb',
    () => kit((pdf, mm) => pdf.rect(mm(20), mm(20), mm(9), mm(9)).fill('#e2007a')),
    look,
  ),
  file('an RGB shape, pdf-lib', 'rgb', () =>
    lib((pdf) =>
      pdf.getPage(0).drawRectangle({ x: 60, y: 60, width: 30, height: 30, color: rgb(1, 0, 0.4) }),
    ),
  ),
  file('an RGB picture, pdf-lib', 'rgb', () =>
    lib(async (pdf) => {
      const embedded = await pdf.embedJpg(await rgbJpeg(600, 300))
      pdf.getPage(0).drawImage(embedded, { x: 60, y: 50, width: 100, height: 50 })
    }),
  ),
  file('RGB text', 'rgb', () => raw(`0.2 0.1 0.4 rg ${text(30, 20, 9, 'Salam')}`, helvetica)),
  file('an RGB gradient', 'rgb', () =>
    raw(
      'q 60 60 80 40 re W n /S0 sh Q',
      '/Shading << /S0 << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [60 60 140 60] /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> >> >>',
    ),
  ),
  file('an RGB gradient as a pattern', 'rgb', () =>
    raw(
      `/Pattern cs /P0 scn ${square} f`,
      '/Pattern << /P0 << /PatternType 2 /Shading << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [60 60 140 60] /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> >> >> >>',
    ),
  ),
  file('RGB tiles', 'rgb', () =>
    raw(`/Pattern cs /P0 scn ${square} f`, '/Pattern << /P0 100 0 R >>', {
      100: {
        dict: '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 10 10] /XStep 10 /YStep 10 /Resources << >>',
        data: '1 0 0 rg 0 0 5 5 re f',
      },
    }),
  ),
  file('a shape with an RGB profile', 'rgb', () =>
    raw(`/C0 cs 0.5 0.2 0.1 sc ${square} f`, '/ColorSpace << /C0 [/ICCBased 100 0 R] >>', {
      100: { dict: '/N 3 /Alternate /DeviceRGB', data: 'profile' },
    }),
  ),
  file('Lab', 'rgb', () =>
    raw(
      `/C0 cs 50 20 10 sc ${square} f`,
      '/ColorSpace << /C0 [/Lab << /WhitePoint [0.9505 1 1.089] /Range [-128 127 -128 127] >>] >>',
    ),
  ),
  file('calibrated RGB', 'rgb', () =>
    raw(
      `/C0 CS 0.5 0.2 0.1 SC 2 w ${square} S`,
      '/ColorSpace << /C0 [/CalRGB << /WhitePoint [0.9505 1 1.089] >>] >>',
    ),
  ),
  file('an RGB palette', 'rgb', () =>
    raw(placed, inObjects, {
      100: {
        dict: picture(600, 400, '[/Indexed /DeviceRGB 1 <ff0000000000>]', '/Filter /FlateDecode'),
        data: deflateSync(Buffer.alloc(600 * 400)),
      },
    }),
  ),
  { ...file('an RGB photo', 'rgb', () => rgbJpeg(1134, 661)), kind: 'jpeg' },
  {
    ...file('a picture with a profile of its own', 'icc', async () =>
      raw(placed, inObjects, {
        100: {
          dict: picture(600, 400, '[/ICCBased 101 0 R]', '/Filter /DCTDecode /Decode [1 0 1 0 1 0 1 0]'),
          data: await cmykJpeg(600, 400, [10, 20, 30, 0]),
        },
        101: { dict: '/N 4 /Alternate /DeviceCMYK', data: 'profile' },
      }),
    ),
    profile: { ...card, severities: { icc: 'look' } },
  },

  file('a named ink', 'spots', () =>
    raw(
      `/C0 cs 1 scn ${square} f`,
      `/ColorSpace << /C0 [/Separation /PANTONE#20185#20C /DeviceCMYK ${tint}] >>`,
    ),
  ),
  file('two named inks', 'spots', () =>
    raw(
      `/C0 cs 1 0.5 scn ${square} f`,
      `/ColorSpace << /C0 [/DeviceN [/Gold /Silver] /DeviceCMYK << /FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1 0 1] >>] >>`,
    ),
  ),
  file('a picture in a named ink', 'spots', () =>
    raw(placed, inObjects, {
      100: {
        dict: picture(600, 400, `[/Separation /Varnish /DeviceCMYK ${tint}]`, '/Filter /FlateDecode'),
        data: deflateSync(Buffer.alloc(600 * 400, 120)),
      },
    }),
  ),

  file(
    '400 % of ink, pdfkit',
    'ink',
    () => kit((pdf, mm) => pdf.rect(mm(20), mm(20), mm(20), mm(15)).fill([100, 100, 100, 100])),
    must,
  ),
  file(
    'a gradient to 400 % of ink',
    'ink',
    () =>
      raw(
        'q 60 60 80 40 re W n /S0 sh Q',
        '/Shading << /S0 << /ShadingType 2 /ColorSpace /DeviceCMYK /Coords [60 60 140 60] /Function << /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [1 1 1 1] /N 1 >> >> >>',
      ),
    must,
  ),
  file(
    'a gradient of several parts with 360 % of ink in the middle',
    'ink',
    () =>
      raw(
        `/Pattern cs /P0 scn ${square} f`,
        '/Pattern << /P0 << /PatternType 2 /Shading << /ShadingType 2 /ColorSpace /DeviceCMYK /Coords [60 60 140 60] /Function << /FunctionType 3 /Domain [0 1] /Bounds [0.5] /Encode [0 1 0 1] /Functions [<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 1] /C1 [1 1 0.6 1] /N 1 >> << /FunctionType 2 /Domain [0 1] /C0 [1 1 0.6 1] /C1 [0 0 0 0] /N 1 >>] >> >> >> >>',
      ),
    must,
  ),
  file('310 % of ink', 'ink', () => raw(`1 1 0.9 0.2 k ${square} f`), look),
  file(
    '330 % of ink, pdf-lib',
    'ink',
    () =>
      lib((pdf) =>
        pdf
          .getPage(0)
          .drawRectangle({ x: 50, y: 50, width: 60, height: 40, color: cmyk(0.9, 0.8, 0.8, 0.8) }),
      ),
    must,
  ),
  file(
    'a CMYK JPEG with too much ink, pdfkit',
    'ink',
    async () => {
      const heavy = await cmykJpeg(600, 400, [95, 90, 85, 80])
      return kit((pdf, mm) => pdf.image(heavy, mm(20), mm(15), { width: mm(40) }))
    },
    must,
  ),
  file(
    'rows of CMYK with too much ink',
    'ink',
    () =>
      raw(placed, inObjects, {
        100: {
          dict: picture(600, 400, '/DeviceCMYK', '/Filter /FlateDecode'),
          data: deflateSync(cmykPixels(600, 400, [90, 90, 90, 90])),
        },
      }),
    must,
  ),
  file(
    'predicted rows of CMYK with too much ink',
    'ink',
    () =>
      raw(placed, inObjects, {
        100: {
          dict: picture(
            600,
            400,
            '/DeviceCMYK',
            '/Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors 4 /Columns 600 >>',
          ),
          data: predictedRows(cmykPixels(600, 400, [90, 90, 90, 90]), 2400),
        },
      }),
    must,
  ),
  {
    ...file('a TIFF with too much ink', 'ink', () => cmykTiff(1134, 661, [100, 90, 90, 60]), must),
    kind: 'tiff',
  },
  {
    ...file('a JPEG with too much ink', 'ink', () => cmykJpeg(1134, 661, [100, 90, 90, 60]), must),
    kind: 'jpeg',
  },

  file(
    'white that overprints',
    'whiteOverprint',
    () => raw(`/G0 gs 0 0 0 0 k ${square} f`, '/ExtGState << /G0 << /OP true /op true /OPM 1 >> >>'),
    must,
  ),
  file(
    'white text that overprints',
    'whiteOverprint',
    () => raw(`/G0 gs 1 g ${text(30, 20, 9, 'Salam')}`, `/ExtGState << /G0 << /op true >> >> ${helvetica}`),
    must,
  ),
  file('magenta that overprints', 'overprint', () =>
    raw(`/G0 gs 0 1 0 0 k ${square} f`, '/ExtGState << /G0 << /op true >> >>'),
  ),
  file('lines that overprint', 'overprint', () =>
    raw(`/G0 gs 0 1 0 0 K 3 w ${square} S`, '/ExtGState << /G0 << /OP true >> >>'),
  ),

  file('a shape seen through, pdfkit', 'transparency', () =>
    kit((pdf, mm) => pdf.fillOpacity(0.5).rect(mm(20), mm(20), mm(9), mm(9)).fill([0, 100, 0, 0])),
  ),
  file('a shape that multiplies', 'transparency', () =>
    raw(`/G0 gs 0 1 0 0 k ${square} f`, '/ExtGState << /G0 << /BM /Multiply >> >>'),
  ),
  file('a picture seen through, pdf-lib', 'transparency', () =>
    lib(async (pdf) => {
      const embedded = await pdf.embedJpg(await rgbJpeg(600, 300))
      pdf.getPage(0).drawImage(embedded, { x: 60, y: 50, width: 100, height: 50, opacity: 0.4 })
    }),
  ),
  file('a soft mask', 'transparency', () =>
    raw(
      `/G0 gs 0 1 0 0 k ${square} f`,
      '/ExtGState << /G0 << /SMask << /Type /Mask /S /Luminosity /G 100 0 R >> >> >>',
      {
        100: {
          dict: '/Type /XObject /Subtype /Form /BBox [0 0 300 200] /Group << /S /Transparency /CS /DeviceGray >>',
          data: '0.5 g 0 0 300 200 re f',
        },
      },
    ),
  ),
  file('a PNG with a see-through shadow, pdfkit', 'transparency', async () => {
    const shadow = await sharp({
      create: { width: 400, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } },
    })
      .png()
      .toBuffer()
    return kit((pdf, mm) => pdf.image(shadow, mm(20), mm(15), { width: mm(30) }))
  }),
  {
    ...file('a PNG that is seen through', 'transparency', () =>
      sharp({
        create: { width: 1134, height: 661, channels: 4, background: { r: 9, g: 90, b: 200, alpha: 0.5 } },
      })
        .png()
        .toBuffer(),
    ),
    kind: 'png',
  },

  file('a line of 0.1 pt, pdfkit', 'hairline', () =>
    kit((pdf, mm) => pdf.lineWidth(0.1).moveTo(mm(20), mm(20)).lineTo(mm(60), mm(20)).stroke([0, 0, 0, 100])),
  ),
  file('the thinnest line there is', 'hairline', () => raw('0 0 0 1 K 0 w 60 60 m 160 60 l S')),
  file('a line that is scaled down', 'hairline', () =>
    raw('q 0.1 0 0 0.1 0 0 cm 0 0 0 1 K 1 w 600 600 m 1600 600 l S Q'),
  ),
  file('text of 4 pt, pdfkit', 'smallText', () =>
    kit((pdf, mm) => pdf.fill([0, 0, 0, 100]).fontSize(4).text('Azərbaycan', mm(20), mm(20))),
  ),
  file('text that its matrix makes small', 'smallText', () =>
    raw(`0 0 0 1 k BT /F1 12 Tf 0.3 0 0 0.3 80 60 Tm (Salam) Tj ET`, helvetica),
  ),
  file('small text in four inks, pdfkit', 'richText', () =>
    kit((pdf, mm) => pdf.fill([60, 60, 60, 100]).fontSize(7).text('Azərbaycan', mm(20), mm(20))),
  ),
  file('small text in two inks', 'richText', () => raw(`0.4 0 0 1 k ${text(30, 20, 8, 'Salam')}`, helvetica)),
]
