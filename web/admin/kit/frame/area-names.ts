import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type AreaName, areas } from '../../../../src/procedures/areas.ts'
import type { AreaGroup } from './area-groups.ts'

/** What each permission area allows. */
export const areaLabel: Record<AreaName, { name: MessageDescriptor; does: MessageDescriptor }> = {
  services: { name: msg`Services`, does: msg`services, products and their prices` },
  portfolios: { name: msg`Portfolio`, does: msg`projects and their pictures` },
  campaigns: { name: msg`Campaigns`, does: msg`campaigns and their discounts` },
  contact: { name: msg`Contact`, does: msg`contact data and requests` },
  staff: { name: msg`Staff`, does: msg`staff accounts` },
  users: { name: msg`Customers`, does: msg`customers and what they have spent` },
  newOrders: { name: msg`New orders`, does: msg`prices, acceptance and cancellation` },
  orders: { name: msg`All orders`, does: msg`orders after acceptance` },
  discounts: { name: msg`Discounts`, does: msg`discounts by spend` },
  partners: { name: msg`Partners`, does: msg`partners and their logos` },
  roles: { name: msg`Roles`, does: msg`roles and permissions` },
  homePage: { name: msg`Home page`, does: msg`banner, about us, advertisements, information pages` },
  socialMedia: { name: msg`Social media`, does: msg`social accounts` },
}

/** The names of the groups of areas, as in the menu. */
export const groupLabel: Record<AreaGroup, MessageDescriptor> = {
  catalog: msg`Catalogue`,
  orders: msg`Orders`,
  customers: msg`Customers`,
  site: msg`Site`,
  team: msg`Team`,
}

/** The areas of a role in their order (PER-1). */
export const areasOf = (permissions: readonly number[]) =>
  (Object.keys(areas) as AreaName[])
    .filter((area) => permissions.includes(areas[area]))
    .map((area) => ({ area, ...areaLabel[area] }))
