import { describe, expect, it } from 'vitest'
import {
  arrangeGallery,
  rowRatio,
  stackRatio,
  toShot,
} from '../../../web/storefront/screens/portfolio/arrange-gallery.ts'

const shots = (...ratios: number[]) => ratios.map((ratio, place) => ({ url: `/${place}`, ratio, alt: '' }))
const ratios = (rows: { ratio: number }[][]) => rows.map((row) => row.map(({ ratio }) => ratio))
const arrange = (...given: number[]) => {
  const { beside, after } = arrangeGallery(shots(...given))
  return { beside: ratios(beside), after: ratios(after) }
}

describe('a project’s gallery', () => {
  it('puts three beside the poster, the widest on top, and a panorama below the text', () => {
    expect(arrange(1.5, 1, 1, 2.6)).toEqual({ beside: [[1.5], [1, 1]], after: [[2.6]] })
    expect(arrange(0.8, 1.5, 1)).toEqual({ beside: [[1.5], [0.8, 1]], after: [] })
  })

  it('stacks two that are wide; of a wide and a tall one the tall one stands beside the poster', () => {
    expect(arrange(1.5, 1.5)).toEqual({ beside: [[1.5], [1.5]], after: [] })
    expect(arrange(1.5, 0.8)).toEqual({ beside: [[0.8]], after: [[1.5]] })
    expect(arrange(0.8, 1.5)).toEqual({ beside: [[0.8]], after: [[1.5]] })
  })

  it('shows every picture exactly once, however many there are', () => {
    for (let count = 0; count <= 20; count++) {
      const given = shots(
        ...Array.from({ length: count }, (_, place) => [1.5, 0.8, 1, 2.6, 1][place % 5] ?? 1),
      )
      const { beside, after } = arrangeGallery(given)
      const shown = [...beside.flat(), ...after.flat()].map(({ url }) => url)
      expect(shown.toSorted()).toEqual(given.map(({ url }) => url).toSorted())
    }
  })

  it('reads the shape out of the address; unknown ones are square, extreme ones cropped', () => {
    expect(toShot('/media/abcdefgh12345678_960x640_f8e8e8.webp').ratio).toBe(1.5)
    expect(toShot('/elsewhere.png').ratio).toBe(1)
    expect(toShot('/media/abcdefgh12345678_100x1000_f8e8e8.webp').ratio).toBe(0.6)
  })

  it('counts what rows measure', () => {
    expect(rowRatio(shots(1, 1))).toBe(2)
    expect(stackRatio([shots(2), shots(1, 1)])).toBe(1)
  })
})
