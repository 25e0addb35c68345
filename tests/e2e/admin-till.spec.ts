import { callApi, logIn, type SignedIn } from './support/accounts.ts'
import { acceptedOrder, openAdmin } from './support/admin.ts'
import { newCustomer } from './support/shop.ts'
import { expect, expectAccessible, test } from './support/test.ts'
import { openTill } from './support/till.ts'

let admin: SignedIn
test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})

type Till = { closed: { counted: number } | null }
const read = () => callApi<Till>('GET', '/till', { token: admin.accessToken })
const begin = () => openTill(admin.accessToken)

// PAY-37, PAY-38
test('a day of the till is counted by keyboard and closed with a reason, never by Enter alone', async ({
  page,
}) => {
  await begin()
  const client = (await newCustomer()).session
  const id = await acceptedOrder(client, admin, 60)
  await callApi('POST', '/payment', {
    token: admin.accessToken,
    body: { appUserId: client.id, way: 'cash', amount: 60, orders: [{ orderId: id, amount: 60 }] },
  })
  await openAdmin(page, '/admin/till', admin)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: `№ ${id}` })).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('-')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Məbləğ' }).fill('23,50')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Nə üçün olduğunu yazın.')).toBeVisible()
  await dialog.getByLabel('Nə üçün, kim aparıb').fill('Yanacaq, kuryer')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(main.getByRole('row').filter({ hasText: 'Yanacaq, kuryer' })).toBeVisible()

  // PAY-47
  await page.keyboard.press('+')
  await dialog.getByRole('textbox', { name: 'Məbləğ' }).fill('7')
  await dialog.getByLabel('Nə üçün, kim aparıb').fill('Xırda pul')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('z')
  await expect(page.getByText(/^Kassa əməliyyatı geri götürüldü: 7,00.₼$/)).toBeVisible()
  await expect(main.getByRole('row').filter({ hasText: 'Qeyd geri götürülübXırda pul' })).toContainText(
    '7,00',
  )
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('[data-print]')
  await expect(sheet).toBeVisible()
  await expect(sheet).toContainText('Yanacaq, kuryer')
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(sheet).toBeHidden()

  await page.keyboard.press('c')
  const field = (name: string) => main.getByRole('textbox', { name, exact: true })
  await expect(field('200 ₼')).toBeFocused()
  await field('10 ₼').fill('2')
  await page.keyboard.press('Enter')
  await expect(field('5 ₼')).toBeFocused()
  await expect(main.getByText('20,00').filter({ visible: true }).first()).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(main.getByText('Səbəbsiz gün bağlanmır.')).toBeVisible()
  await main.getByLabel('Fərqin səbəbi').fill('Qalıq artıq verilib')
  await main.getByLabel('Sabaha kassada qalsın').fill('20')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  expect((await read()).closed).toBeNull()
  await page.keyboard.press('Control+Enter')
  await expect(main.getByRole('heading', { name: /bağlandı/ })).toBeVisible()
  await expect(main.getByRole('cell', { name: 'Qalıq artıq verilib', exact: true })).toBeVisible()
  expect((await read()).closed).toMatchObject({ counted: 20 })

  await main.getByRole('button', { name: 'Düzəliş…' }).click()
  await dialog.getByRole('textbox', { name: 'Məbləğ' }).fill('2')
  await dialog.getByLabel('Səbəb').fill('Piştaxtanın altından tapıldı')
  await dialog.getByRole('button', { name: 'Düzəlişi yaz' }).click()
  await expect(main.getByText('Piştaxtanın altından tapıldı')).toBeVisible()
  await expectAccessible(page)
})

for (const width of [390, 768, 1024])
  test(`the till fits ${width} px @release`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openAdmin(page, '/admin/till', admin, 'ru')
    await expect(page.getByRole('heading', { name: 'Касса' })).toBeVisible()
    await expect(page.locator('dl').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectAccessible(page)
  })
