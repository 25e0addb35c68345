import { priceWithDiscount } from '../../../../../src/domains/catalog/pricing.ts'
import { toAzn, toQepik } from '../../../../../src/lib/money.ts'
import { type PriceProblem, readPrice } from '../../new-orders/price-text.ts'

/** A figure once it can be read, and until then what was typed; empty is ''. */
export type Figure = number | string
/** A row of the table of tiers: AZN for the whole run of `count` pieces. */
export type TierRow = { count: Figure; price: Figure }

export type TierProblem = PriceProblem | 'doubled' | 'notRising'
export type TierFaults = Partial<Record<keyof TierRow, TierProblem>>

/** The server takes so many at most. */
export const mostTiers = 200
/** PostgreSQL's integer, which the server stores. */
const largestCount = 2_147_483_647

export const blankRow: TierRow = { count: '', price: '' }
export const isBlank = ({ count, price }: TierRow): boolean => count === '' && price === ''

/** A count as people write it, also grouped (`1.000`) or with its unit (`50 ədəd`); what it isn't stays as typed. */
export function readCount(text: string): Figure {
  const typed = text.replace(/[\s\u00a0\u202f]|(ədəd|əd|шт|pcs|pc)\.?$/gi, '')
  if (/^-?\d{1,12}$/.test(typed)) return Number(typed)
  return /^\d{1,3}([.,'])\d{3}(\1\d{3})*$/.test(typed) ? Number(typed.replace(/\D/g, '')) : text.trim()
}

/** A price as people write it, AZN; what it isn't stays as typed. */
export function readAmount(text: string): Figure {
  const read = readPrice(text)
  return 'azn' in read ? read.azn : text.trim()
}

/** The rows of what is stored; one blank row where there are no prices, since the first can't be removed. */
export function rowsOf(prices: readonly { count: number; price: number }[]): TierRow[] {
  return prices.length === 0 ? [blankRow] : prices.map(({ count, price }) => ({ count, price }))
}

/** As the server takes them: numbers, without the blank rows (specification 5). Only of rows without faults. */
export const tiersOf = (rows: readonly TierRow[]): { count: number; price: number }[] =>
  rows
    .filter((row) => !isBlank(row))
    .map(({ count, price }) => ({ count: Number(count), price: Number(price) }))

/** What is wrong, row by row: positive whole counts that rise, none of them twice, and a price for each. */
export function faultsOf(rows: readonly TierRow[]): TierFaults[] {
  return rows.map((row, index) => {
    if (isBlank(row)) return {}
    const before = rows.slice(0, index).flatMap(({ count }) => (typeof count === 'number' ? count : []))
    const count = countProblem(row.count) ?? placeProblem(row.count, before)
    const price = priceProblem(row.price)
    return { ...(count && { count }), ...(price && { price }) }
  })
}

export const hasFault = (faults: readonly TierFaults[]): boolean =>
  faults.some(({ count, price }) => count !== undefined || price !== undefined)

function countProblem(count: Figure): TierProblem | undefined {
  if (count === '') return 'empty'
  if (typeof count === 'string') return 'unreadable'
  if (count <= 0) return 'notPositive'
  return count > largestCount ? 'tooMuch' : undefined
}

function placeProblem(count: Figure, before: readonly number[]): TierProblem | undefined {
  if (typeof count !== 'number') return undefined
  if (before.includes(count)) return 'doubled'
  return count < Math.max(0, ...before) ? 'notRising' : undefined
}

function priceProblem(price: Figure): TierProblem | undefined {
  if (typeof price === 'number') return undefined
  const read = readPrice(price)
  return 'problem' in read ? read.problem : undefined
}

/** By rising count; rows without a readable one stay at the end, as they came. */
export const sortRows = (rows: readonly TierRow[]): TierRow[] =>
  rows.toSorted((one, other) => placeOf(one) - placeOf(other))

const placeOf = ({ count }: TierRow): number => (typeof count === 'number' ? count : Number.MAX_VALUE)

/** What a whole row comes to: one piece before a discount, and the price on the site where a campaign lowers it. */
export type TierFigures = { piece: number; onSite: number; isReduced: boolean }

/** AZN; null while the row can't be read. `percentageBp` is the running campaign's, 0 for none. */
export function figuresOf({ count, price }: TierRow, percentageBp: number): TierFigures | null {
  if (typeof count !== 'number' || typeof price !== 'number' || count <= 0) return null
  const reduced = percentageBp > 0 ? priceWithDiscount(toQepik(price), percentageBp) : 0
  return { piece: price / count, onSite: reduced > 0 ? toAzn(reduced) : price, isReduced: reduced > 0 }
}

/** What one should look at, though it can be saved: more pieces that cost more each, or less altogether. */
export type TierDoubt = { kind: 'dearerPiece' | 'cheaperRun'; than: number }

/** Against the row before it that can be read; null where all is as one expects. */
export function doubtOf(rows: readonly TierRow[], index: number): TierDoubt | null {
  const [row, before] = [rows[index], rows.slice(0, index).findLast((one) => figuresOf(one, 0))]
  const [now, then] = [row && figuresOf(row, 0), before && figuresOf(before, 0)]
  if (!now || !then || typeof before?.count !== 'number') return null
  if (now.onSite < then.onSite) return { kind: 'cheaperRun', than: before.count }
  return now.piece > then.piece ? { kind: 'dearerPiece', than: before.count } : null
}

/** The tiers as the site would answer them: for the preview, without what can't be read yet. */
export const previewTiers = (rows: readonly TierRow[], percentageBp: number) =>
  rows.flatMap((row) => {
    const figures = figuresOf(row, percentageBp)
    if (!figures) return []
    const { onSite, isReduced } = figures
    return { count: Number(row.count), price: Number(row.price), priceWithDiscount: isReduced ? onSite : 0 }
  })
