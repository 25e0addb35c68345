import type { Page } from '@playwright/test'
import { cleanPdf, sendFile } from '../support/artwork.ts'
import { callApi, keepSession, logIn, type SignedIn } from './support/accounts.ts'
import { openAdmin } from './support/admin.ts'
import { newCustomer, ordersOf, tabTo } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'

type Version = { number: number; by: string; files: { name: string }[] }
type Artwork = { state: string; versions: Version[] }

const say = {
  again: 'Sifarişi təkrarla',
  comes: /sifarişində icazə verdiyiniz maket bu sifarişə də keçir/,
  other: 'Başqa fayl göndərəcəyəm',
  later: 'Maketi sifarişdən sonra göndərirsiniz.',
  take: /sifarişində icazə verdiyim maketi götür/,
  order: /sifariş ver/i,
  basket: 'Səbətə əlavə et',
  openBasket: 'Səbəti aç',
  remove: /^Sil: № \d+ sifarişində çapına icazə verilmiş maket/,
  all: 'Hamısını sifariş et',
} as const

const artworkOf = (session: SignedIn, id: number) =>
  callApi<Artwork>('GET', `/order/${id}/artwork`, { token: session.accessToken })

/** A customer whose leaflet was approved for print. */
async function approvedLeaflet() {
  const { session, email } = await newCustomer()
  const admin = await logIn('admin@example.com')
  const { accessToken: token } = session
  const body = { serviceId: 2, serviceTypeId: 3, count: 250 }
  const { id } = await callApi<{ id: number }>('POST', '/order', { token, body })
  await callApi('PUT', '/order', { token: admin.accessToken, body: { Id: id, price: 119 } })
  const name = 'buklet son.pdf'
  const upload = await sendFile(
    process.env.E2E_SITE ?? '',
    { token },
    { orderId: id, content: cleanPdf(), name },
  )
  await callApi('POST', `/order/${id}/artwork`, { token, body: { uploads: [upload] } })
  await expect
    .poll(async () => (await artworkOf(session, id)).state, { timeout: 150_000 })
    .not.toBe('Checking')
  const proof = { message: 'Baxın', letPass: 'Müştəri belə istəyir' }
  await callApi('POST', `/order/${id}/proofs`, { token: admin.accessToken, body: proof })
  const ticked = { texts: true, size: true, colours: true, name: 'Aysel Əliyeva' }
  await callApi('POST', `/order/${id}/proofs/1/approval`, { token, body: { version: 1, ...ticked } })
  return { id, session, admin, email }
}

/** The first version of the newest order, once there is one more. */
async function firstVersion(session: SignedIn, before: number) {
  await expect.poll(async () => (await ordersOf(session.accessToken)).length).toBe(before + 1)
  const ids = (await ordersOf(session.accessToken)).map(({ id }) => id)
  return (await artworkOf(session, Math.max(...ids))).versions
}

async function press(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> {
  const target = page.getByRole('main').getByRole(role, { name }).first()
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

// ART-13
const width = 390

test.describe('what was approved', () => {
  test.beforeEach(async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await chooseLanguage(page, 'az')
  })

  test('comes along with an order that is made once more, by keyboard', async ({ page }) => {
    const { id, session } = await approvedLeaflet()
    await keepSession(page, session)
    await page.goto(`/myorder/${id}`)
    await press(page, say.again, 'link')
    await expect(page.getByText(say.comes)).toBeVisible()
    await expect(page.getByText(/buklet son\.pdf/)).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await press(page, say.other)
    await expect(page.getByText(say.later)).toBeVisible()
    await press(page, say.take)
    await expect(page.getByText(say.comes)).toBeVisible()
    // A reload keeps it, as all of the form.
    await page.reload()
    await expect(page.getByText(say.comes)).toBeVisible()
    await press(page, say.order)
    await expect(page).toHaveURL(/\/myorder$/)
    expect(await firstVersion(session, 1)).toMatchObject([
      { number: 1, by: 'customer', files: [{ name: 'buklet son.pdf' }] },
    ])
  })

  test('stays behind when another file is to come @release', async ({ page }) => {
    const { id, session } = await approvedLeaflet()
    await keepSession(page, session)
    await page.goto(`/myorder/${id}`)
    await page.getByRole('link', { name: say.again }).click()
    await page.getByRole('button', { name: say.other }).click()
    await page.getByRole('main').getByRole('button', { name: say.order }).first().click()
    await expect(page).toHaveURL(/\/myorder$/)
    expect(await firstVersion(session, 1)).toEqual([])
  })

  test('lies in the basket with its line, and can be taken out of it @release', async ({ page }) => {
    const { id, session } = await approvedLeaflet()
    await keepSession(page, session)
    await page.goto(`/myorder/${id}`)
    await page.getByRole('link', { name: say.again }).click()
    await expect(page.getByText(say.comes)).toBeVisible()
    await press(page, say.basket)
    await press(page, say.openBasket, 'link')
    const remove = page.getByRole('button', { name: say.remove })
    await expect(remove).toBeVisible()
    await expect(page.getByText(/buklet son\.pdf/)).toBeVisible()
    // Its first page, as it was approved.
    await expect(page.locator('main img[src^="blob:"]')).toBeVisible()
    await expectAccessible(page)
    await press(page, say.all)
    await expect(page).toHaveURL(/\/myorder$/)
    expect(await firstVersion(session, 1)).toMatchObject([{ files: [{ name: 'buklet son.pdf' }] }])

    await page.goto(`/myorder/${id}`)
    await page.getByRole('link', { name: say.again }).click()
    await press(page, say.basket)
    await press(page, say.openBasket, 'link')
    await remove.click()
    await expect(remove).toHaveCount(0)
    await press(page, say.all)
    await expect(page).toHaveURL(/\/myorder$/)
    expect(await firstVersion(session, 2)).toEqual([])
  })
})

// ART-13, ORD-21
test('staff make an order once more, and its approved artwork comes along, by keyboard @release', async ({
  page,
}) => {
  test.slow()
  const { id, session, admin, email } = await approvedLeaflet()
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAdmin(page, '/admin/new-order', admin, 'ru')
  await page.getByRole('combobox').first().fill(email)
  await expect(page.getByRole('option', { name: /Aysel Əliyeva/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Aysel Əliyeva' })).toBeVisible()
  const line = page.getByRole('combobox', { name: 'Товар или свой текст' })
  await line.fill(`№ ${id}`)
  await expect(page.getByRole('option', { name: new RegExp(`${id}`) })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/подписан в заказе/)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  expect(await firstVersion(session, 1)).toMatchObject([
    { number: 1, by: 'staff', files: [{ name: 'buklet son.pdf' }] },
  ])
})
