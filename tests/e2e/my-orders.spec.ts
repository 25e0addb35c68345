import type { Page } from '@playwright/test'
import { callApi, keepSession, logIn, type SignedIn } from './support/accounts.ts'
import { newCustomer, tabTo } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'

type Service = { id: number; name: string; serviceTypes: { id: number; name: string }[] }

const place = async (client: SignedIn, body: object) =>
  (await callApi<{ id: number }>('POST', '/order', { token: client.accessToken, body })).id

const say = {
  reason: 'Краска кончилась',
  search: 'Поиск по моим заказам',
  quote: /предложение/,
  again: 'Повторить заказ',
} as const

const language = 'ru'

// WEB-22
test('an order has an address with everything of it', async ({ page }) => {
  const { session } = await newCustomer()
  const admin = await logIn('admin@example.com')
  const services = await callApi<Service[]>('GET', `/services?language=${language}`)
  const service = services.find(({ serviceTypes }) => serviceTypes.length > 0)
  const product = service?.serviceTypes[0]
  const comment = 'Mat laminasiya\nKünclər dəyirmi'
  const id = await place(session, {
    serviceId: service?.id,
    serviceTypeId: product?.id,
    count: 500,
    comment,
  })
  await callApi('PUT', '/order', { token: admin.accessToken, body: { Id: id, price: 99.5 } })
  await chooseLanguage(page, language)
  await keepSession(page, session)
  await page.goto('/myorder')
  await page
    .getByRole('article')
    .getByRole('link', { name: product?.name ?? '' })
    .click()
  await expect(page).toHaveURL(new RegExp(`/myorder/${id}$`))
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(product?.name ?? '')
  await expect(page).toHaveTitle(new RegExp(`№\\s?${id}`))
  for (const text of [`№ ${id}`, comment, /99[.,]50/])
    await expect(main.getByText(text).first()).toBeVisible()
  await expect(main.locator('[aria-current=step]')).toHaveCount(1)
  await expect(main.getByRole('link', { name: service?.name ?? '', exact: true })).toHaveAttribute(
    'href',
    `/services/card/${service?.id}`,
  )
  await expect(main.getByRole('link', { name: product?.name ?? '', exact: true })).toHaveAttribute(
    'href',
    `/services/card/prices/${product?.id}`,
  )
  const whatsapp = main.getByRole('link', { name: /WhatsApp/ })
  await expect(whatsapp).toHaveAttribute('href', new RegExp(`^https://wa\\.me/\\d+\\?text=.*${id}`))
  const paper = page.waitForEvent('download')
  await main.getByRole('button', { name: say.quote }).click()
  expect((await paper).suggestedFilename()).toBe(`quote-${id}.pdf`)
  await expectAccessible(page)

  await main.getByRole('link', { name: say.again }).click()
  await expect(page).toHaveURL(/\/order$/)
  await expect(page.locator('select[name=serviceId]')).toHaveValue(String(service?.id))
  await expect(page.locator('select[name=serviceTypeId]')).toHaveValue(String(product?.id))
  await expect(page.locator('input[name=count]')).toHaveValue('500')
  await expect(page.locator('textarea[name=comment]')).toHaveValue(comment)
  await page.reload()
  await expect(page.locator('textarea[name=comment]')).toHaveValue(comment)
})

test('a cancelled order says why, and has no quote', async ({ page }) => {
  const { session } = await newCustomer()
  const admin = await logIn('admin@example.com')
  const id = await place(session, { serviceId: 1, count: 50 })
  await callApi('DELETE', `/order/${id}`, { token: admin.accessToken, body: { reason: say.reason } })
  await chooseLanguage(page, language)
  await keepSession(page, session)
  await page.goto(`/myorder/${id}`)
  await expect(page.getByRole('main').getByText(say.reason)).toBeVisible()
  await expect(page.getByRole('button', { name: say.quote })).toHaveCount(0)
  await expectAccessible(page)
})

// WEB-22
test('orders are searched and filtered, by keyboard, in the address', async ({ page }) => {
  const { session } = await newCustomer()
  const ids = []
  for (let placed = 0; placed < 12; placed++)
    ids.push(
      await place(session, { serviceId: 1, count: 100, comment: placed === 3 ? 'Şəkərbura qutusu' : '' }),
    )
  await chooseLanguage(page, language)
  await keepSession(page, session)
  await page.goto('/myorder')
  const orders = page.getByRole('article')
  await expect(orders).toHaveCount(10)
  const search = page.getByLabel(say.search)
  await tabTo(page, search)
  await page.keyboard.type('SEKERBURA')
  await expect(orders).toHaveCount(1)
  await expect(page).toHaveURL(/q=SEKERBURA/)
  await expect(search).toBeFocused()
  await expectAccessible(page)
  await page.reload()
  await expect(orders).toHaveCount(1)
  await orders.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/myorder/${ids[3]}$`))
  await page.goBack()
  await expect(search).toHaveValue('SEKERBURA')
  await search.fill(String(ids[5]))
  await expect(orders).toHaveCount(1)
  await search.fill('')
  await page.locator('select[name=status]').selectOption('Completed')
  await expect(page).toHaveURL(/status=Completed/)
  await expect(orders).toHaveCount(0)
  await expectAccessible(page)
  await page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasText: /bütün|все|all orders/i })
    .click()
  await expect(orders).toHaveCount(10)
  await page.goto('/myorder?from=2020-01-01&to=2020-12-31')
  await expect(orders).toHaveCount(0)
  await page.goto('/myorder?status=nonsense&from=yesterday&page=99')
  await expect(orders).toHaveCount(2)
})

// WEB-22
test('a foreign, an unknown and an impossible order are the same page', async ({ page }) => {
  const [{ session }, other] = [await newCustomer(), await newCustomer()]
  const foreign = await place(other.session, { serviceId: 1, count: 50 })
  await chooseLanguage(page, 'az')
  await keepSession(page, session)
  const said = []
  for (const id of [foreign, 99_999_999, 'abc', '-1']) {
    await page.goto(`/myorder/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bu vərəq yoxdur.')
    said.push(await page.getByRole('main').textContent())
  }
  expect(new Set(said).size).toBe(1)
})

test('who is signed out logs in first; an ended session says so', async ({ page }) => {
  const client = await newCustomer()
  const id = await place(client.session, { serviceId: 1, count: 50, comment: 'Yalnız mənim' })
  await chooseLanguage(page, 'az')
  await keepSession(page, { ...client.session, accessToken: 'ended' })
  await page.goto(`/myorder/${id}`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toContainText('Sessiyanız başa çatıb.')
  await dialog.getByLabel('E-poçt').fill(client.email)
  await dialog.getByLabel('Şifrə').fill(client.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Yalnız mənim')).toBeVisible()
})

test('what was written in the form before a repeat can be put back', async ({ page }) => {
  const { session } = await newCustomer()
  await place(session, { serviceId: 1, count: 50, comment: 'Köhnə şərh' })
  await chooseLanguage(page, 'az')
  await keepSession(page, session)
  await page.goto('/order')
  await page.getByLabel('Şərh').fill('Təzə yazılan')
  await page.goto('/myorder')
  await page.getByRole('link', { name: /^Sifarişi təkrarla/ }).click()
  await expect(page.getByLabel('Şərh')).toHaveValue('Köhnə şərh')
  await page.getByRole('button', { name: 'Əvvəl yazdığınızı geri qaytar' }).click()
  await expect(page.getByLabel('Şərh')).toHaveValue('Təzə yazılan')
})

test('a new customer reads the first step of the discount, not a zero', async ({ page }) => {
  const { session } = await newCustomer()
  await chooseLanguage(page, 'az')
  await keepSession(page, session)
  await page.goto('/myorder')
  const discount = page.getByRole('region', { name: 'Şəxsi endirim' })
  await expect(discount).toContainText(/\d\s₼-dan/)
  await expect(discount).not.toContainText(/(^|\D)0\s*%/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('three orders fit a screen, and what can be pressed is 44 px @release', async ({ page }) => {
    const { session } = await newCustomer()
    const ids = []
    for (let placed = 0; placed < 5; placed++)
      ids.push(await place(session, { serviceId: 1, count: 100, comment: 'Mat laminasiya' }))
    await chooseLanguage(page, 'az')
    await keepSession(page, session)
    await page.goto('/myorder')
    await expect(page.getByRole('article')).toHaveCount(5)
    const heights = await page
      .getByRole('article')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThan(300)
    expect(heights.slice(0, 3).reduce((sum, height) => sum + height, 0)).toBeLessThan(844)
    for (const [path, last] of [
      ['/myorder', 'article'],
      [`/myorder/${ids[0]}`, 'a[href^="https://wa.me/"]'],
      ['/order?service=1', 'textarea'],
      ['/myaccount', 'input[name=phoneNumber]'],
      ['/login', 'input[name=password]'],
    ] as const) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.getByRole('main').locator(last).first().waitFor()
      expect(await smallTargets(page)).toEqual([])
    }
  })
})

/** What can be pressed in the page's content and is lower than 44 px. */
const smallTargets = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter(
        (one) => one.checkVisibility() && !one.closest('.sr-only') && !one.classList.contains('sr-only'),
      )
      .map((one) => ({ one, height: (one.closest('label') ?? one).getBoundingClientRect().height }))
      .filter(({ one, height }) => height < 43.5 && !one.matches('article h2 > a'))
      .map(({ one, height }) => `${one.tagName} ${one.textContent?.slice(0, 30)} ${Math.round(height)}`),
  )
