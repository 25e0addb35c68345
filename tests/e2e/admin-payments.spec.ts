import type { Page } from '@playwright/test'
import { areas } from '../../src/procedures/areas.ts'
import { callApi, logIn, type SignedIn } from './support/accounts.ts'
import { acceptedOrder, answerLate, newStaffMember, openAdmin } from './support/admin.ts'
import { newCustomer, tabTo } from './support/shop.ts'
import { expect, expectAccessible, test } from './support/test.ts'

type Money = { owed: number; balance: number; payments: { amount: number; way: string }[] }

let admin: SignedIn

test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})

const call = <Data>(method: string, path: string, body?: object) =>
  callApi<Data>(method, path, { token: admin.accessToken, ...(body && { body }) })
const moneyOf = (id: number) => call<Money>('GET', `/payment/customer/${id}`)

/** A customer with accepted orders at these prices. */
async function debtor(...prices: number[]) {
  const { session } = await newCustomer()
  const orders: number[] = []
  for (const price of prices) orders.push(await acceptedOrder(session, admin, price))
  return { id: session.id, orders }
}

const rail = (page: Page) =>
  page.getByRole('complementary', { name: 'Ödəniş yaz' }).or(page.getByRole('dialog', { name: 'Ödəniş yaz' }))
const amount = (page: Page) => rail(page).getByLabel('Ödənilən məbləğ')
const lineOf = (page: Page, order: number) => rail(page).getByLabel(`№ ${order} üçün məbləğ, AZN`)

// PAY-6, PAY-7, PAY-8
test('cash for two orders is written down by keyboard alone, with the change, and taken back with Z', async ({
  page,
}) => {
  const { id, orders } = await debtor(195, 130)
  const [one = 0, other = 0] = orders
  await page.setViewportSize({ width: 1440, height: 1000 })
  await openAdmin(page, `/admin/payments?tab=open&q=${encodeURIComponent(`№ ${one}`)}`, admin)
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('r')
  const cash = rail(page).getByRole('radio', { name: /^Nağd/ })
  await expect(cash).toBeFocused()
  await page.keyboard.press('2')
  await expect(rail(page).getByRole('radio', { name: /^Terminal/ })).toBeChecked()
  await page.keyboard.press('1')
  await expect(cash).toBeChecked()
  await tabTo(page, amount(page))
  await page.keyboard.type('400')
  await page.keyboard.press('Tab')
  await page.keyboard.type('420')
  await expect(rail(page).getByRole('status').filter({ hasText: 'Qalığını qaytar' })).toContainText('20,00')
  await expect(lineOf(page, one)).toHaveValue('195,00')
  await expect(lineOf(page, other)).toHaveValue('130,00')
  await expect(rail(page)).toContainText(/Bölünməmiş, balansa\s*75,00/)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await tabTo(page, rail(page).getByRole('button', { name: /400,00.₼ nağd yaz/ }))
  await page.keyboard.press('Enter')
  expect((await moneyOf(id)).payments).toEqual([])
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/^400,00.₼ yazıldı: Aysel Əliyeva$/)).toBeVisible()
  await expect(rail(page)).toBeHidden()
  expect(await moneyOf(id)).toMatchObject({ owed: 0, balance: 75, payments: [{ amount: 400, way: 'cash' }] })
  await page.keyboard.press('z')
  await expect(page.getByText(/^400,00.₼ geri götürüldü: Aysel Əliyeva$/)).toBeVisible()
  expect(await moneyOf(id)).toMatchObject({ owed: 325, balance: 0 })
  await page.goto(`${process.env.E2E_SITE ?? ''}/admin/payments?tab=day`)
  await expect(page.getByRole('row').filter({ hasText: 'Aysel Əliyeva' }).first()).toBeVisible()
  await expectAccessible(page)
})

// PAY-6
test('on a phone what is wrong is said at its field, nothing typed is lost, and it is written down once', async ({
  page,
}) => {
  const { id, orders } = await debtor(100)
  const [order = 0] = orders
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdmin(page, `/admin/payments?tab=open&q=${encodeURIComponent(`№ ${order}`)}`, admin)
  await page.getByRole('button', { name: 'Aysel Əliyeva' }).click()
  const write = () => rail(page).getByRole('button', { name: /nağd yaz|^Ödəniş yaz/ })
  await write().click()
  await expect(amount(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(amount(page)).toBeFocused()
  await amount(page).fill('beş manat')
  await write().click()
  await expect(rail(page).getByText('Məbləği rəqəmlə yazın', { exact: false })).toBeVisible()
  await amount(page).fill('150')
  await rail(page).getByLabel('Müştəri verib').fill('120')
  await lineOf(page, order).fill('130')
  await write().click()
  await expect(rail(page).getByText(/^Verilən 150,00.₼ məbləğindən azdır$/)).toBeVisible()
  await expect(rail(page).getByText(new RegExp(`^№.${order} üçün ən çox 100,00.₼ yazılar$`))).toBeVisible()
  expect((await moneyOf(id)).payments).toEqual([])
  await rail(page).getByRole('button', { name: 'Yenidən böl' }).click()
  await expect(lineOf(page, order)).toHaveValue('100,00')
  // Closed and opened again, what was typed is there.
  await rail(page).getByRole('button', { name: 'Bağla' }).click()
  await page.getByRole('button', { name: 'Aysel Əliyeva' }).click()
  await expect(amount(page)).toHaveValue('150')
  await rail(page).getByLabel('Müştəri verib').fill('200')
  await rail(page).getByLabel('Fiskal qəbz №').fill('0041827')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
  // The answer is lost once; the same key then finds what was written.
  let lost = 0
  await page.route(/trpc\/payments\.record/, async (route) => {
    if (lost++ > 0) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await write().click()
  await expect(rail(page).getByRole('alert').filter({ hasText: 'Yenidən göndərin' })).toBeVisible()
  await expect(amount(page)).toHaveValue('150')
  await write().click()
  await expect(page.getByText(/^150,00.₼ yazıldı: Aysel Əliyeva$/)).toBeVisible()
  expect(await moneyOf(id)).toMatchObject({ owed: 0, balance: 50, payments: [{ amount: 150 }] })
})

// PAY-7
test('the balance pays an order, and never more than there is', async ({ page }) => {
  const { id, orders } = await debtor(60)
  const [order = 0] = orders
  await call('POST', '/payment', { appUserId: id, way: 'transfer', amount: 40 })
  await openAdmin(page, `/admin/payments?payer=${id}`, admin)
  await rail(page)
    .getByRole('radio', { name: /^Balans/ })
    .check({ force: true })
  const sum = rail(page).getByLabel('Balansdan məbləğ')
  await sum.fill('50')
  await sum.press('Control+Enter')
  await expect(rail(page).getByText(/^Balansda yalnız 40,00.₼ var$/)).toBeVisible()
  await sum.fill('')
  await rail(page)
    .getByRole('button', { name: /Bütün açıq məbləğ: 40,00/ })
    .click()
  await expect(lineOf(page, order)).toHaveValue('40,00')
  await sum.press('Control+Enter')
  await expect(page.getByText(/^40,00.₼ balansdan ödənildi: Aysel Əliyeva$/)).toBeVisible()
  expect(await moneyOf(id)).toMatchObject({ owed: 20, balance: 0 })
  // PAY-46
  await page.keyboard.press('z')
  await expect(page.getByText(/^40,00.₼ geri götürüldü: Aysel Əliyeva$/)).toBeVisible()
  expect(await moneyOf(id)).toMatchObject({ owed: 60, balance: 40 })
})

// PAY-7
test('an order that was paid above its price stands first until its money is balance', async ({ page }) => {
  const { id, orders } = await debtor(100)
  const [order = 0] = orders
  await call('POST', '/payment', {
    appUserId: id,
    way: 'cash',
    amount: 100,
    orders: [{ orderId: order, amount: 100 }],
  })
  await call('PUT', `/order/${order}/price`, { price: 80, reason: 'Az çıxdı' })
  await openAdmin(page, '/admin/payments', admin)
  const waiting = page.getByRole('region', { name: /^Baxılmalı/ })
  const row = waiting.getByRole('listitem').filter({ hasText: `№ ${order}` })
  await expect(row).toContainText(/20,00.₼/)
  await expect(page.getByRole('link', { name: /^Baxılmalı/ })).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('button', { name: /^Balansda saxla/ }).click()
  await expect(page.getByText(/^20,00.₼ indi balansdadır: Aysel Əliyeva$/)).toBeVisible()
  await expect(row).toBeHidden()
  expect(await moneyOf(id)).toMatchObject({ owed: 0, balance: 20 })
})

// PAY-22, PAY-25
test('what was paid at the bank a second time stands first, until somebody has looked at it', async ({
  page,
}) => {
  const { id, orders } = await debtor(100)
  const [order = 0] = orders
  const lines = [{ orderId: order, amount: 100 }]
  const request = await call<{ id: number }>('POST', '/payment/request', {
    appUserId: id,
    kind: 'free',
    orders: lines,
  })
  const { url } = await call<{ url: string }>('POST', `/payment/request/${request.id}/link`)
  const site = process.env.E2E_SITE ?? ''
  const begun = await fetch(`${site}/api/payment/linked/attempt`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-payment-link': url.split('/').at(-1) ?? '' },
    body: JSON.stringify({ provider: 'kapital' }),
  })
  const { data } = (await begun.json()) as { data: { payUrl: string } }
  await call('POST', '/payment', { appUserId: id, way: 'cash', amount: 100, orders: lines })
  const body = new URLSearchParams({ act: 'pay', card: 'approved' })
  const paid = await fetch(data.payUrl, { method: 'POST', body, redirect: 'manual' })
  await fetch(`${site}/api/payment/linked/check`, {
    method: 'POST',
    headers: { 'x-payment-link': url.split('/').at(-1) ?? '' },
  })
  expect(paid.status).toBe(303)
  await openAdmin(page, '/admin/payments', admin)
  const waiting = page.getByRole('region', { name: /^Baxılmalı/ })
  const row = waiting.getByRole('listitem').filter({ hasText: `№ ${order}` })
  await expect(row).toContainText('İki dəfə ödənilib')
  await expect(row).toContainText(/100,00.₼/)
  await expectAccessible(page)
  // PAY-48
  await row.getByRole('button', { name: /^Birini qaytar…/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Geri verilən məbləğ')).toHaveValue('100,00')
  await dialog.getByRole('button', { name: 'İki dəfə ödənilib' }).click()
  await expectAccessible(page)
  const gives = dialog.getByRole('button', { name: /100,00.₼ geri ver/ })
  await gives.press('Enter')
  expect(await moneyOf(id)).toMatchObject({ balance: 100 })
  await gives.press('Space')
  await expect(dialog).toBeHidden()
  await expect(row).toBeHidden()
  expect(await moneyOf(id)).toMatchObject({ owed: 0, balance: 0 })
})

// PAY-48, PAY-49, PAY-50
test('a balance is put to an order from the list of balances, and what a transfer could not give back is given as cash', async ({
  page,
}) => {
  const { id, orders } = await debtor(30)
  const [order = 0] = orders
  await call('POST', '/payment', { appUserId: id, way: 'transfer', amount: 50, reference: `KÖÇ-${id}` })
  await openAdmin(page, '/admin/payments', admin)
  const waiting = page.getByRole('region', { name: /^Baxılmalı/ })
  const unallocated = waiting.getByRole('listitem').filter({ hasText: `KÖÇ-${id}` })
  await expect(unallocated).toContainText('Bölünməyib')
  await unallocated.getByRole('button', { name: /^Böl/ }).click()
  await expect(rail(page).getByRole('radio', { name: /^Balans/ })).toBeChecked()
  await expect(lineOf(page, order)).toHaveValue('30,00')
  await rail(page).getByLabel('Balansdan məbləğ').press('Control+Enter')
  await expect(page.getByText(/^30,00.₼ balansdan ödənildi/)).toBeVisible()
  expect(await moneyOf(id)).toMatchObject({ owed: 0, balance: 20 })
  await call('POST', '/payment/balances/refund', {
    appUserId: id,
    amount: 20,
    reason: 'Müştəri geri istəyir',
  })
  await answerLate(page, 'refunds.attention')
  await page.reload()
  const refund = waiting.getByRole('listitem').filter({ hasText: 'Müştəri geri istəyir' }).last()
  await expect(refund).toContainText('Geri qaytarma göndərilməlidir')
  await refund.getByRole('button', { name: /^Göndərildi…/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Alınmadı…' }).click()
  await dialog.getByRole('button', { name: 'Hesab nömrəsi səhvdir' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Geri qaytarılmadı' }).click()
  await expect(dialog).toBeHidden()
  const failed = waiting.getByRole('listitem').filter({ hasText: 'Hesab nömrəsi səhvdir' }).last()
  expect(await failed.count()).toBe(1)
  await failed.getByRole('button', { name: /^Başqa yolla ver…/ }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /20,00.₼ geri ver/ }).click()
  await expect(dialog).toBeHidden()
  expect(await moneyOf(id)).toMatchObject({ balance: 0 })
  await page.goto(`${process.env.E2E_SITE ?? ''}/admin/payments?tab=balances`)
  await expect(page.getByRole('link', { name: 'Balanslar' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
})

// PAY-8, PAY-51, PAY-52
test('a wrong entry is taken back with a reason, the day is exported, and reminding says whom it does not reach', async ({
  page,
}) => {
  const { id, orders } = await debtor(70)
  const [order = 0] = orders
  await call('POST', '/payment', { appUserId: id, way: 'cash', amount: 12.34, note: `qeyd ${id}` })
  await openAdmin(page, '/admin/payments?tab=day', admin)
  const row = page.getByRole('row').filter({ hasText: `qeyd ${id}` })
  await row.getByRole('button', { name: 'Səhv yazı…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /12,34.₼ geri götür/ }).click()
  await expect(dialog.getByText(/ən azı 10 işarə/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Başqa müştərinin puludur' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /12,34.₼ geri götür/ }).click()
  await expect(dialog).toBeHidden()
  expect(await moneyOf(id)).toMatchObject({ balance: 0 })
  await page.getByRole('button', { name: 'İxrac' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^odenisler-.*\.csv$/)
  await page.goto(
    `${process.env.E2E_SITE ?? ''}/admin/payments?tab=open&q=${encodeURIComponent(`№ ${order}`)}`,
  )
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('x')
  await expect(page.getByText('1 seçilib')).toBeVisible()
  await page.keyboard.press('e')
  await expect(page.getByText('Heç kimə xatırladılmadı')).toBeVisible()
  await expect(page.getByText(/Aysel Əliyeva: ödəniş istənilməyib/)).toBeVisible()
  await expectAccessible(page)
})

test('the tabs of the payments fit 390 px @release', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const tab of ['', '?tab=balances', '?tab=day', '?tab=open']) {
    await openAdmin(page, `/admin/payments${tab}`, admin)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessible(page)
  }
})

// PAY-3, PAY-5, PAY-9
test('terms and rules are changed by areas 8 and 9, read by area 8, and not saved over another’s', async ({
  page,
}) => {
  const was = await call<{ deposit: number }>('GET', '/payment/terms')
  await openAdmin(page, '/admin/payments?tab=terms', admin)
  const deposit = page.getByRole('textbox', { name: 'Avans, %' })
  await deposit.fill('130')
  await expect(page.getByText('0-dan 100-ə qədər faiz')).toBeVisible()
  await deposit.fill('40')
  await call('PUT', '/payment/terms', { deposit: 25 })
  await deposit.press('Enter')
  await expect(page.getByText('Bu arada saxlanılıb: 25', { exact: false })).toBeVisible()
  await deposit.press('Enter')
  await expect(page.getByText('Şərtlər saxlanıldı')).toBeVisible()
  expect(await call('GET', '/payment/terms')).toMatchObject({ deposit: 40 })
  await call('PUT', '/payment/terms', { deposit: was.deposit })
  const name = `Kassir ${process.pid}`
  await call('POST', '/approle', { name, permissionIds: [areas.orders] })
  const reader = await newStaffMember(admin, name)
  const other = await page.context().browser()?.newPage()
  if (!other) throw new Error('the browser opens pages')
  await openAdmin(other, '/admin/payments?tab=terms', reader)
  await expect(
    other.getByText('Şərtləri dəyişmək üçün «Endirimlər» bölməsi də açıq olmalıdır.'),
  ).toBeVisible()
  await expect(other.getByRole('textbox')).toHaveCount(0)
  await other.close()
})
