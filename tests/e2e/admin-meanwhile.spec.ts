import type { Page } from '@playwright/test'
import { callApi, logIn, type SignedIn } from './support/accounts.ts'
import { openAdmin } from './support/admin.ts'
import { newCustomer } from './support/shop.ts'
import { expect, expectAccessible, test } from './support/test.ts'
import { newWorkshop } from './support/workshop.ts'

/*
 * What a colleague changes while a dialog or field is open reaches the screen by a live event before anybody
 * presses. Whoever presses then is told, loses nothing that was typed, and decides again.
 */

let admin: SignedIn
test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})

/** The screen, also behind a dialog, where it has no role. */
const behind = (page: Page) => page.locator('main')
const byColleague = <Data>(method: string, path: string, body: object) =>
  callApi<Data>(method, path, { token: admin.accessToken, body })

// ORD-14
test('a price that a colleague has corrected is not overwritten unseen', async ({ page }) => {
  const shop = await newWorkshop(admin)
  const { session } = await newCustomer()
  const id = await shop.order(session)
  const priceOf = async () => (await shop.call<{ price: number }>('GET', `/order/${id}`)).price
  await openAdmin(page, `/admin/ordersadmin/${id}`, admin, 'az')
  await page.getByRole('button', { name: 'Qiyməti düzəlt' }).click()
  const dialog = page.getByRole('dialog')
  const price = dialog.getByRole('textbox', { name: 'Yeni qiymət' })
  const reason = dialog.getByRole('textbox', { name: 'Səbəb' })
  await price.fill('61,50')
  await reason.fill('Başqa kağız')
  await byColleague('PUT', `/order/${id}/price`, { price: 58, reason: 'Endirim' })
  await expect(behind(page)).toContainText('58,00')
  await expect(dialog).toContainText('45,00')
  await price.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('Bu qiyməti bu arada başqa əməkdaş düzəldib.')
  await expectAccessible(page)
  await expect(dialog).toContainText('58,00')
  await expect(price).toHaveValue('61,50')
  await expect(reason).toHaveValue('Başqa kağız')
  expect(await priceOf()).toBe(58)
  await price.press('Enter')
  await expect(page.getByRole('status').getByText(`№ ${id} sifarişinin qiyməti düzəldildi`)).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(await priceOf()).toBe(61.5)
})

// OFF-5
test('the customer agreed to the revision that was read to them, not to a colleague’s newer one', async ({
  page,
}) => {
  const { session } = await newCustomer()
  const [service] = await callApi<{ id: number }[]>('GET', '/services?language=az')
  const line = { serviceId: service?.id, count: 1, title: 'Lövhə', price: 90, days: 4 }
  const quote = { userId: session.id, language: 'az', title: 'sərgi', lines: [line] }
  const { id } = await byColleague<{ id: number }>('POST', '/quotes', quote)
  await byColleague('POST', `/quotes/${id}/revisions`, {})
  await openAdmin(page, `/admin/quotes/${id}`, admin, 'az')
  await page.getByRole('button', { name: 'Müştəri razıdır…' }).click()
  const dialog = page.getByRole('dialog')
  const title = (revision: number) =>
    dialog.getByRole('heading', { name: `Müştəri R${revision} ilə razıdır` })
  await expect(title(1)).toBeVisible()
  await byColleague('PUT', `/quotes/${id}`, { lines: [line, { ...line, title: 'Quraşdırma', price: 120 }] })
  await byColleague('POST', `/quotes/${id}/revisions`, {})
  await expect(behind(page)).toContainText('R2')
  await expect(title(1)).toBeVisible()
  await dialog.getByRole('button', { name: '1 sifariş aç' }).click()
  await expect(dialog.getByRole('alert')).toContainText('ən yenisi 2 saylı redaksiyadır')
  await expectAccessible(page)
  await expect(title(2)).toBeVisible()
  expect(
    (await callApi<{ orders: object[] }>('GET', `/quotes/${id}`, { token: admin.accessToken })).orders,
  ).toHaveLength(0)
  await dialog.getByRole('button', { name: '2 sifariş aç' }).click()
  await expect(dialog).toBeHidden()
})

// SITE-5
test('a colleague’s note on a request is not overwritten unseen', async ({ page }) => {
  const name = `Qeyd ${Date.now()}`
  await callApi('POST', '/Contact/sendinfoforcontact', { body: { name, phoneNumber: '0503124418' } })
  await openAdmin(page, `/admin/contact/inbox?q=${encodeURIComponent(name)}`, admin, 'az')
  const row = page.getByRole('listitem', { name })
  await row.getByRole('button', { name: `Qeyd əlavə et: ${name}` }).click()
  const note = row.getByRole('textbox', { name: /Əməkdaşlar üçün qeyd/ })
  await note.fill('Sabah 10:00-da')
  const [request] = await callApi<{ id: number }[]>(
    'GET',
    `/contact/requests?search=${encodeURIComponent(name)}`,
    { token: admin.accessToken },
  )
  const seen = page.waitForResponse(
    async (answer) =>
      answer.url().includes('contactRequests') && (await answer.text()).includes('Zəng etdim'),
  )
  await byColleague('PUT', `/contact/requests/${request?.id}`, { note: 'Zəng etdim' })
  await seen
  await note.press('Control+Enter')
  await expect(
    page.getByRole('alert').getByText('Bu arada başqası qeydi dəyişib', { exact: false }),
  ).toBeVisible()
  await expect(row).toContainText('Bu arada saxlanılıb: Zəng etdim')
  await expect(note).toHaveValue('Sabah 10:00-da')
  await expectAccessible(page)
  await note.press('Control+Enter')
  await expect(page.getByRole('status').getByText(`${name}: qeyd yadda saxlanıldı`)).toBeVisible()
  await expect(row).toContainText('Sabah 10:00-da')
  await expect(row).not.toContainText('Zəng etdim')
})
