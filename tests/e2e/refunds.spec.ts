import { callApi, logIn, type SignedIn } from './support/accounts.ts'
import { acceptedOrder, newStaffMember, openAdmin } from './support/admin.ts'
import { newCustomer } from './support/shop.ts'
import { expect, expectAccessible, test } from './support/test.ts'

let admin: SignedIn
let client: SignedIn
test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
  client = (await newCustomer()).session
})

type Order = { status: string; money: { state: string; left: number; over: number } }
const read = (id: number) => callApi<Order>('GET', `/order/${id}`, { token: admin.accessToken })
const pay = (orderId: number, amount: number, way = 'cash') =>
  callApi('POST', '/payment', {
    token: admin.accessToken,
    body: { appUserId: client.id, way, amount, orders: [{ orderId, amount }] },
  })

const say = {
  cancel: 'Sifarişi ləğv et',
  keepOrder: /Sifarişi saxla/,
  reason: 'Ləğvin səbəbi',
  work: 'Görülən iş',
  done: 'Nə görülüb',
  giveBack: 'Geri ver…',
} as const

// PAY-32, PAY-33, ADM-6
test('whoever cancels a paid order chooses what becomes of the money, by keyboard, and Enter never gives it back', async ({
  page,
}) => {
  const id = await acceptedOrder(client, admin, 245)
  await pay(id, 145, 'transfer')
  await pay(id, 100)
  await openAdmin(page, `/admin/ordersadmin/${id}`, admin)
  await page.getByRole('button', { name: say.cancel }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/ödənilmiş 245,00\s₼ nə olsun/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: say.keepOrder })).toBeFocused()
  await page.keyboard.press('3')
  await expect(dialog.getByRole('radio', { name: /Görülən işin haqqı tutulsun/ })).toBeChecked()
  await dialog.getByLabel(say.work, { exact: true }).fill('60')
  await dialog.getByLabel(say.done).fill('dizayn və 2 nümunə, çap başlamayıb')
  const row = (name: RegExp) => dialog.getByRole('row', { name })
  await expect(row(/Köçürmə/)).toContainText('145,00')
  await expect(row(/Nağd/)).toContainText(/100,0060,0040,00/)
  await expect(row(/Cəmi/)).toContainText('185,00')
  const does = dialog.getByRole('button', { name: /ləğv et, 185,00\s₼ geri ver/ })
  await does.click()
  await expect(dialog.getByText('Səbəbini yazın: müştəri onu oxuyacaq.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel(say.reason).fill('Müştəri tədbiri təxirə salıb')
  await does.press('Enter')
  expect((await read(id)).status).toBe('Accepted')
  await does.press('Space')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/ləğv edildi, 185,00\s₼ geri verildi/)).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText(/145,00\s₼, köçürmə ilə: göndərilməlidir/)).toBeVisible()
  await expect(main.getByText('geri qaytarılır').first()).toBeVisible()
  await main.getByRole('button', { name: 'Göndərildi…' }).click()
  await dialog.getByRole('textbox').fill('KÖÇ-00417')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/145,00\s₼ geri qaytarıldı/)).toBeVisible()
  await expect(main.getByText('geri qaytarılıb').first()).toBeVisible()
  expect((await read(id)).money).toMatchObject({ state: 'refunded', left: 0, over: 0 })
})

// PAY-30, PAY-32
test('money of an order is given back in part, and what somebody else gave back meanwhile is said', async ({
  page,
}) => {
  const id = await acceptedOrder(client, admin, 100)
  await pay(id, 100)
  await openAdmin(page, `/admin/ordersadmin/${id}`, admin)
  await page.getByRole('button', { name: say.giveBack }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Geri verilən məbləğ').fill('100,01')
  await dialog.getByRole('button', { name: 'Pulu geri ver' }).click()
  await expect(dialog.getByText(/Ən çox 100,00\s₼ yazın/)).toBeVisible()
  await dialog.getByLabel('Geri verilən məbləğ').fill('20')
  await dialog.getByLabel('Geri vermənin səbəbi').fill('Artıq alınıb')
  await expectAccessible(page)
  await callApi('POST', `/order/${id}/refund`, {
    token: admin.accessToken,
    body: { amount: 30, reason: 'Razılaşdıq' },
  })
  await dialog.getByRole('button', { name: /20,00\s₼ geri ver/ }).click()
  await expect(dialog.getByRole('alert').getByText('70,00')).toBeVisible()
  await expect(dialog.getByLabel('Geri vermənin səbəbi')).toHaveValue('Artıq alınıb')
  await dialog.getByRole('button', { name: /20,00\s₼ geri ver/ }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByText('−20,00 ₼')).toBeVisible()
  expect((await read(id)).money.left).toBe(50)
})

// PAY-33
test('with area 8 alone the money of a cancelled order stays as balance, and the dialog says why', async ({
  page,
}) => {
  const id = await acceptedOrder(client, admin, 80)
  await pay(id, 80)
  const name = `Kassir ${Date.now()}`
  await callApi('POST', '/approle', {
    token: admin.accessToken,
    body: { name, PermissionIds: [7, 8] },
  })
  const cashier = await newStaffMember(admin, name)
  await openAdmin(page, `/admin/ordersadmin/${id}`, cashier)
  await page.getByRole('button', { name: say.cancel }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Geri vermək üçün «Endirimlər» bölməsi də açıq olmalıdır.')).toBeVisible()
  await expect(dialog.getByRole('radio')).toHaveCount(1)
  await dialog.getByLabel(say.reason).fill('Müştəri istəmir')
  await dialog.getByRole('button', { name: /80,00\s₼ balansda qalsın/ }).click()
  await expect(page.getByText(/80,00\s₼ müştərinin balansındadır/)).toBeVisible()
  expect(await read(id)).toMatchObject({ status: 'NotApproved', money: { state: 'nothingDue' } })
})

for (const width of [390, 768, 1024])
  test(`what becomes of the money fits ${width} px @release`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const id = await acceptedOrder(client, admin, 12_345.5)
    await pay(id, 12_345.5)
    await openAdmin(page, `/admin/ordersadmin/${id}`, admin, 'ru')
    await page.getByRole('button', { name: 'Отменить заказ' }).click()
    await page.getByRole('dialog').getByText('Вернуть всё').click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectAccessible(page)
  })
