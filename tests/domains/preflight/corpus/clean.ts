import { deflateSync } from 'node:zlib'
import { cmyk, PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { defaultProfiles } from '../../../../src/domains/preflight/profile-input.ts'
import { kitPdf } from './kit-pdf.ts'
import { cmykJpeg, cmykPixels, cmykTiff, photo, rgbJpeg } from './pictures.ts'
import { rawPdf, unit } from './raw-pdf.ts'
import { anySize, banner, card, cardPage, leaflet, rect, type Sample } from './sample.ts'

const kitCard = (draw: Parameters<typeof kitPdf>[1], trim?: number) =>
  kitPdf(
    [96, 56],
    (pdf, mm) => {
      pdf.rect(0, 0, mm(96), mm(56)).fill([60, 10, 0, 0])
      pdf.fill([0, 0, 0, 100]).fontSize(9).text('Aysel Əliyeva', mm(12), mm(20))
      draw(pdf, mm)
    },
    trim === undefined ? {} : { trim },
  )

/** Nothing in these has to be mended. */
export const clean: readonly Sample[] = [
  { name: 'a card with a trim box, pdfkit', profile: card, make: () => kitCard(() => undefined, 3) },
  { name: 'a card with bleed and no trim box, pdfkit', profile: card, make: () => kitCard(() => undefined) },
  {
    name: 'a card of two pages with a picture, pdfkit',
    profile: card,
    make: async () => {
      const picture = await cmykJpeg(900, 600, [40, 20, 10, 0])
      return kitCard((pdf, mm) => {
        pdf.addPage().rect(0, 0, mm(96), mm(56)).fill([0, 90, 80, 0])
        pdf.image(picture, mm(30), mm(15), { width: mm(40) })
      }, 3)
    },
  },
  {
    name: 'a white card in its finished size',
    profile: card,
    make: () =>
      kitPdf([90, 50], (pdf, mm) =>
        pdf.fill([0, 0, 0, 100]).fontSize(9).text('Bakı, Nizami küçəsi 96', mm(10), mm(20)),
      ),
  },
  {
    name: 'a sheet with marks and slug around it',
    profile: card,
    make: () =>
      rawPdf({
        pages: [
          {
            size: [120, 80],
            trim: 15,
            content: [
              `0.6 0.1 0 0 k ${rect(12, 12, 96, 56)} f`,
              '1 1 1 1 K 0.25 w 42.5 10 m 42.5 25 l S 297.6 10 m 297.6 25 l S',
            ].join('\n'),
          },
        ],
      }),
  },
  {
    name: 'a leaflet, pdf-lib',
    profile: leaflet,
    make: async () => {
      const pdf = await PDFDocument.create()
      const page = pdf.addPage([154 * unit, 216 * unit])
      page.drawRectangle({ x: 0, y: 0, width: 154 * unit, height: 216 * unit, color: cmyk(0.1, 0.2, 0.9, 0) })
      page.setTrimBox(3 * unit, 3 * unit, 148 * unit, 210 * unit)
      return Buffer.from(await pdf.save())
    },
  },
  {
    name: 'a leaflet with a photo of 300 dpi, pdf-lib',
    profile: leaflet,
    make: async () => {
      const pdf = await PDFDocument.create()
      const page = pdf.addPage([154 * unit, 216 * unit])
      const picture = await pdf.embedJpg(await rgbJpeg(1819, 2551))
      page.drawImage(picture, { x: 0, y: 0, width: 154 * unit, height: 216 * unit })
      return Buffer.from(await pdf.save())
    },
  },
  {
    name: 'black that overprints',
    profile: card,
    make: () =>
      rawPdf({
        pages: [
          cardPage(`/G0 gs 0 0 0 1 k ${rect(20, 20, 20, 10)} f`, {
            resources: '/ExtGState << /G0 << /OP true /op true /OPM 1 >> >>',
          }),
        ],
      }),
  },
  {
    name: '300 % of ink',
    profile: card,
    make: () => rawPdf({ pages: [cardPage(`1 1 1 0 k ${rect(20, 20, 20, 10)} f`)] }),
  },
  {
    name: 'a gradient to 300 % of ink',
    profile: card,
    make: () =>
      rawPdf({
        pages: [
          cardPage('q 60 60 80 40 re W n /S0 sh Q', {
            resources:
              '/Shading << /S0 << /ShadingType 2 /ColorSpace /DeviceCMYK /Coords [60 60 140 60] /Function << /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0.8 0.8 0.6 0.8] /N 1 >> >> >>',
          }),
        ],
      }),
  },
  {
    name: 'registration marks of 400 % on a speck',
    profile: card,
    make: () => rawPdf({ pages: [cardPage(`1 1 1 1 k ${rect(40, 20, 2, 2)} f`)] }),
  },
  {
    name: 'a picture with a gradient of a few pixels',
    profile: card,
    make: () =>
      rawPdf({
        pages: [cardPage('q 120 0 0 80 60 40 cm /I0 Do Q', { resources: '/XObject << /I0 100 0 R >>' })],
        objects: {
          100: {
            dict: '/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceCMYK /BitsPerComponent 8 /Filter /FlateDecode',
            data: deflateSync(cmykPixels(2, 2, [10, 20, 0, 0])),
          },
        },
      }),
  },
  {
    name: 'links',
    profile: card,
    make: () => kitCard((pdf, mm) => pdf.link(mm(20), mm(20), mm(10), mm(10), 'https://numune.az'), 3),
  },
  {
    name: 'a brochure of eight pages, pdfkit',
    profile: { ...defaultProfiles.brochure, sizes: [{ width: 90, height: 50 }] },
    make: () =>
      kitCard((pdf, mm) => {
        for (let page = 2; page <= 8; page++)
          pdf
            .addPage()
            .rect(0, 0, mm(96), mm(56))
            .fill([0, 10 * page, 0, 0])
      }, 3),
  },
  {
    name: 'a banner at 1:10',
    profile: banner,
    make: () =>
      kitPdf([202, 102], (pdf, mm) => pdf.rect(0, 0, mm(202), mm(102)).fill([0, 90, 90, 0]), { trim: 1 }),
  },
  {
    name: 'a page turned twice',
    profile: card,
    make: () => rawPdf({ pages: [cardPage(`0 0 0 1 k ${rect(20, 20, 10, 10)} f`, { more: '/Rotate 180' })] }),
  },
  {
    name: 'what is on a hidden layer',
    profile: card,
    make: () =>
      rawPdf({
        pages: [
          cardPage(`/OC /L0 BDC 1 1 1 1 k ${rect(20, 20, 20, 10)} f EMC`, {
            resources: '/Properties << /L0 100 0 R >>',
          }),
        ],
        objects: { 100: '<< /Type /OCG /Name (Die) >>' },
        catalog: '/OCProperties << /OCGs [100 0 R] /D << /OFF [100 0 R] >> >>',
      }),
  },
  {
    name: 'a crop box that hides the bleed: it is in the file all the same',
    profile: card,
    make: () => rawPdf({ pages: [cardPage('', { crop: 3 })] }),
  },
  { name: 'a photo with bleed', kind: 'jpeg', profile: card, make: () => rgbJpeg(1134, 661) },
  { name: 'a TIFF in CMYK', kind: 'tiff', profile: card, make: () => cmykTiff(1134, 661, [60, 40, 40, 10]) },
  {
    name: 'a PNG that doesn’t know its size',
    kind: 'png',
    profile: card,
    make: () => photo(1134, 661).png().toBuffer(),
  },
  {
    name: 'a picture on white without bleed',
    kind: 'png',
    profile: card,
    make: () =>
      photo(763, 291)
        .extend({ top: 150, bottom: 150, left: 150, right: 150, background: 'white' })
        .png()
        .toBuffer(),
  },
  {
    name: 'objects in streams, pdf-lib',
    profile: anySize,
    make: async () => {
      const pdf = await PDFDocument.load(await kitCard(() => undefined))
      return Buffer.from(await pdf.save({ useObjectStreams: true }))
    },
  },
  {
    name: 'a grey page of a line drawing',
    kind: 'png',
    profile: anySize,
    make: () =>
      sharp({ create: { width: 900, height: 600, channels: 3, background: '#777' } })
        .toColourspace('b-w')
        .png()
        .toBuffer(),
  },
]
