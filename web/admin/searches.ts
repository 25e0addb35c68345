import { eqaimeKinds } from '../../src/domains/eqaime/eqaime-kinds.ts'
import { presets, units } from '../../src/domains/reports/spans.ts'
import { eqaimeStates } from '../../src/domains/tax/eqaime-states.ts'
import { isDay, isId, isKey, readOnly } from '../lib/address-values.ts'
import { listSearch, pageSearch } from '../lib/list-search.ts'
import { type GapsSearch, gapKindNames } from './kit/gaps/gap-kinds.ts'
import { recordPlaces } from './kit/history/record-places.ts'
import type { OrdersSearch } from './kit/orders/last-list.ts'
import { ordersSearch } from './kit/orders/order-filter.ts'
import { type DeliverySearch, deliveryTabs } from './screens/delivery/delivery-search.ts'
import { type DocumentsSearch, documentTabs } from './screens/documents/documents-search.ts'
import type { HistorySearch } from './screens/history/history-search.ts'
import { signInActs } from './screens/history/sign-in-labels.ts'
import { ages, type PaymentsSearch, tabs as paymentTabs } from './screens/payments/payments-search.ts'
import type { Group, StatementSearch } from './screens/payments/statement/statement-types.ts'
import { isSpan, type ReportsSearch, tabs as reportTabs } from './screens/reports/reports-search.ts'
import type { ServicesSearch } from './screens/services/services-search.ts'
import type { StaffSearch } from './screens/staff/staff-search.ts'

/** What a screen's address says after its path; what isn't well-formed is as if it weren't there. */
type Given = Record<string, unknown>

/** The page of the customer's orders, and how they are sorted. */
export const customerSearch = readOnly((given): Pick<OrdersSearch, 'sort' | 'direction' | 'page'> => {
  const { sort, direction } = ordersSearch(given)
  return { ...(sort && { sort }), ...(direction && { direction }), ...pageSearch(given) }
})

/** `sort` (newest first without it) and `order`, the ticket to begin with. */
export function newOrdersSearch({ sort, order }: Given): { sort?: 'oldest' | 'amount'; order?: number } {
  const id = Number(order)
  return {
    ...((sort === 'oldest' || sort === 'amount') && { sort }),
    ...(Number.isInteger(id) && id > 0 && { order: id }),
  }
}

/** `as=quote`: the lines become a quote; `customer`: for whom, by id. */
export const newOrderSearch = readOnly(({ as, customer }): { as?: 'quote'; customer?: number } => ({
  ...(as === 'quote' && { as }),
  ...(isId(customer) && { customer }),
}))

type WorkSearch = {
  side?: 'customer'
  what?: string
  q?: string
  owner?: 'mine' | 'none' | number
  service?: number
  page?: number | undefined
}

/** Whose turn, what is to do, and what is filtered by. */
export function workSearch(given: Given): WorkSearch {
  const { side, what, owner, service } = given
  return {
    ...(side === 'customer' && { side }),
    ...(typeof what === 'string' && /^[a-zA-Z]{1,30}$/.test(what) && { what }),
    ...((owner === 'mine' || owner === 'none' || isId(owner)) && { owner }),
    ...(isId(service) && { service }),
    ...listSearch(given),
  }
}

const turns = ['customer', 'over', 'all'] as const

/** Whose turn it is (ours without it), and the page. */
export function quotesSearch(given: Given): { turn?: (typeof turns)[number]; page?: number | undefined } {
  const turn = turns.find((one) => one === given.turn)
  return { ...(turn && { turn }), ...pageSearch(given) }
}

/** A day of the week that is shown, this one without it, and the kind of work. */
export const calendarSearch = ({ week, work }: Given): { week?: string; work?: number } => ({
  ...(isDay(week) && { week }),
  ...(isId(work) && { work }),
})

/** Which group of shipments (all open ones without it), what is searched and filtered, and which one is open. */
export function deliverySearch(given: Given): DeliverySearch {
  const { way, zone, open } = given
  const tab = deliveryTabs.find((one) => one === given.tab)
  const { q } = listSearch(given)
  return {
    ...(tab && { tab }),
    ...(q !== undefined && { q }),
    ...(isId(way) && { way }),
    ...(isId(zone) && { zone }),
    ...(isId(open) && { open }),
  }
}

/** Which record is edited, by its id; `new`: one that is yet to be made. */
export const editedSearch = ({ open }: Given): { open?: number | 'new' } =>
  isId(open) || open === 'new' ? { open } : {}

/** Which way is shown, by its own id or that of a zone or a pick-up point; without any the first one. */
export const zonesSearch = readOnly(
  ({ way, zone, point }): { way?: number; zone?: number; point?: number } => ({
    ...(isId(way) && { way }),
    ...(isId(zone) && { zone }),
    ...(isId(point) && { point }),
  }),
)

/** Which record is edited; without it the first one. */
export const contactSearch = ({ open }: Given): { open?: number } => (isId(open) ? { open } : {})

/** Which requests (the open ones without it), what is searched for, and the page. */
export function inboxSearch(given: Given): { show?: 'handled' | 'all'; q?: string; page?: number } {
  const { show } = given
  return { ...((show === 'handled' || show === 'all') && { show }), ...listSearch(given) }
}

/** What is searched for, the page, and whether only what isn't translated. */
export const servicesSearch = (given: Given): ServicesSearch => ({
  ...listSearch(given),
  ...(given.untranslated === true && { untranslated: true as const }),
})

/** Which tab, age or day of the payments, and whose payment is written down. */
export function paymentsSearch(given: Given): PaymentsSearch {
  const { age, day, payer } = given
  const tab = paymentTabs.find((one) => one === given.tab)
  return {
    ...(tab && { tab }),
    ...(isKey(age, ages) && { age }),
    ...(isDay(day) && { day }),
    ...((payer === 'find' || isId(payer)) && { payer }),
    ...listSearch(given),
  }
}

/** Which kind of documents, what is searched for among them, and the page; of e-qaimə their kind, month and state. */
export function documentsSearch(given: Given): DocumentsSearch {
  const tab = documentTabs.find((one) => one === given.tab)
  const eqaime = eqaimeKinds.find((one) => one === given.eqaime)
  const state = eqaimeStates.find((one) => one === given.state)
  const { month } = given
  return {
    ...(tab && { tab }),
    ...listSearch(given),
    ...(eqaime && { eqaime }),
    ...(typeof month === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(month) && { month }),
    ...(state && { state }),
  }
}

const lineGroups = { doubtful: 1, notFound: 1, proposed: 1, booked: 1, before: 1, left: 1 } satisfies Record<
  Group,
  1
>

/** Which statement of the bank is looked at, and of which of its lines. */
export const statementSearch = ({ id, group }: Given): StatementSearch => ({
  ...(isId(id) && { id }),
  ...(isKey(group, lineGroups) && { group }),
})

/** Which closed day of the till is shown; the open one without. */
export const tillSearch = ({ day }: Given): { day?: string } => (isDay(day) ? { day } : {})

/** Which report, of which days, and what it is compared with. */
export function reportsSearch({ tab, span, from, to, unit, compare }: Given): ReportsSearch {
  const preset = presets.find((one) => one === span)
  const parts = units.find((one) => one === unit)
  const days = isDay(from) && isDay(to) && isSpan({ from, to }) ? { from, to } : preset && { span: preset }
  return {
    ...(isKey(tab, reportTabs) && { tab }),
    ...days,
    ...(parts && { unit: parts }),
    ...(compare === 'none' && { compare }),
  }
}

/** The service that the new product is to belong to. */
export const newProductSearch = ({ service }: Given): { service?: number } =>
  isId(service) ? { service } : {}

export function gapsSearch(given: Given): GapsSearch {
  const { kind, language } = given
  return {
    ...(isKey(kind, gapKindNames) && { kind }),
    ...((language === 'ru' || language === 'en') && { language }),
    ...pageSearch(given),
  }
}

/** What is searched for, how sorted (by name without it), and whose panel is open. */
export function staffSearch({ sort, direction, open, q }: Given): StaffSearch {
  const text = listSearch({ q }).q
  return {
    ...(text !== undefined && { q: text }),
    ...((sort === 'role' || sort === 'email') && { sort }),
    ...(direction === 'desc' && { direction }),
    ...((open === 'new' || open === 'invite' || isId(open)) && { open }),
  }
}

export function historySearch(given: Given): HistorySearch {
  const { view, act, kind, who, from, to } = given
  return {
    ...(view === 'signins' && { view, ...(isKey(act, signInActs) && { act }) }),
    ...(isKey(kind, recordPlaces) && { kind }),
    ...(isId(who) && { who }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...listSearch(given),
  }
}
