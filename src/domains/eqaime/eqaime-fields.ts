import { cleanLine } from '../../lib/clean-text.ts'
import type { Qepik } from '../../lib/money.ts'
import { type TaxedSum, unitPrice } from '../tax/vat.ts'
import type { Layout } from './eqaime-kinds.ts'
import type { Eqaime, EqaimeLine } from './eqaime-sums.ts'

/** Tags with their values, in the portal's order. */
export type Tags = readonly (readonly [tag: string, value: string])[]

/** All that is written of a document: what stands before its lines, the lines, and their sums. */
export type EqaimeFields = { head: Tags; rows: readonly Tags[]; totals: Tags }

/** Code points that a text of the portal may have. */
const longest = 150

/** What the portal's schema and XML take: one line, at most 150 code points, none of them cut in two. */
export const shortText = (text: string): string =>
  [...cleanLine(text).replace(/[\ufffe\uffff]/g, '')].slice(0, longest).join('').trim()

/** What is written of an e-qaimə, in the order of its layout (DOC-24). */
export function eqaimeFields(eqaime: Eqaime, layout: Layout): EqaimeFields {
  return {
    head: headOf(eqaime),
    rows: eqaime.lines.map((line) => rowOf(line, eqaime, layout)),
    totals: totalsOf(eqaime, layout),
  }
}

function headOf(eqaime: Eqaime): Tags {
  const { number, orderIds, buyerVoen, sellerVoen, original } = eqaime
  return [
    ['qaimeKime', buyerVoen],
    ['qaimeKimden', sellerVoen],
    ['ds', original.slice(0, 2)],
    ['dn', original.slice(2)],
    ['des', shortText(`${number}, sifariş № ${orderIds.join(', ')}`)],
    ['des2', shortText(secondText(eqaime))],
    ['ma', ''],
    ['mk', ''],
  ]
}

function secondText({ kind, reason, advances }: Eqaime): string {
  if (kind === 'correction') return reason
  return advances.length > 0 ? `Avans: ${advances.join(', ')}` : ''
}

const azn = (qepik: Qepik): string => (qepik / 100).toFixed(2)
const zero = azn(0)
const unit = 'ədəd'

const isVatPayer = ({ taxKind }: Pick<Eqaime, 'taxKind'>): boolean => taxKind === 'vat18'

/** The columns after the twelfth, whose tags mean something else in each layout. */
const lastColumns: Record<Layout, (sum: { vat: string; gross: string }) => Tags> = {
  205: ({ vat, gross }) => [
    ['c13', vat],
    ['c14', gross],
    ['c15', zero],
  ],
  304: ({ vat, gross }) => [
    ['c13', zero],
    ['c14', vat],
    ['c15', zero],
    ['c16', gross],
    ['c17', ''],
    ['productId', ''],
  ],
}

function rowOf(line: EqaimeLine, eqaime: Eqaime, layout: Layout): Tags {
  const net = azn(line.net)
  const [taxed, untaxed] = isVatPayer(eqaime) ? [net, zero] : [zero, net]
  return [
    ['c1', line.goodsCode],
    ['c2', shortText(line.name)],
    ['c3', unit],
    ['c4', line.quantity.toFixed(4)],
    ['c5', unitPrice(line.net, line.quantity)],
    ['c6', net],
    ['c7', zero],
    ['c8', zero],
    ['c9', net],
    ['c10', taxed],
    ['c11', untaxed],
    ['c12', zero],
    ...lastColumns[layout]({ vat: azn(line.vat), gross: azn(line.gross) }),
  ]
}

/** The columns of the sums after the sixth. */
const lastTotals: Record<Layout, (sum: { vat: string; gross: string }) => Tags> = {
  205: ({ vat, gross }) => [
    ['c7', vat],
    ['c8', gross],
  ],
  304: ({ vat, gross }) => [
    ['c7', zero],
    ['c8', vat],
    ['c9', gross],
    ['c10', zero],
  ],
}

function totalsOf(eqaime: Eqaime, layout: Layout): Tags {
  const sum = (key: keyof TaxedSum) => azn(eqaime.lines.reduce((all, line) => all + line[key], 0))
  const net = sum('net')
  const [taxed, untaxed] = isVatPayer(eqaime) ? [net, zero] : [zero, net]
  return [
    ['c1', net],
    ['c2', zero],
    ['c3', net],
    ['c4', taxed],
    ['c5', untaxed],
    ['c6', zero],
    ...lastTotals[layout]({ vat: sum('vat'), gross: sum('gross') }),
  ]
}

/** Where a row and the sums hold VAT and total. */
const sumTags = {
  205: { row: { vat: 'c13', gross: 'c14' }, totals: { vat: 'c7', gross: 'c8' } },
  304: { row: { vat: 'c14', gross: 'c16' }, totals: { vat: 'c8', gross: 'c9' } },
} as const satisfies Record<Layout, unknown>

/**
 * Whether what is written adds up: each sixth column is quantity times price, the rows make the sums, and these are
 * what the document says (DOC-25). A schema can't compare sums.
 */
export function addsUp({ rows, totals }: EqaimeFields, expected: TaxedSum, layout: Layout): boolean {
  const tags = sumTags[layout]
  const all = (tag: string) => rows.reduce((sum, row) => sum + scaled(row, tag, 2), 0n)
  return (
    rows.every(isPriced) &&
    [
      [all('c6'), scaled(totals, 'c1', 2), BigInt(expected.net)],
      [all(tags.row.vat), scaled(totals, tags.totals.vat, 2), BigInt(expected.vat)],
      [all(tags.row.gross), scaled(totals, tags.totals.gross, 2), BigInt(expected.gross)],
    ].every(([first, ...others]) => others.every((other) => other === first))
  )
}

/** Half up, as {@link unitPrice}. */
function isPriced(row: Tags): boolean {
  const product = scaled(row, 'c4', 4) * scaled(row, 'c5', 9)
  const scale = 10n ** 11n
  const rounded = (product + scale / 2n) / scale
  return rounded === scaled(row, 'c6', 2)
}

/** A written figure as a whole number of its last place. */
function scaled(tags: Tags, tag: string, places: number): bigint {
  const value = tags.find(([name]) => name === tag)?.[1] ?? ''
  const [whole = '', part = ''] = value.split('.')
  return BigInt(`${whole}${part.padEnd(places, '0')}`)
}
