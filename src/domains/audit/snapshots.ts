import type { Transaction } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { forInfoPages } from '../info/info-pages.ts'
import { readAdvertisement, readPartner, readSocialAccount } from './read-cards.ts'
import { readProduct, readService } from './read-catalog.ts'
import { readDiscount, readRole, readUser } from './read-people.ts'
import { readAboutUs, readBanner, readContact, readContactRequest, readPage } from './read-site.ts'
import { readDeal, readProject } from './read-works.ts'
import type { JournalKind } from './record-kinds.ts'
import type { Snapshot } from './values.ts'

type Reader = (tx: Transaction, id: number) => Promise<Snapshot | null>

/** How a record of each kind is read and where it is kept; what is only marked as deleted isn't there. */
const sources: Record<JournalKind, { read: Reader; table: string; page?: string }> = {
  service: { read: readService, table: 'services' },
  product: { read: readProduct, table: 'products' },
  servicesPage: { read: readPage('services'), table: 'page_texts', page: 'services' },
  project: { read: readProject, table: 'projects' },
  portfolioPage: { read: readPage('portfolio'), table: 'page_texts', page: 'portfolio' },
  deal: { read: readDeal, table: 'deals' },
  dealsPage: { read: readPage('deals'), table: 'page_texts', page: 'deals' },
  ...forInfoPages((page) => ({ read: readPage(page), table: 'page_texts', page })),
  banner: { read: readBanner, table: 'banner' },
  aboutUs: { read: readAboutUs, table: 'about_us' },
  partner: { read: readPartner, table: 'partners' },
  advertisement: { read: readAdvertisement, table: 'advertisements' },
  socialAccount: { read: readSocialAccount, table: 'social_accounts' },
  contact: { read: readContact, table: 'contacts' },
  contactRequest: { read: readContactRequest, table: 'contact_requests' },
  discount: { read: readDiscount, table: 'discounts' },
  staff: { read: readUser, table: 'users' },
  customer: { read: readUser, table: 'users' },
  role: { read: readRole, table: 'roles' },
}

/** Of these only that they changed is written down: no secret, and no more of a client than is needed. */
export const hiddenFields: Partial<Record<JournalKind, readonly string[]>> = {
  staff: ['password'],
  customer: ['password', 'email', 'phoneNumber', 'fatherName', 'photoUrl'],
}

export const readRecord = (tx: Transaction, kind: JournalKind, id: number): Promise<Snapshot | null> =>
  sources[kind].read(tx, id)

/** Holds a record against every other change until the transaction ends, so that what it was is what is replaced. */
export async function lockRecord(tx: Transaction, kind: JournalKind, id: number): Promise<void> {
  const { table, page } = sources[kind]
  // As its service's delete does: the service before what belongs to it, or two could wait for each other.
  if (kind === 'product' || kind === 'project') {
    await tx.$queryRaw`
      SELECT 1 FROM services WHERE id = (SELECT service_id FROM ${Prisma.raw(table)} WHERE id = ${id}) FOR SHARE`
  }
  const which = page === undefined ? Prisma.sql`id = ${id}` : Prisma.sql`page = ${page}::page`
  await tx.$queryRaw`SELECT 1 FROM ${Prisma.raw(table)} WHERE ${which} FOR NO KEY UPDATE`
}
