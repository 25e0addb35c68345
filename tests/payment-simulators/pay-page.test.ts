import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { providerNames } from '../../src/domains/payments/providers/provider.ts'
import { languages } from '../../src/lib/languages.ts'
import { testCards } from '../../src/payment-simulators/cards.ts'
import { openPayment, openShop, payAt, type Shop } from '../domains/payments/providers/open-shop.ts'
import { htmlFaults } from '../support/html-faults.ts'

const marks = {
  az: 'Sınaq bankı, həqiqi pul deyil',
  ru: 'Тестовый банк, деньги не настоящие',
  en: 'Test bank, not real money',
} as const

describe.each(providerNames)('the page to pay at of %s', (name) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(name)
  })
  afterAll(() => shop.close())

  test.each(languages)(
    'says in %s that no money is real, shows every card, and is valid HTML',
    async (language) => {
      const { payUrl } = await openPayment(shop, {
        language,
        description: 'Sifariş <b>№ 12</b>',
        amount: 6250,
      })
      const html = await (await fetch(payUrl)).text()
      expect(html).toContain(marks[language])
      expect(html).toContain(`<html lang="${language}">`)
      expect(html).toContain('Sifariş &lt;b&gt;№ 12&lt;/b&gt;')
      expect(html).toMatch(/62[.,]50/)
      for (const card of Object.keys(testCards)) expect(html).toContain(`value="${card}"`)
      expect(await htmlFaults(html)).toEqual([])
    },
  )

  test('can be read in another language', async () => {
    const { payUrl } = await openPayment(shop)
    const html = await (await fetch(payUrl)).text()
    const [, address = ''] = /<a href="([^"]+)" lang="ru">/.exec(html) ?? []
    const russian = new URL(address.replaceAll('&amp;', '&'), payUrl)
    expect(await (await fetch(russian)).text()).toContain(marks.ru)
    expect((await payAt(russian.href, 'approved')).status).toBe(303)
  })

  test('tells no other site its address, and shows no payment without it', async () => {
    const { payUrl, keys } = await openPayment(shop)
    const page = await fetch(payUrl)
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.headers.get('cache-control')).toBe('no-store')
    const guessed = payUrl.replace(keys.secret ?? keys.providerReference, 'guessed')
    expect((await fetch(guessed)).status).toBe(404)
  })

  test('sent without a card asks again', async () => {
    const { payUrl, keys } = await openPayment(shop)
    for (const card of ['', 'toString', '4169731234567890']) {
      const body = new URLSearchParams({ act: 'pay', card })
      const answer = await fetch(payUrl, { method: 'POST', body, redirect: 'manual' })
      expect(answer.headers.get('location')).toContain(new URL(payUrl).pathname)
    }
    expect(shop.simulator.order(keys.providerReference).state).toBe('unpaid')
  })
})

test('Kapital Bank tells the address of its page with /flex or without', async () => {
  for (const withFlex of [true, false]) {
    const shop = await openShop('kapital', { withFlex })
    const { payUrl, keys } = await openPayment(shop)
    expect(new URL(payUrl).pathname).toBe('/flex')
    await payAt(payUrl, 'approved')
    expect(await shop.provider.ask(keys)).toMatchObject({ state: 'captured' })
    await shop.close()
  }
})
