import { callApi, keepSession } from './support/accounts.ts'
import { newCustomer } from './support/shop.ts'
import { chooseLanguage, expect, test } from './support/test.ts'

// WEB-23
for (const language of ['az', 'ru'] as const)
  test(`№ comes ahead with the page, in the page's own letters, in ${language}`, async ({ page }) => {
    const { session } = await newCustomer()
    const body = { serviceId: 1, count: 370 }
    const { id } = await callApi<{ id: number }>('POST', '/order', { token: session.accessToken, body })
    await keepSession(page, session)
    await chooseLanguage(page, language)
    for (const path of [`/myorder/${id}`, '/myorder']) {
      await page.goto(path)
      await expect(page.getByRole('main')).toContainText('№')
      await page.waitForFunction(() => document.fonts.check('900 40px "Roboto Flex"', '№'))
      // From the page's head: a font that only the style asks for comes after the first paint.
      const askedBy = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('roboto-flex-number'))
          .map((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType),
      )
      expect(askedBy, path).toEqual(['link'])
    }
  })
