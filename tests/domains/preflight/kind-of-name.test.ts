import { expect, test } from 'vitest'
import { products } from '../../../prisma/demo/products.ts'
import { services } from '../../../prisma/demo/services.ts'
import { kindOfName } from '../../../src/domains/preflight/kind-of-name.ts'

// ART-20
test.each([
  ['card', ['Vizit kartı', 'Визитки', 'Business cards', 'Plastik kart', 'Открытки']],
  ['leaflet', ['A5 flayer', 'Листовка A6', 'Nişan dəvətnaməsi', 'Пригласительные', 'Karton qutu', 'Posters']],
  ['brochure', ['Broşür', 'Каталог А4', 'Kitab', 'Wall calendar', 'Restoran menyusu', 'Bloknot']],
  ['largeFormat', ['Küçə banneri', 'Roll-up 85 × 200', 'Ролл-ап', 'Fasad lövhəsi', 'Вывеска']],
  ['sticker', ['Stikerlər', 'Наклейки', 'Labels on a roll']],
  ['textile', ['Futbolka', 'Köynək', 'T-shirts', 'Худи']],
  ['gift', ['Fincan', 'Кружка', 'Pens', 'Döş nişanı', 'Möhür və ştamp']],
] as const)('%s is told by the name in any language', (kind, names) => {
  expect(names.map((name) => [name, kindOfName([name])])).toEqual(names.map((name) => [name, kind]))
})

test('a name that doesn’t tell has no kind: neither printing itself, nor what isn’t printed', () => {
  const names = [
    'Rəqəmsal çap',
    'Ofset çap',
    'Печать',
    'Dizayn',
    'Çatdırılma',
    'Монтаж',
    'Xidmət 1',
    'Service',
  ]
  expect(names.filter((name) => kindOfName([name]) !== null)).toEqual([])
})

test('every service and product of the demo has the same kind in all languages that tell one', () => {
  for (const { name } of [...services, ...products]) {
    const kinds = new Set(Object.values(name).map((one) => kindOfName([one])))
    kinds.delete(null)
    expect([...kinds], name.az).toHaveLength(1)
  }
})
