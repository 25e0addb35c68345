import type { z } from 'zod'
import type { Database } from '../../db/client.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { assertCurrent } from '../../lib/as-read.ts'
import { AppError, type FieldError, invalid, type Message, notFound } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import { maxQepik } from '../../lib/money.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { customerRole } from '../access/role-rules.ts'
import { recorded, recordedNew } from '../audit/recorded.ts'
import { holdBuyer } from '../buyers/hold-buyer.ts'
import { type OrderedItem, orderedItems } from '../orders/ordered-item.ts'
import { unknownRepeats } from '../purchases/repeats.ts'
import { assertOpen, holdOffer } from './hold-offer.ts'
import { type OfferLine, readLines, type Texts, totalOf } from './lines.ts'
import type { createFields, NewLine, updateFields } from './offer-input.ts'

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

/** Qəpik; twice the highest price. */
const maxTotal = 2 * maxQepik

type Writing = {
  userId: number
  lines: readonly NewLine[]
  /** The quote's lines until now, whose keys aren't given to others. */
  known: readonly OfferLine[]
  now: Date
  /** The staff member's language, for errors about a choice. */
  language: Language
}

/**
 * Lines as staff write them, with the names of the catalogue and the price calculated for this customer at
 * `now` (OFF-4), by their choices (OFF-11). Keys stay; a line without one gets the next.
 * @throws VALIDATION, by line (`lines.3.price`), for what isn't on sale or can't be chosen, for a missing
 * price or a missing reason for another price, and for a sum above 20,000,000 AZN (OFF-14)
 */
async function writeLines(
  db: Database,
  { userId, lines, known, now, language }: Writing,
): Promise<OfferLine[]> {
  if (lines.length === 0) return []
  const keys = lines.flatMap(({ key }) => key ?? [])
  if (new Set(keys).size < keys.length) throw invalid('lines', keyTwice)
  const wanted = lines.map(({ serviceId, serviceTypeId = null, count, title, options }) => ({
    serviceId,
    serviceTypeId,
    count,
    title,
    options,
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
  if (totalOf(stored) > maxTotal) throw invalid('lines', sumTooLarge)
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
    kind: title === undefined ? 'product' : 'free',
    serviceId,
    serviceTypeId: productId,
    count,
    quote,
    price,
    priceReason,
    options,
    details,
    days: line.days ?? options?.days ?? null,
    grams: item.grams,
    service: serviceOf(item),
    title: titleOf(item),
    repeats: line.repeats ?? null,
    artwork: line.artwork ?? (title === undefined ? 'customer' : 'notNeeded'),
  }
}

const serviceOf = ({ serviceName, serviceName_ru, serviceName_en }: OrderedItem): Texts => ({
  az: serviceName,
  ru: serviceName_ru,
  en: serviceName_en,
})

/** The product's name, or the staff's own title; without either the service's name. */
const titleOf = (item: OrderedItem): Texts =>
  item.productName === null
    ? serviceOf(item)
    : { az: item.productName, ru: item.productName_ru ?? '', en: item.productName_en ?? '' }

const noCustomer: Message = /*i18n*/ { id: 'offers.noCustomer', message: 'This customer does not exist.' }
type DraftDeps = Pick<Deps, 'db' | 'now'>
/** `language` is that of errors about a choice. */
type Author = Pick<Caller, 'id'> & { language: Language }

/** Staff begin a quote for a customer (OFF-3). Returns its id. @throws VALIDATION, by line */
export async function createOffer(
  { db, now }: DraftDeps,
  { id: by, language }: Author,
  input: z.output<typeof createFields>,
): Promise<number> {
  const { userId, cameBy = null, buyerId, title = '', note = '', days = 7 } = input
  const customer = await db.user.findFirst({
    where: { id: userId, deletedAt: null, role: { name: customerRole } },
    select: { language: true },
  })
  if (!customer) throw invalid('userId', noCustomer)
  const at = now()
  const lines = await writeLines(db, { userId, lines: input.lines, known: [], now: at, language })
  const { id } = await recordedNew(db, { by, kind: 'offer' }, async (tx) => {
    // The lock keeps the customer from being erased at the same time, which would leave the quote behind.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId} AND deleted_at IS NULL FOR KEY SHARE`
    if (buyerId !== undefined) await holdBuyer(tx, { buyerId, userId })
    return tx.offer.create({
      data: {
        userId,
        cameBy,
        ...(buyerId !== undefined && { buyerId }),
        title,
        note,
        days,
        createdById: by,
        createdAt: at,
        updatedAt: at,
        stateSince: at,
        language: input.language ?? customer.language,
        lines: toJson(lines),
        total: totalOf(lines),
      },
      select: { id: true },
    })
  })
  return id
}

/**
 * Staff change the draft; sent revisions stay as they are, and can be answered until the next one is sent
 * (OFF-3).
 * @throws NOT_FOUND; VALIDATION, by line; CONFLICT when another user has saved it since `updatedAt`, or it is
 * accepted or withdrawn
 */
export async function updateOffer(
  { db, now }: DraftDeps,
  { id: by, language }: Author,
  { id, updatedAt, lines: given, ...changes }: z.output<typeof updateFields>,
): Promise<void> {
  const read = await db.offer.findUnique({ where: { id } })
  if (!read) throw notFound()
  const at = now()
  const known = readLines(read.lines)
  const { userId } = read
  const lines = given ? await writeLines(db, { userId, lines: given, known, now: at, language }) : known
  await recorded(db, { by, kind: 'offer', id }, async (tx) => {
    const offer = await holdOffer(tx, id)
    await assertOpen(tx, offer)
    assertCurrent(offer, updatedAt)
    if (typeof changes.buyerId === 'number') await holdBuyer(tx, { buyerId: changes.buyerId, userId })
    const total = offer.lastRevision === 0 ? { total: totalOf(lines) } : {}
    const data = { ...changes, ...total, lines: toJson(lines), isChanged: true, updatedAt: new Date() }
    await tx.offer.update({ where: { id }, data })
  })
}

const toJson = (lines: readonly OfferLine[]): Prisma.InputJsonValue => JSON.parse(JSON.stringify(lines))
