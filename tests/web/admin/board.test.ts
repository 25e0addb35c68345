import { describe, expect, test } from 'vitest'
import { cardBeside, intoColumns, isLong } from '../../../web/admin/kit/orders/board-rules.ts'
import { waysOf } from '../../../web/admin/kit/orders/offered-actions.ts'
import type { ListedOrder } from '../../../web/admin/kit/orders/queries.ts'
import { historyOf, isStep, stepFrom } from '../../../web/admin/screens/order/order-rules.ts'

const card = (id: number, status: 'Pending' | 'Accepted' | 'Ready' | 'NotApproved', day: number) => ({
  id,
  status,
  orderDate: `2026-11-${String(day).padStart(2, '0')}T10:00:00Z`,
})

describe('where a card may be put', () => {
  const to = (...actions: ListedOrder['actions']) => waysOf({ actions }).map((way) => way.to)

  test('is where the server lets it go on, by a price, a cancellation or a move', () => {
    const open = { barredBy: null }
    expect(
      to({ act: 'confirm', to: 'Accepted', ...open }, { act: 'cancel', to: 'NotApproved', ...open }),
    ).toEqual(['Accepted', 'NotApproved'])
    expect(
      to(
        { act: 'move', to: 'InProduction', barredBy: 'approval' },
        { act: 'startUnapproved', to: 'InProduction', ...open },
        { act: 'correctPrice', to: null, ...open },
      ),
    ).toEqual(['InProduction'])
    expect(to()).toEqual([])
  })
})

describe('the columns of the board', () => {
  test('hold each order once, as the newest read has it, the newest order first', () => {
    const columns = intoColumns([
      [card(2, 'Ready', 3)],
      [card(1, 'Accepted', 1), card(2, 'Accepted', 3), card(3, 'Accepted', 2)],
      [card(4, 'NotApproved', 4)],
    ])
    expect(columns.Accepted.map(({ id }) => id)).toEqual([3, 1])
    expect(columns.Ready.map(({ id }) => id)).toEqual([2])
    expect(Object.values(columns).flat()).toHaveLength(3)
  })

  test('are walked through by the arrow keys, past those that are empty', () => {
    const columns = intoColumns([
      [card(1, 'Pending', 9), card(2, 'Pending', 8), card(3, 'Pending', 7), card(4, 'Ready', 6)],
    ])
    expect(cardBeside(columns, undefined, 'ArrowDown')).toBe(1)
    expect(cardBeside(columns, 1, 'ArrowDown')).toBe(2)
    expect(cardBeside(columns, 3, 'ArrowDown')).toBe(3)
    expect(cardBeside(columns, 3, 'ArrowRight')).toBe(4)
    expect(cardBeside(columns, 4, 'ArrowLeft')).toBe(1)
    expect(cardBeside(columns, 4, 'ArrowRight')).toBe(4)
    expect(cardBeside(intoColumns([]), undefined, 'ArrowUp')).toBeUndefined()
  })

  test('say which orders have been there long', () => {
    expect(isLong('Pending', 119)).toBe(false)
    expect(isLong('Pending', 120)).toBe(true)
    expect(isLong('Completed', 1e9)).toBe(false)
  })
})

describe("an order's history", () => {
  const status = { id: 1, name: '', name_ru: '', name_en: '' }
  const author = { id: 1, name: 'Rəna', surname: '' }
  const note = { author, editedAt: null, isDeleted: false, earlier: [] }
  const event = {
    id: 1,
    kind: 'moved' as const,
    price: null,
    oldPrice: null,
    reason: null,
    isUndone: false,
  }
  const order = {
    events: [
      { ...event, from: null, to: status, at: '2026-11-20T10:00:00Z' },
      { ...event, id: 2, from: status, to: { ...status, id: 2 }, at: '2026-11-20T12:00:00Z', price: 5 },
    ],
    notes: [
      { ...note, id: 1, text: 'a', at: '2026-11-20T11:00:00Z' },
      { ...note, id: 2, text: 'b', at: '2026-11-20T13:00:00Z' },
    ],
  }

  test('is moves and notes together, the newest first, without its placing', () => {
    expect(historyOf(order, 'all').map(({ kind, at }) => `${kind} ${at.slice(11, 13)}`)).toEqual([
      'note 13',
      'move 12',
      'note 11',
    ])
    expect(historyOf(order, 'notes').map(({ key }) => key)).toEqual(['note 2', 'note 1'])
    expect(historyOf(order, 'moves')).toHaveLength(1)
  })
})

describe('stepping through the list that an order was opened from', () => {
  test('goes on over the ends of a page, and ends with the list', () => {
    const list = { ids: [7, 6, 5], search: { page: 2 }, totalPages: 3 }
    expect(stepFrom(list, 6, 1)).toEqual({ id: 5 })
    expect(stepFrom(list, 7, -1)).toEqual({ page: 1 })
    expect(stepFrom(list, 5, 1)).toEqual({ page: 3 })
    expect(isStep({ ...list, totalPages: 2 }, 5, 1)).toBe(false)
    expect(stepFrom({ ids: [9], search: {}, totalPages: 1 }, 9, -1)).toBeNull()
    expect(stepFrom(list, 99, 1)).toBeNull()
  })
})
