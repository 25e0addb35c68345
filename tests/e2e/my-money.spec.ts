import { callApi, keepSession, logIn, type SignedIn } from './support/accounts.ts'
import { newCustomer } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'

type Says = {
  language: 'az' | 'ru'
  payment: string
  payments: string
  awaited: string
  paidDeposit: string
  deposit: RegExp
  nothing: string
}

const says: Record<'az' | 'ru', Says> = {
  az: {
    language: 'az',
    payment: 'Ödəniş',
    payments: 'Ödənişlərim',
    awaited: 'Avans gözlənilir',
    paidDeposit: 'Avans ödənilib',
    deposit: /Avans, 50,00/,
    nothing: 'Ödəniləcək heç nə yoxdur',
  },
  ru: {
    language: 'ru',
    payment: 'Оплата',
    payments: 'Мои платежи',
    awaited: 'Ждём аванс',
    paidDeposit: 'Аванс оплачен',
    deposit: /Аванс, 50,00/,
    nothing: 'Оплачивать нечего',
  },
}

const put = ({ accessToken: token }: SignedIn, path: string, body: object) =>
  callApi('PUT', path, { token, body })

/** A customer of whom half is asked beforehand, with two orders of one purchase at 100 ₼ and 140 ₼. */
async function askedOrders() {
  const { session } = await newCustomer()
  const admin = await logIn('admin@example.com')
  await put(admin, '/payment/settings', { beforeProduction: 'deposit' })
  await put(admin, `/payment/terms/${session.id}`, { deposit: 50, daysToPay: 5 })
  const line = { serviceId: 1, count: 50 }
  const { orders } = await callApi<{ orders: { id: number }[] }>('POST', '/purchase', {
    token: session.accessToken,
    body: { lines: [line, line] },
  })
  const [first = 0, second = 0] = orders.map(({ id }) => id)
  await put(admin, '/order', { Id: first, price: 100 })
  await put(admin, '/order', { Id: second, price: 140 })
  return { session, admin, first, second }
}

for (const [words, width] of [
  [says.az, 1440],
  [says.ru, 390],
] as const) {
  // PAY-2, PAY-3, PAY-10
  test(`what is asked for and paid is said alike on the order, in the list and among payments, ${words.language} ${width}`, async ({
    page,
    browser,
  }) => {
    const { session, admin, first, second } = await askedOrders()
    await page.setViewportSize({ width, height: 900 })
    await chooseLanguage(page, words.language)
    await keepSession(page, session)
    await page.goto(`/myorder/${first}`)
    const main = page.getByRole('main')
    const section = page.getByRole('region', { name: words.payment, exact: true })
    await expect(section.getByText(words.awaited)).toBeVisible()
    await expect(section.getByText('120,00').first()).toBeVisible()
    await expect(main.getByRole('listitem').filter({ hasText: words.deposit })).toBeVisible()
    await expectAccessible(page)

    await page.goto('/myorder')
    await expect(page.getByRole('article').getByText(words.awaited)).toHaveCount(2)
    await expectAccessible(page)
    await page.goto('/payments')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.payments)
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('120,00')
    await expectAccessible(page)

    await callApi('POST', '/payment', {
      token: admin.accessToken,
      body: {
        appUserId: session.id,
        way: 'cash',
        amount: 120,
        orders: [
          { orderId: first, amount: 50 },
          { orderId: second, amount: 70 },
        ],
      },
    })
    await page.reload()
    await expect(main.getByText(words.nothing)).toBeVisible()
    await expect(main.getByRole('listitem').filter({ hasText: '120,00' })).toBeVisible()
    await page.goto(`/myorder/${first}`)
    await expect(section.getByText(words.paidDeposit)).toBeVisible()
    await expect(section.getByRole('listitem').filter({ hasText: '50,00' })).toBeVisible()

    const link = await callApi<{ token: string }>('POST', `/order/${first}/links`, {
      token: session.accessToken,
    })
    const other = await (await browser.newContext({ baseURL: process.env.E2E_SITE ?? '' })).newPage()
    await chooseLanguage(other, words.language)
    await other.goto(`/o/${link.token}`)
    const linked = other.getByRole('region', { name: words.payment, exact: true })
    await expect(linked.getByText(words.paidDeposit)).toBeVisible()
    await expect(linked.getByText(/120,00|70,00|140,00/)).toHaveCount(0)
    await expectAccessible(other)
    await other.context().close()
  })
}

// PAY-10
test('sums of six digits stand within their cells on the order, at 390 and 768 px', async ({ page }) => {
  const { session } = await newCustomer()
  const admin = await logIn('admin@example.com')
  await put(admin, `/payment/terms/${session.id}`, { deposit: 50, daysToPay: 5 })
  const { id } = await callApi<{ id: number }>('POST', '/order', {
    token: session.accessToken,
    body: { serviceId: 1, count: 50 },
  })
  await put(admin, '/order', { Id: id, price: 821234.5 })
  await keepSession(page, session)
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/myorder/${id}`)
    const cells = page.getByRole('region', { name: 'Ödəniş', exact: true }).locator('dl > div')
    await expect(cells.first()).toContainText('821.234,50')
    const widest = await cells.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))
    expect(Math.max(...widest), `${width} px`).toBe(0)
  }
})

// PAY-10
test('of two payments that are asked for at once each button says what it is for, az 390', async ({
  page,
}) => {
  const { session } = await newCustomer()
  const admin = await logIn('admin@example.com')
  await put(admin, `/payment/terms/${session.id}`, { deposit: 32, daysToPay: 5 })
  const { id: orderId } = await callApi<{ id: number }>('POST', '/order', {
    token: session.accessToken,
    body: { serviceId: 1, count: 50 },
  })
  await put(admin, '/order', { Id: orderId, price: 100 })
  await callApi('POST', '/payment/request', {
    token: admin.accessToken,
    body: { appUserId: session.id, kind: 'free', dueOn: '2099-12-03', orders: [{ orderId, amount: 32 }] },
  })
  await page.setViewportSize({ width: 390, height: 900 })
  await keepSession(page, session)
  await page.goto(`/myorder/${orderId}`)
  const section = page.getByRole('region', { name: 'Ödəniş', exact: true })
  const buttons = section.getByRole('button', { name: /32,00/ })
  await expect(buttons).toHaveCount(2)
  // What comes in counts for both.
  await expect(section.getByRole('definition')).toHaveText(['100,00\u00a0₼', '0,00\u00a0₼', '32,00\u00a0₼'])
  await expect(buttons.nth(0)).toHaveAccessibleDescription('ödəniş, son gün 3 dekabr')
  await expect(buttons.nth(1)).toHaveAccessibleDescription(/^avans/)
  await expectAccessible(page)
})
