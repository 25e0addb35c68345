import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { callApi, logIn, type SignedIn } from './support/accounts.ts'
import { acceptedOrder, openAdmin, plainOrder } from './support/admin.ts'
import { newCustomer, tabTo } from './support/shop.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const site = () => process.env.E2E_SITE ?? ''
let admin: SignedIn
let client: SignedIn

test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
  client = (await newCustomer()).session
})

const rowOf = (page: Page, id: number) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: String(id), exact: true }) })

const statusOf = async (id: number) =>
  (await callApi<{ status: string }>('GET', `/order/${id}`, { token: admin.accessToken })).status

test.describe('all orders', () => {
  test('an order is found and moved to its end by keyboard alone', async ({ page }) => {
    const id = await acceptedOrder(client, admin, 64.5)
    // Over a slow line the list comes later than the answer to a move.
    await page.route('**/trpc/**orders.list**', async (route) => {
      await setTimeout(400)
      await route.continue()
    })
    await openAdmin(page, '/admin/ordersadmin', admin)
    await expect(page.getByRole('heading', { level: 1, name: 'Bütün sifarişlər' })).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(11)

    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type(`№ ${id}`)
    await expect(page.getByRole('status').getByText('1 sifariş tapıldı')).toBeVisible()
    const row = rowOf(page, id)
    await page.keyboard.press('ArrowDown')
    await expect(row.getByRole('link')).toBeFocused()
    await expect(row).toContainText('64,50')
    await expectAccessible(page)

    await page.keyboard.press('s')
    await expect(row).toContainText('İstehsalatda')
    await expect(page.getByRole('status').getByText(`№ ${id}: «İstehsalatda»`)).toBeVisible()
    expect(await statusOf(id)).toBe('InProduction')
    await page.keyboard.press('s')
    await expect(row).toContainText('Hazırdır')
    await expect(page.getByRole('status').getByText(`№ ${id}: «Hazırdır»`)).toBeVisible()

    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: `Sifariş № ${id}` })).toBeVisible()
    await expect(page.getByText('Rəna Nağıyeva statusu dəyişdi: Hazırdır')).toBeVisible()
    await page.keyboard.press('s')
    await expect(page.getByRole('status').getByText(`№ ${id}: «Tamamlanıb»`)).toBeVisible()
    expect(await statusOf(id)).toBe('Completed')
    await expect(page.getByRole('button', { name: /Tamamlanmış kimi/ })).toBeHidden()

    await page.keyboard.press('Escape')
    await expect(page.getByRole('searchbox')).toHaveValue(`№ ${id}`)
    await expect(row.getByRole('link')).toBeFocused()
    await page.keyboard.press('s')
    await expect(page.getByText(`№ ${id}: «Tamamlanıb» statusundan sonrası yoxdur`)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await expect(page).toHaveURL(`${site()}/admin/ordersadmin`)
  })

  test('a move that a staff member has made already is taken back and told', async ({ page }) => {
    const id = await acceptedOrder(client, admin, 20)
    // Without live news: they would tell of the move before it can be made again.
    await page.route('**/trpc/live', (route) => route.abort())
    await openAdmin(page, `/admin/ordersadmin?q=${id}`, admin, 'ru')
    const row = rowOf(page, id)
    await expect(row).toContainText('Принят')
    await callApi('PUT', `/order/${id}/status`, {
      token: admin.accessToken,
      body: { status: 'InProduction' },
    })
    await row.hover()
    await row.getByRole('button', { name: /Передать в производство/ }).click()
    const alert = page.getByRole('alert')
    await expect(alert.getByText(`№ ${id}: статус «В производстве» не установлен`)).toBeVisible()
    await expect(alert.getByText('Rəna Nağıyeva: статус уже изменён на «В производстве».')).toBeVisible()
    await expect(row).toContainText('В производстве')
    await expectAccessible(page)
  })

  test('an accepted order is cancelled only after the question, and never by Enter', async ({ page }) => {
    const id = await acceptedOrder(client, admin, 35)
    await openAdmin(page, `/admin/ordersadmin?q=${id}`, admin, 'en')
    const row = rowOf(page, id)
    await row.hover()
    await row.getByRole('button', { name: `Cancel order No. ${id}` }).click()
    const dialog = page.getByRole('dialog', { name: `Cancel order No. ${id}?` })
    await expect(dialog).toContainText('35.00')
    await expectAccessible(page)
    // The focus stays where it is put, and goes round within the dialog.
    await tabTo(page, dialog.getByRole('textbox'))
    await page.keyboard.type('Too late')
    await expect(dialog.getByRole('textbox')).toHaveValue('Too late')
    await tabTo(page, dialog.getByRole('button', { name: `Cancel order No. ${id}` }))
    await page.keyboard.press('Tab')
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await tabTo(page, dialog.getByRole('button', { name: /^Close without/ }))
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(row.getByRole('button', { name: `Cancel order No. ${id}` })).toBeFocused()
    expect(await statusOf(id)).toBe('Accepted')
    await row.getByRole('button', { name: `Cancel order No. ${id}` }).click()
    await dialog.getByRole('button', { name: `Cancel order No. ${id}` }).click()
    await expect(page.getByRole('status').getByText(`No. ${id} was cancelled`)).toBeVisible()
    await expect(row).toContainText('Not approved')
    expect(await statusOf(id)).toBe('NotApproved')
  })

  // ADM-5
  test('status, order and page are in the address; the page size is remembered', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await openAdmin(page, '/admin/ordersadmin', admin)
    await page
      .getByRole('navigation', { name: 'Statuslar üzrə sifarişlər' })
      .getByRole('link', { name: /^Tamamlanıb/ })
      .click()
    await expect(page).toHaveURL(/status=Completed/)
    const words = page.locator('tbody tr td:nth-child(9)')
    await expect(words).toHaveText(Array.from({ length: 10 }, () => 'Tamamlanıb'))
    await page.getByRole('columnheader', { name: 'Qiymət' }).getByRole('button').click()
    await expect(page).toHaveURL(/sort=price/)
    await expect(page.getByRole('columnheader', { name: 'Qiymət' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await expect
      .poll(async () => {
        const prices = (await page.locator('tbody tr td:nth-child(8)').allTextContents()).map((text) =>
          Number(text.replace(/[^\d,]/g, '').replace(',', '.')),
        )
        return prices.length === 10 && prices.every((price, index) => price <= (prices[index - 1] ?? price))
      })
      .toBe(true)
    await page.getByRole('link', { name: 'Növbəti səhifə' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByText(/^11–20 \/ /)).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Səhifədə').selectOption('20')
    await expect(page.getByRole('row')).toHaveCount(21)
    await page.goto(`${site()}/admin/ordersadmin`)
    await expect(page.getByRole('row')).toHaveCount(21)

    await page.goto(`${site()}/admin/ordersadmin?q=qqqqzz`)
    await expect(page.getByRole('heading', { name: '«qqqqzz» üzrə sifariş tapılmadı' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Bütün sifarişləri göstər' }).click()
    await expect(page.getByRole('row')).toHaveCount(21)
    await page.goto(`${site()}/admin/ordersadmin?page=900`)
    await expect(page.getByRole('heading', { name: 'Bu səhifə boşdur' })).toBeVisible()
  })

  test('a list that does not load says so and tries again', async ({ page }) => {
    await page.route('**/trpc/**', (route) =>
      route.request().url().includes('orders.list') ? route.abort() : route.fallback(),
    )
    await openAdmin(page, '/admin/ordersadmin', admin)
    await expect(page.getByText('Sifarişlər yüklənmədi.')).toBeVisible()
    await expectAccessible(page)
    const again = page.getByRole('button', { name: 'Yenidən yoxla' })
    await again.click()
    await expect(page.getByText('Sifarişlər yüklənmədi.')).toBeVisible()
    await page.unroute('**/trpc/**')
    // News of an order may be faster than the button.
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 500 })
      await expect(page.getByRole('row')).toHaveCount(11, { timeout: 1000 })
    }).toPass()
  })
})

test.describe("an order's page", () => {
  test('shows everything about it, and prints as a job ticket alone', async ({ page }) => {
    const id = await plainOrder(client, admin, 'Künclər yumru olsun')
    await openAdmin(page, `/admin/ordersadmin/${id}`, admin)
    await expect(page.getByText('Aysel Əliyeva sifariş verdi')).toBeVisible()
    await expect(page.getByText('Qiymət necə hesablanıb')).toBeVisible()
    await expect(page.getByRole('link', { name: 'WhatsApp-da yaz' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/994501234567\?text=/,
    )
    await expect(page.getByRole('link', { name: 'Zəng et' })).toHaveAttribute('href', 'tel:+994501234567')
    await expect(page.getByRole('link', { name: 'Qiymət təyin et' })).toHaveAttribute(
      'href',
      `/admin/newordersadmin?order=${id}`,
    )
    await expectAccessible(page)
    const ticket = page.getByRole('region', { name: `İş vərəqi № ${id}` })
    await expect(ticket).toContainText('Künclər yumru olsun')
    await page.emulateMedia({ media: 'print' })
    await expect(ticket).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(page.getByRole('button', { name: 'İş vərəqini çap et' })).toBeHidden()
  })

  test('of an unknown number says so; on a phone, in the dark, nothing is cut off @release', async ({
    page,
  }) => {
    const id = await acceptedOrder(client, admin, 12)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await openAdmin(page, '/admin/ordersadmin', admin, 'ru')
    await page.getByRole('link', { name: new RegExp(`№ ${id} ·`) }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Заказ № ${id}` })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectAccessible(page)
    await page.getByRole('button', { name: /Передать в производство/ }).click()
    await expect(page.getByRole('button', { name: /Отметить готовым/ })).toBeVisible()
    await page.goto(`${site()}/admin/ordersadmin/2147483647`)
    await expect(page.getByRole('heading', { name: 'Такого заказа нет' })).toBeVisible()
    await expectAccessible(page)
  })
})
