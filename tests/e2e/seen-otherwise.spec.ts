import type { Page } from '@playwright/test'
import { callApi, keepSession, logIn, type SignedIn } from './support/accounts.ts'
import { newCustomer } from './support/shop.ts'
import { expectFits } from './support/sticking-out.ts'
import { chooseLanguage, expect, ready, test } from './support/test.ts'

/** The storefront's screens; those of the admin are read off its menu. */
const screens = [
  '/',
  '/services',
  '/services/card/1',
  '/services/card/2',
  '/services/card/prices/2',
  '/services/card/prices/4',
  '/portfolio',
  '/portfolio/3',
  '/companies',
  '/companies/details/1',
  '/contact',
  '/info/delivery',
  '/login',
  '/reset-password/1',
]
const own = ['/myorder', '/myaccount', '/order?service=1&count=370', '/basket']
const records = [
  '/admin/services/servicesmore/2',
  '/admin/services/editproduct/2',
  '/admin/services/options/4',
  '/admin/companies/editcompany/6',
  '/admin/ordersadmin/58',
  '/admin/quotes/2',
]

let client: SignedIn
let admin: SignedIn

test.beforeAll(async () => {
  client = await logIn('client@example.com')
  admin = await logIn('admin@example.com')
})

/** What stands where something is still read. */
const waiting = '[aria-busy=true], span.block.bg-proof:empty:not(.no-picture)'

/** One page that stays open; each screen is looked at once it stands. */
async function eachScreen(page: Page, paths: string[], look: (path: string) => Promise<void>): Promise<void> {
  for (const path of paths) {
    const left = { title: await page.title(), path: new URL(page.url()).pathname }
    await page.evaluate((to) => history.pushState(null, '', to), path)
    if (new URL(page.url()).pathname !== left.path) await expect(page).not.toHaveTitle(left.title)
    await expect(page.getByRole('heading', { level: 1 }).first()).not.toBeEmpty()
    await expect(page.getByRole('main').locator(waiting)).toHaveCount(0)
    await look(path)
  }
}

async function eachOfStorefront(page: Page, look: (path: string) => Promise<void>): Promise<void> {
  await page.goto('/')
  await ready(page)
  await eachScreen(page, screens, look)
  await keepSession(page, client)
  await page.goto('/myorder')
  await ready(page)
  const order = await page
    .getByRole('main')
    .locator('article a[href*="/myorder/"]')
    .first()
    .getAttribute('href')
  await eachScreen(page, [...own, order ?? ''], look)
}

async function eachOfAdmin(page: Page, look: (path: string) => Promise<void>): Promise<void> {
  await page.evaluate((user) => {
    localStorage.setItem('token', user.accessToken)
    localStorage.setItem('userData', JSON.stringify(user))
  }, admin)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/myinformation')
  await page.getByRole('main').locator('form').waitFor()
  const links = page.getByRole('navigation').locator('a[href^="/admin"]')
  const menu = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  await eachScreen(page, [...new Set([...menu, ...records])], look)
}

/** Marks what only its ground sets apart, and what only a transparent colour hides, as the page is usually painted. */
function markGrounds(): void {
  const alpha = (colour: string) => (/rgba\(.*, 0\)$/.test(colour) || colour === 'transparent' ? 0 : 1)
  for (const marked of document.querySelectorAll<HTMLElement | SVGElement>('[data-ground], [data-unseen]')) {
    delete marked.dataset.ground
    delete marked.dataset.unseen
  }
  for (const element of document.querySelectorAll<HTMLElement>('button, a, [role=button]')) {
    const { backgroundColor, borderTopWidth, boxShadow, display } = getComputedStyle(element)
    const isGround = alpha(backgroundColor) > 0 || boxShadow !== 'none'
    if (isGround && display !== 'inline' && borderTopWidth === '0px' && !element.querySelector('img'))
      element.dataset.ground = ''
  }
  for (const drawing of document.querySelectorAll<SVGElement>('svg'))
    if (alpha(getComputedStyle(drawing).color) === 0) drawing.dataset.unseen = ''
}

/** What can't be told any more once the system paints: edges of buttons, what is chosen, what isn't. */
function lostInForcedColours(): string[] {
  const lost: string[] = []
  const name = (element: Element) =>
    `${element.tagName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}”`
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  for (const element of document.querySelectorAll('[data-ground]')) {
    const { borderTopWidth, outlineStyle } = getComputedStyle(element)
    if (isSeen(element) && borderTopWidth === '0px' && outlineStyle === 'none')
      lost.push(`no edge: ${name(element)}`)
  }
  for (const drawing of document.querySelectorAll('[data-unseen]'))
    if (isSeen(drawing)) lost.push(`shown though hidden: ${name(drawing.parentElement ?? drawing)}`)

  const chosen =
    '[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true], label:has(> input:checked)'
  const others =
    '[aria-current=false], a:not([aria-current]), [aria-selected=false], [aria-pressed=false], label:has(> input:not(:checked))'
  const marks = (element: Element) => {
    const { outlineStyle, borderTopWidth, borderBottomWidth, borderLeftWidth, textDecorationLine } =
      getComputedStyle(element)
    const drawn = [...element.querySelectorAll('svg, input')].filter(isSeen).length
    return JSON.stringify([
      outlineStyle,
      borderTopWidth,
      borderBottomWidth,
      borderLeftWidth,
      textDecorationLine,
      drawn,
    ])
  }
  for (const element of document.querySelectorAll(chosen)) {
    if (!isSeen(element) || element === document.activeElement) continue
    const group = element.closest(
      'ul, ol, nav, fieldset, table, [role=tablist], [role=radiogroup], [role=listbox]',
    )
    const other = [...(group?.querySelectorAll(others) ?? [])].find(
      (one) =>
        one.tagName === element.tagName && isSeen(one) && !one.contains(element) && !element.contains(one),
    )
    if (other && marks(other) === marks(element)) lost.push(`not seen to be chosen: ${name(element)}`)
  }
  for (const thumb of document.querySelectorAll('[role=switch] span span')) {
    const track = thumb.parentElement
    if (
      track &&
      isSeen(thumb) &&
      getComputedStyle(thumb).backgroundColor === getComputedStyle(track).backgroundColor
    )
      lost.push('a switch has no thumb')
  }
  return lost
}

// WEB-28
test('in high contrast, where the system paints, buttons have an edge and what is chosen is seen', async ({
  page,
}) => {
  await chooseLanguage(page, 'az')
  await page.setViewportSize({ width: 1440, height: 900 })
  const look = async (path: string) => {
    await page.emulateMedia({ forcedColors: 'none' })
    await page.evaluate(markGrounds)
    await page.emulateMedia({ forcedColors: 'active' })
    expect.soft(await page.evaluate(lostInForcedColours), path).toEqual([])
  }
  await eachOfStorefront(page, look)
  await eachOfAdmin(page, look)
})

/** As WCAG 1.4.12 wants it: lines of 1.5, paragraphs of 2, letters of 0.12 and words of 0.16 times the type. */
const spacing = `*:not(svg *) {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
} p { margin-bottom: 2em !important; }`

// WEB-28
test('with the spacing of text that readers may set, no screen is wider than a phone', async ({ page }) => {
  await chooseLanguage(page, 'az')
  await page.setViewportSize({ width: 390, height: 900 })
  const look = async (path: string) => {
    // As a reader's own style sheet: the pages' own take none that stands in them.
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets = [sheet]
    }, spacing)
    await expectFits(page, path, [390])
    await page.evaluate(() => {
      document.adoptedStyleSheets = []
    })
  }
  await eachOfStorefront(page, look)
})

// WEB-28
test('no field has type under 16 px on a phone, which would zoom the page', async ({ page }) => {
  await chooseLanguage(page, 'az')
  const small = () =>
    [...document.querySelectorAll('input, select, textarea, [contenteditable=true]')].flatMap((field) => {
      const isTyped = !/^(radio|checkbox|range|file|hidden|button|submit|color)$/.test(
        field.getAttribute('type') ?? '',
      )
      const size = Number.parseFloat(getComputedStyle(field).fontSize)
      return isTyped && size < 16 && field.checkVisibility() && !field.closest('[aria-hidden=true]')
        ? [`${field.outerHTML.slice(0, 90)}: ${size} px`]
        : []
    })
  const look = async (path: string) => {
    await page.setViewportSize({ width: 390, height: 900 })
    expect.soft(await page.evaluate(small), path).toEqual([])
  }
  await eachOfStorefront(page, look)
  await eachOfAdmin(page, look)
})

// WEB-27
test('a customer with a long name fits beside everything in the header, and on each own page', async ({
  page,
}) => {
  const { session } = await newCustomer()
  const named = { name: 'Məhəmmədhüseynağa', surname: 'Hacıməmmədrəsulzadə-Şahtaxtinskaya' }
  await callApi('PUT', `/Clients/${session.id}`, { token: session.accessToken, body: named }).catch(
    () => undefined,
  )
  await chooseLanguage(page, 'ru')
  await keepSession(page, { ...session, ...named })
  await page.setViewportSize({ width: 1024, height: 900 })
  await page.goto('/')
  await ready(page)
  await eachScreen(page, [...screens, ...own], (path) => expectFits(page, path, [768, 1024, 1100]))
})
