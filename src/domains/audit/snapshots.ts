import type { Database, Transaction } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { assertCurrent } from '../../lib/as-read.ts'
import { type ContentKind, isContentKind } from '../content/definitions.ts'
import { living, rowOf, tableOf } from '../content/own-row.ts'
import { readOwn } from '../content/read-own.ts'
import type { Fields, Snapshot } from '../content/values.ts'
import { readOffer } from './read-offer.ts'
import { readCampaignParts, readProductParts, readProjectParts, readServiceParts } from './read-parts.ts'
import { readContactRequest, readDiscount, readMessageTemplate, readRole, readUser } from './read-people.ts'
import { readClosedDay, readProductionSettings, readWorkKind } from './read-production.ts'
import { readPreflightProfile } from './read-profile.ts'
import type { JournalKind } from './record-kinds.ts'

/** What of a kind of content isn't in its definition. */
const parts: Partial<Record<ContentKind, (tx: Transaction, id: number) => Promise<Fields>>> = {
  service: readServiceParts,
  product: readProductParts,
  project: readProjectParts,
  campaign: readCampaignParts,
}

type Reader = (tx: Transaction, id: number) => Promise<Snapshot | null>

/** How a record of each other kind is read and where it is kept. */
const others: Record<Exclude<JournalKind, ContentKind>, { read: Reader; table: string }> = {
  contactRequest: { read: readContactRequest, table: 'contact_requests' },
  offer: { read: readOffer, table: 'offers' },
  messageTemplate: { read: readMessageTemplate, table: 'message_templates' },
  preflightProfile: { read: readPreflightProfile, table: 'preflight_profiles' },
  workKind: { read: readWorkKind, table: 'work_kinds' },
  closedDay: { read: readClosedDay, table: 'closed_days' },
  productionSettings: { read: readProductionSettings, table: 'production_settings' },
  discount: { read: readDiscount, table: 'discounts' },
  staff: { read: readUser, table: 'users' },
  customer: { read: readUser, table: 'users' },
  role: { read: readRole, table: 'roles' },
}

/** Of these only that they changed is written down: no secret, and no more of a customer than is needed. */
export const hiddenFields: Partial<Record<JournalKind, readonly string[]>> = {
  staff: ['password'],
  customer: ['password', 'email', 'phoneNumber', 'fatherName', 'photoUrl'],
}

/** A record with all that staff can change of it; null for one that isn't there, or is only marked as deleted. */
export async function readRecord(tx: Transaction, kind: JournalKind, id: number): Promise<Snapshot | null> {
  if (!isContentKind(kind)) return others[kind].read(tx, id)
  const own = await readOwn(tx, kind, id)
  const readParts = parts[kind]
  return own && readParts ? { ...own, fields: { ...own.fields, ...(await readParts(tx, id)) } } : own
}

/** Its table, and which row of it a record is. */
const placeOf = (kind: JournalKind, id: number): [table: Prisma.Sql, row: Prisma.Sql] =>
  isContentKind(kind)
    ? [tableOf(kind), rowOf(kind, id)]
    : [Prisma.raw(others[kind].table), Prisma.sql`id = ${id}`]

/** Holds a record against every other change until the transaction ends, so that what it was is what is replaced. */
export async function lockRecord(tx: Transaction, kind: JournalKind, id: number): Promise<void> {
  const [table, row] = placeOf(kind, id)
  // As its service's delete does: the service before what belongs to it, or two could wait for each other.
  if (kind === 'product' || kind === 'project') {
    await tx.$queryRaw`
      SELECT 1 FROM services WHERE id = (SELECT service_id FROM ${table} WHERE id = ${id}) FOR SHARE`
  }
  await tx.$queryRaw`SELECT 1 FROM ${table} WHERE ${row} FOR NO KEY UPDATE`
}

/** A record as a caller has read it: `updatedAt` is the version, which callers may leave out. */
export type ReadRecord = {
  kind: ContentKind | 'role' | 'preflightProfile' | 'workKind' | 'productionSettings'
  id: number
  updatedAt?: string | undefined
}

/**
 * The record is there, and nobody has saved it since it was read.
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
