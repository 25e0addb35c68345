import { zipSync } from 'fflate'
import { type CsvCell, toCsv } from '../../lib/csv.ts'
import type { FileAnswer } from '../../lib/file-answer.ts'
import type { Language } from '../../lib/languages.ts'
import type { EqaimeFields, Tags } from './eqaime-fields.ts'
import type { PackageFormat } from './eqaime-kinds.ts'

/** A document that goes: its number, what is written of it, and that as XML. */
export type Packed = { number: string; fields: EqaimeFields; xml: string }

/** The types of the files that a package can be. */
export const packageTypes = {
  zip: 'application/zip',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
} as const satisfies Record<PackageFormat, string>

const manifest = 'VHF-Manifest-Version: 1.0\r\n\r\n'
/** The first day that a ZIP knows, so that the same documents make the same file. */
const unmoved = new Date(1980, 0, 1)

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

function toZip(packed: readonly Packed[]): Uint8Array {
  const files = packed.map(({ number, xml }) => [`${number}.xml`, utf8(xml)] as const)
  return zipSync({ 'vhf-inf/vhf.mf': utf8(manifest), ...Object.fromEntries(files) }, { mtime: unmoved })
}

/** Columns that hold figures: all but the code, the name, the unit and the last two of layout 304. */
const isFigure = (tag: string): boolean => /^c([4-9]|1[0-6])$/.test(tag)
const cellOf = ([tag, value]: Tags[number]): CsvCell => (isFigure(tag) ? Number(value) : value)

/** A row for each line: what stands before the lines again in each of them. */
function toTable(packed: readonly Packed[], language: Language): string {
  const [first] = packed
  const [row = []] = first?.fields.rows ?? []
  const heads = ['document', ...[...(first?.fields.head ?? []), ...row].map(([tag]) => tag)]
  const lines = packed.flatMap(({ number, fields }) =>
    fields.rows.map((line): CsvCell[] => [
      number,
      ...fields.head.map(([, value]) => value),
      ...line.map(cellOf),
    ]),
  )
  return toCsv([heads, ...lines], language)
}

const toJson = (packed: readonly Packed[]): string =>
  JSON.stringify(
    packed.map(({ number, fields: { head, rows, totals } }) => ({
      document: number,
      ...Object.fromEntries(head),
      rows: rows.map((row) => Object.fromEntries(row)),
      totals: Object.fromEntries(totals),
    })),
    null,
    2,
  )

/** The file of a package: a ZIP as the portal takes it, or the same fields as CSV or JSON (DOC-24). */
export function packageFile(
  packed: readonly Packed[],
  { format, language, day }: { format: PackageFormat; language: Language; day: string },
): FileAnswer {
  const makes = {
    zip: () => Buffer.from(toZip(packed)),
    csv: () => Buffer.from(toTable(packed, language)),
    json: () => Buffer.from(toJson(packed)),
  }
  return {
    fileName: `eqaime-${day}.${format}`,
    contentType: packageTypes[format],
    content: makes[format]().toString('base64'),
  }
}
