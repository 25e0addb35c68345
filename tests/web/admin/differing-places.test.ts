import { expect, test } from 'vitest'
import { differingPlaces, type Pixels } from '../../../web/admin/kit/artwork/differing-places.ts'

/** A white picture with squares of key, px. */
function picture(...marks: [x: number, y: number, width: number, height: number, grey?: number][]): Pixels {
  const [width, height] = [101, 60]
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const [left, top, across, down, grey = 0] of marks)
    for (let y = top; y < top + down; y++)
      for (let x = left; x < left + across; x++) data.fill(grey, (y * width + x) * 4, (y * width + x) * 4 + 3)
  return { width, height, data }
}

test('two versions differ where something was added, taken away or moved, and nowhere else', () => {
  const before = picture([8, 8, 4, 4], [60, 40, 8, 8])
  expect(differingPlaces(before, before)).toEqual([])
  expect(differingPlaces(before, picture([8, 8, 4, 4]))).toEqual([{ x: 60, y: 40, width: 8, height: 8 }])
  expect(differingPlaces(picture(), before)).toEqual([
    { x: 8, y: 8, width: 4, height: 4 },
    { x: 60, y: 40, width: 8, height: 8 },
  ])
})

test('letters of one word are one place, and what packing a picture changes is none', () => {
  const word = picture([8, 8, 3, 6], [14, 8, 3, 6], [20, 8, 3, 6])
  expect(differingPlaces(picture(), word)).toHaveLength(1)
  expect(differingPlaces(picture(), picture([8, 8, 20, 20, 220]))).toEqual([])
})

test('a place at the edge ends with the picture, and has nothing to do with the other edge', () => {
  expect(differingPlaces(picture(), picture([100, 56, 1, 4], [0, 56, 4, 4]))).toEqual([
    { x: 0, y: 56, width: 4, height: 4 },
    { x: 100, y: 56, width: 1, height: 4 },
  ])
})
