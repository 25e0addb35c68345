import type { Page } from '@playwright/test'
import { callApi, keepSession, logIn } from './support/accounts.ts'
import { newCustomer } from './support/shop.ts'
import { chooseLanguage, expect, test } from './support/test.ts'

type Order = { id: number }
type Artwork = { state: string; versions: { pages: unknown[] }[] }

/** The demo's customer, with an order of theirs whose artwork is shown in that state. */
async function orderWith(state: string) {
  const session = await logIn('client@example.com')
  const { accessToken: token } = session
  for (const { id } of await callApi<Order[]>('GET', '/order/mine', { token })) {
    const artwork = await callApi<Artwork>('GET', `/order/${id}/artwork`, { token })
    if (artwork.state === state) return { id, session }
  }
  throw new Error(`No order of the demo's customer is ${state}.`)
}

/** What is only there to be pressed, typed into or led elsewhere. */
const useless = 'nav, header, footer, form, a[href="#artwork"], a[href="#content"], button:not(:has(img))'

/** As paper has it: nothing to press, and no frame without its picture. */
async function expectPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  // A file's name says something, and so does the day of a version.
  const pressed = page.locator(useless).filter({ visible: true, hasNotText: /\.pdf|^v\d/ })
  expect(await pressed.allTextContents()).toEqual([])
  await expect(page.locator('figure').filter({ hasNot: page.locator('img'), visible: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

// WEB-29
test.describe('what somebody prints has nothing to press and no empty frame', () => {
  test.beforeEach(({ page }) => chooseLanguage(page, 'az'))

  for (const state of ['NeedsFix', 'Approved', 'NotNeeded'])
    test(`the page of an order whose artwork is ${state}`, async ({ page }) => {
      const { id, session } = await orderWith(state)
      await keepSession(page, session)
      await page.goto(`/myorder/${id}`)
      await expect(page.getByRole('heading', { name: 'Yazışma' })).toBeVisible()
      await expectPaper(page)
    })

  test('the page of a link whose pictures have not come', async ({ page }) => {
    const { id, session } = await orderWith('NeedsFix')
    const { token } = await callApi<{ token: string }>('POST', `/order/${id}/links`, {
      token: session.accessToken,
      body: {},
    })
    await page.route('**/artwork/files/*/pages/*', (route) => route.abort())
    await page.goto(`/o/${token}`)
    await expect(page.locator('figure').first()).toBeVisible()
    await expectPaper(page)
  })

  test('a quote', async ({ page }) => {
    const { accessToken: token } = await logIn('admin@example.com')
    const [quote] = await callApi<Order[]>('GET', '/quotes?turn=customer', { token })
    const { url } = await callApi<{ url: string }>('POST', `/quotes/${quote?.id}/link`, { token })
    await page.setViewportSize({ width: 703, height: 600 })
    await page.goto(url)
    await expect(page.locator('.choice-bar')).toBeVisible()
    await expectPaper(page)
    await expect(page.locator('.choice-bar')).toBeHidden()
  })

  test('the basket', async ({ page }) => {
    const { session } = await newCustomer()
    await keepSession(page, session)
    await callApi('PUT', '/basket', {
      token: session.accessToken,
      body: { version: 0, lines: [{ id: 'leaflet', serviceId: 2, serviceTypeId: 3, count: 100 }] },
    })
    await page.goto('/basket')
    await expect(page.getByText('Maket hələ yoxdur')).toBeVisible()
    await expectPaper(page)
  })
})
