import { describe, expect, it } from 'vitest'
import {
  keepInside,
  largestScale,
  nextScale,
  stepTo,
  swipeStep,
  toggleZoom,
  wholePicture,
  zoomTo,
} from '../../../web/storefront/screens/portfolio/viewer-view.ts'

const middle = { x: 0, y: 0 }

describe('stepping', () => {
  it('goes one on and one back', () => {
    expect(stepTo(1, 1, 4)).toBe(2)
    expect(stepTo(1, -1, 4)).toBe(0)
  })

  it('ends at the first and at the last picture', () => {
    expect(stepTo(0, -1, 4)).toBe(0)
    expect(stepTo(3, 1, 4)).toBe(3)
    expect(stepTo(0, 1, 1)).toBe(0)
  })

  it('takes a move of 40 px and more as a swipe, to the left for the next picture', () => {
    expect(swipeStep({ x: -40, y: 0 })).toBe(1)
    expect(swipeStep({ x: 40, y: 0 })).toBe(-1)
    expect(swipeStep({ x: -39, y: 0 })).toBe(0)
  })

  it('takes a move that goes more up or down for no swipe', () => {
    expect(swipeStep({ x: -60, y: 61 })).toBe(0)
  })
})

describe('zooming', () => {
  it('goes up to four times and back to the whole, and no further', () => {
    const up = [1, 1.5, 2, 3, 4].map((scale) => nextScale(scale, 1))
    expect(up).toEqual([1.5, 2, 3, 4, 4])
    const down = [4, 3, 2, 1.5, 1].map((scale) => nextScale(scale, -1))
    expect(down).toEqual([3, 2, 1.5, 1, 1])
    expect(nextScale(largestScale, 1)).toBe(largestScale)
  })

  it('keeps what lies under the point under it', () => {
    const point = { x: 100, y: -50 }
    const view = zoomTo({ scale: 1.5, x: 30, y: 10 }, 3, point)
    // The same place of the picture, before and after.
    expect((point.x - view.x) / 3).toBeCloseTo((100 - 30) / 1.5)
    expect((point.y - view.y) / 3).toBeCloseTo((-50 - 10) / 1.5)
  })

  it('comes close at a point and shows the whole again', () => {
    const close = toggleZoom(wholePicture, { x: 100, y: 0 })
    expect(close).toEqual({ scale: 2, x: -100, y: 0 })
    expect(toggleZoom(close, middle)).toEqual(wholePicture)
  })
})

describe('bounds', () => {
  const picture = { width: 600, height: 400 }
  const stage = { width: 800, height: 500 }

  it('stops at the edges of the stage', () => {
    // 1200 × 800 on 800 × 500: 200 and 150 px of room to either side.
    expect(keepInside({ scale: 2, x: 999, y: -999 }, picture, stage)).toEqual({ scale: 2, x: 200, y: -150 })
    expect(keepInside({ scale: 2, x: -150, y: 20 }, picture, stage)).toEqual({ scale: 2, x: -150, y: 20 })
  })

  it('keeps what fits in the middle', () => {
    expect(keepInside({ scale: 1, x: 50, y: 50 }, picture, stage)).toEqual(wholePicture)
    // Higher than the stage, but not wider.
    const tall = keepInside({ scale: 1.3, x: 50, y: 50 }, picture, stage)
    expect(tall.x).toBe(0)
    expect(tall.y).toBeCloseTo(10)
  })
})
