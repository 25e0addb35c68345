import type { AreaName } from '../../procedures/areas.ts'

/** The areas whose holders find something to jump to. */
export const findAreas: AreaName[] = ['newOrders', 'orders', 'users', 'services', 'portfolios']
