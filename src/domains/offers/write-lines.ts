import type { Database } from '../../db/client.ts'
import { AppError, type FieldError, invalid, type Message } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import { maxQepik } from '../../lib/money.ts'
import { type OrderedItem, orderedItems } from '../orders/ordered-item.ts'
import { unknownRepeats } from '../purchases/repeats.ts'
import { type OfferLine, type Texts, totalOf } from './lines.ts'
import type { NewLine } from './offer-input.ts'

const priceNeeded: Message = /*i18n*/ {
  id: 'offers.priceNeeded',
  message: 'There is no calculated price here: enter one.',
}
const reasonNeeded: Message = /*i18n*/ {
  id: 'offers.reasonNeeded',
  message: 'Say why the price differs from the calculated one. Only staff read it.',
}
const sumTooLarge: Message = /*i18n*/ {
  id: 'offers.sumTooLarge',
  message: 'The sum of a quote is at most 20,000,000 AZN: make two of it.',
}
const keyTwice: Message = /*i18n*/ { id: 'offers.keyTwice', message: 'Two lines have the same key.' }

/** Qəpik; twice the largest price. */
const mostSum = 2 * maxQepik

type Writing = {
  userId: number
  lines: readonly NewLine[]
  /** Of the offer until now: their keys aren't given to others. */
  known: readonly OfferLine[]
  now: Date
  /** Of the staff member, in which is said what is wrong with a choice. */
  language: Language
}

/**
 * Lines as staff write them, with the names of the catalogue and the price that is calculated for this customer at `now`
 * (OFF-4), by what is chosen (OFF-11). Keys stay; a line without one gets the next.
 * @throws VALIDATION, by line (`lines.3.price`), for what isn't on sale or can't be chosen, lacks a price, or the reason
 * of another price, and for a sum above 20,000,000 AZN (OFF-14)
 */
export async function writeLines(
  db: Database,
  { userId, lines, known, now, language }: Writing,
): Promise<OfferLine[]> {
  if (lines.length === 0) return []
  const keys = lines.flatMap(({ key }) => key ?? [])
  if (new Set(keys).size < keys.length) throw invalid('lines', keyTwice)
  const wanted = lines.map(({ serviceId, serviceTypeId = null, count, title, options }) => ({
    ...{ serviceId, serviceTypeId, count, title, options },
  }))
  const items = await orderedItems(db, userId, wanted, now, language)
  const written = items.map((item, place) => writeLine(lines[place] ?? { serviceId: 0, count: 1 }, item))
  const errors = written.flatMap((line, place) =>
    'message' in line ? [{ ...line, path: `lines.${place}.${line.path}` }] : [],
  )
  errors.push(...(await unknownRepeats(db, lines)))
  if (errors.length > 0) throw new AppError('VALIDATION', errors[0]?.message, { errors })
  let lastKey = Math.max(0, ...known.map(({ key }) => key), ...keys)
  const stored = written
    .filter((line) => 'count' in line)
    .map((line, place) => ({ ...line, key: lines[place]?.key ?? ++lastKey }))
  if (totalOf(stored) > mostSum) throw invalid('lines', sumTooLarge)
  return stored
}

function writeLine(line: NewLine, item: OrderedItem): Omit<OfferLine, 'key'> | FieldError {
  const { serviceId, count, title, details = '' } = line
  const { quote, productId, options = null } = item
  const price = line.price ?? quote?.total
  if (price === undefined) return { path: 'price', message: priceNeeded }
  const isOther = quote !== null && price !== quote.total
  const priceReason = isOther ? (line.priceReason ?? '') : ''
  if (isOther && priceReason === '') return { path: 'priceReason', message: reasonNeeded }
  return {
    ...{ kind: title === undefined ? 'product' : 'free', serviceId, serviceTypeId: productId },
    ...{ count, quote, price, priceReason, options, details, days: line.days ?? options?.days ?? null },
    ...{ service: serviceOf(item), title: titleOf(item) },
    repeats: line.repeats ?? null,
    artwork: line.artwork ?? (title === undefined ? 'customer' : 'notNeeded'),
  }
}

const serviceOf = ({ serviceName, serviceName_ru, serviceName_en }: OrderedItem): Texts => ({
  ...{ az: serviceName, ru: serviceName_ru, en: serviceName_en },
})

/** The product's name, or staff's own words; without either the service's. */
const titleOf = (item: OrderedItem): Texts =>
  item.productName === null
    ? serviceOf(item)
    : { az: item.productName, ru: item.productName_ru ?? '', en: item.productName_en ?? '' }
