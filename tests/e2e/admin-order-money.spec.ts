import type { Page } from '@playwright/test'
import { callApi, logIn, type SignedIn } from './support/accounts.ts'
import { acceptedOrder, openAdmin } from './support/admin.ts'
import { newCustomer } from './support/shop.ts'
import { expect, expectAccessible, test } from './support/test.ts'

let admin: SignedIn
let client: SignedIn

const set = (path: string, body: object) =>
  callApi('PUT', `/payment/${path}`, { token: admin.accessToken, body })

test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
  client = (await newCustomer()).session
  await set('terms', { deposit: 50 })
  await set('settings', { beforeProduction: 'deposit', beforeHandover: 'whole' })
})
// The other journeys of this worker begin as an installation does.
test.afterAll(async () => {
  await set('settings', { beforeProduction: 'off', beforeHandover: 'off' })
  await set('terms', { deposit: 0 })
})

type Order = { status: string; money: { state: string; left: number } }
const read = (id: number) => callApi<Order>('GET', `/order/${id}`, { token: admin.accessToken })
const pay = (id: number, amount: number) =>
  callApi('POST', '/payment', {
    token: admin.accessToken,
    body: { appUserId: client.id, way: 'cash', amount, orders: [{ orderId: id, amount }] },
  })

const say = {
  noDeposit: 'İstehsalata buraxılmır: avans yoxdur',
  record: 'Ödəniş yaz',
  sum: 'Ödənilən məbləğ',
  given: 'Müştəri verib',
  toProduction: 'İstehsalata ver',
  pass: 'Avanssız burax…',
  wait: /Gözlə, avans gəlsin/,
  receipt: 'Köçürmənin qəbzini göstərib',
} as const

const turn = (page: Page) => page.getByRole('region', { name: 'Kimin növbəsidir' })
const main = (page: Page) => page.getByRole('main')
const fits = async (page: Page, width: number) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

// PAY-5, PAY-6, ADM-12
test('an order waits for its deposit, which is written down by keyboard, and is handed over once it is paid', async ({
  page,
}) => {
  const id = await acceptedOrder(client, admin, 484.5)
  await openAdmin(page, `/admin/ordersadmin/${id}`, admin)
  await expect(main(page).getByText(say.noDeposit)).toBeVisible()
  await expect(main(page).getByText(/Avans, 242,25/)).toBeVisible()
  await expect(page.getByText('avans gözləyir')).toBeVisible()
  await expect(page.getByRole('button', { name: new RegExp(say.toProduction) })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expectAccessible(page)

  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(say.sum)).toHaveValue('242,25')
  await dialog.getByLabel(say.given).fill('200')
  await dialog.getByLabel(say.sum).focus()
  await expect(dialog.getByText(/^Verilən 242,25.₼ məbləğindən azdır$/)).toBeVisible()
  await dialog.getByLabel(say.given).fill('250')
  await expect(dialog.getByText('7,75 ₼')).toBeVisible()
  await expectAccessible(page)
  // Enter writes nothing down.
  await dialog.getByLabel(say.given).press('Enter')
  expect((await read(id)).money.left).toBe(484.5)
  await dialog.getByLabel(say.given).press('Control+Enter')
  await expect(page.getByText(/^242,25.₼ yazıldı: /)).toBeVisible()
  await expect(main(page).getByText('avans ödənilib').first()).toBeVisible()

  await page.keyboard.press('s')
  await expect(page.getByRole('status').getByText('İstehsalatda').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /Hazır kimi/ })).toBeVisible()
  await page.keyboard.press('s')
  await expect(main(page).getByText(/Təhvil verilmir: 242,25\s₼ qalıb/)).toBeVisible()

  await page.keyboard.press('r')
  await expect(dialog.getByLabel(say.sum)).toHaveValue('242,25')
  await dialog.getByLabel(say.sum).press('Control+Enter')
  await expect(
    main(page)
      .getByText('Tam ödənilib')
      .or(main(page).getByText(/^ödənilib$/))
      .first(),
  ).toBeVisible()
  await page.keyboard.press('s')
  await expect(page.getByRole('status').getByText('Tamamlanıb').first()).toBeVisible()
  expect(await read(id)).toMatchObject({ status: 'Completed', money: { state: 'paid', left: 0 } })
})

// PAY-8
test('a payment that was written down is taken back within seconds, and stays struck through', async ({
  page,
}) => {
  const id = await acceptedOrder((await newCustomer()).session, admin, 100)
  await openAdmin(page, `/admin/ordersadmin/${id}`, admin)
  await expect(main(page).getByText(say.noDeposit)).toBeVisible()
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say.sum).fill('120')
  await expect(dialog).toContainText(/Bölünməmiş, balansa\s*20,00/)
  await dialog.getByRole('button', { name: /120,00\s₼ nağd yaz/ }).click()
  await expect(page.getByText(/^120,00.₼ yazıldı: /)).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.keyboard.press('z')
  await expect(page.getByText(/^120,00.₼ geri götürüldü: /)).toBeVisible()
  await expect(main(page).locator('s').getByText('100,00')).toBeVisible()
  expect((await read(id)).money).toMatchObject({ state: 'depositDue', left: 100 })
})

// PAY-5, ORD-21
test('staff let an order pass with a reason, never by Enter, and a slip says who did and why', async ({
  page,
}) => {
  const id = await acceptedOrder(client, admin, 80)
  await openAdmin(page, `/admin/ordersadmin/${id}`, admin)
  await page.getByRole('button', { name: say.pass }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: say.wait })).toBeFocused()
  await expectAccessible(page)
  const passes = dialog.getByRole('button', { name: /avanssız istehsalata ver/ })
  await passes.click()
  await expect(dialog.getByText(/ən azı 10 işarə/)).toBeVisible()
  await dialog.getByRole('button', { name: say.receipt }).click()
  await passes.press('Enter')
  expect((await read(id)).status).toBe('Accepted')
  await passes.press('Space')
  await expect(main(page).getByText('Avanssız istehsalata verilib')).toBeVisible()
  await expect(main(page).getByText(`«${say.receipt}»`)).toBeVisible()
  await expect(main(page).getByText(/80,00\s₼ hələ gözlənilir/)).toBeVisible()
  expect((await read(id)).status).toBe('InProduction')
  await expectAccessible(page)
})

// PAY-4
// PAY-13, PAY-15
test('money is asked for without a promise of an e-mail, its link is shown and ended, and it is asked no longer', async ({
  page,
}) => {
  const id = await acceptedOrder(client, admin, 80)
  await openAdmin(page, `/admin/ordersadmin/${id}`, admin)
  await page.getByRole('button', { name: 'Ödəniş istə…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Məktub getmir: müştəri e-poçt ünvanını təsdiqləməyib.')).toBeVisible()
  await dialog.getByText('Başqa məbləğ', { exact: true }).click()
  await dialog.getByRole('textbox', { name: 'Məbləğ' }).fill('30')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Ödəniş istə', exact: true }).click()
  await expect(page.getByText(/Ödəniş istənildi/)).toBeVisible()
  const asked = main(page).getByText('30,00')
  await expect(asked.first()).toBeVisible()
  await main(page).getByRole('button', { name: 'Ödəniş linkini göstər' }).first().click()
  const link = main(page).getByLabel('Ödəniş linki')
  await expect(link).toHaveValue(/\/p\/[\w-]{43}$/)
  await expectAccessible(page)
  const { pathname } = new URL(await link.inputValue())
  const visitor = await page
    .context()
    .browser()
    ?.newPage({ baseURL: process.env.E2E_SITE ?? '' })
  await visitor?.goto(pathname)
  await expect(visitor?.getByRole('heading', { level: 1 }) ?? link).toContainText('30,00')
  await main(page).getByRole('button', { name: 'Bu linki bağla' }).click()
  await expect(page.getByText('Ödəniş linki daha işləmir')).toBeVisible()
  await visitor?.reload()
  await expect(visitor?.getByText('Bu link artıq işləmir') ?? link).toBeVisible()
  await visitor?.close()
  await main(page).getByRole('button', { name: 'Sorğunu ləğv et' }).last().click()
  await expect(page.getByText('Ödəniş daha istənilmir')).toBeVisible()
})

for (const width of [390, 768, 1024])
  test(`the money of an order fits ${width} px @release`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const id = await acceptedOrder(client, admin, 12_345.5)
    await pay(id, 100)
    await openAdmin(page, `/admin/ordersadmin/${id}`, admin, 'ru')
    await expect(
      turn(page)
        .or(main(page))
        .getByText(/от аванса осталось/)
        .first(),
    ).toBeVisible()
    await fits(page, width)
    await page
      .getByRole('button', { name: /Записать оплату/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await fits(page, width)
    await expectAccessible(page)
  })

// PAY-2
test('the list says on a phone how an order’s money stands', async ({ page }) => {
  const id = await acceptedOrder(client, admin, 90)
  await pay(id, 90)
  await page.setViewportSize({ width: 390, height: 900 })
  await openAdmin(page, `/admin/ordersadmin?customer=${client.id}`, admin)
  await expect(page.locator(`[data-order="${id}"]`).getByText('ödənilib')).toBeVisible()
})
