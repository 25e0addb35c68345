import { callApi, keepSession, logIn, type SignedIn } from './support/accounts.ts'
import { newStaffMember, openAdmin, placeOrder } from './support/admin.ts'
import { newCustomer } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'

const say = {
  link: 'Ссылка клиента',
  made: 'Созданные ссылки',
  rests: 'не работает: у создавшего нет права видеть этот заказ',
  takeOver: /^Принять/,
  taken: /теперь у/,
  own: 'Ссылки на этот заказ',
  byStaff: 'Создал наш сотрудник',
  end: /^Отключить ссылку, действующую до/,
  ended: 'Эта ссылка больше не действует.',
} as const

let admin: SignedIn
test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})

const statusOf = async (link: string): Promise<number> =>
  (await fetch(`${process.env.E2E_SITE}/api/order/linked`, { headers: { 'x-order-link': link } })).status

// LNK-4
test.describe('on a phone, in the dark', () => {
  const phone = { viewport: { width: 390, height: 900 }, colorScheme: 'dark' } as const
  test.use(phone)

  test('a link whose maker may not read the order rests, a colleague takes it over, and the customer ends it', async ({
    page,
    browser,
  }) => {
    const { session } = await newCustomer()
    const id = await placeOrder(session)
    // Of the new orders alone: what is accepted isn't theirs any more.
    const maker = await newStaffMember(admin, 'Consultant')
    const { token: link } = await callApi<{ token: string }>('POST', `/order/${id}/links`, {
      token: maker.accessToken,
      body: { forWhom: 'Mühasib' },
    })
    await callApi('PUT', '/order', { token: admin.accessToken, body: { Id: id, price: 45 } })
    expect(await statusOf(link)).toBe(401)

    await openAdmin(page, `/admin/ordersadmin/${id}`, admin, 'ru')
    await page.getByRole('button', { name: say.link }).first().click()
    const dialog = page.getByRole('dialog')
    const made = dialog.getByRole('list', { name: say.made })
    await expect(made.getByText(say.rests)).toBeVisible()
    await expect(made).toContainText('Mühasib')
    await expectAccessible(page)
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await made.getByRole('button', { name: say.takeOver }).press('Enter')
    await expect(made.getByText(say.taken)).toBeVisible()
    await expect(made.getByText(say.rests)).toBeHidden()
    // The button that was pressed is gone.
    await expect(dialog.locator(':focus')).toHaveCount(1)
    expect(await statusOf(link)).toBe(200)

    const context = await browser.newContext(phone)
    const theirs = await context.newPage()
    await chooseLanguage(theirs, 'ru')
    await keepSession(theirs, session)
    await theirs.goto(`${process.env.E2E_SITE}/myorder/${id}`)
    const own = theirs.getByRole('region', { name: say.own })
    await expect(own).toContainText(say.byStaff)
    await expect(own).toContainText('Mühasib')
    await expectAccessible(theirs)
    expect(await theirs.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await own.getByRole('button', { name: say.end }).press('Enter')
    await expect(own).toBeHidden()
    await expect(theirs.locator('#content')).toBeFocused()
    expect(await statusOf(link)).toBe(401)

    await theirs.goto(`${process.env.E2E_SITE}/o/${link}`)
    await expect(theirs.getByText(say.ended)).toBeVisible()
    await expectAccessible(theirs)
    await context.close()
  })
})
