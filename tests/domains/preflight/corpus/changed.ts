import { readFile } from 'node:fs/promises'
import { PDFDict, PDFDocument, PDFName, PDFOperator, PDFOperatorNames, type PDFPage } from '@cantoo/pdf-lib'
import { madeFolder } from './made.ts'
import { unit } from './raw-pdf.ts'
import { card, type Faulty, leaflet, type Sample } from './sample.ts'

type Change = (pdf: PDFDocument) => void

/** A file of one of the makers with something changed in it, as programs that finish files for print do. */
const changed = (file: string, change: Change) => async (): Promise<Buffer> => {
  const pdf = await PDFDocument.load(await readFile(new URL(`${file}.pdf`, madeFolder)))
  change(pdf)
  return Buffer.from(await pdf.save({ useObjectStreams: false }))
}

/** The programs of letters are taken out, their names stay. */
const withoutFontFiles: Change = (pdf) => {
  for (const [, object] of pdf.context.enumerateIndirectObjects())
    if (object instanceof PDFDict && object.get(PDFName.of('Type')) === PDFName.of('FontDescriptor'))
      for (const key of ['FontFile', 'FontFile2', 'FontFile3']) object.delete(PDFName.of(key))
}

const bleed = 3 * unit

/** Trim box and crop box `inside` the sheet on all sides; null leaves one out. */
const boxes =
  (trim: number | null, crop: number): Change =>
  (pdf) => {
    for (const page of pdf.getPages()) {
      const { x, y, width, height } = page.getMediaBox()
      page.setCropBox(x + crop, y + crop, width - 2 * crop, height - 2 * crop)
      if (trim === null) page.node.delete(PDFName.of('TrimBox'))
      else page.setTrimBox(x + trim, y + trim, width - 2 * trim, height - 2 * trim)
    }
  }

/** A ground of 260 %, and on it black that overprints or knocks out. */
const blackOnGround =
  (overprints: boolean): Change =>
  (pdf) => {
    const page = pdf.getPage(0)
    const state = { OP: overprints, op: overprints, OPM: 1 }
    const name = page.node.newExtGState('Over', pdf.context.obj(state))
    const { x, y } = page.getMediaBox()
    fill(page, ['0.9', '0.9', '0.8', '0'], [x + 40 * unit, y + 8 * unit, 30 * unit, 12 * unit])
    page.pushOperators(PDFOperator.of(PDFOperatorNames.SetGraphicsStateParams, [name]))
    fill(page, ['0', '0', '0', '1'], [x + 45 * unit, y + 10 * unit, 10 * unit, 8 * unit])
  }

function fill(page: PDFPage, inks: string[], box: number[]): void {
  page.pushOperators(
    PDFOperator.of(PDFOperatorNames.NonStrokingColorCmyk, inks),
    PDFOperator.of(PDFOperatorNames.AppendRectangle, box.map(String)),
    PDFOperator.of(PDFOperatorNames.FillNonZero),
  )
}

const profileOf = (file: string) => (file.includes('writer') || file.includes('leaflet') ? leaflet : card)
const named = (file: string, what: string) => ({ name: `${file}, ${what}`, profile: profileOf(file) })

/** Composite fonts of all but LibreOffice and Ghostscript, which write simple ones. */
const written = [
  'cairo/clean-card',
  'cairo/clean-white-card',
  'inkscape/clean-card',
  'chromium/clean-card',
  'chromium/clean-leaflet',
  'weasyprint/clean-card',
  'scribus/clean-card',
  'libreoffice/draw-clean-card',
  'libreoffice/writer-clean',
  'ghostscript/clean-card',
]
/** With a trim box and bleed around it. */
const withBleed = ['ghostscript/clean-card', 'scribus/clean-card', 'weasyprint/clean-card']
/** Sheets of the finished size with bleed, without a trim box. */
const sheets = ['cairo/clean-card', 'inkscape/clean-card', 'libreoffice/draw-clean-card']

export const changedFaulty: readonly Faulty[] = [
  ...written.map(
    (file): Faulty => ({
      ...named(file, 'without the files of its fonts'),
      expect: 'fonts',
      make: changed(file, withoutFontFiles),
    }),
  ),
  ...[...withBleed, ...sheets].map(
    (file): Faulty => ({
      ...named(file, 'with black that overprints 260 %'),
      expect: 'ink',
      make: changed(file, blackOnGround(true)),
    }),
  ),
]

export const changedClean: readonly Sample[] = [
  ...[...withBleed, ...sheets].flatMap((file): Sample[] => [
    { ...named(file, 'cropped to its trim box'), make: changed(file, boxes(bleed, bleed)) },
    {
      ...named(file, 'cropped to the finished size, without a trim box'),
      make: changed(file, boxes(null, bleed)),
    },
    { ...named(file, 'cropped between bleed and trim'), make: changed(file, boxes(bleed, bleed / 2)) },
    { ...named(file, 'with black that knocks 260 % out'), make: changed(file, blackOnGround(false)) },
  ]),
]
