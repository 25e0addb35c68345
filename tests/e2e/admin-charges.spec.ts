import { keepSession, logIn, type SignedIn } from './support/accounts.ts'
import { acceptedOrder, openAdmin } from './support/admin.ts'
import { newCustomer } from './support/shop.ts'
import { expect, expectAccessible, test } from './support/test.ts'

let admin: SignedIn
test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})

// PAY-61
test('what an order costs beside its price is added by keyboard, read by its customer, removed and taken back', async ({
  page,
  browser,
}) => {
  const client = (await newCustomer()).session
  const id = await acceptedOrder(client, admin, 100)
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdmin(page, `/admin/ordersadmin/${id}`, admin)
  await page.getByRole('button', { name: 'Qiymətə əlavə…' }).press('Enter')
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Əlavə et', exact: true })
  await save.press('Enter')
  await expect(dialog.getByText('Məbləği yazın, məsələn: 5,50.')).toBeVisible()
  await dialog.getByLabel('Məbləğ').fill('5,50')
  await dialog.getByLabel('Müştəriyə qeyd').fill('Yasamal, sabah')
  await expectAccessible(page)
  await save.press('Enter')
  await expect(dialog).toBeHidden()
  const line = page.getByRole('listitem').filter({ hasText: 'Yasamal, sabah' })
  await expect(line).toContainText('5,50')
  await expectAccessible(page)

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const theirs = await context.newPage()
  await keepSession(theirs, client)
  await theirs.goto(`${process.env.E2E_SITE}/myorder/${id}`)
  const money = theirs.getByRole('region', { name: 'Ödəniş' })
  await expect(money.getByText('Sifarişin özü')).toBeVisible()
  await expect(money.getByText('Çatdırılma · Yasamal, sabah')).toBeVisible()
  await expect(money.getByText('105,50').first()).toBeVisible()
  await expectAccessible(theirs)
  await context.close()

  await line.getByRole('button', { name: /^Sil: Çatdırılma/ }).press('Enter')
  await expect(line).toHaveCount(0)
  await page.getByRole('button', { name: 'Geri qaytar' }).press('Enter')
  await expect(line).toContainText('5,50')
})
