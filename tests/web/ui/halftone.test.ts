import { expect, it } from 'vitest'
import { halftone } from '../../../web/ui/halftone.ts'

const sheet = { width: 200, height: 100, step: 10, angle: 22 }

it('draws bigger dots where the tone is darker, never wider than the step allows', () => {
  const { layers } = halftone({ ...sheet, tone: (x) => x })
  const sizes = layers.map(({ size }) => size)
  expect(sizes.length).toBeGreaterThan(5)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(Math.round(10 * 0.62 * 4) / 2)
})

it('draws nothing on paper', () => {
  expect(halftone({ ...sheet, tone: () => 0 }).layers).toEqual([])
})

it('puts every dot of a size into one path of relative moves', () => {
  const { layers } = halftone({ ...sheet, tone: () => 1 })
  expect(layers).toHaveLength(1)
  expect(layers[0]?.d).toMatch(/^M-?\d+ -?\d+h0(m-?\d+ -?\d+h0)+$/)
})
