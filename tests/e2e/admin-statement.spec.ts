import { bankStatement } from '../../prisma/demo/bank-statement.ts'
import { referenceOf } from '../../src/domains/payment-requests/payment-reference.ts'
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

/** An accepted order, and the reference by which all of it is asked for. */
async function asked(client: SignedIn, price: number) {
  const orderId = await acceptedOrder(client, admin, price)
  const { id } = await call<{ id: number }>('POST', '/payment/request', {
    appUserId: client.id,
    kind: 'free',
    orders: [{ orderId, amount: price }],
  })
  return { orderId, reference: referenceOf(id) }
}

const leftOf = async (id: number) => {
  const { money } = await call<{ money: { left: number } }>('GET', `/order/${id}/money`)
  return money.left
}

/** A file of one's own: proposed, doubtful, not found, and money that went out. */
async function statement() {
  const { session } = await newCustomer()
  const [one, other] = [await asked(session, 62.5), await asked(session, 100)]
  const number = (index: number) => `FT${one.orderId}-${index}`
  const row = { day: '2026-11-25', payer: 'KOFE EVİ MMC' }
  const text = bankStatement([
    { ...row, amount: 6250, purpose: `hesab ${one.reference}`, number: number(1) },
    { ...row, amount: 12_000, purpose: `hesab ${other.reference}`, number: number(2) },
    { ...row, payer: 'XƏZƏR LOGİSTİKA', amount: 999_917, purpose: 'kirayə', number: number(3) },
    { ...row, payer: 'BANK', amount: -1200, purpose: 'xidmət haqqı', number: number(4) },
  ])
  const file = { name: `cixaris_${one.orderId}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) }
  return { one, other, file }
}

// PAY-40, PAY-42, PAY-43
test('a statement is uploaded, looked through by keyboard and booked; the same file is known again', async ({
  page,
}) => {
  const { one, other, file } = await statement()
  await page.setViewportSize({ width: 1440, height: 1000 })
  await openAdmin(page, '/admin/payments', admin)
  await expect(page.getByRole('link', { name: /^Bank çıxarışı/ })).toBeVisible()
  await page.keyboard.press('i')
  await expect(page.getByRole('heading', { level: 1, name: 'Bank çıxarışı' })).toBeVisible()
  await expectAccessible(page)
  await page.locator('#statement').setInputFiles(file)
  await expect(page.getByRole('heading', { level: 1, name: file.name })).toBeVisible()
  const bar = page.getByRole('region', { name: 'Nə yazılır' })
  await expect(bar).toContainText(/1 sətir yazılacaq · 62,50.₼/)
  await expectAccessible(page)

  const rail = page.getByRole('complementary', { name: 'Sətir' })
  await page.keyboard.press('d')
  await expect(rail).toContainText(other.reference)
  await page.keyboard.press('1')
  await expect(bar).toContainText(/2 sətir yazılacaq · 182,50.₼/)
  await page.keyboard.press('ArrowDown')
  await expect(rail).toContainText('kirayə')
  await page.keyboard.press('g')
  await expect(page.getByText('Keçildi: heç kimə yazılmır')).toBeVisible()
  await page.getByRole('button', { name: 'BANK', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Məxaricə yazıldı')).toBeVisible()
  expect([await leftOf(one.orderId), await leftOf(other.orderId)]).toEqual([62.5, 100])
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('2 ödəniş yazıldı')).toBeVisible()
  expect([await leftOf(one.orderId), await leftOf(other.orderId)]).toEqual([0, 0])
  await expect(page.getByRole('heading', { name: /^Yazılıb/ })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Başqa fayl' }).click()
  await page.locator('#statement').setInputFiles(file)
  await expect(
    page.getByRole('status').filter({ hasText: /^Bu fayl .* yüklənib, 2 sətir yazılıb$/ }),
  ).toBeVisible()
})

// PAY-40
test('a file that is no statement says what to do, and columns that aren’t known are chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdmin(page, '/admin/payments/statement', admin)
  const choose = (text: string, name: string) =>
    page.locator('#statement').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose('<html>', 'cixaris.xls')
  await expect(page.getByRole('alert').filter({ hasText: 'XLSX' })).toBeVisible()
  const number = String(Date.now())
  await choose(`Gün nömrəsi;Pul;Kimdən\n25.11.2026;5,00;Bağ Evi ${number}\n`, 'bank.csv')
  await page.getByLabel('«Gün nömrəsi» nədir').selectOption({ label: 'Gün' })
  await page.getByLabel('«Pul» nədir').selectOption({ label: 'Mədaxil' })
  await page.getByLabel('«Kimdən» nədir').selectOption({ label: 'Ödəyən' })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Belə oxu' }).click()
  await page.getByRole('button', { name: `Bağ Evi ${number}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('5,00')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Başqa müştəri/ }).click()
  await expect(dialog.getByLabel('Müştərinin telefonu', { exact: false })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

for (const width of [390, 768, 1024])
  test(`a statement fits ${width} px @release`, async ({ page }) => {
    const { file } = await statement()
    await page.setViewportSize({ width, height: 900 })
    await openAdmin(page, '/admin/payments/statement', admin, 'ru')
    await page.locator('#statement').setInputFiles(file)
    await expect(page.getByRole('heading', { level: 1, name: file.name })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectAccessible(page)
  })
