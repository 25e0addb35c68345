import { expect, it } from 'vitest'
import { pageNumbers } from '../../../web/ui/page-numbers.ts'

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [3, 5, [1, 2, 3, 4, 5]],
  [5, 10, [1, 'gap-4', 4, 5, 6, 'gap-10', 10]],
  [10, 10, [1, 'gap-9', 9, 10]],
])('page %i of %i shows the first, the last and its neighbours', (page, totalPages, shown) => {
  expect(pageNumbers(page, totalPages)).toEqual(shown)
})
