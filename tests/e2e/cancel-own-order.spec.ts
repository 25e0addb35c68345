import { keepSession, logIn } from './support/accounts.ts'
import { openAdmin, placeOrder } from './support/admin.ts'
import { newCustomer } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'

const words = {
  az: {
    confirm: 'E-poçt ünvanınızı təsdiqləyin',
    again: 'Linki yenidən göndər',
    cancel: /^Sifarişi ləğv et…/,
    sure: (id: number) => `№ ${id} sifarişini ləğv et`,
    why: 'Səbəb (istəyə görə)',
    done: 'Sifarişi siz ləğv etmisiniz.',
    byCustomer: 'Müştəri ləğv edib',
    noMail: 'Məktub getmir: müştəri e-poçt ünvanını təsdiqləməyib.',
  },
} as const

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  // ORD-25 EML-12
  test('who has just registered reads that no mail comes yet, and cancels what waits for its price', async ({
    page,
    browser,
  }) => {
    const say = words.az
    const { session } = await newCustomer()
    const id = await placeOrder(session, 'Səhv seçmişəm')
    await chooseLanguage(page, 'az')
    await keepSession(page, session)
    await page.goto('/myorder')
    await expect(page.getByRole('heading', { name: say.confirm })).toBeVisible()
    await expect(page.getByRole('button', { name: say.again })).toBeVisible()
    await expectAccessible(page)
    await page.goto(`/myorder/${id}`)
    await expect(page.getByRole('heading', { name: say.confirm })).toBeVisible()
    await page.getByRole('button', { name: say.cancel }).click()
    const dialog = page.getByRole('dialog')
    await expectAccessible(page)
    await dialog.getByLabel(say.why).fill('Başqa kağız istəyirəm')
    await dialog.getByRole('button', { name: say.sure(id) }).click()
    await expect(page.getByRole('heading', { name: say.done })).toBeVisible()
    await expect(page.getByText('Başqa kağız istəyirəm')).toBeVisible()
    await expect(page.getByRole('button', { name: say.cancel })).toHaveCount(0)
    const office = await browser.newContext({ baseURL: process.env.E2E_SITE })
    const desk = await office.newPage()
    await openAdmin(desk, `/admin/ordersadmin/${id}`, await logIn('admin@example.com'), 'az')
    await expect(desk.getByText(say.byCustomer).first()).toBeVisible()
    await expect(desk.getByText('Başqa kağız istəyirəm').first()).toBeVisible()
    await expect(desk.getByText(say.noMail).first()).toBeVisible()
    await office.close()
  })
})
