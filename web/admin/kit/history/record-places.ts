import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { inferRouterOutputs } from '@trpc/server'
import { contentKinds, definitionOf } from '../../../../src/domains/content/definitions.ts'
import { forInfoPages } from '../../../../src/domains/content/info-pages.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { infoPageNames } from '../texts/info-page-names.ts'

export type HistoryPage = inferRouterOutputs<AppRouter>['history']['list']
export type HistoryEntry = HistoryPage['items'][number]
export type RecordKind = HistoryEntry['kind']

/** What a kind of record is called, and where a record of it is edited. */
type Place = {
  name: MessageDescriptor
  /** Of the route, with `$id` for the record. */
  path: string
  /** Of the address, where the record is one of a list. */
  searchOf?: (record: { recordId: number; recordName: string }) => string
}

export const recordPlaces: Record<RecordKind, Place> = {
  service: { name: msg`Service`, path: '/admin/services/servicesmore/$id' },
  product: { name: msg`Product`, path: '/admin/services/editproduct/$id' },
  servicesPage: { name: msg`Texts of the services page`, path: '/admin/services/editservicespage' },
  project: { name: msg`Project`, path: '/admin/portfolio/portfoliocardedit/$id' },
  portfolioPage: { name: msg`Texts of the portfolio page`, path: '/admin/portfolio/editportfoliopage' },
  deal: { name: msg`Campaign`, path: '/admin/companies/editcompany/$id' },
  dealsPage: { name: msg`Texts of the campaigns page`, path: '/admin/companies/editcompaniespage' },
  ...forInfoPages((page) => ({ name: infoPageNames[page], path: `/admin/home/pages/${page}` })),
  banner: { name: msg`Home page`, path: '/admin/home/correction' },
  aboutUs: { name: msg`About us`, path: '/admin/home/aboutus' },
  partner: { name: msg`Partner`, path: '/admin/home/partners' },
  advertisement: { name: msg`Advertisement`, path: '/admin/home/advertisements' },
  socialAccount: { name: msg`Social account`, path: '/admin/socialmedia' },
  contact: {
    name: msg`Contact data`,
    path: '/admin/contact/contact',
    searchOf: ({ recordId }) => `?open=${recordId}`,
  },
  contactRequest: { name: msg`Contact request`, path: '/admin/contact/inbox' },
  order: { name: msg`Order`, path: '/admin/ordersadmin/$id' },
  discount: { name: msg`Discount`, path: '/admin/discounts' },
  staff: { name: msg`Colleague`, path: '/admin/admins', searchOf: ({ recordId }) => `?open=${recordId}` },
  customer: { name: msg`Customer`, path: '/admin/users/$id' },
  role: { name: msg`Role`, path: '/admin/rolesandpermissions' },
}
export const recordKinds = Object.keys(recordPlaces) as RecordKind[]

/** Of these there is one only, so the kind says all. */
export const singleKinds: ReadonlySet<RecordKind> = new Set(
  contentKinds.filter((kind) => definitionOf(kind).only !== undefined),
)
