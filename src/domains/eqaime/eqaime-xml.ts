import { createHash } from 'node:crypto'
import type { EqaimeFields, Tags } from './eqaime-fields.ts'
import type { Layout } from './eqaime-kinds.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const written = (tags: Tags): string =>
  tags.map(([tag, value]) => `<${tag}>${escaped(value)}</${tag}>`).join('')
const rowsOf = (rows: readonly Tags[]): string =>
  rows.map((row, index) => `<row no="${index}">${written(row)}</row>`).join('')

/** An e-qaimə as the tax portal takes it: the same fields, the same bytes (DOC-24). */
export const toXml = ({ head, rows, totals }: EqaimeFields, layout: Layout): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<root version="${layout}" kod="QAIME_1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="QAIME_1.xsd">`,
    written(head),
    '<product>',
    `<qaimeTable>${rowsOf(rows)}</qaimeTable>`,
    `<qaimeYekunTable>${rowsOf([totals])}</qaimeYekunTable>`,
    '</product>',
    '</root>\n',
  ].join('')

export const sha256Of = (xml: string): Buffer => createHash('sha256').update(xml).digest()
