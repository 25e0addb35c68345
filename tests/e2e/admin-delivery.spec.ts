import type { Page } from '@playwright/test'
import { callApi, logIn, type SignedIn } from './support/accounts.ts'
import { answerLate, openAdmin } from './support/admin.ts'
import { hideWays, readyShipment, shipmentNow, showWays } from './support/shipments.ts'
import { newCustomer } from './support/shop.ts'
import { expect, expectAccessible, test } from './support/test.ts'

let admin: SignedIn
let ways: Awaited<ReturnType<typeof showWays>>
test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
  ways = await showWays(admin)
})
test.afterAll(() => hideWays(admin))

const client = async () => (await newCustomer()).session
const row = (page: Page, number: string) => page.getByRole('button', { name: number, exact: true })

/** With ↓ and ↑ alone, as whoever has both hands on the keys goes there. */
async function goTo(page: Page, number: string): Promise<void> {
  const target = row(page, number)
  await target.waitFor()
  const hasFocus = () => target.evaluate((element) => element === document.activeElement)
  for (const key of ['ArrowDown', 'ArrowUp'])
    for (let pressed = 0; pressed < 60; pressed++) {
      if (await hasFocus()) return
      await page.keyboard.press(key)
    }
  await expect(target).toBeFocused()
}

// DEL-57
test('the price of a shipment among an order’s charges leads to the shipment, and can’t be removed there', async ({
  page,
}) => {
  const { id, orderId, number } = await readyShipment(await client(), admin, { wayId: ways.courierFirm })
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdmin(page, `/admin/ordersadmin/${orderId}`, admin)
  const line = page.getByRole('listitem').filter({ hasText: 'Çatdırılma · Nəsimi' })
  await expect(line).toBeVisible()
  await expect(line.getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
  await line.getByRole('link', { name: 'Çatdırılma' }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/admin/delivery\\?.*open=${id}`))
  await expect(page.getByText(number).filter({ visible: true }).first()).toBeVisible()
})

// DEL-50, DEL-53
test('a shipment is packed, handed to a firm with its waybill and written down as delivered, by keyboard alone', async ({
  page,
}) => {
  const { id, number, orderId } = await readyShipment(await client(), admin, { wayId: ways.courierFirm })
  // No key may do with a row what it offered before.
  await answerLate(page, 'shipments.list')
  await openAdmin(page, '/admin/delivery', admin)
  await goTo(page, number)
  await expectAccessible(page)

  await page.keyboard.press('Enter')
  const main = page.getByRole('main')
  await expect(main.getByLabel('Çəkilib')).toBeFocused()
  await page.keyboard.type('çox')
  await page.keyboard.press('Enter')
  await expect(main.getByText('Çəkini kq ilə yazın, məsələn 11,3.')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('11,3')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${number} qablaşdırıldı: 2 qutu`)).toBeVisible()
  expect(await shipmentNow(admin, id)).toMatchObject({ status: 'Packed', weighed: 11_300, boxes: 2 })

  await goTo(page, number)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Qaimə nömrəsi')).toBeFocused()
  await page.keyboard.type('RR123456789AZ')
  await page.keyboard.press('Tab')
  await page.keyboard.type('haradasa')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  // What is refused stays as it was typed.
  await expect(dialog.getByLabel('İzləmə linki')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel('Qaimə nömrəsi')).toHaveValue('RR123456789AZ')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('https://example.com/izle')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  expect(await shipmentNow(admin, id)).toMatchObject({ status: 'HandedOver', waybill: 'RR123456789AZ' })

  await goTo(page, number)
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Kim aldı')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Kimin aldığını yazın.')).toBeVisible()
  await page.keyboard.type('Günel xanım')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  expect(await shipmentNow(admin, id)).toMatchObject({ status: 'Delivered', takenBy: 'Günel xanım' })
  const { status } = await callApi<{ status: string }>('GET', `/order/${orderId}`, {
    token: admin.accessToken,
  })
  expect(status).toBe('Completed')

  // A link leads to what is over, too.
  await openAdmin(page, `/admin/delivery?open=${id}`, admin)
  await expect(page.getByRole('complementary', { name: 'Göndəriş' })).toContainText(
    'təhvil alıb: Günel xanım',
  )
})

// DEL-52, DEL-55
test('what is picked up needs its code: a wrong one is refused at its field, and the name stays', async ({
  page,
}) => {
  const { id, number } = await readyShipment(await client(), admin, { wayId: ways.pickup, isPickup: true })
  await openAdmin(page, '/admin/delivery', admin, 'ru')
  await goTo(page, number)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('B-3')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${number} упакован: 1 коробка`)).toBeVisible()

  await goTo(page, number)
  await page.keyboard.press('c')
  const dialog = page.getByRole('dialog')
  const code = dialog.getByLabel('Код или последние 4 цифры телефона')
  await expect(code).toBeFocused()
  await page.keyboard.type('0000')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Айсель')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expect(code).toHaveValue('0000')
  await expect(code).toBeFocused()
  await expect(dialog.getByLabel('Кто получил')).toHaveValue('Айсель')
  await expectAccessible(page)
  // It is selected, so that the right one replaces it.
  await page.keyboard.type('4567')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  expect(await shipmentNow(admin, id)).toMatchObject({ status: 'PickedUp', takenBy: 'Айсель' })
})

// DEL-50, DEL-53
test('what nobody took says why, and of two people who write it down the second reads that it was done', async ({
  page,
}) => {
  const token = admin.accessToken
  const first = await readyShipment(await client(), admin, { wayId: ways.ownCourier })
  const second = await readyShipment(await client(), admin, { wayId: ways.ownCourier })
  for (const { id } of [first, second]) {
    await callApi('PUT', `/shipments/${id}/pack`, { token, body: { boxes: 1 } })
    await callApi('PUT', `/shipments/${id}/hand-over`, { token, body: {} })
  }
  await openAdmin(page, '/admin/delivery?tab=underWay', admin)
  await goTo(page, first.number)
  await page.keyboard.press('f')
  const dialog = page.getByRole('dialog')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`${first.number} alınmadı: ünvan səhvdir`)).toBeVisible()
  expect(await shipmentNow(admin, first.id)).toMatchObject({ status: 'Failed', failure: 'wrongAddress' })

  await goTo(page, second.number)
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Kim aldı').fill('Qapıçı')
  await callApi('PUT', `/shipments/${second.id}/fail`, { token, body: { failure: 'noAnswer' } })
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert').filter({ hasText: '409' })).toBeVisible()
  await expect(dialog.getByLabel('Kim aldı')).toHaveValue('Qapıçı')
  await page.keyboard.press('Escape')
  await expect(row(page, second.number)).toBeHidden()
})

// DEL-54
test('staff choose another address for a shipment, also by a way that customers don’t see', async ({
  page,
}) => {
  const { id, number } = await readyShipment(await client(), admin, { wayId: ways.courierFirm })
  await callApi('PUT', `/delivery/ways/${ways.courierFirm}`, {
    token: admin.accessToken,
    body: { isShown: false },
  })
  await openAdmin(page, '/admin/delivery', admin)
  await goTo(page, number)
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: /^Kuryer firması/ })).toBeChecked()
  await expect(dialog.getByText('müştərilər görmür')).toBeVisible()
  await dialog.getByLabel('Küçə').fill('')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Küçəni yazın.')).toBeVisible()
  await dialog.getByLabel('Küçə').fill('Babək prospekti')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('complementary', { name: 'Göndəriş' })).toContainText('Babək prospekti 92')
  expect(await shipmentNow(admin, id)).toMatchObject({ status: 'Planned' })
  await callApi('PUT', `/delivery/ways/${ways.courierFirm}`, {
    token: admin.accessToken,
    body: { isShown: true },
  })
})
