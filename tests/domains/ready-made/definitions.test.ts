import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { errorsOf } from '../../../locales/rules.ts'
import { newProductSchema } from '../../../src/domains/catalog/product-input.ts'
import { newProfileSchema } from '../../../src/domains/catalog/profile-input.ts'
import { newServiceSchema } from '../../../src/domains/catalog/service-input.ts'
import type { Configuration, Selection, Texts } from '../../../src/domains/options/configuration.ts'
import { configurationSchema } from '../../../src/domains/options/configuration-input.ts'
import { derivePrices } from '../../../src/domains/options/derive-prices.ts'
import { quoteOptions } from '../../../src/domains/options/quote-options.ts'
import { newKindFields } from '../../../src/domains/production/production-input.ts'
import { type ReadyMade, works } from '../../../src/domains/ready-made/definition.ts'
import { configurationOf } from '../../../src/domains/ready-made/options-kit.ts'
import { readyMadePicture } from '../../../src/domains/ready-made/pictures.ts'
import { readyMadeKeys } from '../../../src/domains/ready-made/ready-made-input.ts'
import { readyMades } from '../../../src/domains/ready-made/ready-mades.ts'
import { languages } from '../../../src/lib/languages.ts'
import { toQepik } from '../../../src/lib/money.ts'

const all: [string, ReadyMade][] = Object.entries(readyMades)
const products = all.flatMap(([key, { products }]) =>
  products.map((product, index) => ({
    label: `${key} ${index + 1}`,
    product,
    configuration: configurationOf(product.prices, product.options),
  })),
)
const inColumns = (key: string, { az, ru, en }: Texts) => ({
  [key]: az,
  [`${key}_ru`]: ru,
  [`${key}_en`]: en,
})
const card = ({ name, description }: { name: Texts; description: Texts }) => ({
  ...inColumns('name', name),
  ...inColumns('description', description),
})

/** Every way to choose one of each group that must be chosen, and none or one of the others. */
function selections({ groups }: Configuration): Selection[] {
  const choices = groups.reduce<Record<string, string[]>[]>(
    (before, group) => {
      const keys = group.choices.map(({ key }) => [key])
      const possible = group.required ? keys : [[], ...keys]
      return before.flatMap((chosen) => possible.map((some) => ({ ...chosen, [group.key]: some })))
    },
    [{}],
  )
  return choices.map((chosen) => ({ choices: chosen, ownSize: null }))
}

describe('what is ready-made', () => {
  // RDY-1
  test('there are twelve, in the order in which they are offered', () => {
    expect(all.map(([key]) => key)).toEqual([...readyMadeKeys])
    expect(all).toHaveLength(12)
  })

  test.each(all)('%s is what staff could have written themselves', (_, { products: own, work, ...texts }) => {
    newServiceSchema.parse(card(texts))
    newKindFields.parse({
      ...inColumns('name', works[work.kind].name),
      capacityMinutes: works[work.kind].capacityMinutes,
    })
    for (const product of own) {
      newProductSchema.parse({ ...card(product), serviceId: 1 })
      newProfileSchema.parse({ ...inColumns('name', product.profile.name), rules: product.profile.rules })
    }
  })

  test.each(products)('the choices of $label are sound', ({ product, configuration }) => {
    expect(configurationSchema.parse(structuredClone(configuration))).toEqual(configuration)
    expect(derivePrices(configuration)).toEqual(
      product.prices.map(([count, price]) => ({ count, price: toQepik(price) })),
    )
  })

  test.each(products)('whatever is chosen of $label has a price, at every run', ({ configuration }) => {
    for (const selection of selections(configuration))
      for (const count of configuration.runs) {
        const quote = quoteOptions({ configuration, selection, count })
        if (quote.isOrderable) expect(quote.total, JSON.stringify(selection)).toBeGreaterThan(0)
      }
  })

  test.each(products)('a piece of $label never costs more at a larger run', ({ product: { prices } }) => {
    const pieces = prices.map(([count, price]) => price / count)
    expect(pieces).toEqual(pieces.toSorted((one, other) => other - one))
  })

  test.each(products)(
    'the artwork of $label is measured by the size that is chosen',
    ({ product, configuration }) => {
      expect(product.profile.rules.sizes).toEqual([])
      const sizes = configuration.groups.find(({ kind }) => kind === 'size')
      expect(sizes?.choices.every(({ width, height }) => width && height)).toBe(true)
      const pages = configuration.groups.flatMap(({ choices }) =>
        choices.flatMap((choice) => choice.pages ?? choice.sides ?? []),
      )
      const { min, max } = product.profile.rules.pages
      for (const count of pages) {
        expect(count).toBeGreaterThanOrEqual(min)
        expect(count).toBeLessThanOrEqual(max ?? count)
      }
    },
  )

  test.each(all)(
    '%s says how far artwork has to reach beyond the cut',
    (_, { description, products: own }) => {
      for (const { profile } of own)
        if (profile.rules.bleed > 0) expect(description.az).toContain(`${profile.rules.bleed}\u00a0mm`)
    },
  )

  test('profiles of one name are one profile', () => {
    const byName = Map.groupBy(products, ({ product }) => product.profile.name.az)
    for (const same of byName.values())
      for (const { product } of same) expect(product.profile).toEqual(same[0]?.product.profile)
  })

  test('every text is there in three languages, and says nothing that no text may', () => {
    const texts: Texts[] = [
      ...all.flatMap(([, { name, description }]) => [name, description]),
      ...products.flatMap(({ product: { name, description, profile } }) => [name, description, profile.name]),
      ...products.flatMap(({ configuration: { groups, rules } }) => [
        ...groups.flatMap(({ name, choices }) => [name, ...choices.map((choice) => choice.name)]),
        ...groups.flatMap(({ choices }) => choices.map(({ hint }) => hint).filter(({ az }) => az !== '')),
        ...rules.map(({ reason }) => reason),
      ]),
    ]
    const wrong = texts.flatMap((text) =>
      languages.flatMap((language) =>
        text[language] === '' ? [`${text.az}: empty`] : errorsOf(text[language], language),
      ),
    )
    expect(wrong).toEqual([])
    for (const { az, ru, en } of texts) {
      expect(`${az} ${en}`).not.toMatch(/[а-яё]/i)
      expect(ru.replace('VÖEN', '')).not.toMatch(/[əğşçıö]/)
    }
  })

  test('every drawing is there', () => {
    for (const [, { picture, products: own }] of all)
      for (const name of [picture, ...own.map((product) => product.picture)])
        expect(readFileSync(readyMadePicture(name), 'utf8')).toMatch(/^<svg/)
  })
})
