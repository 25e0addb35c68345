import type { AreaName } from '../../procedures/areas.ts'

/** Who finds something to jump to: whoever may open one of its kinds. */
export const findAreas: AreaName[] = ['newOrders', 'orders', 'users', 'services', 'portfolios']
