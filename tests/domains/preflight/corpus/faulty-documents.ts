import { AFRelationship, PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { type Check, defaultProfiles } from '../../../../src/domains/preflight/profile-input.ts'
import { kitPdf } from './kit-pdf.ts'
import { rawPdf, unit } from './raw-pdf.ts'
import { anySize, card, cardPage, compositeFont, type Faulty, helvetica, text } from './sample.ts'

const kit = (options: Parameters<typeof kitPdf>[2], draw: Parameters<typeof kitPdf>[1] = () => undefined) =>
  kitPdf(
    [96, 56],
    (pdf, mm) => {
      pdf.rect(0, 0, mm(96), mm(56)).fill([60, 10, 0, 0])
      draw(pdf, mm)
    },
    { trim: 3, ...options },
  )

async function lib(draw: (pdf: PDFDocument) => Promise<unknown> | unknown): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  pdf.addPage([96 * unit, 56 * unit])
  await draw(pdf)
  return Buffer.from(await pdf.save())
}

const file = (name: string, expect: Check, make: Faulty['make']): Faulty => ({
  name,
  expect,
  profile: card,
  make,
})

/** Fonts, locks, and what a file to print has no use for. */
export const faultyDocuments: readonly Faulty[] = [
  file('Helvetica that isn’t in the file, pdfkit', 'fonts', () =>
    kit({}, (pdf, mm) =>
      pdf.font('Helvetica').fill([0, 0, 0, 100]).fontSize(9).text('Salam', mm(20), mm(20)),
    ),
  ),
  file('Times that isn’t in the file, pdf-lib', 'fonts', () =>
    lib(async (pdf) => {
      const times = await pdf.embedFont(StandardFonts.TimesRoman)
      pdf.getPage(0).drawText('Salam', { x: 60, y: 60, size: 9, font: times })
    }),
  ),
  file('a TrueType font that isn’t in the file', 'fonts', () =>
    rawPdf({
      pages: [
        cardPage(`0 0 0 1 k ${text(30, 20, 9, 'Salam')}`, {
          resources:
            '/Font << /F1 << /Type /Font /Subtype /TrueType /BaseFont /Arial /FirstChar 32 /LastChar 33 /Widths [300 300] /FontDescriptor << /Type /FontDescriptor /FontName /Arial /Flags 32 >> >> >>',
        }),
      ],
    }),
  ),
  file('a font that isn’t in the file, inside a form', 'fonts', () =>
    lib(async (pdf) => {
      const inner = await PDFDocument.create()
      const courier = await inner.embedFont(StandardFonts.Courier)
      inner.addPage([200, 100]).drawText('Salam', { x: 40, y: 40, size: 9, font: courier })
      const [page] = await pdf.embedPdf(await inner.save())
      if (page) pdf.getPage(0).drawPage(page, { x: 20, y: 20 })
    }),
  ),
  ...['Arial,Bold', 'MSung-Light'].map((font) =>
    file(`a composite font that isn’t in the file, ${font}`, 'fonts', () =>
      rawPdf({
        pages: [
          {
            ...cardPage('0 0 0 1 k BT /F1 9 Tf 60 60 Td <00010002> Tj ET'),
            resources: '/Font << /F1 100 0 R >>',
          },
        ],
        objects: compositeFont(font),
      }),
    ),
  ),
  file('printing forbidden', 'printForbidden', () =>
    kit({ ownerPassword: 'owner', permissions: { copying: true } }),
  ),
  file('encrypted, printing allowed', 'encrypted', () =>
    kit({ ownerPassword: 'owner', permissions: { printing: 'highResolution' } }),
  ),
  file('encrypted with AES, printing allowed', 'encrypted', () =>
    kit({ ownerPassword: 'owner', pdfVersion: '1.7ext3', permissions: { printing: 'highResolution' } }),
  ),
  file('locked by a password', 'locked', () => kit({ userPassword: 'secret' })),
  file('a note, pdfkit', 'annotations', () =>
    kit({}, (pdf, mm) => pdf.note(mm(20), mm(20), mm(10), mm(10), 'Bura baxın')),
  ),
  file('highlighted', 'annotations', () =>
    rawPdf({
      pages: [
        cardPage('', {
          more: '/Annots [<< /Type /Annot /Subtype /Highlight /Rect [60 60 120 80] /QuadPoints [60 80 120 80 60 60 120 60] >>]',
        }),
      ],
    }),
  ),
  file('a field to fill in, pdf-lib', 'forms', () =>
    lib((pdf) =>
      pdf.getForm().createTextField('ad').addToPage(pdf.getPage(0), { x: 60, y: 60, width: 80, height: 20 }),
    ),
  ),
  file('a script, pdf-lib', 'scripts', () => lib((pdf) => pdf.addJavaScript('greet', 'app.alert("salam")'))),
  file('a script that runs when it is opened', 'scripts', () =>
    rawPdf({ pages: [cardPage('')], catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' }),
  ),
  file('a script of a page', 'scripts', () =>
    rawPdf({ pages: [cardPage('', { more: '/AA << /O << /S /JavaScript /JS (app.alert\\(1\\)) >> >>' })] }),
  ),
  file('layers', 'layers', () =>
    rawPdf({
      pages: [cardPage('')],
      objects: { 100: '<< /Type /OCG /Name (Foil) >>' },
      catalog: '/OCProperties << /OCGs [100 0 R] /D << /Order [100 0 R] >> >>',
    }),
  ),
  file('an attached file, pdf-lib', 'attachments', () =>
    lib((pdf) => pdf.attach(Buffer.from('qiymət'), 'qiymet.txt', { afRelationship: AFRelationship.Data })),
  ),
  file('a file attached to a page', 'attachments', () =>
    rawPdf({
      pages: [
        cardPage('', { more: '/Annots [<< /Type /Annot /Subtype /FileAttachment /Rect [60 60 80 80] >>]' }),
      ],
    }),
  ),
  {
    ...file('no printing condition', 'outputIntent', () =>
      kit({}, (pdf) => pdf.addPage().addPage().addPage()),
    ),
    profile: { ...defaultProfiles.brochure, sizes: card.sizes },
  },
  file('an empty back, pdfkit', 'emptyPage', () => kit({}, (pdf) => pdf.addPage())),
  { ...file('an empty page, pdf-lib', 'emptyPage', () => lib(() => undefined)), profile: anySize },
  file('white on white', 'emptyPage', () =>
    rawPdf({ pages: [{ size: [96, 56], trim: 3, content: '0 0 0 0 k 0 0 300 200 re f' }] }),
  ),
  {
    ...file('a white picture', 'emptyPage', () =>
      sharp({ create: { width: 1134, height: 661, channels: 3, background: 'white' } })
        .png()
        .toBuffer(),
    ),
    kind: 'png',
  },
  file('text that isn’t in the file, on a layer that is shown', 'fonts', () =>
    rawPdf({
      pages: [
        cardPage(`/OC /L0 BDC 0 0 0 1 k ${text(30, 20, 9, 'Salam')} EMC`, {
          resources: `${helvetica} /Properties << /L0 100 0 R >>`,
        }),
      ],
      objects: { 100: '<< /Type /OCG /Name (Text) >>' },
      catalog: '/OCProperties << /OCGs [100 0 R] /D << /ON [100 0 R] >> >>',
    }),
  ),
]
