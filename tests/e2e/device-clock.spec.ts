import { bakuDate } from '../../src/lib/days.ts'
import { callApi, keepSession, logIn } from './support/accounts.ts'
import { openAdmin } from './support/admin.ts'
import { expect, test } from './support/test.ts'

const month = 30 * 24 * 60 * 60 * 1000

test.beforeEach(({ page }) =>
  page.addInitScript((ahead) => {
    const now = Date.now
    Date.now = () => now() + ahead
    globalThis.Date = new Proxy(Date, {
      construct: (real, given) => Reflect.construct(real, given.length > 0 ? given : [real.now()]),
    })
  }, month),
)

/** An order of a product with days of its own, which starts at its acceptance and is ready in three days. */
async function promisedOrder() {
  const [admin, client] = [await logIn('admin@example.com'), await logIn('client@example.com')]
  const token = admin.accessToken
  const type = { serviceId: 9, name: `Saat ${Date.now()}`, artwork: 'None' }
  const { id: serviceTypeId } = await callApi<{ id: number }>('POST', '/ServiceTypes', { token, body: type })
  const days = { productionDays: 3, minutesFixed: 1, minutesPer1000: 0 }
  await callApi('PUT', `/production/products/${serviceTypeId}`, { token, body: days })
  const line = { serviceId: 9, serviceTypeId, count: 500 }
  const { id } = await callApi<{ id: number }>('POST', '/order', { token: client.accessToken, body: line })
  await callApi('PUT', '/order', { token, body: { Id: id, price: 45 } })
  return { admin, client, id, name: type.name }
}

// WEB-61, PROD-5
test('a device whose clock is a month ahead calls no order of its customer late', async ({ page }) => {
  const { client, id, name } = await promisedOrder()
  await keepSession(page, client)
  await page.goto(`/myorder/${id}`)
  await expect(page.getByRole('main')).toContainText('hazır olacaq')
  await page.goto('/myorder')
  await expect(page.getByRole('article').filter({ hasText: name })).toContainText('hazır olacaq')
})

// WEB-61, PROD-5
test('nor does it call one late to staff, whose today is the server’s', async ({ page }) => {
  const { admin, id } = await promisedOrder()
  await openAdmin(page, `/admin/ordersadmin/${id}`, admin)
  await expect(page.getByRole('main')).toContainText('45,00')
  await expect(page.getByRole('main')).not.toContainText('gecikir')
  await page.goto('/admin/ordersadmin')
  // An answer says what time it is at the server.
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: String(id) })
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: /^Tarix:/ }).click()
  await page.getByRole('button', { name: 'Bu gün', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`from=${bakuDate(new Date())}`))
})

// WEB-61
test('what is left of a campaign’s time is counted by the server’s clock', async ({ page }) => {
  const answer = await page.goto('/companies/details/1')
  expect(await answer?.text()).toMatch(/\d+\sgün/)
  await expect(page.getByText(/\d+\sgün/).first()).toBeVisible()
  await expect(page.getByText('Kampaniya bitib.')).toHaveCount(0)
})
