import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const pages = [
  '/',
  '/services',
  '/services/card/1',
  '/services/card/2',
  '/services/card/prices/1',
  '/services/card/prices/2',
  '/portfolio',
  '/portfolio/1',
  '/companies',
  '/companies/details/1',
  '/contact',
  '/info/delivery',
  '/login',
  '/order',
  '/myorder',
  '/basket',
  '/nowhere',
]

/**
 * The rules of the sheet that hold for an element of the page, as the browser sees it, in whatever state the element is;
 * without those that the page came with.
 */
const missingRules = (page: Page) =>
  page.evaluate(() => {
    const later = /hover:\s*hover|^print$/
    const parts = /(?<!\\)::[a-z-]+(?:\([^)]*\))?/g
    const partOf = (_: string, at: number, selector: string) =>
      /^$|[\s,>+~]/.test(selector.charAt(at - 1)) ? '*' : ''
    const states =
      /(?<!\\):(?:hover|focus-visible|focus-within|focus|active|disabled|enabled|checked)(?![\w-])/g
    function* rulesIn(rules: CSSRuleList, around = ''): Generator<{ key: string; selector: string }> {
      for (const rule of rules)
        if (rule instanceof CSSStyleRule)
          yield {
            key: `${around}${rule.cssText}`,
            selector: rule.selectorText.replace(parts, partOf).replace(states, ':is(*)'),
          }
        else if (rule instanceof CSSGroupingRule) {
          const condition = rule instanceof CSSConditionRule ? rule.conditionText : ''
          if (!later.test(condition)) yield* rulesIn(rule.cssRules, `${around}${condition}{`)
        }
    }
    const isThere = (selector: string) => document.querySelector(selector) !== null
    const sheets = [...document.styleSheets]
    const first = new Set(
      sheets
        .filter(({ href }) => !href)
        .flatMap(({ cssRules }) => [...rulesIn(cssRules)].map(({ key }) => key)),
    )
    const whole = sheets.filter(({ href }) => href).flatMap(({ cssRules }) => [...rulesIn(cssRules)])
    const needed = whole.filter(({ selector }) => isThere(selector))
    return { needed: needed.length, missing: needed.flatMap(({ key }) => (first.has(key) ? [] : [key])) }
  })

// WEB-23
test('every page comes with all rules that hold for what is on it', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  for (const path of pages) {
    await page.goto(path)
    await expect
      .poll(() => page.evaluate(() => [...document.styleSheets].filter(({ href }) => href).length))
      .toBe(1)
    const { needed, missing } = await missingRules(page)
    expect(needed).toBeGreaterThan(200)
    expect(missing, path).toEqual([])
  }
})

test('without scripts a page links to its whole sheet', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const sheet = page.waitForResponse(/\/assets\/[^/]+\.css$/)
  await page.goto('/services')
  expect((await sheet).ok()).toBe(true)
  await context.close()
})

const windows = [
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
]
// WEB-23
for (const size of windows)
  test(`at ${size.width} px nothing jumps while a page and its program come`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
      }).observe({ type: 'layout-shift', buffered: true })
      document.addEventListener('DOMContentLoaded', () => {
        const footer = document.querySelector('footer')
        if (footer) footer.dataset.sent = ''
      })
    })
    for (const path of [...pages, '/myaccount']) {
      await page.goto(path)
      // The program has taken the page over.
      await page.waitForFunction(() => !('$_TSR' in window))
      await page.waitForLoadState('networkidle')
      const shifts = await page.evaluate<number[]>(() => Reflect.get(window, 'shifts'))
      // What web.dev calls good; letters of the fallback font are wider by some pixels.
      expect(
        shifts.reduce((sum, one) => sum + one, 0),
        path,
      ).toBeLessThan(0.1)
      // What the server sent below is not made anew, either.
      if (path !== '/') await expect(page.locator('footer'), path).toHaveAttribute('data-sent')
    }
  })
