import { z } from 'zod'
import type { Database, Transaction } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { assertCurrent } from '../../lib/as-read.ts'
import { toAzn, toPercent } from '../../lib/money.ts'
import { type ContentKind, isContentKind } from '../content/definitions.ts'
import { living, rowOf, tableOf } from '../content/own-row.ts'
import { readOwn } from '../content/read-own.ts'
import type { Fields, Snapshot } from '../content/values.ts'
import { pictureUrl } from '../media/picture-columns.ts'
import { profile } from '../preflight/profile-input.ts'
import { readDeliveryWay, readDeliveryZone, readPickupPoint } from './read-delivery.ts'
import { readCampaignParts, readProductParts, readProjectParts, readServiceParts } from './read-parts.ts'
import type { JournalKind } from './record-kinds.ts'

const written = z.array(
  z.object({
    kind: z.string(),
    service: z.object({ az: z.string() }),
    title: z.object({ az: z.string() }),
    count: z.int(),
    price: z.int(),
  }),
)

/**
 * A quote's name is its number. Nothing personal is recorded, since its entries stay when the customer is
 * erased (DAT-2); a free line is named by its service.
 */
async function readOffer(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.offer.findUnique({ where: { id } })
  if (!row) return null
  const lines = (written.safeParse(row.lines).data ?? []).map(({ kind, service, title, count, price }) => {
    const what = kind === 'free' ? service.az : title.az
    return `${what} × ${count}: ${toAzn(price).toFixed(2)}`
  })
  const { language, days, lastRevision, validUntil, state, buyerId } = row
  return {
    name: String(id),
    fields: {
      offerLines: lines,
      offerLanguage: language,
      offerDays: days,
      offerRevision: lastRevision,
      validUntil: validUntil?.toISOString() ?? null,
      offerState: state,
      payingCompany: buyerId === null ? null : `№ ${buyerId}`,
    },
  }
}

/** What a kind of content has beyond its definition. */
const parts: Partial<Record<ContentKind, (tx: Transaction, id: number) => Promise<Fields>>> = {
  service: readServiceParts,
  product: readProductParts,
  project: readProjectParts,
  campaign: readCampaignParts,
}

type Reader = (tx: Transaction, id: number) => Promise<Snapshot | null>

/** How each other kind is read, and its table. */
const others: Record<Exclude<JournalKind, ContentKind>, { read: Reader; table: string }> = {
  contactRequest: { read: readContactRequest, table: 'contact_requests' },
  offer: { read: readOffer, table: 'offers' },
  messageTemplate: { read: readMessageTemplate, table: 'message_templates' },
  preflightProfile: { read: readPreflightProfile, table: 'preflight_profiles' },
  workKind: { read: readWorkKind, table: 'work_kinds' },
  closedDay: { read: readClosedDay, table: 'closed_days' },
  productionSettings: { read: readProductionSettings, table: 'production_settings' },
  paymentSettings: { read: readPaymentSettings, table: 'payment_settings' },
  paymentTerms: { read: readPaymentTerms, table: 'payment_terms' },
  eqaimeSettings: { read: readEqaimeSettings, table: 'eqaime_settings' },
  sellerProfile: { read: readSellerProfile, table: 'seller_profiles' },
  buyer: { read: readBuyer, table: 'buyers' },
  deliveryWay: { read: readDeliveryWay, table: 'delivery_ways' },
  deliveryZone: { read: readDeliveryZone, table: 'delivery_zones' },
  pickupPoint: { read: readPickupPoint, table: 'pickup_points' },
  discount: { read: readDiscount, table: 'discounts' },
  staff: { read: readUser, table: 'users' },
  customer: { read: readCustomer, table: 'users' },
  role: { read: readRole, table: 'roles' },
}

/** Changes of these are recorded without values: no secret, and no more of a customer than needed. */
export const hiddenFields: Partial<Record<JournalKind, readonly string[]>> = {
  staff: ['password'],
  customer: ['password', 'email', 'pendingEmail', 'phoneNumber', 'fatherName', 'photoUrl', 'note'],
  buyer: ['name', 'voen', 'address', 'requisites', 'contract'],
}

/** A record with all that staff can change; null when it isn't there, or is only marked as deleted. */
export async function readRecord(tx: Transaction, kind: JournalKind, id: number): Promise<Snapshot | null> {
  if (!isContentKind(kind)) return others[kind].read(tx, id)
  const own = await readOwn(tx, kind, id)
  const readParts = parts[kind]
  return own && readParts ? { ...own, fields: { ...own.fields, ...(await readParts(tx, id)) } } : own
}

/** The table and row of a record. */
const placeOf = (kind: JournalKind, id: number): [table: Prisma.Sql, row: Prisma.Sql] =>
  isContentKind(kind)
    ? [tableOf(kind), rowOf(kind, id)]
    : [Prisma.raw(others[kind].table), Prisma.sql`id = ${id}`]

/** Locks a record until the transaction ends, so that its recorded old state is what gets replaced. */
export async function lockRecord(tx: Transaction, kind: JournalKind, id: number): Promise<void> {
  const [table, row] = placeOf(kind, id)
  // As a service's deletion does, the service is locked before what belongs to it, or two could wait for each
  // other.
  if (kind === 'product' || kind === 'project') {
    await tx.$queryRaw`
      SELECT 1 FROM services WHERE id = (SELECT service_id FROM ${table} WHERE id = ${id}) FOR SHARE`
  }
  await tx.$queryRaw`SELECT 1 FROM ${table} WHERE ${row} FOR NO KEY UPDATE`
}

/** The record that the caller has read; `updatedAt` is its version, which callers may leave out. */
export type ReadRecord = {
  kind:
    | ContentKind
    | 'customer'
    | 'role'
    | 'preflightProfile'
    | 'workKind'
    | 'productionSettings'
    | 'paymentSettings'
    | 'paymentTerms'
    | 'eqaimeSettings'
    | 'sellerProfile'
    | 'buyer'
    | 'deliveryWay'
    | 'deliveryZone'
    | 'pickupPoint'
  id: number
  updatedAt?: string | undefined
}

/**
 * Checks that the record exists and that no one has saved it since it was read.
 * @throws NOT_FOUND, CONFLICT (BAS-10)
 */
export async function assertAsRead(
  db: Database | Transaction,
  { kind, id, updatedAt }: ReadRecord,
): Promise<void> {
  const [table, row] = placeOf(kind, id)
  const isThere = isContentKind(kind) ? living(kind) : Prisma.sql`true`
  const [found] = await db.$queryRaw<{ updatedAt: Date }[]>`
    SELECT updated_at AS "updatedAt" FROM ${table} WHERE ${row} AND ${isThere}`
  assertCurrent(found ?? null, updatedAt)
}

/** A closed day is named by its reason; `workKind` is the kind of work that stops. */
async function readClosedDay(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.closedDay.findUnique({
    where: { id },
    include: { workKind: { select: { id: true, name: true } } },
  })
  if (!row) return null
  const { name, name_ru, name_en, workKind } = row
  return { name, fields: { name, name_ru, name_en, day: row.day.toISOString().slice(0, 10), workKind } }
}

async function readWorkKind(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.workKind.findUnique({ where: { id } })
  if (!row) return null
  const { name, name_ru, name_en, capacityMinutes } = row
  return { name, fields: { name, name_ru, name_en, capacityMinutes } }
}

/** There is only one, so it needs no name. */
async function readProductionSettings(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.productionSettings.findUnique({ where: { id } })
  if (!row) return null
  const { cutOff, weekdays, defaultDays, byCapacity } = row
  return { name: '', fields: { cutOff, weekdays, defaultDays, byCapacity } }
}

/** There is only one, so it needs no name. */
async function readPaymentSettings(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.paymentSettings.findUnique({ where: { id } })
  if (!row) return null
  const { beforeProduction, beforeHandover, holdAtOrdering, vatThreshold, retailBp, cardIsRetail } = row
  const vat = { vatThreshold: toAzn(vatThreshold), retailShare: toPercent(retailBp), cardIsRetail }
  return { name: '', fields: { beforeProduction, beforeHandover, holdAtOrdering, ...vat } }
}

/** There is only one, so it needs no name. */
async function readEqaimeSettings(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.eqaimeSettings.findUnique({ where: { id } })
  if (!row) return null
  const { goodsCode, layout } = row
  return { name: '', fields: { goodsCode, eqaimeLayout: String(layout) } }
}

/** Named by the number of their customer, since entries stay when the customer is erased; those of all have no name. */
async function readPaymentTerms(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.paymentTerms.findUnique({ where: { id } })
  if (!row) return null
  const { userId, depositBp, wholeBelow, daysToPay, creditLimit } = row
  const fields = {
    deposit: toPercent(depositBp),
    wholeBelow: wholeBelow === null ? null : toAzn(wholeBelow),
    daysToPay,
    creditLimit: creditLimit === null ? null : toAzn(creditLimit),
  }
  return { name: userId === null ? '' : `№ ${userId}`, fields }
}

const bankAccounts = z.array(z.object({ bank: z.string(), iban: z.string() }))

/** Named by the day from which it counts. */
async function readSellerProfile(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.sellerProfile.findUnique({ where: { id } })
  if (!row) return null
  const { name, voen, address, director, email, taxKind, vatAccount } = row
  const from = row.validFrom.toISOString().slice(0, 10)
  const accounts = (bankAccounts.safeParse(row.accounts).data ?? []).map(({ bank, iban }) =>
    `${bank} ${iban}`.trim(),
  )
  return {
    name: from,
    fields: { from, sellerName: name, voen, address, director, email, taxKind, accounts, vatAccount },
  }
}

/** Named by the number of its customer, since entries stay when the customer is erased. */
async function readBuyer(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.buyer.findUnique({ where: { id, removedAt: null } })
  if (!row) return null
  const { userId, name, voen, address, requisites, contract, wantsEqaime } = row
  return { name: `№ ${userId}`, fields: { name, voen, address, requisites, contract, wantsEqaime } }
}

/**
 * A profile's figures as they are read aloud; each check that differs from its default is a field of its own.
 */
async function readPreflightProfile(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.preflightProfile.findUnique({ where: { id } })
  if (!row) return null
  const { name, name_ru, name_en } = row
  return { name, fields: { name, name_ru, name_en, ...rulesIn(row.rules) } }
}

function rulesIn(stored: unknown): Fields {
  const rules = profile.safeParse(stored).data
  if (!rules) return {}
  const { kind, sizes, pages, bleed, safe, resolution, ink, spots, severities, staffProof } = rules
  const { thinnestLine, smallestText, smallestRichText, scales } = rules
  const checks = Object.entries(severities).map(([name, severity]) => [`check${capital(name)}`, severity])
  return {
    profileKind: kind,
    sizes: sizes.map(({ width, height }) => `${width} × ${height}`),
    pages: pages.max === null ? `≥ ${pages.min}` : `${pages.min}–${pages.max}`,
    bleed,
    safe,
    thinnestLine,
    smallestText,
    smallestRichText,
    spots,
    resolutionMust: resolution.must,
    resolutionLook: resolution.look,
    inkMust: ink.must,
    inkLook: ink.look,
    inkArea: ink.area,
    scales: scales.map((scale) => `1:${scale}`),
    ...(staffProof && { staffProof }),
    ...Object.fromEntries(checks),
  }
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** An active account; its password is compared, never recorded (`hiddenFields`). */
async function readUser(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.user.findFirst({
    where: { id, deletedAt: null },
    include: { role: { select: { id: true, name: true } }, photo: true, secondFactor: true },
  })
  if (!row) return null
  const { name, surname, fatherName, phoneNumber, role } = row
  const email = row.email || row.contactEmail
  const own = {
    name,
    surname,
    fatherName,
    email,
    phoneNumber,
    appRole: role,
    photoUrl: pictureUrl(row.photo),
    // True when there is one, otherwise absent.
    ...(row.secondFactor?.confirmedAt && { secondFactor: true }),
    ...(row.invitedAt && { invitedAt: row.invitedAt.toISOString() }),
  }
  return { name: `${name} ${surname}`.trim(), fields: { ...own, password: row.passwordHash } }
}

/** An account, and what staff keep of a customer beside it. */
async function readCustomer(tx: Transaction, id: number): Promise<Snapshot | null> {
  const user = await readUser(tx, id)
  const row = user && (await tx.user.findUnique({ where: { id } }))
  if (!row) return null
  const { language, pendingEmail, staffNote: note } = row
  return { ...user, fields: { ...user.fields, language, pendingEmail, note } }
}

/** The entry is named by the role; `permissions` are the ids of its areas. */
async function readRole(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.role.findUnique({ where: { id } })
  return row && { name: row.name, fields: { name: row.name, permissions: row.permissions } }
}

/** A discount is named by the amount from which it counts, in AZN. */
async function readDiscount(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.discount.findUnique({ where: { id } })
  if (!row) return null
  const fields = { limit: toAzn(row.limit), percentage: toPercent(row.percentageBp) }
  return { name: String(fields.limit), fields }
}

/** Named by who asked; the number stays in the inbox. */
async function readContactRequest(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.contactRequest.findUnique({ where: { id } })
  return row && { name: row.name, fields: { handled: row.handledAt !== null, note: row.note } }
}

async function readMessageTemplate(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.messageTemplate.findUnique({ where: { id } })
  if (!row) return null
  const { title, text, text_ru, text_en } = row
  return { name: title, fields: { title, text, text_ru, text_en } }
}
