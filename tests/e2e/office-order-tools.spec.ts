import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { callApi, keepSession, logIn, type SignedIn } from './support/accounts.ts'
import { acceptedOrder, placeOrder } from './support/office.ts'
import { newClient } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'

const site = () => process.env.E2E_SITE ?? ''
let admin: SignedIn
let client: SignedIn

test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
  client = (await newClient()).session
})

async function open(page: Page, path: string, user = admin, language: 'az' | 'ru' | 'en' = 'az') {
  await chooseLanguage(page, language)
  await keepSession(page, user)
  await page.goto(`${site()}${path}`)
}

test('orders are filtered by customer and days, kept in the address, and saved as a table', async ({
  page,
}) => {
  await acceptedOrder(client, admin, 41.5)
  const id = await placeOrder(client, '=1+1')
  await open(page, '/admin/ordersadmin')
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(10)

  await page.getByRole('button', { name: 'Müştəri: hamısı' }).click()
  const choices = page.getByRole('group', { name: 'Müştəri' })
  await choices.getByRole('searchbox').fill('Aysel')
  const { name } = await callApi<{ name: string }>('GET', '/auth/me', { token: client.accessToken })
  await expect(choices.getByRole('button').first()).toContainText(name)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(choices).toBeHidden()
  await page.goto(`${site()}/admin/ordersadmin?customer=${client.id}`)
  await expect(page.getByRole('button', { name: 'Aysel Əliyeva' })).toBeVisible()
  await expect(page.getByRole('status').getByText('2 sifariş tapıldı')).toBeVisible()

  await page.getByRole('button', { name: 'Tarix: istənilən' }).click()
  await page.getByRole('button', { name: 'Bu gün', exact: true }).click()
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/)
  await page.getByRole('link', { name: /^Gözləmədə 1$/ }).click()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(String(id))

  await page.getByRole('button', { name: 'Sütunlar' }).click()
  await page.getByRole('checkbox', { name: 'Telefon' }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'Telefon' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Telefon' })).toBeVisible()
  await expect(rows).toHaveCount(1)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'İxrac' }).click()
  await expect(page.getByText('Bir fayla ən çoxu 10.000 sifariş yazılır.')).toBeVisible()
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^sifarisler-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('№;Tarix;Müştəri')
  expect(lines[1]).toMatch(new RegExp(`^${id};`))
  expect(lines[1]).toContain("'=1+1")
  await expect(page.getByRole('status').getByText('Fayl saxlanıldı')).toBeVisible()

  await page.getByRole('button', { name: 'Hamısını göstər' }).click()
  await expect(rows).toHaveCount(10)
  await expect(page).toHaveURL(`${site()}/admin/ordersadmin`)
})

test('why an order was cancelled is asked, survives a refusal, and is read by the client', async ({
  page,
  browser,
}) => {
  const id = await placeOrder(client)
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, `/admin/newordersadmin?order=${id}`, admin, 'ru')
  const reason = 'Бумаги этой плотности сейчас нет'
  await expect(page.getByRole('listitem', { name: new RegExp(`^№ ${id},`) })).toBeFocused()
  await page.keyboard.press('Delete')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Причина (необязательно)').fill(reason)
  await expectAccessible(page)
  await page.route('**/trpc/orders.cancel**', (route) => route.abort())
  await dialog.getByRole('button', { name: `Отменить заказ № ${id}` }).click()
  await expect(page.getByRole('alert').getByText(/Ответ не пришёл/)).toBeVisible()
  await page.unroute('**/trpc/orders.cancel**')
  await page.getByRole('listitem', { name: new RegExp(`^№ ${id},`) }).focus()
  await page.keyboard.press('Delete')
  await expect(dialog.getByLabel('Причина (необязательно)')).toHaveValue(reason)
  await dialog.getByRole('button', { name: `Отменить заказ № ${id}` }).click()
  await expect(page.getByRole('status').getByText(`№ ${id} отменён`)).toBeVisible()

  const context = await browser.newContext()
  const shop = await context.newPage()
  await open(shop, '/myorder', client, 'en')
  const article = shop.getByRole('article').filter({ hasText: `№ ${id}` })
  await expect(article).toContainText(`Reason: ${reason}`)
  await expectAccessible(shop)
  await context.close()
})
