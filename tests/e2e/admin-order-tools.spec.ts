import { readFile } from 'node:fs/promises'
import { callApi, logIn, type SignedIn } from './support/accounts.ts'
import { acceptedOrder, openAdmin, placeOrder, plainOrder } from './support/admin.ts'
import { newCustomer } from './support/shop.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const site = () => process.env.E2E_SITE ?? ''
let admin: SignedIn
let client: SignedIn

test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
  client = (await newCustomer()).session
})

test('orders are filtered by customer and days, kept in the address, and saved as a table', async ({
  page,
}) => {
  await acceptedOrder(client, admin, 41.5)
  const id = await placeOrder(client, '=1+1')
  await openAdmin(page, '/admin/ordersadmin', admin)
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(10)

  await page.getByRole('button', { name: 'Müştəri: hamısı' }).click()
  const choices = page.getByRole('dialog', { name: 'Müştəri' })
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
  await expect(page.getByRole('status').getByText('Fayl endirildi')).toBeVisible()

  await page.getByRole('button', { name: 'Hamısını göstər' }).click()
  await expect(rows).toHaveCount(10)
  await expect(page).toHaveURL(`${site()}/admin/ordersadmin`)
})

test('why an order was cancelled is asked, survives a refusal, and is read by the customer', async ({
  page,
  browser,
}) => {
  const id = await placeOrder(client)
  await page.emulateMedia({ colorScheme: 'dark' })
  await openAdmin(page, `/admin/newordersadmin?order=${id}`, admin, 'ru')
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
  await openAdmin(shop, '/myorder', client, 'en')
  const article = shop.getByRole('article').filter({ hasText: `No. ${id}` })
  await expect(article).toContainText(`Reason: ${reason}`)
  await expectAccessible(shop)
  await context.close()
})

const statusOf = async (id: number) =>
  (await callApi<{ status: string }>('GET', `/order/${id}`, { token: admin.accessToken })).status

test('an order is moved over the board by keyboard alone, from its price to the end', async ({ page }) => {
  const id = await plainOrder(client, admin)
  await openAdmin(page, `/admin/ordersadmin/board?customer=${client.id}`, admin)
  const cardIn = (column: string) =>
    page
      .getByRole('region', { name: column, exact: true })
      .getByRole('link', { name: new RegExp(`^${id} ·`) })
  await expect(cardIn('Gözləmədə')).toBeVisible()
  await expectAccessible(page)

  await cardIn('Gözləmədə').focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').getByText(`№ ${id} götürülüb`)).toBeVisible()
  await expect(page.getByText(`№ ${id} buraya: «Qəbul edilib» olacaq`)).toBeVisible()
  await expect(page.getByText(`№ ${id} buraya: «Hazırdır» olacaq`)).toBeHidden()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText(/olacaq$/)).toBeHidden()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  const dialog = page.getByRole('dialog', { name: `${id} nömrəli sifariş qəbul edilsin?` })
  await dialog.getByLabel('Qiymət').fill('')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Qiyməti daxil edin')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Qiymət').fill('72,5')
  await page.keyboard.press('Enter')
  await expect(cardIn('Qəbul edilib')).toBeFocused()
  await expect.poll(() => statusOf(id)).toBe('Accepted')
  await expect(cardIn('Qəbul edilib')).toContainText('72,50')
  const link = page.getByRole('link', { name: new RegExp(`^${id} ·`) })
  const card = page.getByRole('listitem').filter({ has: link })
  await expect(card).not.toHaveAttribute('aria-busy')

  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(cardIn('İstehsalatda')).toBeFocused()
  await expect.poll(() => statusOf(id)).toBe('InProduction')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Sifariş № ${id}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/board\?customer=/)
  await expect(cardIn('İstehsalatda')).toBeFocused()
})

test('a card is dragged where it may go; a staff member who was faster is named, and it goes back', async ({
  page,
}) => {
  const id = await acceptedOrder(client, admin, 30)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 1440, height: 900 })
  // Nothing is told at once here: the board shows what it has read.
  await page.route('**/trpc/live', (route) => route.abort())
  await openAdmin(page, `/admin/ordersadmin/board?q=${encodeURIComponent(`№ ${id}`)}`, admin, 'en')
  const column = (name: string) => page.getByRole('region', { name, exact: true })
  const link = page.getByRole('link', { name: new RegExp(`^${id} ·`) })
  const drag = async (to: string) => {
    const from = await link.boundingBox()
    const goal = await column(to).boundingBox()
    if (!from || !goal) throw new Error('Not on the board.')
    await page.mouse.move(from.x + 40, from.y + 20)
    await page.mouse.down()
    await page.mouse.move(from.x + 60, from.y + 30, { steps: 4 })
    await page.mouse.move(goal.x + goal.width / 2, goal.y + 60, { steps: 8 })
  }
  await expect(column('Accepted').getByRole('link')).toHaveCount(1)
  await drag('Ready')
  await expect(column('In production').getByText(`No. ${id} becomes “In production” here`)).toBeVisible()
  await expect(column('Ready').getByText(/becomes/)).toBeHidden()
  await page.mouse.up()
  await expect(column('Accepted').getByRole('link')).toHaveCount(1)
  await drag('In production')
  await page.mouse.up()
  await expect(column('In production').getByRole('link')).toHaveCount(1)
  await expect.poll(() => statusOf(id)).toBe('InProduction')
  await expectAccessible(page)

  await callApi('PUT', `/order/${id}/status`, { token: admin.accessToken, body: { status: 'Ready' } })
  await drag('Ready')
  await page.mouse.up()
  await expect(page.getByRole('alert').getByText(/has already changed it: “Ready”/)).toBeVisible()
  await expect(column('Ready').getByRole('link')).toHaveCount(1)
})

test("an order's page takes a note and gives its papers; the customer sees no note", async ({ page }) => {
  const other = await acceptedOrder(client, admin, 55)
  const id = await acceptedOrder(client, admin, 80)
  await openAdmin(page, `/admin/ordersadmin?customer=${client.id}`, admin, 'ru')
  await page.getByRole('link', { name: String(id), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Заказ № ${id}` })).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Внутренняя заметка' })
  await expect(field).toBeVisible()
  await page.keyboard.press('q')
  await expect(field).toBeFocused()
  await page.keyboard.type('Фольгу взять из второго рулона')
  await page.reload()
  await expect(field).toHaveValue('Фольгу взять из второго рулона')
  await field.press('Control+Enter')
  await expect(page.getByRole('status').getByText('Заметка добавлена')).toBeVisible()
  await expect(field).toHaveValue('')
  await expect(page.getByRole('listitem').filter({ hasText: 'Фольгу взять' })).toContainText('Rəna Nağıyeva')
  await expectAccessible(page)
  const seen = await callApi<object>('GET', `/order/${id}`, { token: client.accessToken })
  expect(JSON.stringify(seen)).not.toContain('Фольгу')

  for (const [button, name] of [
    ['Наряд-заказ, A5, без цены', `jobticket-${id}.pdf`],
    ['Коммерческое предложение, A4', `quote-${id}.pdf`],
  ] as const) {
    await page.getByRole('button', { name: 'PDF', exact: true }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    const file = await saved
    expect(file.suggestedFilename()).toBe(name)
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  }

  await page.goto(`${site()}/admin/ordersadmin?customer=${client.id}`)
  await page.getByRole('link', { name: String(id), exact: true }).click()
  // Its keys come with it: until then they mean the list.
  await expect(page.getByRole('heading', { level: 1, name: `Заказ № ${id}` })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { level: 1, name: `Заказ № ${other}` })).toBeVisible()
  await page.keyboard.press('k')
  await expect(page.getByRole('heading', { level: 1, name: `Заказ № ${id}` })).toBeVisible()
})
