import { logIn, type SignedIn } from './support/accounts.ts'
import { openOffice } from './support/office.ts'
import { expect, expectAccessible, test } from './support/test.ts'

let admin: SignedIn

test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})

const lists = [
  ...['/admin/ordersadmin', '/admin/users', '/admin/contact/inbox?show=all', '/admin/services/services'],
  ...[
    '/admin/portfolio/portfolio',
    '/admin/companies/companies',
    '/admin/history',
    '/admin/history?view=signins',
  ],
]

test('every paged list of the office offers how many a page has', async ({ page }) => {
  await openOffice(page, '/admin', admin)
  for (const path of lists) {
    await page.goto(`${process.env.E2E_SITE}${path}`)
    const options = page.getByLabel('Səhifədə').getByRole('option')
    await expect(options.filter({ hasText: /^50$/ }), path).toBeAttached()
  }
})

test('cards begin with the size of the window and keep a chosen one, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openOffice(page, '/admin/services/services?page=2', admin)
  const shown = page.locator('[data-service]:visible')
  await expect(shown).toHaveCount(2)
  await page.getByLabel('Səhifədə').selectOption('10')
  await expect(shown).toHaveCount(10)
  await expect(page).not.toHaveURL(/page=/)
  await expectAccessible(page)
  await page.reload()
  await expect(shown).toHaveCount(10)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(shown).toHaveCount(10)
  await page.getByLabel('Səhifədə').selectOption('9')
  await expect(shown).toHaveCount(9)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(shown).toHaveCount(2)
})

test('offline a newly opened screen says so, and opens by itself when the connection is back', async ({
  page,
  context,
}) => {
  await openOffice(page, '/admin/services/services', admin)
  await expect(page.getByRole('table')).toBeVisible()
  // Its file comes ahead of the first visit.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Müştərilər' }).click()
  const told = page.getByRole('status').filter({ hasText: 'Bağlantı yoxdur' })
  await expect(told).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByRole('table')).toBeVisible()
  await expect(told).toBeHidden()
})
