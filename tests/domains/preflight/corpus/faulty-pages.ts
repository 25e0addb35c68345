import { PDFDocument } from '@cantoo/pdf-lib'
import { defaultProfiles } from '../../../../src/domains/preflight/profile-input.ts'
import { kitPdf } from './kit-pdf.ts'
import { bordered, cmykJpeg, rgbJpeg } from './pictures.ts'
import { rawPdf, unit } from './raw-pdf.ts'
import { anySize, banner, card, cardPage, type Faulty, helvetica, leaflet, rect, text } from './sample.ts'

async function libPdf(
  pages: readonly (readonly [number, number])[],
  draw: (pdf: PDFDocument) => Promise<void> | void = () => undefined,
): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  for (const [width, height] of pages) pdf.addPage([width * unit, height * unit])
  await draw(pdf)
  return Buffer.from(await pdf.save())
}

const kitCard = (
  draw: Parameters<typeof kitPdf>[1] = () => undefined,
  background: [number, number, number, number] = [0, 0, 96, 56],
) =>
  kitPdf(
    [96, 56],
    (pdf, mm) => {
      const [x, y, width, height] = background.map(mm)
      pdf.rect(x ?? 0, y ?? 0, width ?? 0, height ?? 0).fill([60, 10, 0, 0])
      draw(pdf, mm)
    },
    { trim: 3 },
  )

/** Sizes, bleed, margins, resolution. */
export const faultyPages: readonly Faulty[] = [
  {
    name: 'a card of three pages, pdfkit',
    expect: 'pageCount',
    profile: card,
    make: () => kitPdf([90, 50], (pdf) => pdf.addPage().addPage()),
  },
  {
    name: 'a leaflet of eight pages, pdf-lib',
    expect: 'pageCount',
    profile: leaflet,
    make: () => libPdf(Array.from({ length: 8 }, () => [148, 210] as const)),
  },
  {
    name: 'a brochure of two pages',
    expect: 'pageCount',
    profile: defaultProfiles.brochure,
    make: () => rawPdf({ pages: [cardPage(''), cardPage('')] }),
  },
  { name: 'a card of 85 × 55', expect: 'size', profile: card, make: () => kitPdf([85, 55], () => undefined) },
  { name: 'A4 for A5, pdf-lib', expect: 'size', profile: leaflet, make: () => libPdf([[210, 297]]) },
  {
    name: 'a trim box that is 1 mm too wide',
    expect: 'size',
    profile: card,
    make: () => rawPdf({ pages: [{ ...cardPage(''), size: [97, 57] }] }),
  },
  {
    name: 'a card in units of two points',
    expect: 'size',
    profile: card,
    make: () => rawPdf({ pages: [cardPage('', { more: '/UserUnit 2' })] }),
  },
  {
    name: 'a square picture for a card',
    kind: 'jpeg',
    expect: 'size',
    profile: card,
    make: () => rgbJpeg(800, 800),
  },
  {
    name: 'a banner at 1:20',
    expect: 'size',
    profile: banner,
    make: () => rawPdf({ pages: [{ size: [100, 50], content: '' }] }),
  },
  {
    name: 'an upright card',
    expect: 'orientation',
    profile: card,
    make: () => kitPdf([50, 90], () => undefined),
  },
  {
    name: 'a page turned by its own entry',
    expect: 'orientation',
    profile: card,
    make: () => rawPdf({ pages: [cardPage('', { more: '/Rotate 90' })] }),
  },
  {
    name: 'an upright picture',
    kind: 'jpeg',
    expect: 'orientation',
    profile: card,
    make: () => rgbJpeg(661, 1134),
  },
  {
    name: 'A5 and A6',
    expect: 'mixedSizes',
    profile: anySize,
    make: () =>
      libPdf([
        [148, 210],
        [105, 148],
      ]),
  },
  {
    name: 'a wide page among upright ones',
    expect: 'mixedSizes',
    profile: anySize,
    make: () => kitPdf([100, 150], (pdf) => pdf.addPage({ size: [150 * unit, 100 * unit], margin: 0 })),
  },

  {
    name: 'colour up to the edge of a finished page, pdfkit',
    expect: 'bleed',
    profile: card,
    make: () => kitPdf([90, 50], (pdf, mm) => pdf.rect(0, 0, mm(90), mm(50)).fill([0, 80, 90, 0])),
  },
  {
    name: 'colour up to the edge of a finished page, pdf-lib',
    expect: 'bleed',
    profile: leaflet,
    make: () =>
      libPdf([[148, 210]], async (pdf) => {
        const picture = await pdf.embedJpg(await rgbJpeg(600, 850))
        pdf.getPage(0).drawImage(picture, { x: 0, y: 0, width: 148 * unit, height: 210 * unit })
      }),
  },
  {
    name: '1 mm of bleed',
    expect: 'bleed',
    profile: card,
    make: () =>
      rawPdf({ pages: [{ size: [92, 52], trim: 1, content: `0 1 1 0 k ${rect(0, 0, 92, 52)} f` }] }),
  },
  {
    name: 'one coloured side without bleed',
    expect: 'bleed',
    profile: card,
    make: () => rawPdf({ pages: [{ size: [90, 50], content: `0 1 1 0 k ${rect(0, 0, 20, 50)} f` }] }),
  },
  {
    name: 'a dark picture in the finished proportions',
    kind: 'jpeg',
    expect: 'bleed',
    profile: card,
    make: () => rgbJpeg(1063, 591),
  },
  {
    name: 'colour that ends at the cut, pdfkit',
    expect: 'whiteEdge',
    profile: card,
    make: () => kitCard(undefined, [3, 3, 90, 50]),
  },
  {
    name: 'colour that ends at the cut on the left',
    expect: 'whiteEdge',
    profile: card,
    make: () => kitCard(undefined, [3, 0, 93, 56]),
  },
  {
    name: 'a photo that ends at the cut',
    expect: 'whiteEdge',
    profile: leaflet,
    make: () =>
      libPdf([[154, 216]], async (pdf) => {
        const picture = await pdf.embedJpg(await rgbJpeg(600, 300))
        pdf
          .getPage(0)
          .drawImage(picture, { x: 3 * unit, y: 150 * unit, width: 148 * unit, height: 66 * unit })
      }),
  },
  {
    name: 'a picture with a white border in place of bleed',
    kind: 'jpeg',
    expect: 'whiteEdge',
    profile: card,
    make: () => bordered(1134, 661, 35),
  },
  {
    name: 'colour that goes 1 mm beyond the cut',
    expect: 'whiteEdge',
    profile: card,
    make: () =>
      rawPdf({ pages: [{ size: [96, 56], trim: 3, content: `0 1 1 0 k ${rect(2, 2, 92, 52)} f` }] }),
  },

  {
    name: 'text across the cut, pdfkit',
    expect: 'textCut',
    profile: card,
    make: () => kitCard((pdf, mm) => pdf.fill([0, 0, 0, 100]).fontSize(10).text('Bakı', mm(1), mm(20))),
  },
  {
    name: 'text across the cut',
    expect: 'textCut',
    profile: card,
    make: () =>
      rawPdf({ pages: [cardPage(`0 0 0 1 k ${text(30, 2, 10, 'Baku')}`, { resources: helvetica })] }),
  },
  {
    name: 'text 1.4 mm from the cut, pdfkit',
    expect: 'textMargin',
    profile: card,
    make: () =>
      kitCard((pdf, mm) => pdf.fill([0, 0, 0, 100]).fontSize(8).text('+994 12 555 01 42', mm(4.4), mm(20))),
  },
  {
    name: 'text near the cut inside a form',
    expect: 'textMargin',
    profile: card,
    make: () =>
      rawPdf({
        pages: [cardPage('q 1 0 0 1 5 0 cm /X0 Do Q', { resources: '/XObject << /X0 100 0 R >>' })],
        objects: {
          100: {
            dict: `/Type /XObject /Subtype /Form /BBox [0 0 300 200] /Matrix [1 0 0 1 7 0] /Resources << ${helvetica} >>`,
            data: `0 0 0 1 k ${text(0, 20, 8, 'Near')}`,
          },
        },
      }),
  },
  {
    name: 'text near the cut of a turned page',
    expect: 'textMargin',
    profile: { ...card, sizes: [{ width: 50, height: 90 }] },
    make: () =>
      rawPdf({
        pages: [
          cardPage(`0 0 0 1 k ${text(4, 20, 8, 'Near')}`, { resources: helvetica, more: '/Rotate 270' }),
        ],
      }),
  },
  {
    name: 'text near the lower edge',
    expect: 'textMargin',
    profile: card,
    make: () =>
      kitCard((pdf, mm) =>
        pdf.fill([0, 0, 0, 100]).fontSize(6).text('aysel@numune.az', mm(30), mm(50), { lineBreak: false }),
      ),
  },
  {
    name: 'a frame 1.5 mm inside',
    expect: 'partMargin',
    profile: card,
    make: () =>
      kitCard((pdf, mm) => pdf.lineWidth(1).rect(mm(4.5), mm(4.5), mm(87), mm(47)).stroke([0, 0, 0, 100])),
  },
  {
    name: 'a logo 2 mm from the cut',
    expect: 'partMargin',
    profile: card,
    make: () => rawPdf({ pages: [cardPage(`0 1 0 0 k ${rect(5, 20, 10, 10)} f`)] }),
  },

  {
    name: 'a picture of 100 dpi, pdfkit',
    expect: 'resolution',
    severity: 'must',
    profile: card,
    make: async () => {
      const picture = await cmykJpeg(200, 100, [50, 20, 0, 0])
      return kitCard((pdf, mm) => pdf.image(picture, mm(20), mm(15), { width: 2 * 72 }))
    },
  },
  {
    name: 'a picture of 212 dpi, pdf-lib',
    expect: 'resolution',
    severity: 'look',
    profile: leaflet,
    make: () =>
      libPdf([[148, 210]], async (pdf) => {
        const picture = await pdf.embedJpg(await rgbJpeg(424, 212))
        pdf.getPage(0).drawImage(picture, { x: 100, y: 100, width: 144, height: 72 })
      }),
  },
  {
    name: 'a picture inside the content, 50 dpi',
    expect: 'resolution',
    severity: 'must',
    profile: card,
    make: () =>
      rawPdf({
        pages: [
          cardPage(
            `q 36 0 0 36 100 60 cm BI /W 25 /H 25 /CS /G /BPC 8 ID ${'p'.repeat(625)} EI Q 0 0 0 1 k ${rect(40, 20, 5, 5)} f`,
          ),
        ],
      }),
  },
  {
    name: 'a picture that a form enlarges',
    expect: 'resolution',
    severity: 'must',
    profile: card,
    make: async () => {
      const picture = await cmykJpeg(300, 300, [20, 20, 20, 0])
      return rawPdf({
        pages: [cardPage('q 3 0 0 3 60 20 cm /X0 Do Q', { resources: '/XObject << /X0 100 0 R >>' })],
        objects: {
          100: {
            dict: '/Type /XObject /Subtype /Form /BBox [0 0 72 72] /Resources << /XObject << /I0 101 0 R >> >>',
            data: 'q 60 0 0 60 0 0 cm /I0 Do Q',
          },
          101: {
            dict: '/Type /XObject /Subtype /Image /Width 300 /Height 300 /ColorSpace /DeviceCMYK /BitsPerComponent 8 /Filter /DCTDecode /Decode [1 0 1 0 1 0 1 0]',
            data: picture,
          },
        },
      })
    },
  },
  {
    name: 'a small picture for a card',
    kind: 'jpeg',
    expect: 'resolution',
    severity: 'must',
    profile: card,
    make: () => rgbJpeg(480, 280),
  },
  {
    name: 'a banner at 1:10 with a picture of 300 dpi',
    expect: 'resolution',
    severity: 'must',
    profile: banner,
    make: async () => {
      const picture = await cmykJpeg(1200, 600, [50, 20, 0, 0])
      return kitPdf([202, 102], (pdf, mm) => pdf.image(picture, 0, 0, { width: mm(202), height: mm(102) }), {
        trim: 1,
      })
    },
  },
]
