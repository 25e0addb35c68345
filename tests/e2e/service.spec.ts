import { callApi, keepSession, logIn } from './support/accounts.ts'
import { newCustomer } from './support/shop.ts'
import { chooseLanguage, expect, test } from './support/test.ts'

const site = () => process.env.E2E_SITE ?? ''

test('a service is there before any script, with its prices after the campaign', async ({ request }) => {
  const answer = await request.get(`${site()}/services/card/1`, { headers: { cookie: 'language=ru' } })
  const html = await answer.text()
  expect(html).toContain('<html lang="ru"')
  expect(html).toMatch(/<h1[^>]*>Визитки/)
  expect(html).toContain('70,00')
  expect(html).toContain('<title>Визитки')
})

test('what is not there is a real 404', async ({ request }) => {
  for (const address of ['/services/card/99999', '/services/card/abc', '/services/card/prices/99999'])
    expect((await request.get(site() + address)).status()).toBe(404)
})

// PRI-4
test('the price follows the count: tier, total, old total, and the next tier', async ({ page }) => {
  await chooseLanguage(page, 'az')
  await page.goto(`${site()}/services/card/1`)
  const main = page.getByRole('main')
  const total = main.locator('[aria-live]')
  const count = main.getByLabel('Neçə ədəd lazımdır?')
  await expect(main.getByText(/20% endirim, \d+ \S+dək/)).toBeVisible()
  await count.fill('100')
  await expect(total).toContainText('36,00 ₼')
  await expect(total.locator('s')).toContainText('45,00 ₼')
  await expect(main.locator('tr[aria-current=true]')).toContainText('36,00 ₼')
  await expect(main.getByText('Növbəti pilləyə daha 150 ədəd.')).toBeVisible()
  // At 370 the bigger run costs no more.
  await count.fill('370')
  await expect(main.getByText('500 ədəd də 100,00 ₼ edir: 130 ədəd sizə pulsuz olur.')).toBeVisible()
  await main.getByRole('button', { name: '500 ədəd seç' }).first().click()
  await expect(count).toHaveValue('500')
  await expect(main.locator('tr[aria-current=true]')).toContainText('500')
  await main.getByRole('slider', { name: 'Tiraj' }).press('Home')
  await expect(count).toHaveValue('50')
  await main.getByRole('slider', { name: 'Tiraj' }).press('End')
  await expect(count).toHaveValue('1000')
  await expect(main.getByText(/Növbəti pilləyə/)).toHaveCount(0)
})

test('the price stays in its place when the guide to artwork comes after it', async ({ page }) => {
  await chooseLanguage(page, 'az')
  const guide = Promise.withResolvers<void>()
  await page.route('**/assets/artwork-guide-*.js', async (route) => {
    await guide.promise
    await route.continue()
  })
  await page.goto(`${site()}/services`)
  await page.getByRole('link', { name: 'Vizit kartları', exact: true }).first().click()
  const order = page.getByRole('link', { name: /ədəd sifariş ver/ })
  await expect(order).toBeVisible()
  await page.evaluate(() => scrollTo(0, 800))
  const before = await order.boundingBox()
  guide.resolve()
  await expect(page.getByRole('heading', { name: 'Maket necə olmalıdır' })).toBeVisible()
  expect(await order.boundingBox()).toEqual(before)
})

test('every card says from which price a piece is: services, products, and those of a campaign', async ({
  page,
}) => {
  await chooseLanguage(page, 'az')
  for (const [address, cards] of [
    ['/', '.mosaic > li:not(:last-child) p:visible'],
    ['/services', '.mosaic > li p'],
    ['/services/card/2', '.mosaic p:last-child'],
    ['/companies/details/1', '[aria-labelledby=campaign-services] li'],
  ] as const) {
    await page.goto(site() + address)
    const list = page.getByRole('main').locator(cards)
    await expect(list.first(), address).toBeVisible()
    const texts = await list.allInnerTexts()
    for (const text of texts) expect(text, address).toMatch(/1\sədəd\s\d+,\d{2,3}\s₼-dan|Qiymət sorğu ilə/)
  }
})

test('products of a service lead to their own prices', async ({ page }) => {
  await chooseLanguage(page, 'en')
  await page.goto(`${site()}/services/card/2`)
  await page.getByRole('link', { name: 'A5 flyer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A5 flyer' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Flyers and leaflets')
  await page.getByRole('link', { name: /^Order .* pieces/ }).click()
  await expect(page.getByRole('combobox', { name: 'Product', exact: true })).toHaveValue(/\d+/)
})

test('a customer sees his own discount where it is the best, without a hydration error', async ({ page }) => {
  const admin = await logIn('admin@example.com')
  const client = await newCustomer()
  const token = client.session.accessToken
  // Stamps have no campaign; an order of 5000 AZN reaches the demo's highest limit.
  const { id } = await callApi<{ id: number }>('POST', '/order', {
    token,
    body: { serviceId: 11, count: 10 },
  })
  await callApi('PUT', '/order', { token: admin.accessToken, body: { Id: id, price: 90_000 } })
  const own = await callApi<{ servicePrices: { count: number; priceWithDiscount: number }[] }>(
    'GET',
    '/services/11?language=az',
    { token },
  )
  const reduced = own.servicePrices.find(({ count }) => count === 2)?.priceWithDiscount ?? 0
  expect(reduced).toBeGreaterThan(0)
  await chooseLanguage(page, 'az')
  await keepSession(page, client.session)
  await page.goto(`${site()}/services/card/11`)
  await expect(page.getByText(/Şəxsi endiriminiz/)).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-live]')).toContainText(
    reduced.toFixed(2).replace('.', ','),
  )
})
