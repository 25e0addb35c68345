import { expect, test } from 'vitest'
import { nearerWindow, readPage, window } from '../../src/lib/paging.ts'

// API-4
test('a page read from the nearer end holds what it holds from the start', () => {
  for (let total = 0; total <= 25; total++) {
    const rows = Array.from({ length: total }, (_, index) => index)
    for (const pageSize of [0, 1, 4, 10])
      for (let page = 1; page <= 8; page++) {
        const { skip, take = total } = window({ page, pageSize })
        const nearer = nearerWindow({ page, pageSize }, total)
        const inOrder = nearer.isFromEnd ? rows.toReversed() : rows
        const found = inOrder.slice(nearer.skip, nearer.skip + nearer.take)
        expect(nearer.isFromEnd ? found.toReversed() : found).toEqual(rows.slice(skip, skip + take))
        if (found.length > 0) expect(nearer.skip).toBeLessThanOrEqual(total / 2)
      }
  }
})

// API-4
test('a first page that is not full holds all there are, and nothing is counted', async () => {
  const list = { count: () => Promise.reject(new Error('counted')), rows: async () => [1, 2, 3] }
  for (const pageSize of [0, 4]) {
    expect(await readPage({ page: 1, pageSize }, list)).toEqual({ rows: [1, 2, 3], total: 3 })
  }
  await expect(readPage({ page: 1, pageSize: 3 }, list)).rejects.toThrow('counted')
})

// API-4
test('a page past the end is counted and nothing is asked for it', async () => {
  const all = [1, 2, 3, 4, 5]
  const asked: number[] = []
  const list = {
    count: async () => all.length,
    rows: async ({ skip, take = all.length }: { skip: number; take?: number }) => {
      asked.push(skip)
      return all.slice(skip, skip + take)
    },
  }
  const rowsOf = async (page: number, pageSize: number) => (await readPage({ page, pageSize }, list)).rows
  expect(await rowsOf(1, 2)).toEqual([1, 2])
  expect(await rowsOf(3, 2)).toEqual([5])
  expect(asked).toEqual([0, 4])
  for (const [page, pageSize] of [
    [4, 2],
    [2, 5],
    [2, 0],
    [1_000_000, 200],
  ] as const)
    expect(await readPage({ page, pageSize }, list)).toEqual({ rows: [], total: 5 })
  expect(asked).toEqual([0, 4])
})
