import type { Page } from '@playwright/test'
import { callApi, keepSession, logIn, type SignedIn } from './support/accounts.ts'
import { acceptedOrder, newStaffMember, placeOrder } from './support/admin.ts'
import { newCustomer } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'

type Discount = { id: number; limit: number; percentage: number }

const site = () => process.env.E2E_SITE ?? ''
let admin: SignedIn

test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})

async function open(page: Page, path: string, user = admin, language: 'az' | 'ru' | 'en' = 'az') {
  await chooseLanguage(page, language)
  await keepSession(page, user)
  await page.goto(`${site()}${path}`)
}

const discounts = () => callApi<Discount[]>('GET', '/discount', { token: admin.accessToken })

test.describe('customers', () => {
  // ADM-5
  test('are paged by 3 unless chosen otherwise, and found by what is typed', async ({ page }) => {
    const client = await newCustomer()
    await open(page, '/admin/users')
    await expect(page.getByRole('heading', { level: 1, name: 'Müştərilər' })).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(4)
    await page.getByRole('link', { name: 'Növbəti səhifə' }).click()
    await expect(page.getByText(/^4–6 \/ /)).toBeVisible()
    await page.getByLabel('Səhifədə').selectOption('10')
    await expect(page.getByRole('row')).toHaveCount(11)
    await page.reload()
    await expect(page.getByRole('row')).toHaveCount(11)

    await page.keyboard.press('/')
    await page.keyboard.type(client.email)
    await expect(page.getByRole('status').getByText('1 müştəri tapıldı')).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: client.email })
    await expect(row).toContainText('+994 50 123 45 67')
    await expect(row).toContainText('endirim yoxdur')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.keyboard.type('qqqqzz')
    await expect(page.getByRole('heading', { name: '«qqqqzz» üzrə müştəri tapılmadı' })).toBeVisible()
    await page.getByRole('link', { name: 'Bütün müştəriləri göstər' }).click()
    await expect(page.getByRole('row')).toHaveCount(11)
  })

  test('show what they have spent, their discount and what is missing to the next', async ({ page }) => {
    const client = await newCustomer()
    const [first, second] = (await discounts()).toSorted((one, other) => one.limit - other.limit)
    if (!first || !second) throw new Error('The demo has two discounts at least.')
    await acceptedOrder(client.session, admin, first.limit)
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, `/admin/users?q=${encodeURIComponent(client.email)}`, admin, 'ru')
    const row = page.getByRole('row').filter({ hasText: client.email })
    await expect(row.getByText(`${first.percentage}\u00a0%`, { exact: true })).toBeVisible()
    const missing = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2 }).format(
      second.limit - first.limit,
    )
    await expect(row).toContainText(`до ${second.percentage}\u00a0% осталось ${missing}\u00a0₼`)
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/users\/\d+$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Aysel Əliyeva' })).toBeVisible()
  })

  test('have a page each: contacts, account, spend, and their own orders though another has the same number', async ({
    page,
  }) => {
    const client = await newCustomer()
    const other = await newCustomer()
    const id = await acceptedOrder(client.session, admin, 40)
    const waiting = await placeOrder(client.session)
    await acceptedOrder(other.session, admin, 60)
    await open(page, `/admin/users?q=${encodeURIComponent(client.email)}`)
    await page.getByRole('link', { name: 'Aysel Əliyeva', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Aysel Əliyeva' })).toBeVisible()
    await expect(page.getByRole('link', { name: client.email })).toHaveAttribute(
      'href',
      `mailto:${client.email}`,
    )
    await expect(page.getByRole('link', { name: '+994 50 123 45 67' })).toHaveAttribute(
      'href',
      'tel:+994501234567',
    )
    const facts = page.getByRole('region', { name: 'Qısaca' })
    for (const text of ['Qeydiyyat tarixi', '40,00']) await expect(facts).toContainText(text)
    await expect(page.getByRole('region', { name: 'Məlumat' })).toContainText('təsdiqlənməyib')
    const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
    await expect(rows).toHaveCount(2)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Bütün sifarişlərdə göstər' }).click()
    await expect(page).toHaveURL(/ordersadmin\?customer=\d+$/)
    await expect(rows).toHaveCount(2)
    await page.goBack()
    await rows.getByRole('link', { name: String(id), exact: true }).click()
    const mail = page.getByRole('link', { name: client.email })
    await expect(mail).toHaveAttribute('href', `mailto:${client.email}`)
    await page.getByRole('link', { name: 'Aysel Əliyeva', exact: true }).click()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('link', { name: `№ ${waiting}` })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectAccessible(page)
    await page.goto(`${site()}/admin/users/2147483647`)
    await expect(page.getByRole('heading', { name: 'Belə müştəri yoxdur' })).toBeVisible()
  })

  test('show a viewer only what the areas allow @release', async ({ page }) => {
    const client = await newCustomer()
    const id = await acceptedOrder(client.session, admin, 40)
    const { session } = client
    const keeper = await newStaffMember(admin, 'Moderator')
    await open(page, `/admin/ordersadmin/${id}`, keeper)
    await expect(page.getByText('Aysel Əliyeva').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Aysel Əliyeva' })).toHaveCount(0)
    await expect(page.getByText(client.email)).toHaveCount(0)
    await page.goto(`${site()}/admin/users/${session.id}`)
    await expect(page.getByText('Bu əməliyyat üçün icazəniz yoxdur').first()).toBeVisible()
  })
})

test.describe('discounts', () => {
  test('are checked, created, refused when there is one already, and deleted when asked', async ({
    page,
  }) => {
    const limit = 20_000 + (process.pid % 5000)
    await open(page, '/admin/discounts')
    const limitField = page.getByLabel('Alış həddi')
    const percentageField = page.getByLabel('Endirim faizi')
    await expect(page.getByRole('table')).toBeVisible()
    await page.getByRole('button', { name: 'Endirim əlavə et' }).click()
    await expect(page.getByText('Məbləği daxil edin')).toBeVisible()
    await expect(page.getByText('0-dan böyük, 100-dən kiçik faiz yazın: 5 və ya 7,5')).toBeVisible()
    await expect(limitField).toBeFocused()
    await expectAccessible(page)

    await limitField.fill(`${limit},50`)
    await percentageField.fill('12,5')
    await percentageField.press('Enter')
    await expect(page.getByRole('status').getByText('Endirim yaradıldı')).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: '12,5%' })
    await expect(row).toBeVisible()
    await expect(limitField).toHaveValue('')
    expect(await discounts()).toContainEqual(
      expect.objectContaining({ limit: limit + 0.5, percentage: 12.5 }),
    )

    await limitField.fill(`${limit}.50`)
    await percentageField.fill('3')
    await page.getByRole('button', { name: 'Endirim əlavə et' }).click()
    const alert = page.getByRole('alert')
    await expect(alert.getByText('Xəta baş verdi. Zəhmət olmasa yenidən cəhd edin.')).toBeVisible()
    await expect(page.getByText('Bu məbləğ üçün artıq endirim var.')).toHaveCount(2)
    await expect(limitField).toHaveValue(`${limit}.50`)
    await expectAccessible(page)

    await row.getByRole('button').click()
    const dialog = page.getByRole('dialog', { name: /həddi üzrə 12,5% endirim silinsin\?/ })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(row).toBeVisible()
    await row.getByRole('button').click()
    await dialog.getByRole('button', { name: 'Endirimi sil' }).click()
    await expect(page.getByRole('status').getByText('Endirim silindi')).toBeVisible()
    await expect(row).toBeHidden()
    expect((await discounts()).some((one) => one.limit === limit + 0.5)).toBe(false)
  })

  test('that cannot be deleted come back with the reason; in the dark, on a phone @release', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.route('**/trpc/discounts.delete**', (route) =>
      route.fulfill({ status: 502, body: 'not JSON' }),
    )
    await open(page, '/admin/discounts', admin, 'ru')
    const rows = page.getByRole('row')
    await expect(page.getByRole('table')).toBeVisible()
    const before = await rows.count()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectAccessible(page)
    await rows.last().getByRole('button').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить скидку' }).click()
    await expect(page.getByRole('alert').getByText('Не удалось удалить скидку')).toBeVisible()
    await expect(page.getByRole('alert').getByText('502')).toBeVisible()
    await expect(rows).toHaveCount(before)
  })
})
