import { createHash } from 'node:crypto'
import type { Offer, Prisma } from '../../db/generated/client.ts'
import { assertCurrent } from '../../lib/as-read.ts'
import { bakuDay } from '../../lib/days.ts'
import { notFound } from '../../lib/errors.ts'
import { toLanguage } from '../../lib/languages.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { recorded } from '../audit/recorded.ts'
import { assertReached, mailParts } from '../customers/mail-reach.ts'
import { allowOfferLink } from '../offer-links/offer-link.ts'
import { readCompany } from '../orders/pdf/company.ts'
import { taxKindOn } from '../seller/read-seller.ts'
import { assertOpen, endAnswers, holdOffer } from './hold-offer.ts'
import { type OfferLine, readLines, totalOf } from './lines.ts'
import { offerHasNoLines, offerNotSent } from './offer-errors.ts'

type SendDeps = Pick<Deps, 'db' | 'emails' | 'media' | 'settings' | 'log' | 'now'>
type Content = Pick<Offer, 'language' | 'title' | 'note' | 'buyerId'> & { lines: OfferLine[] }
const parts = { user: { select: { name: true, surname: true, ...mailParts } } } as const
type Read = Prisma.OfferGetPayload<{ include: typeof parts }>
const dayMs = 24 * 60 * 60 * 1000

type Sending = { id: number; updatedAt?: string | undefined; days?: number | undefined; byMail: boolean }

/**
 * Staff send the draft: it becomes the next revision, with its PDF and the PDF's hash, and can be accepted
 * from now on (OFF-3). The customer's answers to earlier ones count as answered.
 * @throws NOT_FOUND; CONFLICT without lines, when it has since been changed, accepted or withdrawn, or no email
 * reaches its customer for `byMail` (EML-12)
 */
export async function sendOffer(deps: SendDeps, caller: Pick<Caller, 'id'>, sending: Sending): Promise<void> {
  const offer = await readOffer(deps, sending.id)
  assertCurrent(offer, sending.updatedAt)
  const { language, title, note, buyerId } = offer
  const lines = readLines(offer.lines)
  if (lines.length === 0) throw offerHasNoLines()
  await storeRevision(deps, caller, { offer, content: { language, title, note, buyerId, lines }, ...sending })
}

/**
 * Staff prolong the last revision: the same texts and prices as a new revision (OFF-7). The draft stays as it
 * is.
 * @throws as {@link sendOffer}; CONFLICT for one that was never sent
 */
export async function prolongOffer(
  deps: SendDeps,
  caller: Pick<Caller, 'id'>,
  { id, days, byMail }: Omit<Sending, 'updatedAt'>,
): Promise<void> {
  const offer = await readOffer(deps, id)
  const last = await deps.db.offerRevision.findFirst({
    where: { offerId: id },
    orderBy: { number: 'desc' },
    omit: { pdf: true },
  })
  if (!last) throw offerNotSent()
  const content = { ...last, lines: readLines(last.lines) }
  await storeRevision(deps, caller, { offer, content, days, byMail, isProlonged: true })
}

async function readOffer({ db }: SendDeps, id: number): Promise<Read> {
  const offer = await db.offer.findUnique({ where: { id }, include: parts })
  if (!offer) throw notFound()
  return offer
}

type Storing = Omit<Sending, 'id'> & { offer: Read; content: Content; isProlonged?: boolean }

async function storeRevision(
  deps: SendDeps,
  { id: by }: Pick<Caller, 'id'>,
  { offer: read, content, days = read.days, byMail, isProlonged = false }: Storing,
): Promise<void> {
  if (byMail) assertReached(read.user)
  const { id, lastRevision } = read
  const [number, sentAt] = [lastRevision + 1, deps.now()]
  const validUntil = new Date(bakuDay(sentAt).getTime() + days * dayMs)
  const total = totalOf(content.lines)
  const { language, title, note, buyerId, lines } = content
  const revision = { number, language, title, note, buyerId, total, validUntil, sentAt }
  const document = await makeDocument(deps, { ...revision, offerId: id, lines, customer: read.user, by })
  await recorded(deps.db, { by, kind: 'offer', id }, async (tx) => {
    const offer = await holdOffer(tx, id)
    await assertOpen(tx, offer)
    // The PDF was made before the lock, so the quote must not have changed since.
    assertCurrent(offer, read.updatedAt.toISOString())
    await tx.offerRevision.create({
      data: { ...revision, ...document, offerId: id, lines: JSON.parse(JSON.stringify(lines)), sentById: by },
      select: { number: true },
    })
    await endAnswers(tx, id, sentAt)
    await tx.offer.update({
      where: { id },
      data: {
        state: 'Sent',
        stateSince: sentAt,
        updatedAt: new Date(),
        lastRevision: number,
        validUntil,
        total,
        days,
        ...(!isProlonged && { isChanged: false }),
      },
    })
    const which = { offerId: id, key: deps.settings.SECRET_KEY, now: sentAt, by }
    if (byMail) await allowOfferLink(tx, which)
    if (byMail) await deps.emails.enqueue(tx, { kind: 'offerSent', offerId: id, revision: number })
  })
}

type Drawn = Omit<Content, 'lines'> & {
  offerId: number
  number: number
  lines: OfferLine[]
  total: number
  validUntil: Date
  sentAt: Date
  customer: { name: string; surname: string }
  by: number
}

async function makeDocument(deps: SendDeps, { customer, by, buyerId, ...revision }: Drawn) {
  const language = toLanguage(revision.language)
  const company = await readCompany(deps, language)
  const author = await deps.db.user.findUniqueOrThrow({
    where: { id: by },
    select: { name: true, surname: true },
  })
  const buyer = buyerId === null ? null : await deps.db.buyer.findUnique({ where: { id: buyerId } })
  // The code that draws and embeds fonts is loaded with the first PDF: most instances never make one.
  const { drawOffer } = await import('./pdf/draw-offer.ts')
  const pdf = await drawOffer({
    ...revision,
    taxKind: await taxKindOn(deps.db, bakuDay(revision.sentAt)),
    language,
    company,
    customer: `${customer.name} ${customer.surname}`.trim(),
    buyer: buyer && { name: buyer.name, voen: buyer.voen },
    preparedBy: `${author.name} ${author.surname}`.trim(),
  })
  return { pdf: new Uint8Array(pdf), pdfSha256: new Uint8Array(createHash('sha256').update(pdf).digest()) }
}
