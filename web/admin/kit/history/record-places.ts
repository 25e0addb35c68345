import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { inferRouterOutputs } from '@trpc/server'
import { contentKinds, definitionOf, type TextKind } from '../../../../src/domains/content/definitions.ts'
import { forInfoPages } from '../../../../src/domains/content/info-pages.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { infoPageNames } from '../texts/info-page-names.ts'

type HistoryPage = inferRouterOutputs<AppRouter>['history']['list']
export type AuditEntry = HistoryPage['items'][number]
export type RecordKind = AuditEntry['kind']

/** What a kind of record is called, and where a record of it is edited. */
type Place = {
  name: MessageDescriptor
  /** The path of its route, with `$id` for the record. */
  path: string
  /** The search parameters, where the record is one of a list. */
  searchOf?: (record: { recordId: number; recordName: string }) => string
}

/** By the first letter of a document's number (src/domains/documents/document-number.ts). */
const kindByLetter: Record<string, string> = { H: 'invoice', A: 'act', U: 'statement', K: 'correction' }

/** A kind with texts in three languages also has a plural name, or the name of a page's texts. */
type TranslatedPlace = Place & { many: MessageDescriptor }

export const recordPlaces: Record<RecordKind, Place> & Record<TextKind, TranslatedPlace> = {
  service: { name: msg`Service`, many: msg`Services`, path: '/admin/services/servicesmore/$id' },
  product: { name: msg`Product`, many: msg`Products`, path: '/admin/services/editproduct/$id' },
  servicesPage: {
    name: msg`Texts of the services page`,
    many: msg`Services: page texts`,
    path: '/admin/services/editservicespage',
  },
  project: { name: msg`Project`, many: msg`Portfolio`, path: '/admin/portfolio/portfoliocardedit/$id' },
  portfolioPage: {
    name: msg`Texts of the portfolio page`,
    many: msg`Portfolio: page texts`,
    path: '/admin/portfolio/editportfoliopage',
  },
  campaign: { name: msg`Campaign`, many: msg`Campaigns`, path: '/admin/companies/editcompany/$id' },
  campaignsPage: {
    name: msg`Texts of the campaigns page`,
    many: msg`Campaigns: page texts`,
    path: '/admin/companies/editcompaniespage',
  },
  ...forInfoPages((page) => ({
    name: infoPageNames[page],
    many: infoPageNames[page],
    path: `/admin/home/pages/${page}`,
  })),
  banner: { name: msg`Home page`, many: msg`Home page`, path: '/admin/home/correction' },
  aboutUs: { name: msg`About us`, many: msg`About us`, path: '/admin/home/aboutus' },
  partner: { name: msg`Partner`, many: msg`Partners`, path: '/admin/home/partners' },
  advertisement: { name: msg`Advertisement`, many: msg`Advertisements`, path: '/admin/home/advertisements' },
  socialAccount: { name: msg`Social account`, path: '/admin/socialmedia' },
  contact: {
    name: msg`Contact data`,
    many: msg`Contact data`,
    path: '/admin/contact/contact',
    searchOf: ({ recordId }) => `?open=${recordId}`,
  },
  contactRequest: { name: msg`Contact request`, path: '/admin/contact/inbox' },
  order: { name: msg`Order`, path: '/admin/ordersadmin/$id' },
  offer: { name: msg({ message: 'Quote', context: 'paper' }), path: '/admin/quotes/$id' },
  messageTemplate: {
    name: msg`Saved reply`,
    path: '/admin/contact/replies',
    searchOf: ({ recordId }) => `?open=${recordId}`,
  },
  preflightProfile: { name: msg`Check profile`, path: '/admin/services/profiles/$id' },
  workKind: {
    name: msg`Kind of work`,
    path: '/admin/calendar/kinds',
    searchOf: ({ recordId }) => `?open=${recordId}`,
  },
  closedDay: { name: msg`Closed day`, path: '/admin/calendar' },
  productionSettings: { name: msg`Days of production`, path: '/admin/calendar' },
  paymentSettings: { name: msg`Payment rules`, path: '/admin/payments', searchOf: () => '?tab=terms' },
  paymentTerms: { name: msg`Payment terms`, path: '/admin/payments', searchOf: () => '?tab=terms' },
  eqaimeSettings: { name: msg`E-qaimə settings`, path: '/admin/documents' },
  sellerProfile: { name: msg`Requisites`, path: '/admin/documents/requisites' },
  buyer: {
    name: msg`Company of a customer`,
    path: '/admin/users',
    searchOf: ({ recordName }) => `?q=${recordName}`,
  },
  deliveryWay: {
    name: msg`Way of delivery`,
    path: '/admin/delivery/zones',
    searchOf: ({ recordId }) => `?way=${recordId}`,
  },
  deliveryZone: {
    name: msg`Zone of delivery`,
    path: '/admin/delivery/zones',
    searchOf: ({ recordId }) => `?zone=${recordId}`,
  },
  pickupPoint: {
    name: msg`Pick-up point`,
    path: '/admin/delivery/zones',
    searchOf: ({ recordId }) => `?point=${recordId}`,
  },
  bankStatement: {
    name: msg`Bank statement`,
    path: '/admin/payments/statement',
    searchOf: ({ recordId }) => `?id=${recordId}`,
  },
  document: {
    name: msg({ message: 'Document', context: 'paper' }),
    path: '/admin/documents',
    searchOf: ({ recordName }) => `?tab=${kindByLetter[recordName.charAt(0)] ?? 'invoice'}&q=${recordName}`,
  },
  till: { name: msg`Till`, path: '/admin/till', searchOf: ({ recordName }) => `?day=${recordName}` },
  discount: { name: msg`Discount`, path: '/admin/discounts' },
  staff: { name: msg`Colleague`, path: '/admin/admins', searchOf: ({ recordId }) => `?open=${recordId}` },
  customer: { name: msg`Customer`, path: '/admin/users/$id' },
  role: { name: msg`Role`, path: '/admin/rolesandpermissions' },
}
export const recordKinds = Object.keys(recordPlaces) as RecordKind[]

/** There is only one record of these kinds, so the kind is name enough. */
export const singleKinds: ReadonlySet<RecordKind> = new Set(
  contentKinds.filter((kind) => definitionOf(kind).only !== undefined),
)
