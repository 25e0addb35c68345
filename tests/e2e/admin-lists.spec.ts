import { logIn, type SignedIn } from './support/accounts.ts'
import { openAdmin } from './support/admin.ts'
import { expect, expectAccessible, test } from './support/test.ts'

let admin: SignedIn

test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})

const lists = [
  '/admin/ordersadmin',
  '/admin/users',
  '/admin/contact/inbox?show=all',
  '/admin/services/services',
  '/admin/portfolio/portfolio',
  '/admin/companies/companies',
  '/admin/history',
  '/admin/history?view=signins',
]

test('every paged list of the office offers how many a page has @release', async ({ page }) => {
  await openAdmin(page, '/admin', admin)
  for (const path of lists) {
    await page.goto(`${process.env.E2E_SITE}${path}`)
    const options = page.getByLabel('Səhifədə').getByRole('option')
    await expect(options.filter({ hasText: /^50$/ }), path).toBeAttached()
  }
})

// ADM-5
test('cards begin with the size of the window and keep a chosen one, on a phone too @release', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdmin(page, '/admin/services/services?page=2', admin)
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
  await openAdmin(page, '/admin/ordersadmin', admin)
  const opened = page.getByRole('heading', { level: 1, name: /^Sifariş №/ })
  const links = page.locator('[data-order] a[data-row]:visible')
  await links.first().click()
  await expect(page.getByRole('heading', { name: 'Müştəri', exact: true })).toBeVisible()
  await page.goBack()
  await context.setOffline(true)
  await links.nth(1).click()
  await expect(opened).toBeVisible()
  const told = page.getByRole('status').filter({ hasText: 'Bağlantı yoxdur' })
  await expect(told).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Müştəri', exact: true })).toBeVisible()
  await expect(told).toBeHidden()
})

test('on a phone filters are folded behind a button that counts those in force; a tablet has the table', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAdmin(page, '/admin/history', admin)
  const where = page.getByLabel('Harada')
  for (const path of [
    '/admin/history',
    '/admin/history?view=signins',
    '/admin/ordersadmin',
    '/admin/translations',
  ]) {
    await page.goto(`${process.env.E2E_SITE}${path}`)
    const fold = page.getByRole('button', { name: /^Filtrlər/ })
    await expect(fold).toHaveText('Filtrlər')
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByRole('main').locator('[data-filters] select:visible')).toHaveCount(0)
  }
  await page.goto(`${process.env.E2E_SITE}/admin/history?kind=partner&from=2020-01-01`)
  const fold = page.getByRole('button', { name: 'Filtrlər (2)' })
  await fold.click()
  await expect(where).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect(fold).toBeHidden()
  await expect(where).toBeVisible()
  for (const list of ['ordersadmin', 'users', 'services/services', 'admins']) {
    await page.goto(`${process.env.E2E_SITE}/admin/${list}`)
    await expect(page.getByRole('table'), list).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), list).toBe(820)
  }
})

test('a row opened at once after typing is what opens, however late its screen comes; the search does not call it off @release', async ({
  page,
}) => {
  await page.clock.install()
  await openAdmin(page, '/admin/services/services', admin)
  const row = page.locator('[data-service]').filter({ hasText: 'Vizit kartları' }).first()
  await expect(row).toBeVisible()
  const late = Promise.withResolvers<void>()
  await page.route(/\/trpc\/services\.\w+/, async (route) => {
    await late.promise
    await route.continue()
  })
  await page.getByRole('searchbox').fill('vizit')
  await row
    .getByRole('link', { name: /Vizit kartları/ })
    .first()
    .click()
  // Longer than the search waits for another letter.
  await page.clock.runFor(1000)
  late.resolve()
  await expect(page).toHaveURL(/\/admin\/services\/servicesmore\/\d+$/)
  await expect(page.getByRole('textbox', { name: /^Ad/ }).first()).toHaveValue('Vizit kartları')
  await expect(page).toHaveURL(/\/admin\/services\/servicesmore\/\d+$/)
})
