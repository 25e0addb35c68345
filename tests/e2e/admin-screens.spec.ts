import type { Page, Route } from '@playwright/test'
import { logIn, type SignedIn } from './support/accounts.ts'
import { newStaffMember, openAdmin } from './support/admin.ts'
import { isRelease } from './support/release.ts'
import { expect, expectAccessible, expectValid, test } from './support/test.ts'
import { tornApart } from './support/torn-apart.ts'

/** Roles of the demo between which every area is missing once. */
type Stranger = 'ContentCreator' | 'SuperVisor'

type AdminScreen = {
  path: string
  /** In the main part once what it shows has come. */
  ready: string
  /** Who lacks its area; nobody where every member of the staff may open it. */
  stranger?: Stranger
}

const texts: Omit<AdminScreen, 'path'> = { ready: 'form', stranger: 'SuperVisor' }
const cards: Omit<AdminScreen, 'path'> = { ready: 'article', stranger: 'SuperVisor' }

/** Every screen of the admin. */
const screens: AdminScreen[] = [
  { path: '/admin', ready: 'section' },
  { path: '/admin/home/correction', ...texts },
  { path: '/admin/home/aboutus', ...texts },
  { path: '/admin/home/partners', ...cards },
  { path: '/admin/home/advertisements', ...cards },
  { path: '/admin/home/pages/delivery', ...texts },
  { path: '/admin/services/editservicespage', ...texts },
  { path: '/admin/services/services', ready: 'table', stranger: 'SuperVisor' },
  { path: '/admin/services/readymade', ...texts },
  { path: '/admin/services/addservice', ...texts },
  { path: '/admin/services/servicesmore/2', ...texts },
  { path: '/admin/services/addproduct?service=2', ...texts },
  { path: '/admin/services/editproduct/2', ...texts },
  { path: '/admin/services/profiles', ready: 'ul', stranger: 'SuperVisor' },
  { path: '/admin/services/profiles/1', ...texts },
  { path: '/admin/services/addprofile', ...texts },
  { path: '/admin/portfolio/editportfoliopage', ...texts },
  { path: '/admin/portfolio/portfolio', ...cards },
  { path: '/admin/portfolio/portfoliocardadd', ...texts },
  { path: '/admin/portfolio/portfoliocardedit/3', ...texts },
  { path: '/admin/companies/editcompaniespage', ...texts },
  { path: '/admin/companies/companies', ...cards },
  { path: '/admin/companies/addcompany', ...texts },
  { path: '/admin/companies/editcompany/6', ...texts },
  { path: '/admin/contact/contact', ...texts },
  { path: '/admin/contact/inbox', ready: 'nav, [role=tablist], ul', stranger: 'SuperVisor' },
  { path: '/admin/contact/replies?open=new', ready: 'form', stranger: 'ContentCreator' },
  { path: '/admin/socialmedia', ...cards },
  { path: '/admin/myinformation', ready: 'form' },
  { path: '/admin/admins', ready: 'table', stranger: 'ContentCreator' },
  { path: '/admin/rolesandpermissions', ready: '[role=grid]', stranger: 'ContentCreator' },
  { path: '/admin/users', ready: 'table', stranger: 'ContentCreator' },
  { path: '/admin/newordersadmin', ready: 'h1', stranger: 'ContentCreator' },
  { path: '/admin/quotes', ready: 'ul li', stranger: 'ContentCreator' },
  { path: '/admin/quotes/2', ready: 'fieldset' },
  { path: '/admin/artwork', ready: 'ol, h2', stranger: 'ContentCreator' },
  { path: '/admin/artwork?side=customer', ready: 'ol, h2' },
  { path: '/admin/ordersadmin/58/proof', ready: 'h2' },
  { path: '/admin/ordersadmin', ready: 'table', stranger: 'ContentCreator' },
  { path: '/admin/new-order', ready: '[role=combobox]', stranger: 'ContentCreator' },
  { path: '/admin/new-order?as=quote', ready: '[role=combobox]' },
  { path: '/admin/ordersadmin/board', ready: 'section', stranger: 'ContentCreator' },
  { path: '/admin/calendar', ready: 'section', stranger: 'ContentCreator' },
  { path: '/admin/delivery', ready: 'section, h2', stranger: 'ContentCreator' },
  { path: '/admin/delivery?tab=over', ready: 'section, h2' },
  { path: '/admin/calendar/kinds?open=1', ready: 'form', stranger: 'ContentCreator' },
  { path: '/admin/delivery/zones?way=2', ready: 'table', stranger: 'ContentCreator' },
  { path: '/admin/payments', ready: 'nav', stranger: 'ContentCreator' },
  { path: '/admin/payments?tab=day&payer=find', ready: 'table, h2' },
  { path: '/admin/payments?tab=terms', ready: 'form' },
  { path: '/admin/payments/statement', ready: '[data-drop-zone]', stranger: 'ContentCreator' },
  { path: '/admin/till', ready: 'aside', stranger: 'ContentCreator' },
  { path: '/admin/documents', ready: 'table', stranger: 'ContentCreator' },
  { path: '/admin/documents?tab=portal', ready: 'table' },
  { path: '/admin/documents?tab=works', ready: 'section, h2' },
  { path: '/admin/documents?tab=act', ready: 'li, tr' },
  { path: '/admin/documents?tab=receipt', ready: 'li, tr, h2' },
  { path: '/admin/documents/requisites', ready: 'form', stranger: 'ContentCreator' },
  { path: '/admin/reports', ready: 'table', stranger: 'ContentCreator' },
  { path: '/admin/reports?tab=customers', ready: 'table' },
  { path: '/admin/reports?tab=delivery', ready: 'h2' },
  { path: '/admin/reports?tab=debts', ready: 'table' },
  { path: '/admin/reports?tab=vat', ready: 'table' },
  { path: '/admin/discounts', ready: 'form', stranger: 'ContentCreator' },
  { path: '/admin/history', ready: 'time', stranger: 'ContentCreator' },
  { path: '/admin/history?view=signins', ready: 'time' },
  { path: '/admin/translations', ready: 'h2, ul, table' },
]

const widths = [390, 768, 1440]

let admin: SignedIn

test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})

/**
 * To another screen as a link leads there, without a load. The screen before it stands until the new one is ready, and
 * may look ready itself: the title tells them apart.
 */
async function go(page: Page, path: string): Promise<void> {
  const left = { title: await page.title(), pathname: new URL(page.url()).pathname }
  await page.evaluate((to) => history.pushState(null, '', to), path)
  await expect(page).toHaveURL(`${process.env.E2E_SITE ?? ''}${path}`)
  if (new URL(page.url()).pathname !== left.pathname) await expect(page).not.toHaveTitle(left.title)
}

for (const [turn, language] of (['az', 'ru', 'en'] as const).entries()) {
  // WEB-20
  test(`every admin screen in ${language}: axe finds nothing, no word is torn apart, the console stays empty`, async ({
    page,
  }) => {
    await openAdmin(page, '/admin/myinformation', admin, language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.getByRole('main').locator('form').waitFor()
    await expectAccessible(page, 'html', 'all')
    for (const [index, { path, ready }] of screens.entries()) {
      // Every screen in one language, by turns; before a release each in all.
      if (!isRelease && index % 3 !== turn) continue
      // Between two languages every screen is looked at in the light and in the dark.
      await page.emulateMedia({ colorScheme: (index + turn) % 2 === 0 ? 'light' : 'dark' })
      await go(page, path)
      await page
        .getByRole('main')
        .locator(ready)
        .filter({ visible: true })
        .first()
        .waitFor({ timeout: 45_000 })
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
      await expectAccessible(page, 'main', 'all')
      await expectValid(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        // Parts that depend on the width follow a moment later.
        await expect
          .poll(() => page.evaluate(tornApart), { message: `${path} at ${width} px`, timeout: 3000 })
          .toEqual([])
      }
    }
  })
}

test('figures of a busy house are whole on the first screen, whatever stands beside them', async ({
  page,
}) => {
  await page.route(/trpc\/[^?]*overview\.statuses/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/(?<="count":)\d+(?=,"since")/g, '1284')
    await route.fulfill({ response, body })
  })
  await openAdmin(page, '/admin', admin, 'ru')
  const figures = page.getByRole('list', { name: 'Заказы по статусу' }).getByText(/^1.284$/)
  await expect(figures).toHaveCount(6)
  for (const width of [320, 390, 768, 1024, 1400, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(tornApart), { message: `${width} px`, timeout: 3000 }).toEqual([])
    const over = await figures.evaluateAll((all) =>
      all.filter(
        (one) => one.getBoundingClientRect().right > (one.closest('li')?.getBoundingClientRect().right ?? 0),
      ),
    )
    expect(over, `${width} px`).toHaveLength(0)
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

/** 403 for each call of a batch. */
function refuseAll(route: Route): Promise<void> {
  const calls = new URL(route.request().url()).pathname.split(',')
  const data = { code: 'FORBIDDEN', httpStatus: 403 }
  return route.fulfill({
    status: 403,
    json: calls.map(() => ({ error: { message: 'Yox', code: -32003, data } })),
  })
}

for (const stranger of ['ContentCreator', 'SuperVisor'] as const) {
  // ADM-1
  test(`what a ${stranger} may not see isn't in the sidebar, and its address leads away with the alert`, async ({
    page,
  }) => {
    await openAdmin(page, '/admin', await newStaffMember(admin, stranger))
    const menu = page.getByRole('complementary', { name: 'Menyu' })
    const alert = page.getByRole('alert').getByText('Bu əməliyyat üçün icazəniz yoxdur')
    const start = `${process.env.E2E_SITE ?? ''}/admin`
    await expect(menu.getByRole('link').first()).toBeVisible()
    const forbidden = screens.filter((screen) => screen.stranger === stranger)
    for (const { path } of screens) {
      const isForbidden = forbidden.some((screen) => screen.path === path)
      const link = menu.locator(`a[href="${path}"]`)
      if (isForbidden) await expect(link).toHaveCount(0)
    }
    const some = forbidden.filter((_, index) => isRelease || index % 4 === 0)
    for (const { path } of some.filter(({ path }) => path !== '/admin/ordersadmin')) {
      await page.evaluate((to) => history.pushState(null, '', to), path)
      await expect(page).toHaveURL(start)
      await expect(alert).toBeVisible()
      await expect(async () => {
        if (await alert.isVisible())
          await page.getByRole('alert').getByRole('button', { name: 'Bildirişi bağla' }).click()
        await expect(alert).toBeHidden({ timeout: 500 })
      }).toPass()
    }
    if (stranger === 'SuperVisor') {
      // The server has the last word, whatever the device knows.
      await page.route('**/trpc/**customers.list**', refuseAll)
      await page.evaluate(() => history.pushState(null, '', '/admin/users'))
      await expect(page).toHaveURL(start)
      await expect(alert).toBeVisible()
      return
    }
    // All orders lead to /, which leads staff on to /admin, where the alert is said.
    await page.evaluate(() => history.pushState(null, '', '/admin/ordersadmin'))
    await expect(page).not.toHaveURL(/ordersadmin/)
    await expect(alert).toBeVisible()
    await expect(page).toHaveURL(start)
  })
}
