import { describe, expect, test } from 'vitest'
import { code39 } from '../../../web/features/office/order/code39.ts'
import { mayCancel, nextStatus } from '../../../web/features/office/orders/next-status.ts'
import { sortRows } from '../../../web/features/office/orders/order-sort.ts'
import type { OrderRow } from '../../../web/features/office/orders/queries.ts'

const row = (id: number, orderDate: string, count: number, price: number | null) =>
  ({ id, orderDate, count, price }) as OrderRow

describe('the next status of an order', () => {
  test('is one step, and none where a price is needed or the way ends', () => {
    expect(nextStatus('Accepted')).toBe('InProduction')
    expect(nextStatus('InProduction')).toBe('Ready')
    expect(nextStatus('Ready')).toBe('Completed')
    for (const end of ['Pending', 'Completed', 'NotApproved'] as const) expect(nextStatus(end)).toBeNull()
  })

  test('only an accepted order is cancelled from the list of all', () => {
    expect(mayCancel('Accepted')).toBe(true)
    for (const other of ['Pending', 'InProduction', 'Ready', 'Completed', 'NotApproved'] as const)
      expect(mayCancel(other)).toBe(false)
  })
})

describe('what a search found', () => {
  const old = row(1, '2026-01-01T00:00:00Z', 5, 99)
  const open = row(2, '2026-01-02T00:00:00Z', 70, null)
  const fresh = row(3, '2026-01-03T00:00:00Z', 70, 1)
  const ids = (...input: Parameters<typeof sortRows>) => sortRows(...input).map(({ id }) => id)

  test('is sorted as the server sorts: equals by age, without a price last both ways', () => {
    const rows = [open, fresh, old]
    expect(ids(rows, 'date', 'desc')).toEqual([3, 2, 1])
    expect(ids(rows, 'date', 'asc')).toEqual([1, 2, 3])
    expect(ids(rows, 'count', 'desc')).toEqual([3, 2, 1])
    expect(ids(rows, 'count', 'asc')).toEqual([1, 2, 3])
    expect(ids(rows, 'price', 'desc')).toEqual([1, 3, 2])
    expect(ids(rows, 'price', 'asc')).toEqual([3, 1, 2])
  })
})

describe('the barcode of a job ticket', () => {
  test('is Code 39: start, digits, stop, five bars each, two or three of nine elements wide', () => {
    const { bars, width } = code39('1284')
    expect(bars).toHaveLength(6 * 5)
    // Each character: six narrow and three wide elements, and a narrow gap to the next.
    expect(width).toBe(6 * (6 + 3 * 3) + 5)
    expect(bars.slice(0, 5).map((bar) => bar.width)).toEqual([1, 1, 3, 3, 1])
    expect(bars[0]).toEqual({ x: 0, width: 1 })
    expect(bars[1]).toEqual({ x: 4, width: 1 })
  })

  test('of two numbers differ, digit by digit', () => {
    const drawn = [...'0123456789'].map((digit) => JSON.stringify(code39(digit)))
    expect(new Set(drawn).size).toBe(10)
  })
})
