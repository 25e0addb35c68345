import type { Page, Route } from '@playwright/test'
import { callApi, keepSession } from './support/accounts.ts'
import { configuredProduct, serviceWithOptions } from './support/configured.ts'
import { unlessFirst } from './support/release.ts'
import { newCustomer, ordersOf, password, tabTo } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'

type KeptLine = { id: string; count: number; comment: string; seenTotal: number | null }
type Kept = { version: number; lines: KeptLine[] }

const words = {
  az: {
    add: 'Səbətə əlavə et',
    added: 'Səbətə əlavə edildi.',
    open: 'Səbəti aç',
    title: 'Səbət',
    two: 'İki sətir, bir alış',
    three: 'Üç sətir, bir alış',
    cards: 'Vizit kartları',
    flyer: 'A5 flayer',
    larger: 'Tirajı artır',
    run: 'Tiraj: A5 flayer',
    comment: 'Şərh əlavə et: A5 flayer',
    field: 'Şərh: A5 flayer',
    duplicate: 'Surətini çıxar: Vizit kartları',
    remove: 'Sil: Vizit kartları',
    removed: 'Silindi: Vizit kartları',
    undo: 'Geri qaytar',
    order: 'Hamısını sifariş et',
    email: 'E-poçt',
    password: 'Şifrə',
    logIn: 'Daxil ol',
    joined: /Daxil oldunuz, səbət hesabınızdadır/,
    inAccount: /Səbət hesabınızda saxlanılır/,
    received: /№\s(\d+) alışınızı aldıq/,
    part: /№\s\d+ alışının hissəsidir/,
    order57: (id: number) => new RegExp(`Sifariş №\\s${id}`),
  },
  ru: {
    add: 'В корзину',
    added: 'Добавлено в корзину.',
    open: 'Открыть корзину',
    title: 'Корзина',
    two: 'Две строки, одна покупка',
    three: 'Три строки, одна покупка',
    cards: 'Визитки',
    flyer: 'Листовка A5',
    larger: 'Больше тираж',
    run: 'Тираж: Листовка A5',
    comment: 'Добавить комментарий: Листовка A5',
    field: 'Комментарий: Листовка A5',
    duplicate: 'Дублировать: Визитки',
    remove: 'Удалить: Визитки',
    removed: 'Удалено: Визитки',
    undo: 'Вернуть',
    order: 'Заказать всё',
    email: 'Эл. почта',
    password: 'Пароль',
    logIn: 'Войти',
    joined: /Вы вошли, корзина теперь в вашем аккаунте/,
    inAccount: /Корзина хранится в вашем аккаунте/,
    received: /Покупка №\s(\d+) принята/,
    part: /Часть покупки №\s\d+/,
    order57: (id: number) => new RegExp(`Заказ №\\s${id}`),
  },
} as const

const rows = (page: Page) => page.getByRole('main').locator('li[id^="line-"]')
/** At a price that isn't there yet nothing is ordered. */
const totalOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .getByText(/\d,\d\d.₼/)

async function put(page: Page, path: string, { add, added }: { add: string; added: string }): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: add }).click()
  await expect(page.getByRole('status').getByText(added)).toBeVisible()
}

// BSK-1, BSK-3, BSK-5, PUR-4
test('a visitor fills the basket, logs in, and orders everything as one purchase', async ({ page }) => {
  const say = words.ru
  await page.setViewportSize({ width: 1440, height: 900 })
  const person = await newCustomer()
  await chooseLanguage(page, 'ru')
  await put(page, '/services/card/1', say)
  await put(page, '/services/card/prices/2', say)
  await page.getByRole('link', { name: say.open }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title)
  await expect(page.getByRole('banner').getByRole('link', { name: say.title })).toContainText('2')
  await expect(page.getByRole('heading', { name: say.two })).toBeVisible()
  await expectAccessible(page)

  // The stepper goes through the runs, and any figure can be typed.
  const flyer = rows(page).filter({ has: page.getByRole('heading', { name: say.flyer }) })
  await expect(flyer.getByRole('textbox', { name: say.run })).toHaveValue('500')
  await flyer.getByRole('button', { name: say.larger }).click()
  await expect(flyer.getByRole('textbox', { name: say.run })).toHaveValue(/^1.000$/)
  const before = await flyer.getByRole('strong').first().textContent()
  await flyer.getByRole('textbox', { name: say.run }).fill('370')
  await expect(flyer.getByRole('strong').first()).not.toHaveText(before ?? '')
  await flyer.getByRole('button', { name: say.comment }).click()
  await flyer.getByRole('textbox', { name: say.field }).fill('Mat kağız')

  await page.getByRole('button', { name: say.duplicate }).click()
  await expect(page.getByRole('heading', { name: say.three })).toBeVisible()
  await page.getByRole('button', { name: say.remove }).first().click()
  await expect(page.getByText(say.removed)).toBeVisible()
  await expect(page.getByRole('button', { name: say.undo })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: say.three })).toBeVisible()
  await page.getByRole('button', { name: say.remove }).first().click()
  await expect(page.getByRole('heading', { name: say.two })).toBeVisible()

  // It is still there after a reload, and on a phone.
  await page.reload()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('heading', { name: say.two })).toBeVisible()
  await expect(flyer.getByRole('textbox', { name: say.run })).toHaveValue('370')
  await expect(flyer.getByRole('textbox', { name: say.field })).toHaveValue('Mat kağız')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)

  await page.getByRole('button', { name: say.order }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say.email, { exact: true }).fill(person.email)
  await dialog.getByLabel(say.password, { exact: true }).fill(password)
  await dialog.getByRole('button', { name: say.logIn, exact: true }).click()
  await expect(page.getByRole('status').getByText(say.joined)).toBeVisible()
  await expect(page.getByText(say.inAccount)).toBeVisible()
  const token = person.session.accessToken
  const kept = async () => (await callApi<Kept>('GET', '/basket', { token })).lines
  await expect.poll(kept).toMatchObject([{}, { count: 370, comment: 'Mat kağız' }])
  await page.getByRole('button', { name: say.order }).click()
  await expect(page).toHaveURL(/\/myorder$/)
  await expect(page.getByRole('status').getByText(say.received)).toBeVisible()

  const orders = await ordersOf(token)
  expect(orders).toHaveLength(2)
  expect((await callApi<Kept>('GET', '/basket', { token })).lines).toEqual([])
  await expect(page.getByRole('banner').getByRole('link', { name: say.title })).not.toContainText(/\d/)
  const [newer, older] = orders
  await page.goto(`/myorder/${newer?.id}`)
  await expect(page.getByText(say.part)).toBeVisible()
  await page.getByRole('link', { name: say.order57(older?.id ?? 0) }).click()
  await expect(page).toHaveURL(new RegExp(`/myorder/${older?.id}$`))
  await expectAccessible(page)

  // Who holds the link of one of them reads which purchase it is a part of, and doesn't get to the other.
  const link = await callApi<{ token: string }>('POST', `/order/${newer?.id}/links`, { token, body: {} })
  await page.goto(`/o/${link.token}`)
  await expect(page.getByText(say.part)).toBeVisible()
  await expect(page.getByText(say.order57(older?.id ?? 0))).toHaveCount(0)
})

const line = (id: string, more: object = {}) => ({
  id,
  serviceId: 1,
  serviceTypeId: null,
  options: null,
  count: 100,
  comment: '',
  artwork: 'customer',
  seenTotal: null,
  ...more,
})

const keepLines = (page: Page, lines: object[]) =>
  page.addInitScript((text) => {
    if (!sessionStorage.getItem('filled once')) localStorage.setItem('basket', text)
    sessionStorage.setItem('filled once', '1')
  }, JSON.stringify(lines))

const say = words.az

// BSK-4
test('an old price is said beside the new one, and what is gone keeps the rest from being ordered @release', async ({
  page,
}) => {
  const { session } = await newCustomer()
  await keepSession(page, session)
  await keepLines(page, [line('cheap', { seenTotal: 1.5 }), line('gone', { serviceId: 2_000_000_000 })])
  await page.goto('/basket')
  const cheap = page.locator('#line-cheap')
  await expect(cheap.getByText(/Qiymət dəyişib: 1,50.₼ idi, indi \d+,\d\d.₼/)).toBeVisible()
  await expect(cheap.locator('s').filter({ hasText: '1,50' })).toBeVisible()
  await expect(page.locator('#line-gone').getByText('Bu xidməti sifariş etmək mümkün deyil.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: say.order }).click()
  await expect(
    page.getByRole('alert').getByText('Səbətdəki sətirlərdən birini bu şəkildə sifariş etmək olmur.'),
  ).toBeVisible()
  expect(await ordersOf(session.accessToken)).toEqual([])
  await cheap.getByRole('button', { name: 'Aydındır' }).click()
  await expect(cheap.getByText(/Qiymət dəyişib/)).toBeHidden()
  await page.locator('#line-gone').getByRole('button', { name: /^Sil/ }).click()
  await page.getByRole('button', { name: say.order }).click()
  await expect(page).toHaveURL(/\/myorder$/)
  expect(await ordersOf(session.accessToken)).toHaveLength(1)
})

// BSK-4
test('what is ordered before the prices without a removed line came is ordered when they come @release', async ({
  page,
}) => {
  const { session } = await newCustomer()
  await keepSession(page, session)
  await keepLines(page, [line('kept'), line('gone', { serviceId: 2_000_000_000 })])
  await page.goto('/basket')
  await expect(page.locator('#line-gone').getByText('Bu xidməti sifariş etmək mümkün deyil.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const held = Promise.withResolvers<void>()
  await page.route('**/trpc/**basket.quote*', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.locator('#line-gone').getByRole('button', { name: /^Sil/ }).click()
  await page.getByRole('button', { name: say.order }).click()
  expect(await ordersOf(session.accessToken)).toEqual([])
  held.resolve()
  await expect(page).toHaveURL(/\/myorder$/)
  expect(await ordersOf(session.accessToken)).toHaveLength(1)
})

// BSK-4, PUR-2
test('a price that changes while one looks is refused with both, and a lost answer doesn’t order twice', async ({
  page,
}) => {
  const { session } = await newCustomer()
  await keepSession(page, session)
  await keepLines(page, [line('one')])
  // The price that is shown first isn't the one that counts.
  let isWrong = true
  await page.route('**/trpc/**basket.quote*', async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    await route.fulfill({
      response: answer,
      body: isWrong ? text.replace(/"total":[\d.]+/, '"total":7.77') : text,
    })
  })
  // With the price that was seen goes the last question before the press.
  const seen = page.waitForResponse(
    (answer) => answer.url().includes('basket.quote') && /7\.77/.test(answer.request().postData() ?? ''),
  )
  await page.goto('/basket')
  await expect(page.getByRole('heading', { name: 'Bir sətir, bir alış' })).toBeVisible()
  const order = page.getByRole('button', { name: say.order })
  await (await seen).finished()
  // It is wrong up to the press: no answer with it comes after those that are right.
  const right = async (route: Route) => {
    isWrong = false
    await route.continue()
  }
  await page.route('**/trpc/purchases.place*', right, { times: 1 })
  await order.click()
  await expect(page.getByRole('alert').getByText(/Bu arada nəsə dəyişib/)).toBeVisible()
  expect(await ordersOf(session.accessToken)).toEqual([])
  await expect(page.getByText(/Qiymət dəyişib: 7,77.₼ idi/)).toBeVisible()

  const lost: number[] = []
  await page.route('**/trpc/purchases.place*', async (route) => {
    const answer = await route.fetch()
    lost.push(answer.status())
    await route.abort()
  })
  // What the account doesn't know yet isn't ordered.
  const token = session.accessToken
  await expect.poll(async () => (await callApi<Kept>('GET', '/basket', { token })).lines).toHaveLength(1)
  // The connection is gone for all of it: else the account's basket would tell that it is ordered.
  await page.route(/\/trpc\/[^?]*basket\.(mine|save|join)/, (route) => route.abort())
  await order.click()
  await expect(page.getByRole('alert').getByText(/heç nə iki dəfə sifariş olunmur/)).toBeVisible()
  expect(lost).toEqual([200])
  await page.unroute('**/trpc/purchases.place*')
  expect(await ordersOf(session.accessToken)).toHaveLength(1)
  await order.click()
  await expect(page).toHaveURL(/\/myorder$/)
  expect(await ordersOf(session.accessToken)).toHaveLength(1)
})

// BSK-5, PUR-2
test('when only the answer to an order is lost, the emptied basket says so and leads to the order @release', async ({
  page,
}) => {
  const { session } = await newCustomer()
  await keepSession(page, session)
  await keepLines(page, [line('one'), line('two')])
  await page.goto('/basket')
  await expect(page.getByText(say.inAccount)).toBeVisible()
  const token = session.accessToken
  await expect.poll(async () => (await callApi<Kept>('GET', '/basket', { token })).lines).toHaveLength(2)
  await expect(totalOf(page)).toBeVisible()
  let cut = 0
  await page.route('**/trpc/purchases.place*', async (route) => {
    await route.fetch()
    await route.abort()
    cut += 1
  })
  await page.getByRole('button', { name: say.order }).click()
  const lost = page.getByRole('alert').filter({ hasText: 'sifariş, çox güman ki, bizə çatıb' })
  await expect(lost).toBeVisible()
  await expect(page.getByText('Səbət boşdur')).toBeVisible()
  await expectAccessible(page)
  // It is still said after a reload, and a press without a connection changes nothing.
  await page.reload()
  await expect(lost).toBeVisible()
  const show = lost.getByRole('button', { name: 'Sifarişi göstər' })
  await expect(show).toBeFocused()
  await show.click()
  await expect.poll(() => cut).toBe(2)
  await expect(show).not.toHaveAttribute('aria-disabled')
  await page.unroute('**/trpc/purchases.place*')
  await tabTo(page, show)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/myorder$/)
  await expect(page.getByRole('status').getByText(say.received)).toBeVisible()
  expect(await ordersOf(token)).toHaveLength(2)
  await page.goto('/basket')
  await expect(page.getByText('Səbət boşdur')).toBeVisible()
  await expect(lost).toBeHidden()
})

// BSK-5
test('what is ordered leaves the basket once its orders are shown, without a glimpse of an empty one @release', async ({
  page,
}) => {
  const { session } = await newCustomer()
  await keepSession(page, session)
  await keepLines(page, [line('one')])
  await page.goto('/basket')
  await expect(page.getByText(say.inAccount)).toBeVisible()
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      if (document.body.textContent?.includes('Səbət boşdur')) seen.push(location.pathname)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await expect(totalOf(page)).toBeVisible()
  await page.getByRole('button', { name: say.order }).click()
  await expect(page.getByRole('status').getByText(say.received)).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([])
  await expect(page.getByRole('banner').getByRole('link', { name: say.title })).not.toContainText(/\d/)
})

// BSK-5
test('a basket that another device has ordered isn’t ordered again: it is said, and leads to the orders @release', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { session } = await newCustomer()
  const token = session.accessToken
  await keepSession(page, session)
  await keepLines(page, [line('one'), line('two')])
  await page.goto('/basket')
  // Until it is told what was shown, this device would hear of the order before the press.
  const seen = async () =>
    (await callApi<Kept>('GET', '/basket', { token })).lines.map((one) => one.seenTotal)
  await expect.poll(seen).toEqual([expect.any(Number), expect.any(Number)])
  await page.waitForLoadState('networkidle')
  const order = page.getByRole('button', { name: say.order })
  await orderElsewhere(page, { token, basketLine: 'one' })
  await order.click()
  const told = page.getByRole('alert').filter({ hasText: 'başqa cihazdan sifariş olunub' })
  await expect(told).toBeVisible()
  await expect(page.locator('#line-one')).toBeHidden()
  await expect(page.locator('#line-two')).toBeVisible()
  await expectAccessible(page)
  expect(await ordersOf(token)).toHaveLength(1)
  await orderElsewhere(page, { token, basketLine: 'two' })
  await order.click()
  await expect(page.getByText('Səbət boşdur')).toBeVisible()
  await expect(told).toBeInViewport()
  await told.getByRole('link', { name: 'Sifarişlərim' }).click()
  await expect(page).toHaveURL(/\/myorder$/)
  expect(await ordersOf(token)).toHaveLength(2)
})

/** Another device orders a line; what the account's basket then holds comes here only once this one has pressed as well. */
async function orderElsewhere(page: Page, { token, basketLine }: { token: string; basketLine: string }) {
  const pressed = page.waitForRequest(/purchases\.place/)
  await page.route(/\/trpc\/[^?]*basket\.(mine|save|join)/, async (route) => {
    await pressed
    await route.continue()
  })
  await callApi('POST', '/purchase', {
    token,
    body: { lines: [{ serviceId: 1, count: 100, basketLine }] },
  })
}

const paperWords = {
  az: {
    paper: 'Qiymət təklifi (PDF)',
    gone: 'Bu xidməti sifariş etmək mümkün deyil.',
    hindered: 'Səbətdəki sətirlərdən birini bu şəkildə sifariş etmək olmur.',
  },
  ru: {
    paper: 'Коммерческое предложение (PDF)',
    gone: 'Эту услугу заказать нельзя.',
    hindered: 'Одну из строк так заказать нельзя.',
  },
} as const

// BSK-6
for (const [language, width, areLate] of [
  ['az', 390, false],
  ['ru', 1440, true],
] as const)
  test(`a visitor takes the prices along as a PDF, not of what can’t be ordered${areLate ? ', also before its prices have come' : ''} (${language})${unlessFirst(language === 'az')}`, async ({
    page,
  }) => {
    const prices = Promise.withResolvers<void>()
    await page.route('**/trpc/**basket.quote*', async (route) => {
      await prices.promise
      await route.continue()
    })
    if (!areLate) prices.resolve()
    await page.setViewportSize({ width, height: 844 })
    await chooseLanguage(page, language)
    await keepLines(page, [line('one', { comment: 'Mat' }), line('gone', { serviceId: 2_000_000_000 })])
    await page.goto('/basket')
    const { paper, gone, hindered } = paperWords[language]
    const button = page.getByRole('button', { name: paper })
    await expect(page.locator('#line-gone').getByRole('button').first()).toBeVisible()
    if (!areLate) await expect(page.locator('#line-gone').getByText(gone)).toBeVisible()
    await button.click()
    await expect(page.getByRole('alert').getByText(hindered)).toBeVisible()
    prices.resolve()
    await page.locator('#line-gone').getByRole('button').last().click()
    await tabTo(page, button)
    const download = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect((await download).suggestedFilename()).toMatch(/^price-quote-\d{4}-\d\d-\d\d\.pdf$/)
  })

const changes = {
  changed: /Qiymət dəyişib: 1,50.₼ idi, indi \d+,\d\d.₼/,
  seen: 'Aydındır',
  again: 'Yenidən seç',
  change: 'Səbətdə dəyiş',
  hindered: 'Səbətdəki sətirlərdən birini bu şəkildə sifariş etmək olmur.',
} as const

// BSK-4
test('a changed price and a choice that is gone are mended by keyboard', async ({ page }) => {
  const said = { ...words.az, ...changes }
  const { session } = await newCustomer()
  const token = session.accessToken
  await page.setViewportSize({ width: 390, height: 900 })
  await chooseLanguage(page, 'az')
  await keepSession(page, session)
  const configured = await configuredProduct()
  await keepLines(page, [
    line('cheap', { seenTotal: 1.5 }),
    line('gone', {
      serviceId: serviceWithOptions,
      serviceTypeId: configured.id,
      count: 500,
      options: { choices: { paper: ['no-longer-made'] }, ownSize: null },
    }),
  ])
  await page.goto('/basket')
  const [cheap, gone] = [page.locator('#line-cheap'), page.locator('#line-gone')]
  await expect(cheap.getByText(said.changed)).toBeVisible()
  const again = gone.getByRole('link', { name: said.again })
  await expect(again).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await tabTo(page, cheap.getByRole('button', { name: said.seen }))
  await page.keyboard.press('Enter')
  await expect(cheap.getByText(said.changed)).toBeHidden()
  const order = page.getByRole('button', { name: said.order })
  await tabTo(page, order)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').getByText(said.hindered)).toBeVisible()
  expect(await ordersOf(token)).toEqual([])
  // From the press the keyboard is at the line that hinders.
  await expect(gone).toBeFocused()
  await tabTo(page, again, 5)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/services/card/prices/${configured.id}`))
  // On a phone the bar at the bottom has one as well.
  const change = page.getByRole('main').getByRole('button', { name: said.change }).first()
  await expect(change).toBeVisible()
  await tabTo(page, change, 200)
  await page.keyboard.press('Enter')
  const open = page.getByRole('link', { name: said.open })
  await tabTo(page, open)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: said.two })).toBeVisible()
  await expect(gone.getByRole('link', { name: said.again })).toBeHidden()
  await tabTo(page, order)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/myorder$/)
  expect(await ordersOf(token)).toHaveLength(2)
})

// BSK-1, BSK-2
test('two tabs show the same basket, and the account’s comes along to another device', async ({
  page,
  context,
  browser,
}) => {
  const { session } = await newCustomer()
  await page.goto('/basket')
  await expect(page.getByText('Səbət boşdur')).toBeVisible()
  // The newest products, and the way to all services.
  // Other tests make products meanwhile, some of the same name.
  await expect(async () => {
    await page.reload()
    const latest = await callApi<{ id: number; name: string }[]>('GET', '/servicetypes/latest?language=az')
    expect(latest).toHaveLength(2)
    for (const { id, name } of latest) {
      const link = page.getByRole('main').locator(`a[href="/services/card/prices/${id}"]`)
      await expect(link).toContainText(name, { timeout: 3000 })
    }
  }).toPass()
  await expect(page.getByRole('main').getByRole('link', { name: 'Nə çap etdiyimizə bax' })).toBeVisible()
  await expectAccessible(page)
  const other = await context.newPage()
  await put(other, '/services/card/1', say)
  await expect(page.getByRole('heading', { name: 'Bir sətir, bir alış' })).toBeVisible()
  await other.close()

  await page.evaluate((user) => {
    localStorage.setItem('userData', JSON.stringify(user))
    localStorage.setItem('token', user.accessToken)
  }, session)
  await page.reload()
  await expect(page.getByText(say.inAccount)).toBeVisible()
  const token = session.accessToken
  await expect.poll(async () => (await callApi<Kept>('GET', '/basket', { token })).lines.length).toBe(1)

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const there = await phone.newPage()
  await keepSession(there, session)
  await there.goto(`${process.env.E2E_SITE}/services`)
  await expect(there.getByRole('banner').getByRole('link', { name: say.title })).toContainText('1')
  await there.goto(`${process.env.E2E_SITE}/basket`)
  await there.getByRole('button', { name: say.duplicate }).click()
  await expect(there.getByRole('heading', { name: say.two })).toBeVisible()
  await expect.poll(async () => (await callApi<Kept>('GET', '/basket', { token })).lines.length).toBe(2)
  await phone.close()
  await page.reload()
  await expect(page.getByRole('heading', { name: say.two })).toBeVisible()
})

// BSK-2
test('without a connection the basket goes on, and the account hears of it afterwards', async ({
  page,
  context,
}) => {
  const { session } = await newCustomer()
  await keepSession(page, session)
  await keepLines(page, [line('a'), line('b', { serviceTypeId: 2, serviceId: 2, count: 500 })])
  await page.goto('/basket')
  await expect(page.getByText(say.inAccount)).toBeVisible()
  await expect(page.getByRole('button', { name: say.remove })).toBeEnabled()
  const token = session.accessToken
  const keptLines = async () => (await callApi<Kept>('GET', '/basket', { token })).lines
  await expect.poll(keptLines).toHaveLength(2)
  await context.setOffline(true)
  await page.getByRole('button', { name: say.remove }).click()
  await expect(page.getByText('Bağlantı yoxdur: səbət hələlik bu cihazda saxlanılır.')).toBeVisible()
  await expect(page.getByRole('heading', { name: say.flyer })).toBeVisible()
  expect(await keptLines()).toHaveLength(2)
  await context.setOffline(false)
  await expect.poll(async () => (await keptLines()).map(({ id }) => id)).toEqual(['b'])
})

// BSK-2
test('when the connection breaks while a price is asked for, what is in the basket is still named', async ({
  page,
}) => {
  await keepLines(page, [line('a')])
  await page.goto('/basket')
  await expect(page.getByRole('button', { name: say.remove })).toBeEnabled()
  await page.route(/trpc\/.*basket\.quote/, (route) => route.abort('internetdisconnected'))
  const broken = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: say.larger }).click()
  await broken
  await expect(page.getByRole('button', { name: say.remove })).toBeEnabled()
})

// BSK-1
// BSK-3
test('a basket that the account didn’t take is said to be on the device, and goes there at a press @release', async ({
  page,
}) => {
  const { session } = await newCustomer()
  await keepSession(page, session)
  const joining = /trpc\/.*basket\.join/
  await page.route(joining, (route) => route.fulfill({ status: 413, body: '' }))
  // A price seen for the first time would be told to the account too, and that may be faster than the press.
  await keepLines(page, [line('a', { seenTotal: 1.5 })])
  await page.goto('/basket')
  await expect(page.getByText('Səbəti hesabınızda saxlamaq alınmadı. O, bu cihazda qalır.')).toBeVisible()
  await expect(page.getByText(say.inAccount)).toHaveCount(0)
  await expectAccessible(page)
  await page.unroute(joining)
  await page.getByRole('status').getByRole('button', { name: 'Yenidən cəhd et' }).press('Enter')
  await expect(page.getByText(say.inAccount)).toBeVisible()
  const { lines } = await callApi<Kept>('GET', '/basket', { token: session.accessToken })
  expect(lines).toHaveLength(1)
})

test('many lines are folded on a phone below the sum, and all of it works by keyboard @release', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await keepLines(
    page,
    Array.from({ length: 11 }, (_, index) => line(`l${index}`)),
  )
  await page.goto('/basket')
  const order = page.getByRole('button', { name: say.order })
  await expect(order).toBeVisible()
  const sum = await order.boundingBox()
  const first = page.locator('#line-l0')
  expect(sum?.y).toBeLessThan((await first.boundingBox())?.y ?? 0)
  await expect(first.getByRole('button', { name: say.larger })).toBeHidden()
  await expectAccessible(page)
  await tabTo(page, first.getByRole('button', { name: /^Ətraflı/ }))
  await page.keyboard.press('Enter')
  await tabTo(page, first.getByRole('textbox', { name: 'Tiraj: Vizit kartları' }))
  await page.keyboard.press('ArrowUp')
  await expect(first.getByRole('textbox', { name: 'Tiraj: Vizit kartları' })).toHaveValue('250')
  await page.keyboard.type('x')
  await expect(first.getByText('Tam ədəd yazın, məsələn 500.')).toBeVisible()
  await tabTo(page, first.getByRole('button', { name: /^Sil/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: say.undo })).toBeFocused()
  await expect(page.getByRole('heading', { name: '10 sətir, bir alış' })).toBeVisible()
})
