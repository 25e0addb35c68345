import type { Page } from '@playwright/test'
import { callApi, logIn, type SignedIn } from './support/accounts.ts'
import { acceptedOrder } from './support/admin.ts'
import { newCustomer } from './support/shop.ts'
import { expect, expectAccessible, expectValid, test } from './support/test.ts'

let admin: SignedIn
test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})
// Without a connection the list comes out of the browser's cache, which Playwright turns off where it holds calls back.
test.use({ viewport: { width: 390, height: 844 }, slowLine: 0 })

const call = <Data>(method: string, path: string, body?: object) =>
  callApi<Data>(method, path, { token: admin.accessToken, ...(body && { body }) })

/** A way of the house’s own courier that is nobody else’s. */
async function newWay(): Promise<number> {
  const { id } = await call<{ id: number }>('POST', '/delivery/ways', {
    kind: 'ownCourier',
    name: 'Kuryer',
    daysFrom: 1,
    daysTo: 1,
  })
  return id
}

/** A shipment of a new customer that is packed; `paid`: nothing is left to collect. */
async function packed(wayId: number, { building, paid }: { building: string; paid: boolean }) {
  const { session } = await newCustomer()
  const orderId = await acceptedOrder(session, admin, 60)
  for (const status of ['InProduction', 'Ready']) await call('PUT', `/order/${orderId}/status`, { status })
  const address = {
    place: 'Nərimanov',
    street: 'Təbriz',
    building,
    landmark: '«Gənclik» metrosunun yanı',
    phoneNumber: '+994501234567',
  }
  const { id } = await call<{ id: number }>('PUT', `/order/${orderId}/delivery`, {
    delivery: { wayId, address },
  })
  await call('PUT', `/shipments/${id}/price`, { price: 4, isAgreed: true })
  if (paid)
    await call('POST', '/payment', {
      appUserId: session.id,
      way: 'transfer',
      amount: 64,
      orders: [{ orderId, amount: 64 }],
    })
  await call('PUT', `/shipments/${id}/pack`, { boxes: 2 })
  return id
}

async function newDay() {
  const wayId = await newWay()
  const owing = await packed(wayId, { building: '61', paid: false })
  const free = await packed(wayId, { building: '62', paid: true })
  const day = await call<{ id: number; url: string }>('POST', '/courier-days', {
    name: 'Samir',
    shipmentIds: [owing, free],
  })
  return { dayId: day.id, path: new URL(day.url).pathname, owing, free }
}

const stop = (page: Page, id: number) => page.locator(`#stop-${id}`)
const shipment = (id: number) => call<{ status: string; takenBy: string }>('GET', `/shipments/${id}`)
const collected = async (dayId: number) =>
  (await call<{ collected: number }>('GET', `/courier-days/${dayId}`)).collected

// DEL-42, DEL-43, DEL-44
test('a courier reads the list, delivers without a connection, and it is sent once when that is back', async ({
  page,
  context,
}) => {
  const { dayId, path, owing, free } = await newDay()
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Samir')
  await expect(page.locator('#left')).toHaveText('2 / 2 qalıb')
  await expectAccessible(page)
  await expectValid(page)

  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1
  })
  await context.setOffline(true)
  const first = stop(page, owing)
  await expect(first.getByText('«Gənclik» metrosunun yanı')).toBeVisible()
  await first.getByLabel('Kim aldı').fill('Günel xanım')
  await first.getByRole('button', { name: /^Çatdırıldı, 64,00.₼ alındı$/ }).click()
  await expect(page.getByRole('status')).toHaveText(/^Şəbəkə yoxdur\. 1 əməliyyat yadda saxlanıb/)
  await expect(first.getByText(/\d\d:\d\d, Günel xanım aldı, 64,00.₼, göndərilməyib$/)).toBeVisible()
  await expect(page.locator('#left')).toHaveText('1 / 2 qalıb')
  await expect(page.locator('#hand')).toHaveText(/^64,00/)
  await expectAccessible(page)
  expect((await shipment(owing)).status).toBe('HandedOver')

  // The phone shows the list again, and what was pressed is still there.
  const other = await context.newPage()
  await other.goto(path)
  await expect(other.getByRole('status')).toHaveText(/1 əməliyyat/)
  await other.close()

  await context.setOffline(false)
  await expect(first).toHaveClass(/done/)
  await expect(first.getByText(/Günel xanım aldı$/)).toBeVisible()
  await expect(page.getByRole('status')).toBeHidden()
  expect(await shipment(owing)).toMatchObject({ status: 'Delivered', takenBy: 'Günel xanım' })
  expect(await collected(dayId)).toBe(64)
  expect(posts).toBeLessThanOrEqual(3)

  // Nobody is at the other one.
  const second = stop(page, free)
  await second.locator('summary').first().click()
  if (!(await second.getByLabel('Kim aldı').isVisible())) await second.locator('summary').first().click()
  await second.getByText('Alınmadı…').click()
  await second.getByRole('button', { name: 'Alınmadı kimi qeyd et' }).click()
  await expect(second.getByText('Niyə alınmadığını seçin.')).toBeVisible()
  await second.getByLabel('Cavab yoxdur').check()
  await expectAccessible(page)
  await second.getByRole('button', { name: 'Alınmadı kimi qeyd et' }).click()
  await expect(second.getByText(/alınmadı: Cavab yoxdur$/)).toBeVisible()
  await expect(page.locator('#left')).toHaveText('0 / 2 qalıb')
  expect((await shipment(free)).status).toBe('Failed')
})

// DEL-40, DEL-44
test('in Russian another sum is taken, and a link that is revoked meanwhile says so where it was pressed', async ({
  page,
}) => {
  const { dayId, path, owing, free } = await newDay()
  await page.goto(`/ru${path}`)
  await expect(page.locator('#left')).toHaveText('осталось 2 / 2')
  await expectAccessible(page)
  const first = stop(page, owing)
  await first.getByRole('button', { name: 'другая сумма' }).click()
  await first.getByLabel('Получено наличными, AZN').fill('много')
  await first.getByRole('button', { name: 'Доставлено' }).click()
  await expect(first.getByText('Напишите сумму, например 64,00.')).toBeVisible()
  await first.getByLabel('Получено наличными, AZN').fill('70,50')
  await first.getByRole('button', { name: /^Доставлено, получено 70,50.₼$/ }).click()
  await expect(first).toHaveClass(/done/)
  await expect(first.getByText(/получатель: /)).toBeVisible()
  expect(await collected(dayId)).toBe(70.5)

  await call('DELETE', `/courier-days/${dayId}/link`)
  const second = stop(page, free)
  const name = second.getByLabel('Кто забрал')
  if (!(await name.isVisible())) await second.locator('summary').first().click()
  await second.getByRole('button', { name: 'Доставлено' }).click()
  await expect(second.getByRole('alert').filter({ hasText: 'Этот список закрыт' })).toBeVisible()
  expect((await shipment(free)).status).toBe('HandedOver')
  await page.goto(`/ru${path}?again`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Этот список закрыт, позвоните в офис')
  await expectAccessible(page)
})

test.describe('without our program', () => {
  test.use({ javaScriptEnabled: false })

  // DEL-42
  test('the list is read, and it says to call the office', async ({ page }) => {
    const { path, owing } = await newDay()
    await page.goto(path)
    await expect(stop(page, owing).getByText('«Gənclik» metrosunun yanı')).toBeVisible()
    await expect(page.getByText(/^Bu brauzer siyahını yalnız göstərir/)).toBeVisible()
    await expect(page.getByRole('button', { name: /Çatdırıldı/ })).toBeHidden()
  })
})
