import { expect, test } from 'vitest'
import { demoOptions } from '../../prisma/demo/options.ts'
import { products } from '../../prisma/demo/products.ts'
import type { Texts } from '../../src/domains/options/configuration.ts'
import { configurationSchema } from '../../src/domains/options/configuration-input.ts'
import { derivePrices } from '../../src/domains/options/derive-prices.ts'
import { toQepik } from '../../src/lib/money.ts'

// OPT-8, OPT-9
test.each([...demoOptions])(
  'what can be chosen of %s is sound, and its first choices cost what its prices say',
  (picture, configuration) => {
    expect(configurationSchema.parse(structuredClone(configuration))).toEqual(configuration)
    const prices = products.find((product) => product.picture === picture)?.prices ?? []
    expect(derivePrices(configuration)).toEqual(
      prices.map(([count, price]) => ({ count, price: toQepik(price) })),
    )
    expect(prices.length).toBeGreaterThan(0)
  },
)

test('six products have choices, and each of their texts is there in three languages', () => {
  expect(demoOptions.size).toBe(6)
  const texts = [...demoOptions.values()].flatMap(({ groups, rules }): Texts[] => [
    ...groups.flatMap(({ name, choices }) => [name, ...choices.map((choice) => choice.name)]),
    ...groups.flatMap(({ choices }) => choices.map(({ hint }) => hint).filter(({ az }) => az !== '')),
    ...rules.map(({ reason }) => reason),
  ])
  expect(texts.filter(({ az, ru, en }) => az === '' || ru === '' || en === '')).toEqual([])
})
