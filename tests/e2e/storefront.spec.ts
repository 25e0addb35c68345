import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { unlessFirst } from './support/release.ts'
import { newCustomer, password } from './support/shop.ts'
import { expect, expectAccessible, openReady, test } from './support/test.ts'

const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

// WEB-1
test('services come 8 a page, and a page has an address of its own', async ({ page }) => {
  await page.goto('/services')
  await expect(names(page)).toHaveCount(8)
  const first = await names(page).allInnerTexts()
  await page.getByRole('link', { name: 'Səhifə 2' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(page.locator('[aria-current=page]', { hasText: '2' })).toBeVisible()
  for (const name of first) await expect(names(page).filter({ hasText: name })).toHaveCount(0)
  await page.goBack()
  await expect(names(page)).toHaveText(first)
})

// WEB-2
test('home shows 4 services up to 768 px and 8 above', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/')
  const cells = page.getByRole('region', { name: 'Nə çap edək?' }).getByRole('heading', { level: 3 })
  await expect(cells.filter({ visible: true })).toHaveCount(4)
  await page.setViewportSize({ width: 769, height: 900 })
  await expect(cells.filter({ visible: true })).toHaveCount(8)
})

test('a change of language shows at once, and stays for the next visit', async ({ page, context }) => {
  await page.goto('/services')
  await page.getByRole('button', { name: /^RU/ }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(page).toHaveTitle('Услуги – Mətbəə')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ru')
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'language')?.value).toBe('ru')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
})

test('the search finds while typing and opens the service by keyboard alone', async ({ page }) => {
  await page.goto('/services')
  const search = page.getByRole('combobox')
  await search.fill('vizitka')
  await expect(page.getByRole('option').first()).toContainText('Vizit kartları')
  await search.press('ArrowDown')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/services\/card\/\d+$/)
  await search.fill('qqqqzzzz')
  await expect(page.getByText('Uyğun nəticə tapılmadı')).toBeVisible()
})

test('what is typed and pressed before the scripts come counts', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/entry-client.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/services', { waitUntil: 'commit' })
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Ad', { exact: true }).fill('Aysel')
  await page.getByRole('combobox').fill('vizitka')
  await page.getByRole('button', { name: 'Daxil ol' }).first().click()
  release()
  await expect(page.getByRole('dialog', { name: 'Daxil ol və ya qeydiyyatdan keç' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('combobox').focus()
  await expect(page.getByRole('option').first()).toContainText('Vizit kartları')
  await footer.getByRole('button').click()
  await expect(footer.getByLabel('Telefon')).toBeFocused()
  await expect(footer.getByLabel('Ad', { exact: true })).toHaveValue('Aysel')
})

test('the callback form says what is missing, then sends, announces and empties itself', async ({ page }) => {
  await page.goto('/services')
  const send = page.getByRole('button', { name: 'Zəng istəyirəm' })
  await send.click()
  await expect(page.getByLabel('Ad', { exact: true })).toBeFocused()
  await expect(page.getByText('Adınızı yazın.')).toBeVisible()
  await page.getByLabel('Ad', { exact: true }).fill('Aysel')
  await page.getByLabel('Telefon').pressSequentially('0501234567')
  await expect(page.getByLabel('Telefon')).toHaveValue('+994 50 123 45 67')
  await send.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Mail uğurla göndərildi.' })).toContainText(
    'Mail uğurla göndərildi. Sizinlə ən qısa müddətdə əlaqə yaradılacaq.',
  )
  await expect(page.getByLabel('Telefon')).toHaveValue('')
})

test('the side menu opens on phones, leads on, and closes by Esc', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const open = page.getByRole('button', { name: 'Menyu' })
  await open.click()
  const menu = page.getByRole('dialog', { name: 'Menyu' })
  // A press before the page can answer is done once it can.
  await expect(menu).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(open).toBeFocused()
  await open.click()
  await menu.getByRole('link', { name: 'Xidmətlər' }).click()
  await expect(page).toHaveURL(/\/services$/)
  await expect(menu).toBeHidden()
})

for (const [how, spoil] of Object.entries({
  'holds nonsense': () => {
    for (const key of ['userData', 'token', 'language', 'socialData', 'orderDraft', 'orderKey'])
      localStorage.setItem(key, '{"nonsense')
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  'is blocked': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  },
}))
  test(`nothing breaks when the device’s storage ${how}: pages, language, log in, order form${unlessFirst(how === 'is blocked')}`, async ({
    page,
  }) => {
    const client = await newCustomer()
    await page.addInitScript(spoil)
    await page.goto('/order')
    await page.getByRole('button', { name: /^EN/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Place order')
    await page.getByLabel('Service', { exact: true }).selectOption({ label: 'Business cards' })
    await page.getByLabel('How many pieces?').fill('100')
    await page.getByRole('button', { name: 'Order 100 pieces' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('E-mail').fill(client.email)
    await dialog.getByLabel('Password').fill(password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/myorder$/)
    await expect(page.getByRole('article')).toHaveCount(1)
  })

test('a route begins at its top, Back where one was, also on the pages of a list', async ({ page }) => {
  const y = () => page.evaluate(() => Math.round(scrollY))
  const scrollTo = async (top: number) => {
    await page.evaluate(
      (to) =>
        new Promise((done) => {
          window.addEventListener('scrollend', done, { once: true })
          window.scrollTo(0, to)
        }),
      top,
    )
    expect(await y()).toBe(top)
  }
  await openReady(page, '/portfolio')
  await scrollTo(600)
  // By the keyboard: a click would scroll to the link first.
  await page.getByRole('link', { name: 'Səhifə 2' }).evaluate((link) => link.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  expect(await y()).toBe(0)
  await scrollTo(300)
  const work = page.getByRole('main').getByRole('listitem').getByRole('link').nth(2)
  await work.evaluate((link) => link.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/portfolio\/\d+$/)
  await expect.poll(y).toBe(0)
  await page.goBack()
  await expect.poll(y).toBe(300)
  await page.goBack()
  await expect(page).toHaveURL(/\/portfolio$/)
  await expect.poll(y).toBe(600)
  await expect(page.getByRole('main')).toBeFocused()
  // A link to the page that one is on leads to its beginning, too.
  const here = page.getByRole('banner').getByRole('link', { name: 'Portfolio' })
  await here.evaluate((link) => link.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
  await expect.poll(y).toBe(0)
})

test('who scrolls before the scripts come stays there', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/entry-client.*\.js/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/portfolio', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  await page.evaluate(() => window.scrollTo(0, 500))
  held.resolve()
  await page.waitForLoadState('networkidle')
  // Without the pointer or the focus, which would scroll there.
  await page
    .getByRole('button', { name: 'Daxil ol', exact: true })
    .evaluate((button) => button.dispatchEvent(new MouseEvent('click', { bubbles: true })))
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(500)
})

test('a page loads at most 150 KB of scripts, and nothing that only the back office needs', async ({
  page,
}) => {
  const scripts: { url: string; body: Promise<Buffer> }[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push({ url: response.url(), body: response.body() })
  })
  for (const path of ['/', '/services', '/services/card/1', '/services/card/prices/2', '/portfolio/1']) {
    scripts.length = 0
    await openReady(page, path)
    expect(scripts.length).toBeGreaterThan(2)
    expect(scripts.map(({ url }) => url).filter((url) => /admin|office/.test(url))).toEqual([])
    const bodies = await Promise.all(scripts.map(({ body }) => body))
    // Services and products are priced and put into the basket there.
    const most = path.startsWith('/services/card') ? 153 : 150
    expect(bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)).toBeLessThan(most * 1024)
    // Nor with its tables, dialogs and charts.
    for (const sign of ['ZodError', 'getHeaderGroups', 'data-base-ui', 'visx-bar'])
      expect(bodies.filter((body) => body.includes(sign))).toEqual([])
  }
})

test('an address with more in it than its page reads is taken over as it is, also where no page is', async ({
  page,
}) => {
  for (const [address, stays, heading] of [
    ['/services?fbclid=a&page=abc&utm_source=b', '/services?fbclid=a&utm_source=b', 'Nə çap edək?'],
    ['/ru/portfolio/?gclid=c', '/ru/portfolio?gclid=c', 'Только что из печати'],
    ['/wp-login.php?x=1', '/wp-login.php?x=1', 'Bu vərəq yoxdur.'],
    ['/services/card/x', '/services/card/x', 'Bu vərəq yoxdur.'],
  ] as const) {
    await openReady(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveURL(stays)
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).not.toHaveURL(stays)
  }
})

// WEB-1
test('past its end every list says so, with 404 and the way back', async ({ page }) => {
  for (const path of ['/services', '/portfolio', '/companies']) {
    expect((await openReady(page, `${path}?page=9`))?.status()).toBe(404)
    await page.getByRole('main').getByRole('link', { name: 'Birinci səhifə' }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  }
})
