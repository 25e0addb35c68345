import { describe, expect, test } from 'vitest'
import { netWeightOf } from '../../../src/domains/delivery/weight.ts'
import type { ReadyMadeProduct } from '../../../src/domains/ready-made/definition.ts'
import { configurationOf } from '../../../src/domains/ready-made/options-kit.ts'
import { readyMades } from '../../../src/domains/ready-made/ready-mades.ts'
import { chosen } from '../../support/options.ts'

// DEL-23
describe('every ready-made product', () => {
  const all = Object.values(readyMades).flatMap(({ products }): readonly ReadyMadeProduct[] => products)

  test.each(all.map((product) => [product.name.en, product] as const))(
    'has a weight: %s',
    (_name, product) => {
      const { prices, options, weightOf100 = null } = product
      const grams = netWeightOf({ weightOf100, configuration: configurationOf(prices, options) }, chosen(), 1)
      expect(grams).toBeGreaterThan(0.1)
      expect(grams).toBeLessThan(10_000)
    },
  )

  test('weighs what such work weighs', () => {
    const kilograms = all.map(({ name, prices, options, weightOf100 = null }) => {
      const product = { weightOf100, configuration: configurationOf(prices, options) }
      return [name.en, Math.round((netWeightOf(product, chosen(), 100) ?? 0) / 10) / 100]
    })
    expect(Object.fromEntries(kilograms)).toMatchObject({
      'Business card': 0.16,
      Flyer: 0.2,
      'Outdoor banner': 44,
      Brochure: 1.62,
    })
  })
})
