import type { Page } from '@playwright/test'
import { callApi, logIn, type SignedIn } from './support/accounts.ts'
import { acceptedOrder, openAdmin, placeOrder } from './support/admin.ts'
import { newCustomer } from './support/shop.ts'
import { expect, expectAccessible, test } from './support/test.ts'

declare global {
  interface Window {
    told: { tones: number; notices: string[]; isHidden: boolean }
  }
}

let admin: SignedIn
let client: SignedIn

test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
  client = (await newCustomer()).session
})

/** Instead of loudspeaker and desktop: what was told, with the browser's answer to who asks for leave. */
async function listen(page: Page, answer: 'granted' | 'denied'): Promise<void> {
  await page.addInitScript((permission) => {
    window.told = { tones: 0, notices: [], isHidden: false }
    Object.defineProperty(document, 'hidden', { get: () => window.told.isHidden })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when) {
      window.told.tones += 1
      start.call(this, when)
    }
    class Told {
      static permission = permission
      static requestPermission = async () => permission
      onclick = null
      constructor(words: string) {
        window.told.notices.push(words)
      }
    }
    Object.defineProperty(window, 'Notification', { value: Told })
  }, answer)
}
const told = (page: Page) => page.evaluate(() => window.told)

/** Others' orders come meanwhile, so the title is compared with what the server counts. */
async function expectTitleCounts(page: Page): Promise<number> {
  let shown = 0
  await expect(async () => {
    const { count } = await callApi<{ count: number }>('GET', '/order/getneworderscount', {
      token: admin.accessToken,
    })
    shown = Number(/^\((\d+)\) \S/.exec(await page.title())?.[1])
    expect(shown).toBe(count)
  }).toPass({ timeout: 60_000 })
  return shown
}

test('new orders are counted in the tab’s title on every screen, and told by sound and notification on wish', async ({
  page,
}) => {
  await listen(page, 'granted')
  const live = page.waitForResponse((response) => response.url().endsWith('/trpc/live'))
  await openAdmin(page, '/admin/newordersadmin', admin)
  await live
  await placeOrder(client)
  await expectTitleCounts(page)
  expect(await told(page)).toMatchObject({ tones: 0, notices: [] })

  await page.getByRole('button', { name: 'Bildirişlər' }).click()
  await page.getByRole('switch', { name: 'Səs' }).click()
  // It is heard, so that one knows it.
  await expect.poll(async () => (await told(page)).tones).toBeGreaterThan(0)
  await page.getByRole('switch', { name: 'Bildiriş', exact: true }).click()
  await expect(page.getByRole('switch', { name: 'Bildiriş', exact: true })).toBeChecked()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Müştərilər' }).first().click()
  await expect(page).toHaveURL(/\/admin\/users/)
  await expectTitleCounts(page)
  const before = (await told(page)).tones
  await placeOrder(client)
  await expect.poll(async () => (await told(page)).tones).toBeGreaterThan(before)
  expect((await told(page)).notices).toEqual([])
  await page.evaluate(() => {
    window.told.isHidden = true
  })
  await placeOrder(client)
  await expect
    .poll(async () => (await told(page)).notices)
    .toContainEqual(expect.stringMatching(/yeni sifariş gəldi/i))

  await page.reload()
  await expectTitleCounts(page)
  await page
    .getByRole('link', { name: /Yeni sifarişlər/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Bildirişlər' }).click()
  await expect(page.getByRole('switch', { name: 'Səs' })).toBeChecked()
})

test('a browser that allows no notifications says so, and the switch stays off @release', async ({
  page,
}) => {
  await listen(page, 'denied')
  await openAdmin(page, '/admin/newordersadmin', admin, 'en')
  await page.getByRole('button', { name: 'Alerts' }).click()
  const notification = page.getByRole('switch', { name: 'Notification' })
  await notification.click()
  await expect(page.getByText('This browser doesn’t allow it')).toBeVisible()
  await expect(notification).not.toBeChecked()
})

test('the landing tells the last events, each a link, and sets the weeks beside those before', async ({
  page,
}) => {
  await openAdmin(page, '/admin', admin)
  const orders = page.getByRole('img', { name: /^Həftələr üzrə sifarişlər:/ })
  // Each week's figure with that of twelve weeks before, in words too.
  await expect(orders).toHaveAccessibleName(/: \d+ \(\d+\)/)
  await expect(orders.locator('pattern circle').first()).toBeAttached()
  await expect(page.getByText('əvvəlki 12 həftə', { exact: true }).first()).toBeVisible()
  const events = page.getByRole('region', { name: 'Son hadisələr' })
  await expect(events.getByRole('link').first()).toBeVisible()
  await expectAccessible(page)
  // Six are shown, and others work meanwhile.
  await expect(async () => {
    const id = await acceptedOrder(client, admin, 41)
    await page.reload()
    const event = events.getByRole('link').filter({ hasText: `№ ${id}: Qəbul edilib` })
    await expect(event).toContainText(/Rəna Nağıyeva · №\s\d+: Qəbul edilib, 41,00/, { timeout: 5000 })
    await event.click({ timeout: 2000 })
    await expect(page).toHaveURL(new RegExp(`/admin/ordersadmin/${id}`))
  }).toPass()
})
