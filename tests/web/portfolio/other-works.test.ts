import { expect, it } from 'vitest'
import { otherWorks } from '../../../web/storefront/screens/portfolio/other-works.ts'

const works = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ id }))
const ids = (id: number, among = works) => otherWorks(among, id).map((work) => work.id)

// WEB-4
it('shows the four works after this one', () => {
  expect(ids(2)).toEqual([3, 4, 5, 6])
})

it('begins again after the last', () => {
  expect(ids(7)).toEqual([8, 1, 2, 3])
})

it('never shows the work itself, also where there are few', () => {
  expect(ids(2, works.slice(0, 3))).toEqual([3, 1])
  expect(ids(1, works.slice(0, 1))).toEqual([])
  expect(ids(1, [])).toEqual([])
})

it('differs from work to work among those that aren’t in the list', () => {
  expect(ids(17)).toHaveLength(4)
  expect(ids(17)).not.toEqual(ids(18))
})
