import { callApi, logIn, type SignedIn } from './support/accounts.ts'
import { acceptedOrder, newStaffMember, openAdmin } from './support/admin.ts'
import { sellAs } from './support/seller.ts'
import { newCustomer } from './support/shop.ts'
import { expect, expectAccessible, test } from './support/test.ts'

let admin: SignedIn
test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})

// REP-2, REP-10
test('reports are looked at, their days are changed by keyboard, and they are exported', async ({ page }) => {
  const client = (await newCustomer()).session
  const orderId = await acceptedOrder(client, admin, 60)
  await callApi('POST', '/payment', {
    token: admin.accessToken,
    body: { appUserId: client.id, way: 'terminal', amount: 60, orders: [{ orderId, amount: 60 }] },
  })
  await openAdmin(page, '/admin/reports', admin)
  const main = page.getByRole('main')
  await expect(main.getByRole('img', { name: /^Dövriyyə: / })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Ayın ƏDV-si' })).toBeVisible()
  await main.getByText('Rəqəmlər cədvəldə').click()
  await expectAccessible(page)

  await page.keyboard.press('2')
  await expect(page).toHaveURL(/tab=ways/)
  await expect(main.getByRole('row', { name: /^Terminal/ })).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('t')
  const menu = page.getByRole('dialog', { name: 'Hesabatların dövrü' })
  await expect(menu.getByRole('button', { name: 'Bu ay' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/tab=ways.*span=month|span=month.*tab=ways/)
  await expect(main.getByRole('row', { name: /^Terminal/ })).toBeVisible()

  await page.keyboard.press('t')
  await menu.getByLabel('Başlanğıc').fill('05.12.2026')
  await menu.getByLabel('Son').fill('01.12.2026')
  await page.keyboard.press('Enter')
  await expect(menu.getByText('Son gün ilk gündən əvvəldir.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()

  await page.keyboard.press('c')
  await expect(main.getByRole('combobox', { name: 'Müqayisə' })).toBeFocused()
  await main.getByRole('combobox', { name: 'Müqayisə' }).selectOption('none')
  await expect(page).toHaveURL(/compare=none/)
  await expect(main.getByRole('columnheader', { name: 'Əvvəlkinə' })).toHaveCount(0)

  await main.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('e')
  const csv = main.getByRole('button', { name: 'CSV kimi endir' })
  await expect(csv).toBeFocused()
  const saved = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await saved).suggestedFilename()).toMatch(/^hesabat-\d{4}-\d\d-\d\d\.csv$/)

  await page.keyboard.press('[')
  await expect(page).toHaveURL(/from=\d{4}-\d\d-01/)
})

// REP-11, REP-12
test('a house that is no VAT payer sees how far the threshold is instead of its VAT', async ({ page }) => {
  await sellAs(admin, 'simplified')
  try {
    await openAdmin(page, '/admin/reports', admin)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'ƏDV həddi' })).toBeVisible()
    await expect(main.getByText('Sayılan dövriyyə')).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Ayın ƏDV-si' })).toHaveCount(0)
    await expectAccessible(page)
  } finally {
    await sellAs(admin, 'vat18')
  }
})

// REP-9
test('reports are neither in the menu nor at their address of who has no areas 8 and 9', async ({ page }) => {
  const writer = await newStaffMember(admin, 'ContentCreator')
  await openAdmin(page, '/admin/reports', writer)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Hesabatlar' })).toHaveCount(0)
  await expect(page.getByRole('img', { name: /^Dövriyyə/ })).toHaveCount(0)
})
