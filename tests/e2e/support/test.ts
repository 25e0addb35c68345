import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { test as base, expect, type Page } from '@playwright/test'
import { htmlFaults } from '../../support/html-faults.ts'
import { violationsIn } from './axe.ts'
import { isRelease } from './release.ts'
import { type Site, startSite } from './site.ts'

/** Every journey fails on a console error, a refused script or style, or a hydration error. */
export const test = base.extend<
  { errors: string[]; allowedErrors: RegExp | null; slowLine: number; heldBack: undefined },
  { ownSite: Site }
>({
  /** Of each worker: what its journeys change no other worker sees. */
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads off the pattern which fixtures are needed.
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: ({ ownSite }, use) => use(ownSite.address),
  /** What a journey provokes itself. */
  allowedErrors: [null, { option: true }],
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { testId }) => {
    const [a, b, c] = createHash('sha256').update(testId).digest()
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': `10.${a}.${b}.${c}` })
  },
  /** What a busy machine does to a journey now and then, `SLOW_LINE=800` does always: calls leave up to 800 ms late. */
  slowLine: [Number(process.env.SLOW_LINE ?? 0), { option: true }],
  heldBack: [
    async ({ context, slowLine }, use) => {
      if (slowLine > 0)
        await context.route('**/trpc/**', async (route) => {
          await setTimeout(Math.random() * slowLine)
          await route.fallback()
        })
      await use(undefined)
    },
    { auto: true },
  ],
  errors: [
    async ({ page, browser, allowedErrors }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(`page error: ${error.message}`))
      page.on('console', (message) => {
        const refusal = message.text().startsWith('Failed to load resource')
        if (message.type() === 'error' && !refusal) errors.push(`console: ${message.text()}`)
      })
      await use(errors)
      // What a route still holds when a journey has seen its end is no failure of it.
      for (const context of browser.contexts()) {
        await context.unrouteAll({ behavior: 'ignoreErrors' })
        for (const opened of context.pages()) await opened.unrouteAll({ behavior: 'ignoreErrors' })
      }
      expect(errors.filter((error) => !allowedErrors?.test(error))).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

/**
 * Nothing that axe finds wrong on the screen as it stands, or in a part of it. Every screen is measured by all rules
 * once, and every state of it before a release (release.ts): colours and sizes come from tokens. A notice may come
 * while axe looks, its letters half there: what is wrong is still so at the second look.
 */
export async function expectAccessible(
  page: Page,
  part = 'html',
  rules: 'all' | 'quick' = isRelease ? 'all' : 'quick',
): Promise<void> {
  const found = await wrongIn(page, part, rules)
  if (found.length > 0) expect(await wrongIn(page, part, rules)).toEqual([])
}

/**
 * Nothing that the HTML standard forbids in the document as it stands. A part may be put in while it is read, and what
 * it names only in the next turn: what is wrong is still so at the second look.
 */
export async function expectValid(page: Page): Promise<void> {
  const found = await htmlFaults(await page.content())
  if (found.length > 0) expect(await htmlFaults(await page.content()), page.url()).toEqual([])
}

async function wrongIn(page: Page, part: string, rules: 'all' | 'quick'): Promise<string[]> {
  await settled(page)
  const wrong = []
  for (const { id, target } of await violationsIn(page, part, rules))
    if (id !== 'target-size' || (await isSmallInTheMiddle(page, part, target))) wrong.push(`${id}: ${target}`)
  return wrong
}

/** What lies half under a bar at the window's edge is looked at again where nothing covers it. */
async function isSmallInTheMiddle(page: Page, part: string, target: string): Promise<boolean> {
  const scrolled = await page.evaluate((selector) => {
    const before = scrollY
    document.querySelector(selector)?.scrollIntoView({ block: 'center' })
    return before
  }, target)
  const found = await violationsIn(page, part, 'all')
  await page.evaluate((top) => scrollTo(0, top), scrolled)
  return found.some((one) => one.id === 'target-size' && one.target === target)
}

/**
 * Until everything stands where it ends, in its last colour. It is asked for by state: what a browser skips because it
 * is out of view (content-visibility) reaches its end there without its promise `finished` ever being fulfilled.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  )
}

export async function chooseLanguage(page: Page, language: 'az' | 'ru' | 'en'): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, url: process.env.E2E_SITE ?? '' }])
  await page.addInitScript((value) => localStorage.setItem('language', value), language)
}

/** Opens a page of the storefront: what is pressed from now on its program answers, also without a connection. */
export async function openReady(page: Page, address: string) {
  const response = await page.goto(address)
  await ready(page)
  return response
}

/** Until the storefront's program has taken the page over and has come with all its parts. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => !('earlyPress' in window))
  await page.waitForLoadState('networkidle')
}

/**
 * The page reads anew what it shows, as when one comes back to its tab after a while; until a procedure has answered.
 * The page's clock was installed before.
 */
export async function lookAgain(page: Page, procedure: string): Promise<void> {
  const read = page.waitForResponse((answer) => answer.url().includes(procedure))
  await page.clock.fastForward(31_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await (await read).finished()
}
