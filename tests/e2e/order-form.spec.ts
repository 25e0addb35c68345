import type { Locator, Page } from '@playwright/test'
import { callApi, keepSession, logIn } from './support/accounts.ts'
import { unlessFirst } from './support/release.ts'
import { newCustomer, newcomer, ordersOf, password } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, openReady, test } from './support/test.ts'

type Campaign = {
  id: number
  title: string
  percentage: number | null
  services: { id: number; name: string }[]
}

const top = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Scrolled down, the link is pressed where it stands. */
async function pressFarDown(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy(0, 200))
  expect(await top(page)).toBeGreaterThan(0)
  await link.click()
  await expect(page).toHaveURL(/\/order$/)
  await expect(page.getByLabel('Neçə ədəd?')).toBeVisible()
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 600 },
]) {
  test.describe(`at ${viewport.width} px${unlessFirst(viewport.width === 390)}`, () => {
    test.use({ viewport })

    test('every link that carries a choice opens the order form at its top; back leads to where one was', async ({
      page,
    }) => {
      await chooseLanguage(page, 'az')
      await openReady(page, '/services/card/1')
      const order = page.getByRole('main').getByRole('link', { name: /ədəd sifariş ver/ })
      await pressFarDown(page, order)
      await expect.poll(() => top(page)).toBe(0)
      await page.goBack()
      await expect(order).toBeVisible()
      await expect.poll(() => top(page)).toBeGreaterThan(0)

      await openReady(page, '/portfolio/1')
      await pressFarDown(
        page,
        page
          .getByRole('main')
          .getByRole('link', { name: /sifariş/i })
          .first(),
      )
      await expect.poll(() => top(page)).toBe(0)

      const client = await newCustomer()
      for (let placed = 0; placed < 6; placed++)
        await callApi('POST', '/order', {
          token: client.session.accessToken,
          body: { serviceId: 1, count: 100 + placed, comment: `Sifariş ${placed}` },
        })
      await keepSession(page, client.session)
      await openReady(page, '/myorder')
      await pressFarDown(page, page.getByRole('link', { name: /^Sifarişi təkrarla/ }).last())
      await expect.poll(() => top(page)).toBe(0)
    })

    test('a failure of the order stands at its button, is said once, and goes with the next try', async ({
      page,
    }) => {
      const client = await newCustomer()
      await chooseLanguage(page, 'ru')
      await keepSession(page, client.session)
      await page.goto('/order?service=1&count=100')
      const send = page.getByRole('button', { name: 'Заказать 100 шт.' })
      await page.route('**/trpc/orders.place*', (route) => route.abort(), { times: 2 })
      const error = page.getByRole('alert').getByText('заказ мог до нас дойти')
      await send.click()
      await expect(error).toBeVisible()
      await send.click()
      await expect(send).not.toHaveAttribute('aria-disabled')
      await expect(error).toHaveCount(1)
      await expectApart(page.getByRole('alert').filter({ hasText: 'заказ мог до нас дойти' }), [
        page.getByRole('heading', { level: 1 }),
        send,
      ])
      await send.click()
      await expect(page).toHaveURL(/\/myorder$/)
      await expect(page.getByRole('status').getByText(/Номер: \d+/)).toBeVisible()
      await expect(page.getByText('заказ мог до нас дойти')).toHaveCount(0)
      await page.goto('/services')
      await expect(page.getByText('заказ мог до нас дойти')).toHaveCount(0)
    })
  })
}

/** Nothing of the notice lies over any of these. */
async function expectApart(notice: Locator, others: Locator[]): Promise<void> {
  const a = await notice.boundingBox()
  for (const other of others) {
    const b = await other.boundingBox()
    if (!a || !b) throw new Error('not visible')
    const apart =
      a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
    expect(apart).toBe(true)
  }
}

// WEB-11
test('who registers in the middle of an order is signed in at once, and the order goes on', async ({
  page,
}) => {
  const person = newcomer()
  await chooseLanguage(page, 'az')
  await page.goto('/order?service=1&count=100')
  await page.getByLabel('Şərh').fill('Qeydiyyatdan sonra da qalır')
  await page.getByRole('button', { name: '100 ədəd sifariş ver' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Qeydiyyat' }).click()
  const { name, surname, email, phoneNumber } = person
  const fields = ['Ad', 'Soyad', 'E-poçt', 'Telefon', 'Şifrə', 'Şifrənin təkrarı']
  for (const [index, value] of [name, surname, email, phoneNumber, password, password].entries())
    await dialog.getByLabel(fields[index] ?? '', { exact: true }).fill(value)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/myorder$/)
  await expect(page.getByText('Qeydiyyat uğurla tamamlandı.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aysel Əliyeva' })).toBeVisible()
  const { accessToken } = await logIn(email, password)
  expect(await ordersOf(accessToken)).toMatchObject([{ count: 100, comment: 'Qeydiyyatdan sonra da qalır' }])
})

test('a session that ended meanwhile: the log-in says why, and the order goes on', async ({ page }) => {
  const client = await newCustomer()
  await chooseLanguage(page, 'az')
  await keepSession(page, client.session)
  await page.goto('/order?service=1&count=100')
  await page.evaluate(() => localStorage.setItem('token', 'ended'))
  await page.getByRole('button', { name: '100 ədəd sifariş ver' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toContainText('Sessiyanız başa çatıb.')
  await expectAccessible(page)
  await dialog.getByLabel('E-poçt').fill(client.email)
  await dialog.getByLabel('Şifrə').fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/myorder$/)
})

test('one piece is a piece in English', async ({ page }) => {
  await chooseLanguage(page, 'en')
  await page.goto('/order?service=1&count=1')
  await expect(page.getByRole('button', { name: 'Order 1 piece', exact: true })).toBeVisible()
  await page.goto('/services/card/1')
  await page.getByLabel('How many pieces do you need?').fill('1')
  await expect(page.getByRole('link', { name: 'Order 1 piece', exact: true })).toBeVisible()
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '1 piece')
})

// WEB-12
test('a service without products asks for none', async ({ page }) => {
  await chooseLanguage(page, 'az')
  await page.goto('/order')
  const product = page.getByLabel('Məhsul')
  await expect(product).toBeDisabled()
  await page.getByLabel('Xidmət', { exact: true }).selectOption({ label: 'Vizit kartları' })
  await expect(product).toHaveCount(0)
  await page.getByLabel('Xidmət', { exact: true }).selectOption({ label: 'Flayer və buklet' })
  await expect(product).toBeEnabled()
})

test('a campaign’s order form says what comes off, and offers its services first', async ({ page }) => {
  const campaigns = await callApi<Campaign[]>('GET', '/deal?language=az&page=1&pageSize=100')
  const running = campaigns.filter(({ percentage, services }) => percentage !== null && services.length > 0)
  await chooseLanguage(page, 'az')
  for (const campaign of [
    running.find(({ services }) => services.length === 1),
    running.find(({ services }) => services.length > 1),
  ]) {
    if (!campaign) continue
    await page.goto(`/companies/details/${campaign.id}`)
    await page.getByRole('link', { name: 'Endirimlə sifariş ver' }).click()
    await expect(page).toHaveURL(/\/order$/)
    const main = page.getByRole('main')
    await expect(main.getByText(campaign.title)).toBeVisible()
    await expect(
      main.getByText(`${campaign.percentage}`.replace('.', ','), { exact: false }).first(),
    ).toBeVisible()
    const select = page.getByLabel('Xidmət', { exact: true })
    const [only, second] = campaign.services
    if (!second) await expect(select).toHaveValue(String(only?.id))
    else {
      const first = select.locator('optgroup').first().locator('option')
      await expect(first).toHaveText(campaign.services.map(({ name }) => name))
      await expect(select).toHaveValue('')
    }
    await expectAccessible(page)
    await page.evaluate(() => localStorage.removeItem('orderDraft'))
  }
})
