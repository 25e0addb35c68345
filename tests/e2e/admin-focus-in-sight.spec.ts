import type { Page } from '@playwright/test'
import { callApi, logIn, type SignedIn } from './support/accounts.ts'
import { openAdmin } from './support/admin.ts'
import { newCustomer } from './support/shop.ts'
import { expect, test } from './support/test.ts'

let admin: SignedIn
test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})

/** What lies over the field with the focus, or that it is out of the window; null where it is in sight as a whole, or nothing has it. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement
    if (!field || field === document.body) return null
    const { top, bottom, left, right } = field.getBoundingClientRect()
    // Where a dialog's focus turns round.
    if (bottom - top < 2) return null
    const name = `${field.getAttribute('aria-label') ?? field.id} ${Math.round(top)}–${Math.round(bottom)}`
    if (top < 0 || bottom > innerHeight) return `${name} is out of the window`
    const middle = (left + right) / 2
    for (const y of [top + 1, (top + bottom) / 2, bottom - 1]) {
      const there = document.elementFromPoint(Math.min(middle, innerWidth - 1), y)
      if (
        there &&
        there !== field &&
        !field.contains(there) &&
        !there.contains(field) &&
        !there.closest('label')
      )
        return `${name} lies under ${there.tagName} ${there.className.toString().slice(0, 60)}`
    }
    return null
  })
const expectInSight = (page: Page) => expect.poll(() => hiddenFocus(page), { timeout: 5000 }).toBeNull()

/** No day has room for any line; that is answered once what is returned is called. */
async function fullDays(page: Page): Promise<() => void> {
  const { promise: said, resolve: say } = Promise.withResolvers<void>()
  await page.route(/production\.room/, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await said
    await route.fulfill({ response, body: text.replaceAll('"isFull":false', '"isFull":true') })
  })
  return say
}

for (const width of [390, 1024, 1440]) {
  // WEB-60
  test(`the field with the focus stays in sight at the counter, whatever comes above it, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await openAdmin(page, '/admin/new-order', admin)
    const add = page.getByRole('combobox', { name: 'Məhsul və ya sərbəst mətn' })
    await add.focus()
    for (let line = 1; line <= 6; line += 1) {
      await page.keyboard.type(`Sınaq ${line}`)
      await expect(page.getByRole('option').last()).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page.locator('[data-line-of]')).toHaveCount(line)
      await expectInSight(page)
      await add.focus()
      await expectInSight(page)
    }
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Shift+Tab')
      await expectInSight(page)
    }
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab')
      await expectInSight(page)
    }
  })

  // WEB-60
  test(`the field with the focus stays in sight when the bar at the foot grows, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await openAdmin(page, '/admin/new-order', admin)
    const sayFull = await fullDays(page)
    const add = page.getByRole('combobox', { name: 'Məhsul və ya sərbəst mətn' })
    for (let line = 1; line <= 6; line += 1) {
      await add.focus()
      await page.keyboard.type(`Sınaq ${line}`)
      await expect(page.getByRole('option').last()).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page.locator('[data-line-of]')).toHaveCount(line)
    }
    await add.focus()
    await expectInSight(page)
    sayFull()
    await expect(page.getByText('6 işə adi günlərinə qədər yer yoxdur')).toBeVisible()
    await expectInSight(page)
  })

  // WEB-60
  test(`the field with the focus stays in sight when the bar to save comes, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await openAdmin(page, '/admin/companies/editcompaniespage', admin)
    const field = page.getByLabel('Təsvir', { exact: true })
    await field.focus()
    // At the window's edge, where the bar is about to be.
    await field.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await page.keyboard.type('Sınaq')
    await expect(page.getByRole('region', { name: 'Yadda saxlanmamış dəyişikliklər' })).toBeVisible()
    await expectInSight(page)
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab')
      await expectInSight(page)
    }
  })

  // WEB-60
  test(`the field with the focus stays in sight where payments and services are written, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    const { session } = await newCustomer()
    for (let made = 0; made < 4; made += 1) {
      const { id } = await callApi<{ id: number }>('POST', '/order', {
        token: session.accessToken,
        body: { serviceId: 1, count: 50 },
      })
      await callApi('PUT', '/order', { token: admin.accessToken, body: { Id: id, price: 40 } })
    }
    for (const address of [
      `/admin/payments?payer=${session.id}`,
      '/admin/servicesmore/1',
      '/admin/payments?tab=terms',
      '/admin/clientsadmin',
    ]) {
      await openAdmin(page, address, admin)
      await expect(page.locator('main h1')).toBeAttached()
      for (let step = 0; step < 60; step += 1) {
        await page.keyboard.press('Tab')
        expect(await hiddenFocus(page), `${address} after ${step} steps`).toBeNull()
      }
    }
  })
}
