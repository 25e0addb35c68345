import { callApi, logIn, type SignedIn } from './support/accounts.ts'
import { acceptedOrder, openAdmin } from './support/admin.ts'
import { newCustomer } from './support/shop.ts'
import { expect, expectAccessible, test } from './support/test.ts'

let admin: SignedIn
test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})

type Item = { tiers: { count: number }[]; product: { name: string } | null; service: { name: string } }

// DOC-37, DOC-8, DOC-2
test('staff say at the counter that a company pays, its odd VÖEN is warned of, and the orders name it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { session } = await newCustomer()
  const { accessToken: token } = admin
  const items = await callApi<Item[]>('GET', '/order/items', { token })
  const item = items.find(({ product, tiers }) => product !== null && tiers.length > 0)
  const words = `${item?.product?.name} ${item?.service.name}`.replace(/\b\d+\b/g, '')
  await openAdmin(page, `/admin/new-order?customer=${session.id}`, admin)
  await page.getByRole('button', { name: 'Şirkət ödəyir…' }).click()
  await expect(page.getByLabel('Kim ödəyir')).toHaveValue('')
  await page.getByRole('button', { name: 'Şirkət əlavə et…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('VÖEN').fill('1402345681')
  await expect(dialog.getByText(/^9-cu rəqəm adi qaydaya düşmür\./)).toBeVisible()
  await dialog.getByRole('button', { name: 'Şirkəti əlavə et' }).click()
  await expect(dialog.getByText('Şirkətin adını yazın.')).toBeVisible()
  await dialog.getByLabel(/^Şirkətin adı/).fill('Bağ Evi MMC')
  await dialog.getByLabel('e-qaimə istəyir').click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Şirkəti əlavə et' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Kim ödəyir').locator('option:checked')).toHaveText('Bağ Evi MMC, 1402345681')
  await expectAccessible(page)
  await page
    .getByRole('combobox', { name: 'Məhsul və ya sərbəst mətn' })
    .fill(`${words} ${item?.tiers[0]?.count}`)
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(item?.product?.name ?? '')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Sifarişi yarat' }).click()
  await expect(page.getByRole('link', { name: /^№ \d+$/ }).first()).toBeVisible()
  const number = await page
    .getByRole('link', { name: /^№ \d+$/ })
    .first()
    .textContent()
  const order = await callApi<{ buyer: { name: string } | null }>(
    'GET',
    `/order/${number?.replace(/\D/g, '')}`,
    {
      token,
    },
  )
  expect(order.buyer).toMatchObject({ name: 'Bağ Evi MMC', voen: '1402345681' })
})

// DOC-37, DOC-5
test('staff name the company on the order’s page, download its invoice, and correct it on the customer’s page', async ({
  page,
}) => {
  const { session } = await newCustomer()
  const { accessToken: token } = admin
  const id = await acceptedOrder(session, admin, 118)
  await callApi('POST', '/buyers/customer', {
    token,
    body: { appUserId: session.id, name: 'Kofe Evi MMC', voen: '1402345691' },
  })
  await callApi('POST', '/payment/request', {
    token,
    body: { appUserId: session.id, kind: 'free', orders: [{ orderId: id, amount: 10 }] },
  })
  await openAdmin(page, `/admin/ordersadmin/${id}`, admin)
  await page.getByLabel('Kim ödəyir').selectOption({ label: 'Kofe Evi MMC, 1402345691' })
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Hesab PDF' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^H-20\d\d-\d{6}\.pdf$/)
  await expect(page.getByRole('button', { name: /H-.*PDF/ })).toBeVisible()
  await expectAccessible(page)
  await expect
    .poll(() => callApi<{ buyer: object }[]>('GET', `/order/${id}/documents`, { token }))
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ buyer: expect.objectContaining({ name: 'Kofe Evi MMC' }) }),
      ]),
    )

  await openAdmin(page, `/admin/users/${session.id}`, admin)
  await page.getByRole('button', { name: 'Dəyiş: Kofe Evi MMC' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Hüquqi ünvan').fill('Bakı, Tbilisi prospekti 41')
  await dialog.getByRole('button', { name: 'Yadda saxla' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Bakı, Tbilisi prospekti 41')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Kofe Evi MMC, sil' }).click()
  await expect(page.getByText('Müştəri özü, fiziki şəxs kimi ödəyir.')).toBeVisible()
})

// DOC-35
test('receipts are found, D downloads one, A offers a new document', async ({ page }) => {
  const { session } = await newCustomer()
  const { accessToken: token } = admin
  const id = await acceptedOrder(session, admin, 30)
  const paid = await callApi<{ id: number }>('POST', '/payment', {
    token,
    body: { appUserId: session.id, way: 'cash', amount: 30, orders: [{ orderId: id, amount: 30 }] },
  })
  await openAdmin(page, '/admin/documents?tab=receipt', admin)
  await page.keyboard.press('/')
  await page.keyboard.type(`№ ${paid.id}`)
  const receipt = page.getByRole('button', { name: new RegExp(`№.${paid.id}\\b.*PDF$`) })
  const row = page.getByRole('main').getByRole('row').filter({ has: receipt })
  await expect(row).toContainText('30,00')
  await expectAccessible(page)
  await receipt.focus()
  const downloading = page.waitForEvent('download')
  await page.keyboard.press('d')
  expect((await downloading).suggestedFilename()).toBe(`receipt-${paid.id}.pdf`)
  await page.keyboard.press('a')
  await expect(page.getByRole('dialog', { name: 'Yeni sənəd' })).toBeVisible()
  await expectAccessible(page)
})
