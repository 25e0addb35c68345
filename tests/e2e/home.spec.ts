import type { Page } from '@playwright/test'
import { tabTo } from './support/shop.ts'
import { chooseLanguage, expect, test } from './support/test.ts'

const words = {
  az: {
    works: ['Çapdan təzə çıxanlar', 'Bütün işlər'],
    partners: 'Tərəfdaşlarımız',
    contact: 'Bizimlə əlaqə saxlayın',
    campaigns: 'Hamısına bax',
    ads: 'Reklamlar',
    ad: 'Reklam: Kağızçı – dizayn kağızları, 240 çeşid, yeni vərəqdə açılır',
  },
  ru: {
    works: ['Только что из печати', 'Все работы'],
    partners: 'Наши партнёры',
    contact: 'Связаться с нами',
    campaigns: 'Смотреть все',
    ads: 'Реклама',
    ad: 'Реклама: «Кагызчы» — дизайнерская бумага, 240 видов, откроется в новой вкладке',
  },
  en: {
    works: ['Fresh off the press', 'All our work'],
    partners: 'Our partners',
    contact: 'Talk to us',
    campaigns: 'See all',
    ads: 'Advertisements',
    ad: 'Advertisement: Kağızçı – design papers, 240 kinds, opens in a new tab',
  },
} as const

const section = (page: Page, heading: string) => page.getByRole('region', { name: heading, exact: true })

// WEB-2, WEB-5
test('home in each language: every section, where it leads, and no fault for anyone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const language of ['az', 'ru', 'en'] as const) {
    const { works, partners, contact, campaigns, ads, ad } = words[language]
    await chooseLanguage(page, language)
    await page.goto('/')
    const teaser = section(page, works[0])
    for (const name of await teaser.getByRole('heading', { level: 3 }).allInnerTexts())
      expect([...name.trimEnd()].length).toBeLessThanOrEqual(17)
    await expect(teaser.getByRole('listitem')).toHaveCount(4)
    await expect(teaser.getByRole('link', { name: works[1] })).toHaveAttribute('href', /\/portfolio$/)
    const logos = section(page, partners).getByRole('listitem').getByRole('img')
    const names = await logos.evaluateAll((images) => images.map((image) => image.getAttribute('alt')))
    expect(names.length).toBeGreaterThanOrEqual(10)
    expect(new Set(names).size).toBe(names.length)
    await expect(page.getByRole('link', { name: contact })).toHaveAttribute('href', /\/contact$/)
    await expect(page.getByRole('link', { name: campaigns })).toHaveAttribute('href', /\/companies$/)
    const link = section(page, ads).getByRole('link')
    await expect(link).toHaveAccessibleName(ad)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener')
  }
})

test('the first screen of a phone leads to ordering; at 768 px the words begin at one edge in each language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Sifariş ver' }).first()).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const language of ['az', 'ru', 'en'] as const) {
    await chooseLanguage(page, language)
    await page.goto('/')
    const begins = () =>
      main.locator('#home-services + p').evaluate((words) => {
        const all = document.createRange()
        all.selectNodeContents(words)
        return [...all.getClientRects()].flatMap(({ left, width }) => (width > 0 ? [Math.round(left)] : []))
      })
    await expect.poll(async () => new Set(await begins()).size, { message: language }).toBe(1)
  }
})

// WEB-6
test('the server sends each logo once; the 20 copies are hidden, still under pointer and focus', async ({
  page,
}) => {
  await page.goto('/')
  const html = await page.request.get('/').then((answer) => answer.text())
  expect(html.split('data-partner-row').length - 1).toBe(2)
  expect(html.match(/<img[^>]+alt="Odlar Mebel"/g)).toHaveLength(1)
  const partners = section(page, 'Tərəfdaşlarımız')
  await partners.scrollIntoViewIfNeeded()
  const row = partners.locator('[data-partner-row]').first()
  await expect(row.locator('ul')).toHaveCount(20)
  await expect(row.locator('ul[aria-hidden=true][inert]')).toHaveCount(19)
  const state = () => row.evaluate((element) => getComputedStyle(element).animationPlayState)
  await page.mouse.move(0, 0)
  await expect.poll(state).toBe('running')
  await row.locator('..').hover()
  await expect.poll(state).toBe('paused')
  await page.mouse.move(0, 0)
  await page.getByRole('link', { name: 'Bizimlə əlaqə saxlayın' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(partners.getByRole('button', { name: 'Loqoları hərəkətə gətir' })).toBeFocused()
  await expect.poll(state).toBe('paused')
  await page.keyboard.press('Enter')
  await expect.poll(state).toBe('running')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await row.evaluate((element) => getComputedStyle(element).animationName)).toBe('none')
})

test('two different campaigns with two more services each, the same after hydration', async ({ page }) => {
  const html = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/')
  await page.goto('/')
  const sent = await html.then((answer) => answer.text())
  const campaigns = section(page, 'Bu ayın kampaniyaları')
  const links = campaigns.locator('a[href*="/companies/details/"]')
  await expect(links).toHaveCount(2)
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(new Set(addresses).size).toBe(2)
  for (const address of addresses) expect(sent).toContain(`href="${address}"`)
  const more = campaigns.locator('div', { hasText: /^Bunları da çap edirik:/ }).getByRole('listitem')
  await expect(more).toHaveCount(4)
})

const ads = (page: Page) => section(page, 'Reklamlar')
const shown = (page: Page) => ads(page).getByText(/^\d \/ \d$/)

/** Where the carousel stands when it shows the nth of all that the page was sent: staff may have added one meanwhile. */
async function places(page: Page): Promise<(nth: number) => string> {
  await expect(shown(page)).toHaveText(/^1 \/ [4-9]$/)
  const total = Number((await shown(page).textContent())?.at(-1))
  return (nth) => `${((nth - 1 + total) % total) + 1} / ${total}`
}

// WEB-5
test('advertisements go on every 5 seconds and wrap; not under the pointer, not once stopped', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  await ads(page).scrollIntoViewIfNeeded()
  const place = await places(page)
  await page.waitForLoadState('networkidle')
  const turns = Number(place(1).at(-1))
  for (let turn = 1; turn <= turns; turn += 1) {
    await page.clock.runFor(5000)
    await expect(shown(page)).toHaveText(place(1 + turn))
  }
  await ads(page).getByRole('link').hover()
  await page.clock.runFor(11_000)
  await expect(shown(page)).toHaveText(place(1))
  await page.mouse.move(0, 0)
  await page.clock.runFor(5000)
  await expect(shown(page)).toHaveText(place(2))
  await ads(page).getByRole('button', { name: 'Reklamları dayandır' }).click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(11_000)
  await expect(shown(page)).toHaveText(place(2))
})

test('advertisements stand under reduced motion', async ({ page }) => {
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const place = await places(page)
  await page.clock.runFor(11_000)
  await expect(shown(page)).toHaveText(place(1))
  await expect(ads(page).getByRole('button', { name: 'Reklamları dayandır' })).toBeHidden()
})

test('advertisements by keyboard: one link at a time, previous wraps, the place is announced', async ({
  page,
}) => {
  await page.goto('/')
  const previous = ads(page).getByRole('button', { name: 'Əvvəlki reklam' })
  const place = await places(page)
  await page.getByRole('link', { name: 'Hamısına bax' }).focus()
  await tabTo(page, previous)
  await page.keyboard.press('Enter')
  await expect(shown(page)).toHaveText(place(0))
  await expect(ads(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  await page.keyboard.press('ArrowRight')
  await expect(shown(page)).toHaveText(place(1))
  await page.keyboard.press('Shift+Tab')
  await expect(ads(page).getByRole('link')).toBeFocused()
  await expect(ads(page).getByRole('link')).toHaveCount(1)
})

// WEB-5
test('advertisements by swipe: 40 px turn, less does not, and a swipe opens nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const place = await places(page)
  const link = ads(page).getByRole('link')
  await link.scrollIntoViewIfNeeded()
  // Until its code is here a picture is a plain link.
  await link.focus()
  await expect(async () => {
    if ((await shown(page).textContent()) === place(1)) await page.keyboard.press('ArrowRight')
    await expect(shown(page)).toHaveText(place(2), { timeout: 500 })
  }).toPass()
  const swipe = async (way: number) => {
    const box = await link.boundingBox()
    if (!box) throw new Error('no advertisement')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + way / 2, y, { steps: 3 })
    await page.mouse.move(x + way, y, { steps: 3 })
    await page.mouse.up()
  }
  await swipe(-30)
  await expect(shown(page)).toHaveText(place(2))
  await swipe(-60)
  await expect(shown(page)).toHaveText(place(3))
  await swipe(60)
  await swipe(60)
  await swipe(60)
  await expect(shown(page)).toHaveText(place(0))
  expect(page.context().pages()).toHaveLength(1)
})

for (const [width, height, deviceScaleFactor] of [
  [390, 844, 3],
  [1440, 900, 1],
] as const)
  test(`at ${width} px the banner’s photo comes with the words, before program and further pictures`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor })
    const page = await context.newPage()
    // Time stands still but for what the journey lets pass: a busy machine doesn't count.
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const isLater = (path: string) => path.endsWith('.js') || /\/media\/(?!.*\.svg$)/.test(path)
    let release = (): void => {}
    const held = new Promise<void>((go) => {
      release = go
    })
    let photo = ''
    const home = await (await page.request.get(`${process.env.E2E_SITE ?? ''}/`)).text()
    const key = /<img[^>]*\/media\/([a-z0-9]+)_[^>]*mix-blend-multiply/.exec(home)?.[1]
    expect(key).toBeDefined()
    await page.route(`**/media/${key}_*`, async (route) => {
      photo = new URL(route.request().url()).pathname
      await held
      await route.continue()
    })
    await page.goto(`${process.env.E2E_SITE ?? ''}/`, { waitUntil: 'commit' })
    await expect.poll(() => photo).not.toBe('')
    await page.clock.runFor(4000)
    // What was asked for before it is known by now.
    await page.evaluate(async () => void (await fetch('/robots.txt')))
    expect(asked.filter((path) => isLater(path) && path !== photo && !path.includes('32.png'))).toEqual([])
    // At three device pixels for one it isn't more than a phone has to load.
    if (deviceScaleFactor === 3) expect(photo).toMatch(/-(320|480)\.(webp|avif)$/)
    release()
    await page.clock.resume()
    await expect.poll(() => asked.some((path) => path.endsWith('.js'))).toBe(true)
    await context.close()
  })
