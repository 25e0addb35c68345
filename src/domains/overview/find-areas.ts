import type { AreaName } from '../../procedures/areas.ts'

/** The areas in which the search finds something. */
export const findAreas: AreaName[] = ['newOrders', 'orders', 'users', 'services', 'portfolios']
