import { logIn, type SignedIn } from './support/accounts.ts'
import { openAdmin } from './support/admin.ts'
import { expect, test } from './support/test.ts'

let admin: SignedIn
test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})

test('rows line up: boxes of the orders, phone numbers of the inbox and of the requests on the first screen', async ({
  page,
}) => {
  await openAdmin(page, '/admin', admin, 'ru')
  for (const [path, width, name] of [
    ['/admin/ordersadmin', 390, /^Выбрать № /],
    ['/admin/contact/inbox?show=all', 768, /^Позвонить/],
    ['/admin', 390, /^Позвонить/],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${process.env.E2E_SITE ?? ''}${path}`)
    const cells = page.locator('main').getByRole(path.includes('orders') ? 'checkbox' : 'link', { name })
    await expect(cells.nth(1)).toBeVisible()
    const lefts = await cells.evaluateAll((all) =>
      all
        .filter((cell) => cell.checkVisibility())
        .map((cell) => Math.round(cell.getBoundingClientRect().left)),
    )
    expect(new Set(lefts).size, `${path}: ${lefts}`).toBe(1)
  }
})
