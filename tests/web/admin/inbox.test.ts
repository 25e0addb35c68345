import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { changedPage, showChange } from '../../../web/admin/kit/inbox/inbox-cache.ts'
import type { ContactRequest, InboxPage } from '../../../web/admin/kit/inbox/queries.ts'
import { growth } from '../../../web/admin/screens/today/growth.ts'

const request = (id: number, handled = false): ContactRequest => ({
  id,
  name: `Müraciət ${id}`,
  phoneNumber: '12345',
  date: '2026-11-21T08:00:00.000Z',
  handled,
  handledAt: handled ? '2026-11-21T09:00:00.000Z' : null,
  handledBy: null,
  note: '',
})
const page = (...items: ContactRequest[]): InboxPage => ({
  items,
  pagination: { totalItems: items.length, itemsPerPage: 10, currentPage: 1, totalPages: 1 },
})
const ids = ({ items }: InboxPage) => items.map(({ id }) => id)

describe('an answered request', () => {
  const [first, second] = [request(1), request(2)]

  test('leaves the open ones, stays among all, and is counted where it belongs', () => {
    const open = changedPage(page(first, second), false, first, { handled: true })
    expect([ids(open), open.pagination.totalItems]).toEqual([[2], 1])
    const all = changedPage(page(first, second), undefined, first, { handled: true })
    expect([ids(all), all.pagination.totalItems]).toEqual([[1, 2], 2])
    expect(all.items[0]?.handled).toBe(true)
    expect(changedPage(page(), true, first, { handled: true }).pagination.totalItems).toBe(1)
  })

  test('that is not on the page is counted all the same', () => {
    const open = changedPage(page(second), false, first, { handled: true })
    expect([ids(open), open.pagination.totalItems]).toEqual([[2], 0])
  })

  test('a note changes no page', () => {
    const open = changedPage(page(first, second), false, first, { note: 'Zəng et' })
    expect([ids(open), open.pagination.totalItems, open.items[0]?.note]).toEqual([[1, 2], 2, 'Zəng et'])
  })

  test('is shown everywhere at once, and taken back when it was refused', async () => {
    const queryClient = new QueryClient()
    const key = (handled?: boolean) => [['contactRequests', 'list'], { input: { handled }, type: 'query' }]
    queryClient.setQueryData(key(false), page(first, second))
    queryClient.setQueryData(key(), page(first, second))
    const takeBack = await showChange(queryClient, first, { handled: true })
    expect(ids(queryClient.getQueryData(key(false)) as InboxPage)).toEqual([2])
    expect((queryClient.getQueryData(key()) as InboxPage).items[0]?.handled).toBe(true)
    takeBack()
    expect(ids(queryClient.getQueryData(key(false)) as InboxPage)).toEqual([1, 2])
  })
})

test('growth is in whole per cent, and none without something to compare with', () => {
  expect(growth(115, 100)).toBe(15)
  expect(growth(0, 3)).toBe(-100)
  expect(growth(5, 0)).toBeNull()
})
