import { z } from 'zod'
import { countTaken, priceRow } from '../../../../../src/domains/catalog/catalog-input.ts'
import { priceWithDiscount } from '../../../../../src/domains/catalog/pricing.ts'
import type { Message } from '../../../../../src/lib/errors.ts'
import { toAzn, toQepik } from '../../../../../src/lib/money.ts'
import { figureIn, readWhole } from '../../../../../src/lib/read-whole.ts'
import { fieldErrors } from '../../../../../src/lib/validation.ts'
import { readMoney } from '../../../../../src/lib/written-numbers.ts'

/** A figure once it can be read, and until then what was typed; empty is ''. */
export type Figure = number | string
/** A row of the table of tiers: AZN for the whole run of `count` pieces. */
export type TierRow = { count: Figure; price: Figure }

/** The error of a figure, by its message. */
export type TierErrors = Partial<Record<keyof TierRow, string>>

/** The server's maximum. */
export const mostTiers = 200
export const blankRow: TierRow = { count: '', price: '' }
export const isBlank = ({ count, price }: TierRow): boolean => count === '' && price === ''

/**
 * A count as people write it, also grouped (`1.000`) or with its unit (`50 ədəd`); anything else stays as
 * typed.
 */
export const readCount = (text: string): Figure => figureIn(readWhole(text)) ?? text.trim()

/** A price as people write it, AZN; anything else, or what could mean two figures, stays as typed. */
export const readAmount = (text: string): Figure => figureIn(readMoney(text)) ?? text.trim()

/** The rows of what is stored; one blank row where there are no prices, since the first can't be removed. */
export function rowsOf(prices: readonly { count: number; price: number }[]): TierRow[] {
  return prices.length === 0 ? [blankRow] : prices.map(({ count, price }) => ({ count, price }))
}

/**
 * The tiers as the server takes them: numbers, without the blank rows (ADM-7); only for rows without errors.
 */
export const tiersOf = (rows: readonly TierRow[]): { count: number; price: number }[] =>
  rows
    .filter((row) => !isBlank(row))
    .map(({ count, price }) => ({ count: Number(count), price: Number(price) }))

const notRising: Message = { id: 'tiers.notRising', message: '' }

/** A missing figure is an error; an unreadable price is judged as it was typed. */
const asSent = ({ count, price }: TierRow) => ({
  count: typeof count === 'number' ? count : Number.NaN,
  price: price === '' ? Number.NaN : price,
})

/**
 * The rows of the table: those that aren't blank are tiers as the server takes them, and their counts rise, none of
 * them twice.
 */
export const tierRows = z.array(z.custom<TierRow>()).check(({ value: rows, issues }) => {
  const say = (path: [number, string], message: Message, input: unknown) =>
    issues.push({ code: 'custom', path, params: { message }, input })
  for (const [index, row] of rows.entries()) {
    if (isBlank(row)) continue
    const { error } = priceRow.safeParse(asSent(row))
    const wrong = fieldErrors(error?.issues ?? [])
    for (const { path, message } of wrong) say([index, path], message, row[path as keyof TierRow])
    if (typeof row.count !== 'number' || wrong.some(({ path }) => path === 'count')) continue
    const before = rows.slice(0, index).flatMap(({ count }) => (typeof count === 'number' ? count : []))
    if (before.includes(row.count)) say([index, 'count'], countTaken, row.count)
    else if (row.count < Math.max(0, ...before)) say([index, 'count'], notRising, row.count)
  }
  const maximum = mostTiers
  if (tiersOf(rows).length > maximum) issues.push({ code: 'too_big', origin: 'array', maximum, input: rows })
})

/** The errors, row by row. */
export function errorsOf(rows: readonly TierRow[]): TierErrors[] {
  const wrong = fieldErrors(tierRows.safeParse(rows).error?.issues ?? [])
  return rows.map((_, index) =>
    Object.fromEntries(
      wrong.flatMap(({ path, message }) => {
        const [row, column] = path.split('.')
        return row === String(index) && column ? [[column, message.id]] : []
      }),
    ),
  )
}

/** The rows by rising count; those without a readable one stay at the end in their order. */
export const sortRows = (rows: readonly TierRow[]): TierRow[] =>
  rows.toSorted((one, other) => placeOf(one) - placeOf(other))

const placeOf = ({ count }: TierRow): number => (typeof count === 'number' ? count : Number.MAX_VALUE)

/**
 * The figures of a complete row: one piece before a discount, and the price on the site where a campaign
 * lowers it.
 */
export type TierFigures = { piece: number; onSite: number; isReduced: boolean }

/** AZN; null while the row can't be read. `percentageBp` is the running campaign's, 0 for none. */
export function figuresOf({ count, price }: TierRow, percentageBp: number): TierFigures | null {
  if (typeof count !== 'number' || typeof price !== 'number' || count <= 0 || price <= 0) return null
  const reduced = percentageBp > 0 ? priceWithDiscount(toQepik(price), percentageBp) : 0
  return { piece: price / count, onSite: reduced > 0 ? toAzn(reduced) : price, isReduced: reduced > 0 }
}

/** A warning that doesn't keep it from being saved: more pieces that cost more each, or less altogether. */
export type TierDoubt = { kind: 'dearerPiece' | 'cheaperRun'; than: number }

/** Compared with the last readable row before it; null where all is as expected. */
export function doubtOf(rows: readonly TierRow[], index: number): TierDoubt | null {
  const [row, before] = [rows[index], rows.slice(0, index).findLast((one) => figuresOf(one, 0))]
  const [now, then] = [row && figuresOf(row, 0), before && figuresOf(before, 0)]
  if (!now || !then || typeof before?.count !== 'number') return null
  if (now.onSite < then.onSite) return { kind: 'cheaperRun', than: before.count }
  return now.piece > then.piece ? { kind: 'dearerPiece', than: before.count } : null
}

/** The tiers as the site would answer them, for the preview, without unreadable ones. */
export const previewTiers = (rows: readonly TierRow[], percentageBp: number) =>
  rows.flatMap((row) => {
    const figures = figuresOf(row, percentageBp)
    if (!figures) return []
    const { onSite, isReduced } = figures
    return { count: Number(row.count), price: Number(row.price), priceWithDiscount: isReduced ? onSite : 0 }
  })
