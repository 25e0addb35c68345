import type { AreaName } from '../../procedures/areas.ts'
import { forInfoPages } from '../info/info-pages.ts'

/** Every kind of record that staff change, and whose areas may see its history. */
export const recordAreas = {
  service: ['services'],
  product: ['services'],
  servicesPage: ['services'],
  project: ['portfolios'],
  portfolioPage: ['portfolios'],
  deal: ['campaigns'],
  dealsPage: ['campaigns'],
  ...forInfoPages(() => ['homePage'] as const),
  banner: ['homePage'],
  aboutUs: ['homePage'],
  partner: ['partners'],
  advertisement: ['homePage'],
  socialAccount: ['socialMedia'],
  contact: ['contact'],
  contactRequest: ['contact'],
  order: ['orders'],
  discount: ['discounts'],
  staff: ['staff'],
  customer: ['staff'],
  role: ['roles'],
} as const satisfies Record<string, readonly AreaName[]>

export type RecordKind = keyof typeof recordAreas
export const recordKinds = Object.keys(recordAreas) as [RecordKind, ...RecordKind[]]

/** What an order's own tables keep (its moves and notes) is not written down a second time. */
export type JournalKind = Exclude<RecordKind, 'order'>
