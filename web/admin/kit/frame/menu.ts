import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LinkProps } from '@tanstack/react-router'
import { type AreaName, areas } from '../../../../src/procedures/areas.ts'
import type { UserData } from '../../../lib/device.ts'
import {
  type AdminIcon,
  BoardIcon,
  CalendarIcon,
  CallbackIcon,
  ChartIcon,
  ChatIcon,
  CheckPageIcon,
  DocumentIcon,
  GlobeIcon,
  GridPageIcon,
  HandshakeIcon,
  HistoryIcon,
  HomeIcon,
  IdCardIcon,
  InboxIcon,
  InfoIcon,
  KeyIcon,
  LayersIcon,
  MegaphoneIcon,
  PeopleIcon,
  PercentIcon,
  PercentPageIcon,
  PersonIcon,
  PicturePageIcon,
  PicturesIcon,
  PinIcon,
  ReceiptIcon,
  RulerIcon,
  ShareIcon,
  SunIcon,
  TableIcon,
  TicketIcon,
  TruckIcon,
  WalletIcon,
} from '../../../ui/admin/icons.tsx'
import { gapAreas } from '../gaps/gap-areas.ts'

export type MenuEntry = {
  to: NonNullable<LinkProps['to']>
  label: MessageDescriptor
  icon: AdminIcon
  /** The permission area that the screen needs; without one every staff member may open it. */
  area?: AreaName
  /** Areas that are needed together. */
  allOf?: readonly AreaName[]
  /** Areas any one of which is enough. */
  anyOf?: readonly AreaName[]
  /** Shows how many wait: new orders with a mark (ADM-8), contact requests without. */
  counts?: keyof WaitingCounts
}

export type WaitingCounts = {
  newOrders: number | undefined
  contactRequests: number | undefined
  /** Orders whose artwork or message waits for us. */
  work: number | undefined
  /** Shipments that there is something to do about. */
  delivery: number | undefined
  /** Quotes whose turn is ours. */
  quotes: number | undefined
  /** What there is to look at about money. */
  money: number | undefined
  /** E-qaimə that are to be written. */
  eqaime: number | undefined
}

export type MenuGroup = { id: string; label?: MessageDescriptor; entries: readonly MenuEntry[] }

/** Every screen of the admin; a user who lacks its area doesn't see it. */
export const menu: readonly MenuGroup[] = [
  { id: 'today', entries: [{ to: '/admin', label: msg`Today`, icon: SunIcon }] },
  {
    id: 'orders',
    label: msg`Orders`,
    entries: [
      {
        to: '/admin/newordersadmin',
        label: msg`New orders`,
        icon: InboxIcon,
        area: 'newOrders',
        counts: 'newOrders',
      },
      {
        to: '/admin/artwork',
        label: msg({ message: 'Artwork', context: 'list' }),
        icon: CheckPageIcon,
        anyOf: ['newOrders', 'orders'],
        counts: 'work',
      },
      {
        to: '/admin/quotes',
        label: msg({ message: 'Quotes', context: 'list' }),
        icon: ReceiptIcon,
        area: 'orders',
        counts: 'quotes',
      },
      { to: '/admin/ordersadmin', label: msg`All orders`, icon: TableIcon, area: 'orders' },
      { to: '/admin/ordersadmin/board', label: msg`Board`, icon: BoardIcon, area: 'orders' },
      { to: '/admin/calendar', label: msg`Calendar`, icon: CalendarIcon, area: 'orders' },
      {
        to: '/admin/delivery',
        label: msg`Delivery`,
        icon: TruckIcon,
        anyOf: ['newOrders', 'orders'],
        counts: 'delivery',
      },
      {
        to: '/admin/contact/inbox',
        label: msg`Contact requests`,
        icon: CallbackIcon,
        area: 'contact',
        counts: 'contactRequests',
      },
      {
        to: '/admin/contact/replies',
        label: msg`Saved replies`,
        icon: ChatIcon,
        anyOf: ['newOrders', 'orders'],
      },
    ],
  },
  {
    id: 'money',
    label: msg`Money`,
    entries: [
      { to: '/admin/payments', label: msg`Payments`, icon: WalletIcon, area: 'orders', counts: 'money' },
      { to: '/admin/till', label: msg`Till`, icon: ReceiptIcon, area: 'orders' },
      { to: '/admin/documents', label: msg`Documents`, icon: DocumentIcon, area: 'orders', counts: 'eqaime' },
      { to: '/admin/reports', label: msg`Reports`, icon: ChartIcon, allOf: ['orders', 'discounts'] },
    ],
  },
  {
    id: 'catalog',
    label: msg`Catalogue`,
    entries: [
      { to: '/admin/services/services', label: msg`Services`, icon: LayersIcon, area: 'services' },
      {
        to: '/admin/services/editservicespage',
        label: msg`Services page`,
        icon: GridPageIcon,
        area: 'services',
      },
      { to: '/admin/services/profiles', label: msg`Check profiles`, icon: RulerIcon, area: 'services' },
      { to: '/admin/portfolio/portfolio', label: msg`Projects`, icon: PicturesIcon, area: 'portfolios' },
      {
        to: '/admin/portfolio/editportfoliopage',
        label: msg`Portfolio page`,
        icon: PicturePageIcon,
        area: 'portfolios',
      },
      { to: '/admin/companies/companies', label: msg`Campaigns`, icon: TicketIcon, area: 'campaigns' },
      {
        to: '/admin/companies/editcompaniespage',
        label: msg`Campaigns page`,
        icon: PercentPageIcon,
        area: 'campaigns',
      },
    ],
  },
  {
    id: 'site',
    label: msg`Site`,
    entries: [
      { to: '/admin/home/correction', label: msg`Home page`, icon: HomeIcon, area: 'homePage' },
      { to: '/admin/home/aboutus', label: msg`About us`, icon: InfoIcon, area: 'homePage' },
      { to: '/admin/home/partners', label: msg`Partners`, icon: HandshakeIcon, area: 'partners' },
      { to: '/admin/home/advertisements', label: msg`Advertisements`, icon: MegaphoneIcon, area: 'homePage' },
      { to: '/admin/home/pages', label: msg`Information pages`, icon: DocumentIcon, area: 'homePage' },
      { to: '/admin/contact/contact', label: msg`Contact data`, icon: PinIcon, area: 'contact' },
      { to: '/admin/socialmedia', label: msg`Social media`, icon: ShareIcon, area: 'socialMedia' },
      { to: '/admin/translations', label: msg`Translations`, icon: GlobeIcon, anyOf: gapAreas },
    ],
  },
  {
    id: 'customers',
    label: msg`Customers`,
    entries: [
      { to: '/admin/users', label: msg`Customers`, icon: PeopleIcon, area: 'users' },
      { to: '/admin/discounts', label: msg`Discounts`, icon: PercentIcon, area: 'discounts' },
    ],
  },
  {
    id: 'team',
    label: msg`Team`,
    entries: [
      { to: '/admin/admins', label: msg`Staff`, icon: IdCardIcon, area: 'staff' },
      { to: '/admin/rolesandpermissions', label: msg`Roles and permissions`, icon: KeyIcon, area: 'roles' },
      { to: '/admin/history', label: msg`History`, icon: HistoryIcon, area: 'staff' },
      { to: '/admin/myinformation', label: msg`My information`, icon: PersonIcon },
    ],
  },
]

/** A user, or a role as its users would have it. */
type RoleHolder = { appRole: Pick<UserData['appRole'], 'permissions'> }

/** Whether the user has this permission area, as far as this device knows; the server decides. */
export const canOpen = (user: RoleHolder, area: AreaName | undefined): boolean =>
  area === undefined || user.appRole.permissions.includes(areas[area])

const canOpenEntry = (user: RoleHolder, { area, allOf = [], anyOf }: MenuEntry): boolean =>
  [area, ...allOf].every((one) => canOpen(user, one)) && (anyOf?.some((one) => canOpen(user, one)) ?? true)

/** The groups and entries that a user may open. */
export function menuOf(user: RoleHolder): MenuGroup[] {
  return menu
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => canOpenEntry(user, entry)) }))
    .filter(({ entries }) => entries.length > 0)
}

/** The screens of single records that stand beside their list's address instead of below it. */
const ofLists: readonly (readonly [begins: string, list: string])[] = [
  ['/admin/new-order', '/admin/ordersadmin'],
  ['/admin/delivery/zones', '/admin/delivery'],
  ['/admin/services/servicesmore/', '/admin/services/services'],
  ['/admin/services/readymade', '/admin/services/services'],
  ['/admin/services/addservice', '/admin/services/services'],
  ['/admin/services/addproduct', '/admin/services/services'],
  ['/admin/services/addprofile', '/admin/services/profiles'],
  ['/admin/services/editproduct/', '/admin/services/services'],
  ['/admin/services/options/', '/admin/services/services'],
  ['/admin/portfolio/portfoliocard', '/admin/portfolio/portfolio'],
  ['/admin/companies/addcompany', '/admin/companies/companies'],
  ['/admin/companies/editcompany/', '/admin/companies/companies'],
]

/** The entry that a screen belongs to: an order's page to all orders, the board to itself. */
export const entryOf = (pathname: string): string | undefined =>
  ofLists.find(([begins]) => pathname.startsWith(begins))?.[1] ??
  menu
    .flatMap(({ entries }) => entries.map(({ to }) => to))
    .filter((to) => pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`)))
    .toSorted((one, other) => other.length - one.length)[0]

/** An order's page and its proof maker are for every user who may see that order. */
const isOrder = (pathname: string): boolean => /^\/admin\/ordersadmin\/\d+(\/proof)?$/.test(pathname)

/** Whether the user may open the screen at this address, as far as this device knows; the server decides. */
export function canOpenScreen(user: RoleHolder, pathname: string): boolean {
  const to = entryOf(pathname)
  const entry = menu.flatMap(({ entries }) => entries).find((one) => one.to === to)
  return !entry || isOrder(pathname) || canOpenEntry(user, entry)
}
