import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { updatedAtOut } from '../../lib/as-read.ts'
import { bakuDay } from '../../lib/days.ts'
import { notFound } from '../../lib/errors.ts'
import { type Language, languages, toLanguage } from '../../lib/languages.ts'
import { toPercent } from '../../lib/money.ts'
import type { Deps } from '../../procedures/deps.ts'
import { mailParts, mailReaches, mailReachOf } from '../customers/mail-reach.ts'
import { ownDiscount } from '../customers/own-discount.ts'
import { spentBy } from '../customers/spend.ts'
import { offerLinkEnd, offerLinkWorks, stateParts } from '../offer-links/offer-link-state.ts'
import { offerActs, offerActsOf, offerStands, standOf, turnOf } from '../offer-status/offer-stands.ts'
import { contactWays } from '../orders/contact-ways.ts'
import { readTaxKinds } from '../seller/read-seller.ts'
import { answerSchema, dayOf, fullName, toAnswer } from './answer-output.ts'
import { linesForStaff, staffLinesShape } from './line-output.ts'
import { readLines } from './lines.ts'

const staffAnswerSchema = answerSchema.extend({
  address: z.string(),
  /** The staff member who heard it; null where the customer answered by the link. */
  heardBy: z.string().nullable(),
  /** The link by which it came; staff had logged in on that device before. */
  linkId: z.int().nullable(),
  staffDevice: z.boolean(),
  isWithdrawn: z.boolean(),
  /** When it was taken back, or answered by staff. */
  endedAt: z.iso.datetime().nullable(),
})

const revisionSchema = z.object({
  number: z.int(),
  language: z.enum(languages),
  title: z.string(),
  note: z.string(),
  ...staffLinesShape,
  validUntil: z.iso.date(),
  sentAt: z.iso.datetime(),
  sentBy: z.string(),
  hash: z.string(),
  /** How often its link was opened, without staff. */
  views: z.int(),
  lastViewAt: z.iso.datetime().nullable(),
  answers: z.array(staffAnswerSchema),
})

/** `madeBy` is the staff member; null when an email to the customer made it. */
const offerLinkSchema = z.object({
  id: z.int(),
  createdAt: z.iso.datetime(),
  madeBy: z.string().nullable(),
  works: z.boolean(),
  endsAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
})

/**
 * A quote for staff: its draft (`lines`, compared with the last revision) and its revisions, newest first.
 * `isChanged`: the draft differs from what was sent last.
 */
export const offerSchema = z.object({
  id: z.int(),
  customer: z.object({
    id: z.int(),
    name: z.string(),
    surname: z.string(),
    phoneNumber: z.string(),
    /** Per cent: the customer's own discount now. */
    percentage: z.number(),
  }),
  /** Whether an email about it reaches its customer, and why not (EML-12). */
  customerMail: z.enum(mailReaches),
  /** The customer's company that will pay; null: they do as a person. */
  buyer: z.object({ id: z.int(), name: z.string(), voen: z.string() }).nullable(),
  stand: z.enum(offerStands),
  turn: z.enum(['staff', 'customer']).nullable(),
  acts: z.array(z.enum(offerActs.staff)),
  since: z.iso.datetime(),
  cameBy: z.enum(contactWays).nullable(),
  language: z.enum(languages),
  title: z.string(),
  note: z.string(),
  validDays: z.int(),
  ...staffLinesShape,
  isChanged: z.boolean(),
  lastRevision: z.int(),
  validUntil: z.iso.date().nullable(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: updatedAtOut,
  revisions: z.array(revisionSchema),
  orders: z.array(z.object({ id: z.int() })),
  /** Its secret links, newest first, without their tokens. */
  links: z.array(offerLinkSchema),
})

const named = { select: { name: true, surname: true } } as const
const parts = {
  user: {
    select: { id: true, name: true, surname: true, phoneNumber: true, ...mailParts },
  },
  buyer: { select: { id: true, name: true, voen: true } },
  createdBy: named,
  revisions: { orderBy: { number: 'desc' }, omit: { pdf: true }, include: { sentBy: named } },
  answers: { orderBy: { id: 'desc' }, include: { byStaff: named } },
  views: true,
  orders: { orderBy: { place: 'asc' }, select: { orderId: true } },
  links: { orderBy: { id: 'desc' }, include: { ...stateParts, createdBy: named } },
} as const satisfies Prisma.OfferInclude
type Row = Prisma.OfferGetPayload<{ include: typeof parts }>

/** Catalogue names are in `language`. @throws NOT_FOUND */
export async function readOffer(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, language }: { id: number; language: Language },
): Promise<z.infer<typeof offerSchema>> {
  const offer = await db.offer.findUnique({ where: { id }, include: parts })
  if (!offer) throw notFound()
  const { user, createdBy, revisions, orders, validUntil } = offer
  const [last] = revisions
  const stand = standOf(offer, now())
  const before = last ? readLines(last.lines) : null
  const { id: userId, name, surname, phoneNumber } = user
  const [discounts, spent, taxKindOf] = await Promise.all([
    db.discount.findMany(),
    spentBy(db, userId, now()),
    readTaxKinds(db),
  ])
  const percentage = toPercent(ownDiscount(discounts, spent) ?? 0)
  return {
    id,
    stand,
    turn: turnOf(stand),
    acts: offerActsOf(stand, 'staff'),
    since: offer.stateSince.toISOString(),
    customer: { id: userId, name, surname, phoneNumber, percentage },
    customerMail: mailReachOf(user),
    buyer: offer.buyer,
    cameBy: offer.cameBy,
    language: toLanguage(offer.language),
    title: offer.title,
    note: offer.note,
    validDays: offer.days,
    ...linesForStaff({
      lines: readLines(offer.lines),
      before,
      language,
      taxKind: taxKindOf(bakuDay(now())),
    }),
    isChanged: offer.isChanged,
    lastRevision: offer.lastRevision,
    validUntil: validUntil && dayOf(validUntil),
    createdBy: fullName(createdBy),
    createdAt: offer.createdAt.toISOString(),
    updatedAt: offer.updatedAt.toISOString(),
    revisions: revisions.map((revision, place) => {
      const older = revisions[place + 1]
      const taxKind = taxKindOf(bakuDay(revision.sentAt))
      return toRevision(offer, revision, { before: older ? readLines(older.lines) : null, language, taxKind })
    }),
    orders: orders.map(({ orderId }) => ({ id: orderId })),
    links: offer.links.map((link) => ({
      id: link.id,
      createdAt: link.createdAt.toISOString(),
      madeBy: link.createdBy && fullName(link.createdBy),
      works: offerLinkWorks(link, now()),
      endsAt: offerLinkEnd(link).toISOString(),
      lastUsedAt: link.lastUsedAt?.toISOString() ?? null,
      revokedAt: link.revokedAt?.toISOString() ?? null,
    })),
  }
}

function toRevision(
  offer: Row,
  row: Row['revisions'][number],
  shown: Omit<Parameters<typeof linesForStaff>[0], 'lines'>,
): z.infer<typeof revisionSchema> {
  const { number, title, note, validUntil, sentAt, sentBy, pdfSha256 } = row
  const view = offer.views.find(({ revision }) => revision === number)
  return {
    number,
    language: toLanguage(row.language),
    title,
    note,
    ...linesForStaff({ ...shown, lines: readLines(row.lines) }),
    validUntil: dayOf(validUntil),
    sentAt: sentAt.toISOString(),
    sentBy: fullName(sentBy),
    hash: Buffer.from(pdfSha256).toString('hex'),
    views: view?.count ?? 0,
    lastViewAt: view?.lastAt.toISOString() ?? null,
    answers: offer.answers.filter(({ revision }) => revision === number).map(toStaffAnswer),
  }
}

const toStaffAnswer = (answer: Row['answers'][number]): z.infer<typeof staffAnswerSchema> => ({
  ...toAnswer(answer),
  address: answer.address,
  heardBy: answer.byStaff && fullName(answer.byStaff),
  linkId: answer.linkId,
  staffDevice: answer.staffDevice,
  isWithdrawn: answer.isWithdrawn,
  endedAt: answer.endedAt?.toISOString() ?? null,
})
