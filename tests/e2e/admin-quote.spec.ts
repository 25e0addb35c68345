import { callApi, logIn, type SignedIn } from './support/accounts.ts'
import { openAdmin } from './support/admin.ts'
import { expect, expectAccessible, test } from './support/test.ts'

let admin: SignedIn
test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})

const call = <Data>(method: string, path: string, body?: object) =>
  callApi<Data>(method, path, { token: admin.accessToken, ...(body && { body }) })

async function draftFor(userId: number): Promise<number> {
  const [service] = await call<{ id: number }[]>('GET', '/services?language=az')
  const lines = [{ serviceId: service?.id, title: 'Lövhə', count: 1, price: 999 }]
  return (await call<{ id: number }>('POST', '/quotes', { userId, language: 'az', title: 'sərgi', lines })).id
}

// EML-12, OFF-3
test('a quote for a customer whom no e-mail reaches says why, with a call and WhatsApp, and is sent without', async ({
  page,
}) => {
  const phoneNumber = `+994 50 ${String(Date.now()).slice(-7)}`
  const { id: userId } = await call<{ id: number }>('POST', '/customers', { name: 'Kamran', phoneNumber })
  await openAdmin(page, `/admin/quotes/${await draftFor(userId)}`, admin)
  const sending = page.getByRole('region', { name: 'Göndəriş' })
  await expect(sending).toContainText('Məktub getmir: müştərinin e-poçt ünvanı yoxdur.')
  await expect(sending.getByRole('link', { name: /^\+994/ })).toHaveAttribute('href', /^tel:\+994/)
  await expect(sending.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//)
  await expect(sending.getByRole('checkbox')).toHaveCount(0)
  await expectAccessible(page)
  await sending.getByRole('button', { name: /^R1 göndər/ }).click()
  await expect(page.getByText('Məktub getmir: aşağıdakı linki göndərin.')).toBeVisible()
})

// OFF-7, AUD-1
test('right after it was sent a quote is neither extended nor sent again, and its history is in words', async ({
  page,
}) => {
  // Their address is confirmed.
  const client = await logIn('client@example.com')
  const id = await draftFor(client.id)
  await openAdmin(page, `/admin/quotes/${id}`, admin)
  const sending = page.getByRole('region', { name: 'Göndəriş' })
  await expect(sending.getByRole('checkbox', { name: 'E-poçtla da' })).toBeChecked()
  await sending.getByRole('button', { name: /^R1 göndər/ }).click()
  await expect(sending).toContainText('Müştəridə R1 var.')
  await expect(sending.getByRole('button', { name: /Uzat|R2/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Dəyişikliklər' }).click()
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1, name: 'Tarixçə' })).toBeVisible()
  await expect(main.getByText('Redaksiya', { exact: true }).first()).toBeVisible()
  await expect(main).toContainText(/Qaralama → indi: Müştəridədir/)
  await expect(main).not.toContainText(/Draft|Sent|999\.00/)
})
