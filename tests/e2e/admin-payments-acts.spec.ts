import type { Page } from '@playwright/test'
import { callApi, logIn, type SignedIn } from './support/accounts.ts'
import { acceptedOrder, openAdmin } from './support/admin.ts'
import { newCustomer } from './support/shop.ts'
import { expect, expectAccessible, test } from './support/test.ts'

let admin: SignedIn

test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})

const call = <Data>(method: string, path: string, body?: object) =>
  callApi<Data>(method, path, { token: admin.accessToken, ...(body && { body }) })
const site = () => process.env.E2E_SITE ?? ''

async function debtor(price: number) {
  const { session } = await newCustomer()
  const order = await acceptedOrder(session, admin, price)
  const orders = [{ orderId: order, amount: price }]
  const { id: request } = await call<{ id: number }>('POST', '/payment/request', {
    appUserId: session.id,
    kind: 'free',
    orders,
  })
  return { id: session.id, order, request }
}

/** The card is declined at the bank, and its customer back from there. */
async function declined(request: number): Promise<void> {
  const { url } = await call<{ url: string }>('POST', `/payment/request/${request}/link`)
  const headers = { 'content-type': 'application/json', 'x-payment-link': url.split('/').at(-1) ?? '' }
  const linked = `${site()}/api/payment/linked`
  const begun = await fetch(`${linked}/attempt`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ provider: 'kapital' }),
  })
  const { data } = (await begun.json()) as { data: { payUrl: string } }
  const body = new URLSearchParams({ act: 'pay', card: 'noFunds' })
  await fetch(data.payUrl, { method: 'POST', body, redirect: 'manual' })
  await fetch(`${linked}/check`, { method: 'POST', headers })
}

/** What the page would print is kept instead, and so is what it would open in another window. */
const keepPrinted = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = document.querySelector('[data-receipt]')?.textContent ?? '-'
    }
    window.open = (url) => {
      document.documentElement.dataset.opened = String(url)
      return null
    }
  })
const printed = (page: Page) => page.locator('html').getAttribute('data-printed')

// PAY-56
test('a receipt is printed in the customer’s language, alone on its paper, and not once staff want none', async ({
  page,
}) => {
  await keepPrinted(page)
  const { id } = await call<{ id: number }>('POST', '/customers', { name: 'Лейла', language: 'ru' })
  await openAdmin(page, `/admin/payments?payer=${id}`, admin)
  const rail = page.getByRole('complementary', { name: 'Ödəniş yaz' })
  const write = async () => {
    await rail.getByLabel('Ödənilən məbləğ').fill('32,50')
    await rail.getByLabel('Müştəri verib').fill('50')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText(/^32,50.₼ yazıldı: Лейла$/)).toBeVisible()
  }
  await expect(rail.getByLabel('Qəbzi çap et')).toBeChecked()
  await write()
  await expect.poll(() => printed(page)).toMatch(/Квитанция №\s\d+.*Лейла.*На ваш баланс32,50/)
  expect(await printed(page)).toMatch(/наличными32,50.₼.*50,00.₼Сдача17,50.₼.*не является фискальным/i)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-receipt]')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ödənişlər' })).toBeHidden()
  expect((await page.locator('[data-receipt]').boundingBox())?.width).toBeLessThanOrEqual(303)
  await page.emulateMedia({ media: 'screen' })
  await page.goto(`${site()}/admin/payments?payer=${id}`)
  await rail.getByLabel('Qəbzi çap et').uncheck()
  await page.reload()
  await expect(rail.getByLabel('Qəbzi çap et')).not.toBeChecked()
  await write()
  expect(await printed(page)).toBeNull()
})

// PAY-55
test('a card that was declined stands first; its customer’s link is taken by key, or it is let pass', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const [one, other] = [await debtor(86.4), await debtor(20)]
  for (const { request } of [one, other]) await declined(request)
  await openAdmin(page, '/admin/payments?tab=attention', admin)
  const rows = page.getByRole('region', { name: /^Baxılmalı/ }).getByRole('listitem')
  const rowOf = (order: number) => rows.filter({ hasText: `№ ${order}` })
  await expect(rowOf(one.order)).toContainText('Alınmadı: kart rədd edilib')
  await expect(rowOf(one.order)).toContainText(/kifayət qədər vəsait yoxdur · bir dəfə cəhd edib/)
  await expectAccessible(page)
  await rowOf(other.order).getByRole('button', { name: 'Siyahıdan çıxar' }).click()
  await expect(rowOf(other.order)).toBeHidden()
  const digit = await rowOf(one.order)
    .getByRole('button', { name: /^Linki kopyala/ })
    .locator('kbd')
    .textContent()
  await page.keyboard.press(digit ?? '')
  await expect(page.getByText('Ödəniş linki kopyalandı')).toBeVisible()
  await expect(rowOf(one.order)).toBeHidden()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/p\/[\w-]{43}$/)
})

test('each key that the list of debts offers does what it says, and without an order says what is missing', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await keepPrinted(page)
  const { order } = await debtor(45)
  const list = `/admin/payments?tab=open&q=${encodeURIComponent(`№ ${order}`)}`
  await openAdmin(page, list, admin)
  await expect(page.locator('[data-row]')).toHaveCount(1)
  for (const key of ['e', 'l', 'w']) {
    await page.keyboard.press(key)
    await expect(page.getByText('Əvvəlcə sifariş seçin', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'Bildirişi bağla' }).click()
  }
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('l')
  await expect(page.getByText('Ödəniş linki kopyalandı')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/p\/[\w-]{43}$/)
  await page.keyboard.press('w')
  await expect(page.locator('html')).toHaveAttribute('data-opened', /wa\.me\/994.*text=.*%2Fp%2F/)
  await page.keyboard.press('x')
  await expect(page.getByText('1 seçilib')).toBeVisible()
  await page.keyboard.press('e')
  await expect(page.getByText(/Aysel Əliyeva: e-poçt çatmır|e-poçt/).first()).toBeVisible()
  await page.keyboard.press('x')
  await expect(page.getByText('1 seçilib')).toBeHidden()
  await page.keyboard.press('f')
  await expect(page.locator('#payments-filter select')).toBeFocused()
  await page.locator('h1').click()
  await page.keyboard.press('/')
  await expect(page.locator('#payments-search')).toBeFocused()
  await page.locator('h1').click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/tab=open$/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('r')
  await expect(page.getByRole('complementary', { name: 'Ödəniş yaz' })).toBeVisible()
  await page.goto(`${site()}${list}`)
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await page.keyboard.press('i')
  await expect(page).toHaveURL(/payments\/statement/)
})

test('on a phone an order is chosen and its link taken as on a desktop, and the chosen tab is in sight', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const { order } = await debtor(45)
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdmin(page, `/admin/payments?tab=open&q=${encodeURIComponent(`№ ${order}`)}`, admin)
  await page.getByRole('checkbox', { name: `Seç: № ${order}` }).check()
  for (const name of ['Xatırlat', 'Linki kopyala', 'WhatsApp'])
    await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: /^Linki kopyala/ }).click()
  await expect(page.getByText('Ödəniş linki kopyalandı')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
  for (const path of ['payments?tab=terms', 'payments?tab=balances', 'ordersadmin?status=Completed']) {
    await page.goto(`${site()}/admin/${path}`)
    await expect(page.locator('nav a[aria-current=page][class*=border-b-2]')).toBeInViewport({ ratio: 1 })
  }
})
