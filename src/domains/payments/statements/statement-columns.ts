import { createHash } from 'node:crypto'
import { foldLetters } from '../../../lib/text-folding.ts'
import type { ColumnRole } from './column-roles.ts'
import type { StatementRow } from './read-statement.ts'

/**
 * Where a statement has what. Either `credit` (money in, usually with `debit`), or `amount`: signed, or with
 * `direction`, or, when a person has said so, `isAllIncoming`.
 */
export type StatementColumns = Partial<Record<ColumnRole, number>> & { isAllIncoming?: boolean }

export type Table = {
  /** The texts of the headings by column; of two rows of headings both texts of each. */
  headings: string[]
  /** Of these headings, whatever their case: under it a bank's columns are kept once a person has chosen them. */
  key: string
  /** The index of the first row after the headings. */
  from: number
  /** Null where what is needed isn't among the headings. */
  columns: StatementColumns | null
}

/** By the folded heading (`folded`), the likeliest first. What isn't listed is none of ours. */
const names: Record<ColumnRole, RegExp[]> = {
  day: [
    /^(?:tarix|(?:emeliyyat|odenis|icra)\S* tarixi|дата(?: операции| проводки| платежа)?|(?:transaction |booking |operation |payment |posting )?date)(?:$| )/,
    /(?:tarixi?|gun|дата|date|day)$/,
    /^(?:tarix|дата|date)(?:$| )/,
  ],
  direction: [
    /^(?:istiqamet|emeliyyatin (?:novu|istiqameti)|тип операции|направление|direction|type|d k|d c|dr cr|дт кт)$/,
    /^(?:debet kredit|debit credit|дебет кредит|medaxil mexaric|приход расход)$/,
  ],
  credit: [
    /medaxil|daxilolma|daxil olan|приход|поступлени|зачислен|paid in|money in|incoming/,
    /kredit|кредит|credit|(?:^| )(?:kt|кт)(?:$| )/,
  ],
  debit: [
    /mexaric|xaric olan|расход|списан|paid out|money out|outgoing/,
    /debet|debit|дебет|(?:^| )(?:dt|дт)(?:$| )/,
  ],
  amount: [
    /^(?:(?:emeliyyat|odenis)\S* )?mebleg|^сумма(?: операции| платежа)?(?:$| )|^amount/,
    /mebleg|сумма|amount/,
  ],
  payer: [
    /^(?:odeyen|odeyici|gonderen|плательщик|отправитель|payer|sender|remitter|ordering customer)/,
    /kontragent|qarsi teref|контрагент|counterparty|korrespondent|корреспондент|partner|musteri|ad soyad|name/,
  ],
  voen: [/voen|воен|(?:^| )(?:инн|tin|tax id)(?:$| )/],
  purpose: [
    /teyinat|назначени|purpose|details|description/,
    /tesvir|izahat|mezmun|описание|основание|содержание|narrative|remittance|qeyd|примечание/,
  ],
  bankReference: [
    /referans|reference|референс|(?:^| )ref(?:$| )|rrn|istinad/,
    /(?:sened|emeliyyat|документ|операци|transaction|document)\S{0,12} (?:nomresi|номер|no|id|number)$|^номер документа/,
  ],
  currency: [/^(?:valyuta|валюта|currency|ccy)(?:$| kodu| code| операции| счета)/],
}

/** Headings that have a word of ours and are something else: balances, fees, accounts, banks, whom it went to. */
const others =
  /qaliq|balans|остаток|balance|komissiya|комисси|(?:^| )fee|hesab(?!a |dan )|счет|iban|account|bank\S{0,12} (?:adi|kodu|name|code)|(?:odeyen|gonderen|alan)\S{0,12} bank|банк|бик|swift|alan(?:$| |in)|benefisiar|получател|beneficiary|receiver|ekvivalent|эквивалент|mezenne|курс|(?:^| )rate/
/** One column for either side: of what came in it is who paid. */
const eitherSide =
  /^(?:gonderen|odeyen|плательщик|отправитель|payer|sender) (?:alan|benefisiar|получател|beneficiary|receiver)\S*$/

const roles = Object.keys(names) as ColumnRole[]

/** `Ödənişin təyinatı (AZN)` is `odenisin teyinati azn`. */
const folded = (heading: string): string =>
  foldLetters(heading.replaceAll('№', ' no '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** How far down headings are looked for: above them stand the bank, the account, the days, the balance. */
const deepestHeading = 60
const longestHeading = 80

/** Finds the headings of a statement, in Azerbaijani, Russian or English, and what its columns are. */
export function findTable(rows: readonly StatementRow[]): Table {
  const top = rows.slice(0, deepestHeading)
  const single = top.map((row, index) => tableAt(headingsOf(row), index + 1))
  // Two rows of headings: “Dövriyyə” above “Debet” and “Kredit”.
  const double = top
    .slice(1)
    .map((row, index) => tableAt(joined(headingsOf(top[index]), headingsOf(row)), index + 2))
  const known = single.find(({ columns }) => columns) ?? double.find(({ columns }) => columns)
  return known ?? likeliest(single) ?? tableAt([], 0)
}

function tableAt(headings: string[], from: number): Table {
  const found = columnsOf(headings)
  return { headings, key: keyOf(headings), from, columns: isEnough(found) ? found : null }
}

/** Without recognised columns: the row with the most texts of which some are headings of ours, else with the most. */
function likeliest(tables: readonly Table[]): Table | undefined {
  const weigh = ({ headings }: Table): number =>
    Object.keys(columnsOf(headings)).length * 100 + new Set(headings.filter(Boolean)).size
  return tables.toSorted((one, other) => weigh(other) - weigh(one))[0]
}

/** The texts of a row that could be headings; a figure is none. */
const headingsOf = (row: StatementRow | undefined): string[] =>
  (row?.cells ?? []).map((cell) =>
    typeof cell === 'string' && cell.length <= longestHeading ? cell.replace(/\s+/g, ' ') : '',
  )

function joined(above: readonly string[], below: readonly string[]): string[] {
  const width = Math.max(above.length, below.length)
  return Array.from({ length: width }, (_, at) =>
    [...new Set([above[at] ?? '', below[at] ?? ''])].filter(Boolean).join(' '),
  )
}

/** Of each role the likeliest column, of two the left one; a column has one role. */
function columnsOf(headings: readonly string[]): StatementColumns {
  const columns: StatementColumns = {}
  const taken = new Set<number>()
  const plain = headings.map(folded)
  for (const role of roles) {
    const ranks = plain.map((heading) => rankOf(role, heading))
    const at = [0, 1, 2]
      .map((rank) => ranks.findIndex((found, column) => found === rank && !taken.has(column)))
      .find((column) => column !== -1)
    if (at === undefined) continue
    columns[role] = at
    taken.add(at)
  }
  return columns
}

const isVoen = (heading: string): boolean => names.voen.some((name) => name.test(heading))

/** How well a heading fits a role, 0 best; undefined where it doesn't. */
function rankOf(role: ColumnRole, heading: string): number | undefined {
  if (role === 'payer' && eitherSide.test(heading)) return 0
  if (heading === '' || (role !== 'voen' && isVoen(heading)) || others.test(heading)) return undefined
  const rank = names[role].findIndex((name) => name.test(heading))
  return rank === -1 ? undefined : rank
}

/** A day, money and a word on whose it is. */
export const isEnough = ({ day, amount, credit, payer, purpose, voen }: StatementColumns): boolean =>
  day !== undefined &&
  (amount !== undefined || credit !== undefined) &&
  [payer, purpose, voen].some((column) => column !== undefined)

const keyOf = (headings: readonly string[]): string =>
  createHash('sha256').update(headings.map(folded).join('\n').trimEnd()).digest('hex')
