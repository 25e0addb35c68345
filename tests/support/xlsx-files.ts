import { strToU8, zipSync } from 'fflate'

// SheetJS names the types of all that could be there, also of the binary form.
const types = (main: string) =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="bin" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.${main}"/></Types>`
const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"/>`
const relations = (...all: string[]) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`

type Parts = {
  /** What is inside `sheetData`, by the sheet's name; a name with `!` before it is hidden. */
  sheets: Record<string, string>
  /** What is inside `sst`. */
  texts?: string
  /** What is inside `styleSheet`. */
  styles?: string
  main?: string
  /** Put before the root of the first sheet. */
  prolog?: string
  more?: Record<string, string>
}

/** A workbook as other programs than ours write it, of the markup of its sheets. */
export function makeXlsx({
  sheets,
  texts,
  styles,
  main = 'openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  prolog = '',
  more = {},
}: Parts): Uint8Array {
  const names = Object.keys(sheets)
  const files: Record<string, string> = {
    '[Content_Types].xml': types(main),
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${names
      .map((name, index) => {
        const state = name.startsWith('!') ? ' state="hidden"' : ''
        return `<sheet name="${name.replace('!', '')}" sheetId="${index + 1}"${state} r:id="rId${index + 1}"/>`
      })
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ...names.map((_, index) =>
        relation(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`),
      ),
      relation('rId98', 'styles', '/xl/styles.xml'),
      relation('rId99', 'sharedStrings', 'sharedStrings.xml'),
    ),
    ...(texts !== undefined && { 'xl/sharedStrings.xml': `<sst>${texts}</sst>` }),
    ...(styles !== undefined && { 'xl/styles.xml': `<styleSheet>${styles}</styleSheet>` }),
  }
  for (const [index, data] of Object.values(sheets).entries())
    files[`xl/worksheets/sheet${index + 1}.xml`] =
      `<?xml version="1.0" encoding="UTF-8"?>${index === 0 ? prolog : ''}<worksheet><sheetData>${data}</sheetData></worksheet>`
  return pack({ ...files, ...more })
}

export const pack = (files: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))

/** A sheet of values as LibreOffice and openpyxl write them: texts in their cells, no addresses. */
export const inlineRows = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map((row) => `<row>${row.map(inlineCell).join('')}</row>`).join('')

const inlineCell = (value: string | number | null): string => {
  if (value === null) return '<c/>'
  if (typeof value === 'number') return `<c><v>${value}</v></c>`
  return `<c t="inlineStr"><is><t>${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`
}
