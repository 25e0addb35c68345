import { callApi, keepSession } from './support/accounts.ts'
import { newCustomer } from './support/shop.ts'
import { chooseLanguage, expect, test } from './support/test.ts'

// WEB-23
for (const language of ['az', 'ru'] as const)
  test(`№ stands in the page's own letters when it is first shown, in ${language}`, async ({ page }) => {
    const { session } = await newCustomer()
    const body = { serviceId: 1, count: 370 }
    const { id } = await callApi<{ id: number }>('POST', '/order', { token: session.accessToken, body })
    await keepSession(page, session)
    await chooseLanguage(page, language)
    await page.addInitScript(() => {
      const watcher = new MutationObserver(() => {
        if (!document.querySelector('main')?.textContent?.includes('№')) return
        watcher.disconnect()
        const heading = '900 40px "Roboto Flex"'
        Object.assign(window, { hadSign: document.fonts.check(heading, '№') })
      })
      watcher.observe(document, { subtree: true, childList: true, characterData: true })
    })
    for (const path of [`/myorder/${id}`, '/myorder']) {
      await page.goto(path)
      await page.waitForFunction(() => 'hadSign' in window)
      expect(await page.evaluate(() => Reflect.get(window, 'hadSign')), path).toBe(true)
    }
  })
