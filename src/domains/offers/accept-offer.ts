import type { Transaction } from '../../db/client.ts'
import type { Offer, OfferAnswer } from '../../db/generated/client.ts'
import { defaultLanguage, toLanguage } from '../../lib/languages.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import type { DeliveryChoice } from '../order-shipment/choice-input.ts'
import type { OrderedItem } from '../orders/ordered-item.ts'
import { planDelivery } from '../orders/plan-delivery.ts'
import type { OrderLine } from '../orders/write-orders.ts'
import { addFirstVersions, type LineFiles } from '../purchases/line-files.ts'
import { repeatedFiles, repeatNote } from '../purchases/repeats.ts'
import { writePurchase } from '../purchases/write-purchase.ts'
import { currentAnswer, holdOffer } from './hold-offer.ts'
import { type OfferLine, readLines } from './lines.ts'
import { holdForAnswer } from './linked-offer.ts'
import { offerDeliveryByLink, offerDocumentChanged } from './offer-errors.ts'
import { findNamedPayer, payerOf, type SaidPayer } from './offer-payer.ts'

type AcceptDeps = Pick<Deps, 'db' | 'emails' | 'limits' | 'now' | 'artwork'>
/** The link by which an answer came, and whether staff have logged in on that device before. */
type CameBy = { linkId: number; staffDevice: boolean }
/** `address` is a network address. */
type Accepting = {
  offerId: number
  revision: number
  hash: string
  name: string
  address: string
  /** How the orders come; undefined: their customer says so later. */
  delivery?: DeliveryChoice | undefined
} & CameBy &
  SaidPayer

/**
 * The holder of the link accepts the newest revision under their name, bound to the hash of its PDF: its
 * lines become orders at these prices, in the same transaction (OFF-5), repeated orders with their approved
 * artwork (ART-13), paid by whom they say (DOC-40), brought as its customer chooses (DEL-36). A repeated call gets
 * the first answer.
 * @throws CONFLICT with the reason: expired, revised, withdrawn, another PDF, accepted or answered already, or the
 * delivery now costs something else; VALIDATION when anybody but the customer chooses the delivery, and as
 * `planShipment`; RATE_LIMITED; UNAVAILABLE while the file store is away
 */
export async function acceptOffer(
  deps: AcceptDeps,
  {
    offerId,
    revision,
    hash,
    name,
    address,
    linkId,
    staffDevice,
    callerId,
    buyerId,
    company,
    delivery,
  }: Accepting,
): Promise<void> {
  await deps.limits.consume('offerAnswer', String(offerId))
  const files = await filesOf(deps, offerId, revision)
  await deps.db.$transaction(async (tx) => {
    await holdOffer(tx, offerId)
    const current = await currentAnswer(tx, offerId)
    if (current && isSame(current, revision, name)) return
    const offer = await holdForAnswer(tx, { offerId, revision, now: deps.now() }, 'refused')
    const sha256 = await paperHash(tx, offer)
    if (Buffer.from(sha256).toString('hex') !== hash) throw offerDocumentChanged()
    // Addresses are the customer's own: a link neither shows nor takes them.
    if (delivery && callerId !== offer.userId) throw offerDeliveryByLink()
    await accept(deps, tx, offer, {
      name,
      address,
      sha256,
      files,
      actorId: offer.userId,
      cameBy: { linkId, staffDevice },
      payer: { callerId, buyerId, company },
      delivery,
    })
  })
}

/** The answer to the first call was lost on its way. */
const isSame = (current: OfferAnswer, revision: number, name: string): boolean =>
  current.kind === 'accepted' && current.revision === revision && current.name === name

/**
 * Staff record that the customer has accepted the newest revision, on the phone or at the counter: `name` is
 * who said so; the answer keeps which staff member heard it.
 * @throws as {@link acceptOffer}
 */
export async function acceptForCustomer(
  deps: Pick<Deps, 'db' | 'emails' | 'now' | 'artwork'>,
  { id: by }: Pick<Caller, 'id'>,
  { id, revision, name }: { id: number; revision: number; name: string },
  address: string,
): Promise<void> {
  const files = await filesOf(deps, id, revision)
  await deps.db.$transaction(async (tx) => {
    const offer = await holdForAnswer(tx, { offerId: id, revision, now: deps.now() }, 'refused')
    await accept(deps, tx, offer, { name, address, sha256: await paperHash(tx, offer), files, actorId: by })
  })
}

/** Files are copied before anything is locked, and none for what can't be accepted any more. */
async function filesOf(
  deps: Pick<Deps, 'db' | 'now' | 'artwork'>,
  offerId: number,
  number: number,
): Promise<LineFiles> {
  const where = { offerId, number, offer: { state: 'Sent', lastRevision: number } } as const
  const found = await deps.db.offerRevision.findFirst({ where, select: { lines: true, offer: true } })
  if (!found) return []
  const lines = readLines(found.lines).map(({ repeats, artwork }) => ({
    repeats,
    awaitsArtwork: artwork === 'customer',
  }))
  return repeatedFiles(deps, found.offer.userId, lines)
}

async function paperHash(tx: Transaction, { id: offerId, lastRevision: number }: Offer) {
  const where = { offerId_number: { offerId, number } }
  return (await tx.offerRevision.findUniqueOrThrow({ where, select: { pdfSha256: true } })).pdfSha256
}

type Accepted = {
  name: string
  address: string
  sha256: Uint8Array<ArrayBuffer>
  /** The files of the lines. */
  files: LineFiles
  actorId: number
  cameBy?: CameBy
  payer?: SaidPayer
  delivery?: DeliveryChoice | undefined
}

async function accept(
  deps: Pick<Deps, 'emails' | 'now' | 'artwork'>,
  tx: Transaction,
  { id: offerId, userId, cameBy, language, createdById, lastRevision: revision }: Offer,
  { name, address, sha256, files, actorId, cameBy: link, payer, delivery }: Accepted,
): Promise<void> {
  const at = deps.now()
  const isByStaff = actorId !== userId
  const { id: answerId } = await tx.offerAnswer.create({
    data: {
      offerId,
      revision,
      kind: 'accepted',
      name,
      address,
      pdfSha256: sha256,
      at,
      ...link,
      ...(isByStaff && { byStaffId: actorId }),
    },
    select: { id: true },
  })
  const where = { offerId_number: { offerId, number: revision } }
  const { lines, buyer } = await tx.offerRevision.findUniqueOrThrow({
    where,
    select: { lines: true, buyer: true },
  })
  const named = await findNamedPayer(tx, buyer, userId)
  const orderLines = readLines(lines).map((line) => toOrderLine(line, createdById))
  const purchase = await writePurchase(deps, tx, {
    userId,
    actorId,
    at,
    language: toLanguage(language),
    cameBy,
    tellsCompany: false,
    buyerId: await payerOf(tx, { userId, named, said: payer }),
    shipment: await planDelivery(tx, { userId, choice: delivery, lines: orderLines, isStaff: false }),
    lines: orderLines,
  })
  const side = isByStaff ? 'staff' : 'customer'
  await addFirstVersions(deps, tx, purchase, { side, userId: actorId, at, files })
  await tx.offerOrder.createMany({
    data: purchase.orders.map(({ id: orderId }, place) => ({ orderId, offerId, place })),
  })
  await tx.offer.update({ where: { id: offerId }, data: { state: 'Accepted', stateSince: at } })
  if (!isByStaff) await deps.emails.enqueue(tx, { kind: 'offerAcceptedCompany', offerId, answerId })
}

const slots = { customer: 'Missing', byUs: 'DesignByUs', notNeeded: 'NotNeeded' } as const satisfies Record<
  OfferLine['artwork'],
  OrderLine['artwork']
>

/** `by` is the author of the quote, whose access decides what of its orders staff read. */
const toOrderLine = (line: OfferLine, by: number): OrderLine => ({
  item: itemOf(line),
  count: line.count,
  comment: line.details,
  price: line.price,
  priceReason: line.priceReason || null,
  artwork: slots[line.artwork],
  note: repeatNote(line, defaultLanguage),
  noteBy: by,
})

/** As it was offered, whatever has become of service and product. */
function itemOf({
  kind,
  serviceId,
  serviceTypeId,
  service,
  title,
  grams,
  quote,
  options,
}: OfferLine): OrderedItem {
  const isNamed = kind === 'free' || serviceTypeId !== null
  return {
    serviceId,
    serviceName: service.az,
    serviceName_ru: service.ru,
    serviceName_en: service.en,
    grams,
    productId: kind === 'free' ? null : serviceTypeId,
    quote,
    options,
    service: { photo: null },
    product: null,
    productName: isNamed ? title.az : null,
    productName_ru: isNamed ? title.ru : null,
    productName_en: isNamed ? title.en : null,
  }
}
