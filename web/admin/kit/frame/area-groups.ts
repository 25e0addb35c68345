import type { AreaName } from '../../../../src/procedures/areas.ts'

/** The permission areas as the matrix shows them: in the groups and the order of the menu. */
export const areaGroups = {
  catalog: ['services', 'portfolios', 'campaigns'],
  orders: ['newOrders', 'orders'],
  customers: ['users', 'discounts'],
  site: ['homePage', 'partners', 'contact', 'socialMedia'],
  team: ['staff', 'roles'],
} as const satisfies Record<string, readonly AreaName[]>

export type AreaGroup = keyof typeof areaGroups
export const groupIds = Object.keys(areaGroups) as AreaGroup[]
export const areaOrder: readonly AreaName[] = groupIds.flatMap((group) => [...areaGroups[group]])
