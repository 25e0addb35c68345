import { logIn, type SignedIn } from './support/accounts.ts'
import { openOffice } from './support/office.ts'
import { expect, test } from './support/test.ts'

const screens = [
  '/admin',
  '/admin/newordersadmin',
  '/admin/ordersadmin',
  '/admin/contact/inbox?show=all',
  '/admin/services/services',
  '/admin/services/addservice',
  '/admin/home/correction',
  '/admin/users/20',
  '/admin/admins',
]

let admin: SignedIn
test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})

/** Words of ordinary length that stand on two lines, and labels of buttons and lengths of time that do. */
function tornApart(): string[] {
  const found: string[] = []
  const longest = 24
  const lines = (node: Text, start: number, end: number) => {
    const range = document.createRange()
    range.setStart(node, start)
    range.setEnd(node, end)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  }
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (!node.parentElement?.checkVisibility() || node.parentElement.closest('textarea, select, .sr-only'))
      continue
    for (const { 0: word, index } of node.data.matchAll(/[^\s\u2009@/.‑–-]+/g))
      if (word.length <= longest && lines(node, index, index + word.length) > 1) found.push(word)
  }
  for (const button of document.querySelectorAll<HTMLElement>('main li form button')) {
    const range = document.createRange()
    range.selectNodeContents(button)
    const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ bottom }) => bottom)
    if (Math.max(...tops) - Math.min(...tops) > 12) found.push(button.textContent ?? '')
  }
  return found
}

for (const [language, width] of [
  ['az', 768],
  ['ru', 390],
  ['en', 1440],
] as const)
  test(`${language} at ${width} px: no word, no amount and no button’s label is torn apart`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openOffice(page, '/admin', admin, language)
    for (const path of screens) {
      await page.goto(`${process.env.E2E_SITE ?? ''}${path}`)
      await expect(page.locator('main h1')).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      expect.soft(await page.evaluate(tornApart), path).toEqual([])
    }
  })

test('rows line up: boxes of the orders, phone numbers of the inbox and of the requests on the first screen', async ({
  page,
}) => {
  await openOffice(page, '/admin', admin, 'ru')
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
