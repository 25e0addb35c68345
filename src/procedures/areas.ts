/** Permission areas by id (PER-1): guards, menus, OpenAPI and tests all read this table. */
export const areas = {
  services: 1,
  portfolios: 2,
  campaigns: 3,
  contact: 4,
  staff: 5,
  users: 6,
  newOrders: 7,
  orders: 8,
  discounts: 9,
  partners: 10,
  roles: 11,
  homePage: 12,
  socialMedia: 13,
} as const

export type AreaName = keyof typeof areas
export const areaIds: readonly number[] = Object.values(areas)
