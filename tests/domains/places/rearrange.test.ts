import { expect, test } from 'vitest'
import { movedTo, sharePlaces } from '../../../src/domains/places/rearrange.ts'

const list = [50, 40, 30, 20, 10]

test.each([
  [
    [40, 50],
    [40, 50, 30, 20, 10],
  ],
  [
    [10, 50],
    [10, 40, 30, 20, 50],
  ],
  [
    [20, 30, 40],
    [50, 20, 30, 40, 10],
  ],
  [[30], list],
  [list.toReversed(), list.toReversed()],
])('records put in order %j share the places that they held', (wanted, expected) => {
  expect(sharePlaces(list, wanted)).toEqual(expected)
})

test.each([
  [10, 1, [10, 50, 40, 30, 20]],
  [50, 5, [40, 30, 20, 10, 50]],
  [50, 3, [40, 30, 50, 20, 10]],
  [20, 2, [50, 20, 40, 30, 10]],
  [30, 3, list],
])('%i moved to place %i closes the others up behind it', (id, place, expected) => {
  expect(movedTo(list, id, place)).toEqual(expected)
})
