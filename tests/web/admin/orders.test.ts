import { describe, expect, test } from 'vitest'
import { code39 } from '../../../src/lib/code39.ts'
import { rangeOf } from '../../../web/admin/kit/lists/day-range.ts'
import { readColumns, usualColumns } from '../../../web/admin/kit/orders/column-ids.ts'
import { exportQuery, isFiltered, ordersSearch } from '../../../web/admin/kit/orders/order-filter.ts'

describe('the address of the list', () => {
  // PAY-53
  test('says how the money of the orders stands', () => {
    expect(ordersSearch({ money: 'overdue' })).toEqual({ money: 'overdue' })
    expect(ordersSearch({ money: 'rich' })).toEqual({})
    expect(exportQuery({ money: 'paid' }, 'csv')).toBe('format=csv&money=paid')
  })

  test('keeps what is well-formed and forgets the rest', () => {
    expect(
      ordersSearch({
        q: 1284,
        status: 'Ready',
        service: 3,
        customer: 12,
        from: '2026-11-01',
        sort: 'status',
        page: 2,
      }),
    ).toEqual({
      q: '1284',
      status: 'Ready',
      service: 3,
      customer: 12,
      from: '2026-11-01',
      sort: 'status',
      page: 2,
    })
    expect(
      ordersSearch({
        q: ' ',
        status: 'toString',
        service: '3',
        customer: -1,
        from: '2026-02-30',
        to: '1999-01-01',
      }),
    ).toEqual({})
  })

  test('is the same filter for the export, sorted as the list is, without its page', () => {
    expect(
      exportQuery({ q: 'Leyla', customer: 12, to: '2026-11-20', direction: 'asc', page: 4 }, 'csv'),
    ).toBe('format=csv&name=Leyla&appUserId=12&to=2026-11-20&direction=asc')
    expect(isFiltered({ sort: 'price', page: 2 })).toBe(false)
    expect(isFiltered({ service: 3 })).toBe(true)
  })
})

describe('days to filter by', () => {
  // 01:00 on the 2nd in Baku, though the 1st in UTC.
  const now = Date.parse('2026-03-01T21:00:00Z')

  test('are days in Baku, both included', () => {
    expect(rangeOf('today', now)).toEqual({ from: '2026-03-02', to: '2026-03-02' })
    expect(rangeOf('week', now)).toEqual({ from: '2026-02-24', to: '2026-03-02' })
    expect(rangeOf('month', now)).toEqual({ from: '2026-03-01', to: '2026-03-02' })
    expect(rangeOf('lastMonth', now)).toEqual({ from: '2026-02-01', to: '2026-02-28' })
    expect(rangeOf('year', now)).toEqual({ from: '2026-01-01', to: '2026-03-02' })
  })
})

describe('the columns of the table', () => {
  test('are read in their own order from what the device remembers', () => {
    expect(readColumns(null)).toEqual(usualColumns)
    expect(readColumns('status colour date')).toEqual(['date', 'status'])
    expect(readColumns('')).toEqual([])
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
