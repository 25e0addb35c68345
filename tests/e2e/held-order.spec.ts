import type { Page } from '@playwright/test'
import { callApi, keepSession, logIn, type SignedIn } from './support/accounts.ts'
import { newCustomer, ordersOf, tabTo } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'

const words = {
  az: {
    add: 'Səbətə əlavə et',
    added: 'Səbətə əlavə edildi.',
    now: 'İndi kartda saxlanılır',
    hold: 'Sifariş ver, bankın səhifəsinə keç',
    later: 'Sonra ödəyəcəyəm',
    again: 'Bankın səhifəsində yenidən ödə',
    noFunds: 'Kartda kifayət qədər vəsait yoxdur. Kartdan pul çıxmayıb.',
    onHold: 'Məbləğ kartda saxlanılıb',
    notYet: /kartınızda saxlanılıb, hələ çıxılmayıb\. Sifarişi qəbul edəndə çıxılır/,
  },
  ru: {
    now: 'Сейчас блокируется на карте',
    hold: 'Заказать и перейти на страницу банка',
    later: 'Оплачу позже',
    received: /Ваш заказ получен/,
    notOpened: 'Страница банка не открылась, на карте ничего не заблокировано.',
  },
} as const

let admin: SignedIn
const staff = <Data>(method: string, path: string, body?: object) =>
  callApi<Data>(method, path, { token: admin.accessToken, ...(body && { body }) })

test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
  await staff('PUT', '/payment/settings', { holdAtOrdering: true })
})
// The other journeys of this worker begin as an installation does.
test.afterAll(async () => {
  await staff('PUT', '/payment/settings', { holdAtOrdering: false })
})

async function signedIn(page: Page, language: 'az' | 'ru') {
  const { session } = await newCustomer()
  await keepSession(page, session)
  await chooseLanguage(page, language)
  return session
}

// PAY-54
test('the price of a basket is put on hold at the bank’s page, by keyboard on a phone, and charged once it is accepted', async ({
  page,
}) => {
  const say = words.az
  await page.setViewportSize({ width: 390, height: 844 })
  const session = await signedIn(page, 'az')
  await page.goto('/services/card/1')
  await page.getByRole('button', { name: say.add }).click()
  await expect(page.getByRole('status').getByText(say.added)).toBeVisible()
  await page.goto('/basket')
  await expect(page.getByText(say.now)).toBeVisible()
  await expect(page.getByRole('button', { name: say.later })).toBeVisible()
  await expectAccessible(page)
  await tabTo(page, page.getByRole('button', { name: say.hold }))
  await page.keyboard.press('Enter')

  // The first card has no money on it.
  await expect(page).toHaveURL(/test-bank/)
  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: say.noFunds })).toBeVisible()
  await expectAccessible(page)
  await tabTo(page, page.getByRole('button', { name: say.again }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/test-bank/)
  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: say.onHold })).toBeFocused()
  await expectAccessible(page)

  const [order] = await ordersOf(session.accessToken)
  const id = order?.id ?? 0
  await page.goto(`/myorder/${id}`)
  await expect(page.getByText(say.notYet)).toBeVisible()
  const { held } = await staff<{ held: number }>('GET', `/order/${id}/money`)
  await staff('PUT', '/order', { id, price: held })
  await expect
    .poll(async () => (await staff<{ money: { state: string } }>('GET', `/order/${id}/money`)).money.state, {
      timeout: 90_000,
    })
    .toBe('paid')
})

// PAY-54
test('an order stands where the bank opens no page, and the customer is told when to pay', async ({
  page,
}) => {
  const say = words.ru
  await page.setViewportSize({ width: 1440, height: 900 })
  const session = await signedIn(page, 'ru')
  await page.route(/cardPayments\.hold/, (route) => route.abort())
  await page.goto('/order?service=1')
  await expect(page.getByText(say.now)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: say.hold }).click()
  await expect(page.getByText(say.received)).toBeVisible()
  await expect(page.getByText(say.notOpened)).toBeVisible()
  expect(await ordersOf(session.accessToken)).toHaveLength(1)
})
