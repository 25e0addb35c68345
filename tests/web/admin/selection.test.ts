import { describe, expect, test } from 'vitest'
import type { OrderStatus } from '../../../src/domains/order-status/statuses.ts'
import { actionsOf } from '../../../src/domains/orders/actions.ts'
import type { Caller } from '../../../src/procedures/access.ts'
import { type AreaName, areas } from '../../../src/procedures/areas.ts'
import { actionsFor, suggestedSum } from '../../../web/admin/kit/orders/bulk-actions.ts'
import type { ListedOrder } from '../../../web/admin/kit/orders/queries.ts'
import { rangeOf } from '../../../web/admin/kit/orders/selection.ts'
import { openGates } from '../../support/order-moves.ts'

const makeCaller = (...names: AreaName[]): Caller => ({
  id: 1,
  sessionId: 1,
  role: { id: 1, name: 'Staff' },
  areas: new Set(names.map((name) => areas[name])),
})
const order = (caller: Caller, id: number, status: OrderStatus, total?: number) =>
  ({
    id,
    quote: total === undefined ? null : { total },
    actions: actionsOf(caller, { ...openGates, status, price: 10, userId: 2 }),
  }) as ListedOrder

describe('several orders', () => {
  const ordersFor = (caller: Caller) => [
    order(caller, 1, 'Pending', 10.1),
    order(caller, 2, 'Pending', 20.2),
    order(caller, 3, 'Pending'),
    order(caller, 4, 'Accepted'),
    order(caller, 5, 'Ready'),
    order(caller, 6, 'NotApproved'),
  ]
  const named = (...names: AreaName[]) =>
    actionsFor(ordersFor(makeCaller(...names))).map((act) => [
      act.kind === 'move' ? act.to : act.kind,
      act.orders.map(({ id }) => id),
    ])

  test('each act has those that it is open to; without a suggestion none is accepted', () => {
    expect(named('newOrders', 'orders')).toEqual([
      ['confirm', [1, 2]],
      ['InProduction', [4]],
      ['Completed', [5]],
      ['cancel', [1, 2, 3, 4]],
    ])
    expect(suggestedSum(ordersFor(makeCaller()))).toBe(30.3)
  })

  test('only with the areas that they need', () => {
    expect(named('newOrders')).toEqual([
      ['confirm', [1, 2]],
      ['cancel', [1, 2, 3]],
    ])
    expect(named()).toEqual([])
  })
})

test('a range goes from the last one to this one, either way, and is one row where the last isn’t shown', () => {
  const rows = [1, 2, 3, 4].map((id) => ({ id }))
  const ids = (from: number | undefined, to: number) => rangeOf(rows, from, to).map(({ id }) => id)
  expect(ids(2, 4)).toEqual([2, 3, 4])
  expect(ids(4, 1)).toEqual([1, 2, 3, 4])
  expect(ids(undefined, 3)).toEqual([3])
  expect(ids(9, 3)).toEqual([3])
})
