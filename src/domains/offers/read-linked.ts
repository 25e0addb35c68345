import { z } from 'zod'
import type { Database } from '../../db/client.ts'
import { bakuDay } from '../../lib/days.ts'
import { notFound } from '../../lib/errors.ts'
import { type Language, languages, toLanguage } from '../../lib/languages.ts'
import type { Context } from '../../procedures/context.ts'
import type { Deps } from '../../procedures/deps.ts'
import { mediaUrl } from '../media/picture-url.ts'
import { offerActs, offerActsOf, offerStands, standOf } from '../offer-status/offer-stands.ts'
import { together } from '../order-shipment/plan-shipment.ts'
import { taxKindOn } from '../seller/read-seller.ts'
import { answerSchema, dayOf, fullName, toAnswer } from './answer-output.ts'
import { customerLinesShape, linesForCustomer } from './line-output.ts'
import { type OfferLine, readLines } from './lines.ts'
import { offerNotSent } from './offer-errors.ts'
import { findNamedPayer } from './offer-payer.ts'

/**
 * A quote as the holder of its link sees it: one revision, the newest by default. `hash` is of its PDF,
 * `validUntil` its last day in Baku, `daysLeft` is 0 on that day and negative afterwards.
 */
export const linkedOfferSchema = z.object({
  id: z.int(),
  stand: z.enum(offerStands),
  /** The answers that the customer can give to this revision now. */
  acts: z.array(z.enum(offerActs.customer)),
  revision: z.int(),
  lastRevision: z.int(),
  language: z.enum(languages),
  title: z.string(),
  note: z.string(),
  customer: z.string(),
  /** The company that will pay; null: the customer does. */
  buyer: z.object({ id: z.int(), name: z.string(), voen: z.string() }).nullable(),
  preparedBy: z.string(),
  sentAt: z.iso.datetime(),
  validUntil: z.iso.date(),
  daysLeft: z.int(),
  hash: z.string(),
  ...customerLinesShape,
  /** What goes together, as ways are reckoned: grams with packing, mm; null where it isn't known. */
  goods: z.object({ grams: z.int().nullable(), millimetres: z.number().nullable() }),
  /** The current answer: not taken back, not answered by staff. */
  answer: answerSchema.nullable(),
  /** The orders of an accepted quote. */
  orders: z.array(z.object({ id: z.int() })),
  /** The caller is signed in as its customer. */
  isOwn: z.boolean(),
})

const parts = {
  user: { select: { name: true, surname: true } },
  answers: { where: { endedAt: null }, take: 1 },
  orders: { orderBy: { place: 'asc' }, select: { orderId: true } },
} as const
const dayMs = 24 * 60 * 60 * 1000

type Asked = { revision?: number | undefined; language: Language; caller: Context['caller'] }

/** @throws NOT_FOUND, also for a missing revision; CONFLICT before it was sent */
export async function readLinked(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  offerId: number,
  { revision, language, caller }: Asked,
): Promise<z.infer<typeof linkedOfferSchema>> {
  const offer = await db.offer.findUnique({ where: { id: offerId }, include: parts })
  if (!offer) throw notFound()
  if (offer.lastRevision === 0) throw offerNotSent()
  const number = revision ?? offer.lastRevision
  const stand = standOf(offer, now())
  const { read, before } = await readRevision(db, offerId, number)
  const lines = readLines(read.lines)
  const [answer] = offer.answers
  const taxKind = await taxKindOn(db, bakuDay(read.sentAt))
  return {
    id: offer.id,
    revision: number,
    lastRevision: offer.lastRevision,
    stand,
    acts: number === offer.lastRevision ? offerActsOf(stand, 'customer') : [],
    language: toLanguage(read.language),
    title: read.title,
    note: read.note,
    customer: fullName(offer.user),
    buyer: await findNamedPayer(db, read.buyer, offer.userId),
    preparedBy: fullName(read.sentBy),
    sentAt: read.sentAt.toISOString(),
    validUntil: dayOf(read.validUntil),
    daysLeft: Math.round((read.validUntil.getTime() - bakuDay(now()).getTime()) / dayMs),
    hash: Buffer.from(read.pdfSha256).toString('hex'),
    ...linesForCustomer({ lines, before, language, taxKind }, await photosOf(db, lines)),
    goods: goodsOf(lines),
    answer: answer ? toAnswer(answer) : null,
    orders: offer.orders.map(({ orderId }) => ({ id: orderId })),
    isOwn: caller?.id === offer.userId,
  }
}

function goodsOf(lines: readonly OfferLine[]) {
  const { grams, millimetres } = together(
    lines.map((line) => ({ grams: line.grams, trim: line.options?.trim ?? null, sum: line.price })),
  )
  return { grams, millimetres }
}

async function readRevision(db: Database, offerId: number, number: number) {
  const found = await db.offerRevision.findMany({
    where: { offerId, number: { in: [number - 1, number] } },
    omit: { pdf: true },
    include: { sentBy: { select: { name: true, surname: true } }, buyer: true },
    orderBy: { number: 'desc' },
  })
  const [read, before] = found
  if (read?.number !== number) throw notFound()
  return { read, before: before ? readLines(before.lines) : null }
}

/** The pictures of the lines' products, or else services. */
async function photosOf(
  db: Database,
  lines: readonly OfferLine[],
): Promise<(line: OfferLine) => string | null> {
  const select = { id: true, photo: { select: { key: true, extension: true } } } as const
  const productIds = lines.flatMap(({ serviceTypeId }) => serviceTypeId ?? [])
  const serviceIds = lines.filter(({ kind }) => kind === 'product').map(({ serviceId }) => serviceId)
  const [products, services] = await Promise.all([
    db.product.findMany({ where: { id: { in: productIds }, deletedAt: null }, select }),
    db.service.findMany({ where: { id: { in: serviceIds }, deletedAt: null }, select }),
  ])
  return ({ kind, serviceId, serviceTypeId }) => {
    if (kind === 'free') return null
    const product = products.find(({ id }) => id === serviceTypeId)
    const photo = product?.photo ?? services.find(({ id }) => id === serviceId)?.photo
    return photo ? mediaUrl(photo) : null
  }
}
