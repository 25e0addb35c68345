import { gzipSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
import { quoteOptions } from '../../src/domains/options/quote-options.ts'
import { toAzn } from '../../src/lib/money.ts'
import { randomFrom } from '../support/seeded-random.ts'
import { callApi, keepSession, logIn } from './support/accounts.ts'
import { cardOptions, configuredProduct, serviceWithOptions as service } from './support/configured.ts'
import { newCustomer, ordersOf } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, openReady, ready, test } from './support/test.ts'

const words = {
  az: {
    size: 'Ölçü',
    total: 'Cəmi',
    linen: 'Kətan',
    lamination: 'Mat laminasiya',
    remove: 'Mat laminasiya: çıxar',
    changed: 'Seçiminiz bunu da dəyişdi:',
    undo: 'Geri qaytar',
    order: 'İndi sifariş ver',
    ask: 'Qiyməti bizdən soruşun',
    ownRun: 'Öz tirajınız',
    width: 'En, mm',
    height: 'Hündürlük, mm',
    wrongSize: 'Bu ölçü burada mümkün deyil.',
    share: 'Seçimi paylaş',
    gone: 'Bu linkdəki seçimin bir hissəsi artıq mümkün deyil.',
    show: 'Qiyməti göstər',
    place: /^500 ədəd sifariş ver/,
    fast: 'Tez',
    pieces: 'ədəd',
    kraft: 'Kraft',
  },
  ru: {
    size: 'Размер',
    total: 'Итого',
    linen: 'Лён',
    lamination: 'Матовая ламинация',
    remove: 'Убрать: Матовая ламинация',
    changed: 'Ваш выбор изменил и это:',
    undo: 'Вернуть',
    order: 'Заказать сейчас',
    ask: 'Спросите цену у нас',
    ownRun: 'Свой тираж',
    width: 'Ширина, мм',
    height: 'Высота, мм',
    wrongSize: 'Такой размер здесь невозможен.',
    share: 'Поделиться выбором',
    gone: 'Не всё из этой ссылки ещё доступно.',
    show: 'Показать цену',
    place: /^Заказать 500/,
    fast: 'Быстро',
    pieces: 'штук',
    kraft: 'Крафт',
  },
} as const

let product: { id: number; path: string }
test.beforeAll(async () => {
  product = await configuredProduct()
})

const main = (page: Page): Locator => page.getByRole('main')
const total = (page: Page): Locator => main(page).locator('.type-total')
const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
/** The radio is seen as its cell. */
const press = (choice: Locator) => choice.locator('xpath=ancestor::label').click()

async function open(page: Page, language: 'az' | 'ru', search = ''): Promise<void> {
  await chooseLanguage(page, language)
  await openReady(page, product.path + search)
}

test.describe('at a desk', () => {
  const say = words.ru
  test.use({ viewport: { width: 1440, height: 900 } })

  // OPT-7
  test('each choice stands in the price and in the address; back and forward walk through them', async ({
    page,
  }) => {
    await open(page, 'ru')
    await expect(total(page)).toHaveText(/92,00\s₼/)
    await press(main(page).getByRole('radio', { name: say.kraft }))
    await expect(total(page)).toHaveText(/99,36\s₼/)
    await expect.poll(() => searchOf(page).paper).toBe('kraft')
    await press(main(page).getByRole('checkbox', { name: say.lamination }))
    await expect.poll(() => searchOf(page).finish).toBe('lam')
    await press(main(page).getByRole('radio', { name: new RegExp(`^1.000 .*${say.fast}`) }))
    await expect.poll(() => searchOf(page)).toMatchObject({ run: '1000', time: 'fast' })
    const dearest = await total(page).textContent()
    await page.goBack()
    await expect.poll(() => searchOf(page).run).toBe('500')
    await page.goBack()
    await expect(main(page).getByRole('checkbox', { name: say.lamination })).not.toBeChecked()
    await page.goForward()
    await page.goForward()
    await expect(total(page)).toHaveText(dearest ?? '')
    const [canonical] = await page.locator('link[rel=canonical]').all()
    expect(await canonical?.getAttribute('href')).not.toContain('?')
    await page.reload()
    await ready(page)
    await expect(total(page)).toHaveText(dearest ?? '')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await expectAccessible(page)
  })

  test('back counts at once, also before the page has followed to the choice that it takes back @release', async ({
    page,
  }) => {
    await open(page, 'ru')
    await press(main(page).getByRole('radio', { name: say.kraft }))
    await expect.poll(() => searchOf(page).paper).toBe('kraft')
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 20 })
    const linen = main(page).getByRole('radio', { name: say.linen })
    await linen.evaluate(async (radio: HTMLElement) => {
      radio.click()
      // The address has it without a task in between.
      for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
      history.back()
    })
    await expect.poll(() => searchOf(page).paper).toBe('kraft')
    await expect(main(page).getByRole('radio', { name: say.kraft })).toBeChecked()
    await expect(total(page)).toHaveText(/99,36\s₼/)
  })

  // OPT-5
  test('what excludes another says why; one press resolves it, and can be undone', async ({ page }) => {
    await open(page, 'ru', '?finish=lam')
    const linen = main(page).getByRole('radio', { name: say.linen })
    await expect(linen).toHaveAttribute('aria-disabled', 'true')
    await expect(linen).toHaveAccessibleDescription(new RegExp(say.lamination))
    await expectAccessible(page)
    const wayOut = main(page).getByRole('button', { name: say.remove })
    // What gives way stands further down, with its price.
    await expect(wayOut.locator('xpath=following-sibling::span')).toHaveText(/^[+−]\s[\d,]+\s₼$/)
    await wayOut.click()
    await expect(linen).toBeChecked()
    const notice = main(page).getByRole('status').filter({ hasText: say.changed })
    await expect(notice).toBeInViewport()
    await expect(notice).toContainText(say.lamination)
    await notice.getByRole('button', { name: say.undo }).click()
    await expect(main(page).getByRole('checkbox', { name: say.lamination })).toBeChecked()
    await expect(linen).not.toBeChecked()
    await expect(notice).toHaveCount(0)
  })

  test('a wrong size keeps what was typed and offers the nearest one; a run above the bound is asked for', async ({
    page,
  }) => {
    await open(page, 'ru')
    await main(page).getByLabel(say.width).fill('10')
    await main(page).getByLabel(say.height).fill('60')
    await page.keyboard.press('Tab')
    await expect(main(page).getByText(say.wrongSize)).toBeVisible()
    await expect(main(page).getByLabel(say.width)).toHaveValue('10')
    await main(page)
      .getByRole('button', { name: /40 × 60/ })
      .click()
    await expect.poll(() => searchOf(page)).toMatchObject({ w: '40', h: '60' })
    await expect(main(page).getByText(say.wrongSize)).toHaveCount(0)
    const run = main(page).getByLabel(say.ownRun, { exact: true })
    await run.fill('abc')
    await run.blur()
    await expect(run).toHaveAttribute('aria-invalid', 'true')
    await run.fill('350')
    await press(main(page).getByRole('radio', { name: new RegExp(`^350 .*${say.fast}`) }))
    await expect.poll(() => searchOf(page)).toMatchObject({ run: '350', time: 'fast' })
    await run.fill('20000')
    await expect(main(page).getByRole('link', { name: say.ask }).first()).toHaveAttribute(
      'href',
      /count=20000/,
    )
  })

  test('by keyboard: one stop for each group, arrows choose, in the grid in two dimensions', async ({
    page,
  }) => {
    await open(page, 'ru')
    const first = main(page).getByRole('radiogroup', { name: say.size }).getByRole('radio').first()
    await first.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => searchOf(page).size).toBe('85x55')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(main(page).getByRole('radio', { checked: true }).nth(1)).toBeFocused()
    await main(page).locator('input[type=radio][name=run]:checked').focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => searchOf(page).run).toBe('1000')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => searchOf(page).time).toBe('fast')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    // Two thousand in one day isn't possible: it has the focus, and nothing changes.
    await expect(main(page).locator('input[name=run]:focus')).toHaveAttribute('aria-disabled', 'true')
    expect(searchOf(page)).toMatchObject({ run: '1000', time: 'express' })
  })

  test('the order form takes the choice and its price; the order keeps it, and can be repeated', async ({
    page,
  }) => {
    const client = await newCustomer()
    await keepSession(page, client.session)
    await open(page, 'ru', '?paper=kraft&finish=lam&run=500')
    const price = (await total(page).textContent()) ?? ''
    await main(page).getByRole('link', { name: say.order }).first().click()
    await expect(page).toHaveURL(/\/order$/)
    await expect(main(page).getByText(say.kraft)).toBeVisible()
    await expect(total(page)).toHaveText(price)
    await expectAccessible(page)
    await main(page).getByRole('button', { name: say.place }).click()
    await expect(page).toHaveURL(/\/myorder$/)
    await expect(main(page).getByText(new RegExp(`${say.kraft} · .*${say.lamination}`))).toBeVisible()
    const [order] = await ordersOf(client.session.accessToken)
    await page.goto(`/myorder/${order?.id}`)
    await expect(main(page).getByText(say.kraft)).toBeVisible()
    await page.goto('/myorder')
    await main(page)
      .getByRole('link', { name: new RegExp(`№ ${order?.id}`) })
      .last()
      .click()
    await expect(page).toHaveURL(/\/order$/)
    await expect(total(page)).toHaveText(price)
    await expect(main(page).getByText(say.lamination)).toBeVisible()
  })
})

// OPT-7
test('an address with a choice that is gone opens the nearest and says what changed', async ({ page }) => {
  await open(page, 'az', '?paper=bamboo&finish=lam&run=500')
  await expect(main(page).getByText(words.az.gone)).toBeVisible()
  await expect(main(page).getByText('Kağız: artıq təklif olunmur → Mat tabaşirli')).toBeVisible()
  await expect(main(page).getByText('bamboo')).toHaveCount(0)
  await expect(main(page).getByRole('checkbox', { name: words.az.lamination })).toBeChecked()
  await expect(total(page)).toBeVisible()
})

test('what is shared is the address of exactly this choice', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, 'az', '?paper=kraft')
  await main(page).getByRole('button', { name: words.az.share }).click()
  await expect(main(page).getByRole('button', { name: 'Kopyalandı' })).toBeVisible()
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(copied.pathname).toBe(product.path)
  expect(copied.searchParams.get('paper')).toBe('kraft')
  expect(copied.searchParams.get('run')).toBe('500')
})

test('without a connection the prices go on', async ({ page, context }) => {
  await open(page, 'az')
  await press(main(page).getByRole('radio', { name: 'Kraft' }))
  await expect(total(page)).toHaveText(/99,36\s₼/)
  await context.setOffline(true)
  await press(main(page).getByRole('radio', { name: 'Mat tabaşirli' }))
  await expect(total(page)).toHaveText(/92,00\s₼/)
  await context.setOffline(false)
})

test('a price that has changed since is said before anything is ordered', async ({ page }) => {
  const client = await newCustomer()
  await keepSession(page, client.session)
  const dearer = await configuredProduct()
  await chooseLanguage(page, 'az')
  await page.goto(`/order?service=${service}&product=${dearer.id}&count=500`)
  await expect(total(page)).toHaveText(/92,00\s₼/)
  const { accessToken } = await logIn('admin@example.com')
  const prices = Object.fromEntries(
    Object.entries(cardOptions.prices).map(([key, row]) => [key, row.map((price) => (price ?? 0) + 1000)]),
  )
  await callApi('PUT', `/ServiceTypes/${dearer.id}/options`, {
    token: accessToken,
    body: { configuration: { ...cardOptions, prices } },
  })
  await main(page).getByRole('button', { name: words.az.place }).click()
  await expect(main(page).getByRole('alert')).toContainText('102,00')
  await expect(total(page)).toHaveText(/102,00\s₼/)
  expect(await ordersOf(client.session.accessToken)).toEqual([])
})

test.describe('without the program', () => {
  test.use({ javaScriptEnabled: false })

  test('choices are sent as a form, and the server says the price', async ({ page }) => {
    await page.context().addCookies([{ name: 'language', value: 'az', url: process.env.E2E_SITE ?? '' }])
    await page.goto(product.path)
    await expect(total(page)).toHaveText(/92,00\s₼/)
    await press(main(page).getByRole('radio', { name: 'Kraft' }))
    await press(main(page).getByRole('checkbox', { name: 'Mat laminasiya' }))
    await press(main(page).getByRole('radio', { name: /^250 ədəd, Tez/ }))
    await main(page).getByRole('button', { name: words.az.show }).click()
    const selection = { choices: { paper: ['kraft'], finish: ['lam'], time: ['fast'] }, ownSize: null }
    const quote = quoteOptions({ configuration: cardOptions, selection, count: 250 })
    await expect(total(page)).toContainText(
      toAzn(quote.total ?? 0)
        .toFixed(2)
        .replace('.', ','),
    )
    await main(page).getByLabel(words.az.ownRun, { exact: true }).fill('300')
    // Its price is only known once it was sent.
    await main(page)
      .getByRole('radio', { name: /^Öz tirajınız, Standart/ })
      .check({ force: true })
    await main(page).getByRole('button', { name: words.az.show }).click()
    await expect(main(page).getByRole('radio', { name: /^300 ədəd, Standart/ })).toBeChecked()
  })
})

// OPT-1
test('the browser’s price is the server’s, whatever is chosen @release', async ({ page }) => {
  test.slow()
  const random = randomFrom(16)
  const any = <One>(list: readonly One[]): One | undefined => list[Math.floor(random() * list.length)]
  await open(page, 'az')
  for (let round = 0; round < 25; round++) {
    const choices = Object.fromEntries(
      cardOptions.groups.map(({ key, several, choices }) => [
        key,
        several ? choices.filter(() => random() < 0.4).map((one) => one.key) : [any(choices)?.key ?? ''],
      ]),
    )
    const count = any([...cardOptions.runs, 60, 350, 777, 1500]) ?? 100
    const search = new URLSearchParams({ run: String(count) })
    for (const [group, keys] of Object.entries(choices))
      if (keys.length > 0) search.set(group, keys.join(','))
    await page.goto(`${product.path}?${search}`)
    const taken = new URL(
      (await main(page).getByRole('link', { name: words.az.order }).first().getAttribute('href')) ?? '',
      page.url(),
    )
    const quote = await callApi<{ total: number }>('POST', `/ServiceTypes/${product.id}/quote`, {
      body: { count, selection: JSON.parse(taken.searchParams.get('options') ?? '{}') },
    })
    const shown = (await total(page).textContent()) ?? ''
    expect(Number(shown.replace(/[^\d,]/g, '').replace(',', '.')), String(search)).toBe(quote.total)
  }
})

// Measured: as many; the page itself is 4.5 KB more, its scripts 4.5 KB less. What answers comes with the first touch.
test('a product with choices loads at most 8 KB more than the same one without', async ({ browser }) => {
  const bytesOf = async (path: string) => {
    const page = await browser.newPage()
    const bodies: Promise<Buffer>[] = []
    page.on('response', (response) => bodies.push(response.body()))
    await openReady(page, process.env.E2E_SITE + path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seçimli kart')
    expect(bodies.length).toBeGreaterThan(10)
    const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length)
    await page.close()
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  const { id, path } = await configuredProduct()
  const configured = await bytesOf(path)
  const { accessToken: token } = await logIn('admin@example.com')
  await callApi('DELETE', `/ServiceTypes/${id}/options`, { token })
  expect(configured - (await bytesOf(path))).toBeLessThan(8 * 1024)
})
