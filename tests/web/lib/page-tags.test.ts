import { describe, expect, test } from 'vitest'
import { offerOf } from '../../../web/lib/json-ld.ts'
import { type Page, pageTags, type Site, sharePicture } from '../../../web/lib/page-tags.ts'

const site: Site = { siteUrl: 'https://shop.example', language: 'ru', name: 'Mətbəə', home: 'Главная' }

const headOf = (page: Page, language: Site['language'] = 'ru') => pageTags({ ...site, language }, page)

const contentOf = ({ meta }: ReturnType<typeof pageTags>, key: string) =>
  meta.flatMap((tag) =>
    ('property' in tag && tag.property === key) || ('name' in tag && tag.name === key) ? [tag.content] : [],
  )

const recordsOf = ({ scripts }: ReturnType<typeof pageTags>) => JSON.parse(scripts[0]?.children ?? '{}')

describe('the head of a page', () => {
  test('has a title, a description and a card of its own', () => {
    const head = headOf({ title: 'Услуги', description: ' Много\n строк ', path: '/services' })
    expect(head.meta[0]).toEqual({ title: 'Услуги – Mətbəə' })
    expect(contentOf(head, 'og:title')).toEqual(['Услуги – Mətbəə'])
    for (const key of ['description', 'og:description', 'twitter:description'])
      expect(contentOf(head, key)).toEqual(['Много строк'])
    expect(contentOf(head, 'og:url')).toEqual(['https://shop.example/ru/services'])
    expect(contentOf(head, 'og:locale')).toEqual(['ru_RU'])
  })

  test('leaves the description to the site when the page has none', () => {
    expect(contentOf(headOf({ path: '/', description: '' }), 'description')).toEqual([])
  })

  test('counts at the address of the language shown; az has no prefix', () => {
    const canonical = (page: Page, language: Site['language']) => headOf(page, language).links[0]
    expect(canonical({ path: '/services?page=2' }, 'az')).toEqual({
      rel: 'canonical',
      href: 'https://shop.example/services?page=2',
    })
    expect(canonical({ path: '/' }, 'en')?.href).toBe('https://shop.example/en')
    expect(canonical({ path: '/' }, 'az')?.href).toBe('https://shop.example/')
  })

  test('names the same page in every language, and the one without a prefix for all others', () => {
    const alternates = headOf({ path: '/portfolio/7' }).links.filter(({ rel }) => rel === 'alternate')
    expect(alternates.map((link) => [('hrefLang' in link && link.hrefLang) || '', link.href])).toEqual([
      ['az', 'https://shop.example/portfolio/7'],
      ['ru', 'https://shop.example/ru/portfolio/7'],
      ['en', 'https://shop.example/en/portfolio/7'],
      ['x-default', 'https://shop.example/portfolio/7'],
    ])
  })

  test('says the way from home to an inner page', () => {
    const above = [{ name: 'Услуги', path: '/services' }]
    const records = recordsOf(headOf({ title: 'Визитки', path: '/services/card/1', above }))
    expect(records['@graph'][0]['@type']).toBe('BreadcrumbList')
    expect(
      records['@graph'][0].itemListElement.map((item: { position: number; name: string; item: string }) => [
        item.position,
        item.name,
        item.item,
      ]),
    ).toEqual([
      [1, 'Главная', 'https://shop.example/ru'],
      [2, 'Услуги', 'https://shop.example/ru/services'],
      [3, 'Визитки', 'https://shop.example/ru/services/card/1'],
    ])
    expect(headOf({ path: '/' }).scripts).toEqual([])
  })

  test('no text in a record can end its script', () => {
    const name = '</script><script>alert(1)</script>'
    const head = headOf({ path: '/', records: [{ '@type': 'Thing', name }] })
    expect(head.scripts[0]?.children).not.toContain('<')
    expect(recordsOf(head)['@graph'][0].name).toBe(name)
  })
})

describe('the picture of the card', () => {
  test('is absolute, and no wider than it must be', () => {
    const key = 'abcdefghij234567_1920x960_00a3e4'
    expect(sharePicture('https://shop.example', `/media/${key}.webp`).map(({ content }) => content)).toEqual([
      `https://shop.example/media/${key}-1280.webp`,
      '1280',
      '640',
      `https://shop.example/media/${key}-1280.webp`,
    ])
    expect(
      sharePicture('https://shop.example', '/media/abcdefghij234567_800x400_00a3e4.webp')[0]?.content,
    ).toBe('https://shop.example/media/abcdefghij234567_800x400_00a3e4.webp')
  })

  test('is never a drawing: the icon as PNG instead, or none', () => {
    const drawing = '/media/abcdefghij234567_366x92_f8f8f8.svg'
    const icon = '/media/zbcdefghij234567_64x64_f8f8f8.svg'
    expect(sharePicture('https://shop.example', drawing)).toEqual([])
    expect(sharePicture('https://shop.example', drawing, icon)[0]?.content).toBe(
      'https://shop.example/media/zbcdefghij234567_64x64_f8f8f8-512.png',
    )
    expect(sharePicture('https://shop.example', 'https://evil.example/x.webp')).toEqual([])
  })
})

test('an offer goes from the cheapest run to the dearest in AZN, as charged now', () => {
  const tiers = [
    { price: 45, priceWithDiscount: 36 },
    { price: 30, priceWithDiscount: 0 },
    { price: 200, priceWithDiscount: 160.5 },
  ]
  expect(offerOf(tiers, 'https://shop.example/services/card/1')).toMatchObject({
    '@type': 'AggregateOffer',
    priceCurrency: 'AZN',
    lowPrice: 30,
    highPrice: 160.5,
    offerCount: 3,
  })
  expect(offerOf([], 'https://shop.example/')).toBeUndefined()
})

// OPT-17
test('of what can be chosen search engines are told the lowest price of all, and no highest', () => {
  const offer = offerOf([{ price: 45, priceWithDiscount: 0 }], 'https://shop.example/', 12.5)
  expect(offer).toMatchObject({ '@type': 'AggregateOffer', lowPrice: 12.5 })
  expect(offer).not.toHaveProperty('highPrice')
})
