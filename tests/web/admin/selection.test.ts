import { describe, expect, test } from 'vitest'
import { actionsFor, suggestedSum } from '../../../web/admin/kit/orders/bulk-actions.ts'
import type { OrderRow } from '../../../web/admin/kit/orders/queries.ts'
import { rangeOf } from '../../../web/admin/kit/orders/selection.ts'

const order = (id: number, status: OrderRow['status'], total?: number) =>
  ({ id, status, quote: total === undefined ? null : { total } }) as OrderRow
const all = () => true

describe('several orders', () => {
  const orders = [
    order(1, 'Pending', 10.1),
    order(2, 'Pending', 20.2),
    order(3, 'Pending'),
    order(4, 'Accepted'),
    order(5, 'Ready'),
    order(6, 'NotApproved'),
  ]
  const named = (can: (area: string) => boolean) =>
    actionsFor(orders, can).map((act) => [
      act.kind === 'move' ? act.to : act.kind,
      act.orders.map(({ id }) => id),
    ])

  test('each act has those that it is open to; without a suggestion none is accepted', () => {
    expect(named(all)).toEqual([
      ['confirm', [1, 2]],
      ['InProduction', [4]],
      ['Completed', [5]],
      ['cancel', [1, 2, 3, 4]],
    ])
    expect(suggestedSum(orders)).toBe(30.3)
  })

  test('only with the areas that they need', () => {
    expect(named((area) => area === 'newOrders')).toEqual([
      ['confirm', [1, 2]],
      ['cancel', [1, 2, 3]],
    ])
    expect(named(() => false)).toEqual([])
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
