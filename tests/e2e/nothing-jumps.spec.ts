import { unlessFirst } from './support/release.ts'
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

const windows = [
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
]
// WEB-23
for (const size of windows)
  test(`at ${size.width} px nothing jumps while a page and its program come${unlessFirst(size === windows[0])}`, async ({
    page,
  }) => {
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
