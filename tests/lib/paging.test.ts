import { expect, test } from 'vitest'
import { nearerWindow, window } from '../../src/lib/paging.ts'

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
