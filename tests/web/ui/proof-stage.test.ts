import { describe, expect, test } from 'vitest'
import {
  boundedView,
  boundedZoom,
  fitView,
  isOnPage,
  measured,
  numberPlace,
  onPage,
  percentOf,
  pinched,
  rulerTicks,
  toPixel,
  toPoint,
  zoomAbout,
  zoomOf,
} from '../../../web/ui/proof-stage/geometry.ts'

const card = { width: 96, height: 56, trim: { x: 3, y: 3, width: 90, height: 50 }, scale: 1 }
const stage = { width: 800, height: 600 }

describe('a proof on the stage', () => {
  test('a place in mm of the trim is found again in px', () => {
    const view = { left: 120, top: 80, zoom: 5 }
    expect(toPixel(view, { x: 10, y: -3 })).toEqual({ left: 170, top: 65 })
    expect(toPoint(view, { left: 170, top: 65 })).toEqual({ x: 10, y: -3 })
  })

  test('fits whole, with its middle in the middle', () => {
    const view = fitView(card, stage)
    const middle = toPixel(view, { x: 45, y: 25 })
    expect(middle.left).toBeCloseTo(400)
    expect(middle.top).toBeCloseTo(300)
    expect(toPixel(view, { x: -3, y: 0 }).left).toBeGreaterThanOrEqual(20)
  })

  test('100 % is as large as in print, however small it was drawn', () => {
    expect(zoomOf(100, card)).toBeCloseTo(96 / 25.4)
    expect(zoomOf(100, { ...card, scale: 10 })).toBeCloseTo(960 / 25.4)
    expect(percentOf({ left: 0, top: 0, zoom: zoomOf(160, card) }, card)).toBe(160)
  })

  test('is zoomed from 25 to 800 %, and out until all of a large one is seen', () => {
    expect(boundedZoom(1000, card, stage)).toBeCloseTo(zoomOf(800, card))
    expect(boundedZoom(0.01, card, stage)).toBeCloseTo(zoomOf(25, card))
    const banner = { width: 3000, height: 2000, trim: { x: 0, y: 0, width: 3000, height: 2000 }, scale: 1 }
    expect(boundedZoom(0.01, banner, stage)).toBeCloseTo(fitView(banner, stage).zoom)
  })

  test('zooming keeps what is under the pointer', () => {
    const view = { left: 100, top: 100, zoom: 4 }
    const about = { left: 300, top: 220 }
    const under = toPoint(view, about)
    expect(toPixel(zoomAbout(view, about, 12), under)).toEqual(about)
  })

  test('two fingers zoom about their middle and take it along', () => {
    const view = { left: 0, top: 0, zoom: 4 }
    const after = pinched(
      view,
      [
        { left: 100, top: 100 },
        { left: 200, top: 100 },
      ],
      [
        { left: 60, top: 150 },
        { left: 260, top: 150 },
      ],
      8,
    )
    expect(toPixel(after, toPoint(view, { left: 150, top: 100 }))).toEqual({ left: 160, top: 150 })
  })

  test('is never moved out of sight', () => {
    const far = boundedView({ left: 5000, top: -5000, zoom: 4 }, card, stage)
    expect(toPixel(far, { x: 93, y: 0 }).left).toBeLessThanOrEqual(800)
    expect(toPixel(far, { x: 0, y: -3 }).top).toBeGreaterThanOrEqual(0)
    const large = boundedView({ left: 900, top: 300, zoom: 30 }, card, stage)
    expect(toPixel(large, { x: -3, y: 0 }).left).toBeLessThanOrEqual(28)
  })

  test('takes pins on its picture only', () => {
    expect(isOnPage({ x: -3, y: 53 }, card)).toBe(true)
    expect(isOnPage({ x: -3.1, y: 0 }, card)).toBe(false)
    expect(onPage({ x: 200, y: -20 }, card)).toEqual({ x: 93, y: -3 })
  })

  test('is measured as it will be printed', () => {
    expect(measured({ x: 0, y: 0 }, { x: 3, y: 4 }, card)).toBe(5)
    expect(measured({ x: 0, y: 0 }, { x: 3, y: 4 }, { ...card, scale: 10 })).toBe(50)
  })
})

describe("a pin's number", () => {
  test('stands at the upper right', () => {
    expect(numberPlace({ left: 400, top: 300 }, stage)).toEqual({ left: 10, top: -36 })
  })

  test('changes the side near an edge', () => {
    expect(numberPlace({ left: 790, top: 10 }, stage)).toEqual({ left: -36, top: 10 })
  })
})

describe('the rulers', () => {
  test('have a tick a millimetre from 5 px, below that one for 5 mm', () => {
    const fine = rulerTicks(0, 5, 100)
    expect(fine.map(({ mm }) => mm)).toEqual(Array.from({ length: 21 }, (_, mm) => mm))
    expect(rulerTicks(0, 4.9, 100).map(({ mm }) => mm)).toEqual([0, 5, 10, 15, 20])
    expect(rulerTicks(0, 0.1, 30).map(({ mm }) => mm)).toEqual([0, 50, 100, 150, 200, 250, 300])
  })

  test('begin at the corner of the trim and go on before it', () => {
    const ticks = rulerTicks(50, 10, 100)
    expect(ticks[0]).toEqual({ at: 0, mm: -5, length: 'middle' })
    expect(ticks.find(({ mm }) => mm === 0)).toEqual({ at: 50, mm: 0, length: 'long' })
  })

  test('name places that have room for their figures', () => {
    const named = rulerTicks(0, 1, 400).filter(({ length }) => length === 'long')
    expect(named.map(({ mm }) => mm)).toEqual([0, 50, 100, 150, 200, 250, 300, 350, 400])
  })
})
