import type { Locator, Page } from '@playwright/test'
import { callApi, keepSession, logIn, type SignedIn } from './support/accounts.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'

type Service = { id: number; name: string; serviceTypes: { id: number }[] }
type Order = { id: number }
type Role = { id: number; name: string }

const site = () => process.env.E2E_SITE ?? ''
let admin: SignedIn
let client: SignedIn

test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
  client = await logIn('client@example.com')
})

/** An order of the demo's customer, as the order form sends it. */
async function placeOrder(comment: string): Promise<number> {
  const services = await callApi<Service[]>('GET', '/services?language=az')
  const service = services.find(({ serviceTypes }) => serviceTypes.length > 0)
  const body = { serviceId: service?.id, serviceTypeId: service?.serviceTypes[0]?.id, count: 500, comment }
  return (await callApi<Order>('POST', '/order', { token: client.accessToken, body })).id
}

const newCount = async () =>
  (await callApi<Order[]>('GET', '/Order/GetNewOrders', { token: admin.accessToken })).length

/** Other journeys place orders meanwhile: what counts is that both agree. */
const expectCount = (entry: Locator) =>
  expect(async () => {
    await expect(entry).toContainText(String(await newCount()), { timeout: 1000 })
  }).toPass({ timeout: 60_000 })

const ticket = (page: Page, id: number) =>
  page.getByRole('listitem', { name: new RegExp(`^(?:№|No.) ${id},`) })

test.describe('new orders', () => {
  test('a price is asked for, the confirmation names it, and the order leaves the list', async ({ page }) => {
    const id = await placeOrder('Qara arxa tərəf')
    await chooseLanguage(page, 'az')
    await keepSession(page, admin)
    await page.goto(`${site()}/admin`)
    const entry = page
      .getByRole('complementary', { name: 'Menyu' })
      .getByRole('link', { name: /Yeni sifarişlər/ })
    await expectCount(entry)
    await expect(entry.getByTestId('new-mark')).toBeVisible()
    await expectAccessible(page)

    await entry.click()
    const order = ticket(page, id)
    await expect(order).toContainText('Qara arxa tərəf')
    await expectAccessible(page)

    const field = order.getByRole('textbox', { name: 'Qiymət' })
    await expect(field).not.toHaveValue('')
    await field.fill('')
    await field.press('Enter')
    await expect(order.getByText('Qiyməti daxil edin')).toBeVisible()
    await expect(field).toBeFocused()
    await expectAccessible(page)

    // ORD-24
    const whatsApp = await order.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
    expect(decodeURIComponent(whatsApp ?? '')).toMatch(
      new RegExp(`^https://wa.me/\\d+\\?text=.*\n.*№.${id}.*\n.*/myorder/${id}$`),
    )

    await field.fill('1.072,5')
    await expect(order.getByText(/hesablanandan .* çox/)).toBeVisible()
    // Whatever the sum, both ways that an order can go stand in one row.
    const rowOf = async (name: RegExp) => (await order.getByRole('button', { name }).boundingBox())?.y
    for (const price of ['1', '9.999.999,99', '1.072,5']) {
      await field.fill(price)
      expect(await rowOf(/^Ləğv et/)).toBe(await rowOf(/^Qəbul et: /))
    }
    await order.getByRole('button', { name: 'Qəbul et: 1.072,50 ₼' }).click()
    const dialog = page.getByRole('dialog', {
      name: `${id} nömrəli sifariş 1.072,50 ₼ qiymətlə qəbul edilsin?`,
    })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await expect(dialog.getByRole('button', { name: 'Qəbul et: 1.072,50 ₼' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(field).toHaveValue('1.072,5')

    await field.press('Enter')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').getByText(`№ ${id} qəbul edildi, 1.072,50 ₼`)).toBeVisible()
    await expect(order).toBeHidden()
    await expectCount(entry)
    const placed = await callApi<{ price: number; status: string }>('GET', `/order/${id}`, {
      token: client.accessToken,
    })
    expect(placed).toMatchObject({ price: 1072.5, status: 'Accepted' })
  })

  test('who was faster is named when the order has been taken meanwhile', async ({ page }) => {
    const id = await placeOrder('')
    // Nothing is told at once here: the ticket is still in the hand when it is gone.
    await page.route('**/trpc/live', (route) => route.abort())
    await chooseLanguage(page, 'ru')
    await keepSession(page, admin)
    await page.goto(`${site()}/admin/newordersadmin?order=${id}`)
    const order = ticket(page, id)
    await expect(order).toBeFocused()
    await callApi('PUT', '/order', { token: admin.accessToken, body: { Id: id, price: 64 } })
    await page.keyboard.press('Enter')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Принять за/ })
      .click()
    await expect(order.getByText('Принято: Rəna Nağıyeva')).toBeVisible()
    await expect(order).toBeFocused()
    await expect(order).toContainText('64,00')
    await expect(order.getByText(/Ничего не изменено/)).toBeVisible()
    await expectAccessible(page)
    await order.getByRole('button', { name: 'Убрать из списка' }).click()
    await expect(order).toBeHidden()
  })

  test('a mail’s link to an order that was answered since says so and leads to it', async ({ page }) => {
    const id = await placeOrder('')
    await callApi('PUT', '/order', { token: admin.accessToken, body: { Id: id, price: 64 } })
    await chooseLanguage(page, 'az')
    await keepSession(page, admin)
    await page.goto(`${site()}/admin/newordersadmin?order=${id}`)
    await expect(page.getByText(`№\u00a0${id} sifarişi artıq gözləmir.`)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Sifarişi aç' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Sifariş № ${id}` })).toBeVisible()
  })

  // ADM-6
  test('by keyboard alone: Enter never cancels an order, the red button does', async ({ page }) => {
    const id = await placeOrder('')
    await chooseLanguage(page, 'en')
    await keepSession(page, admin)
    await page.goto(`${site()}/admin/newordersadmin?sort=oldest`)
    const order = ticket(page, id)
    await expect(order).toBeVisible()
    // The other worker's orders come and go meanwhile, so the number of steps isn't known beforehand.
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      await expect(order).toBeFocused({ timeout: 100 })
    }).toPass({ intervals: [0] })
    await page.keyboard.press('Delete')
    const dialog = page.getByRole('dialog', { name: `Cancel order No. ${id}?` })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(order).toBeFocused()
    await page.keyboard.press('Delete')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').getByText(`No. ${id} was cancelled`)).toBeVisible()
    await expect(order).toBeHidden()
  })

  // ADM-8
  test('a new order appears without a reload, and what was typed stays', async ({ page }) => {
    const first = await placeOrder('')
    await chooseLanguage(page, 'az')
    await keepSession(page, admin)
    await page.goto(`${site()}/admin/newordersadmin`)
    await ticket(page, first).getByRole('textbox', { name: 'Qiymət' }).fill('55,5')
    const second = await placeOrder('')
    await expect(ticket(page, second)).toBeVisible({ timeout: 3000 })
    await expect(ticket(page, second).getByText('yeni', { exact: true })).toBeVisible()
    await expect(ticket(page, first).getByRole('textbox', { name: 'Qiymət' })).toHaveValue('55,5')
    await expect(ticket(page, first).getByRole('textbox', { name: 'Qiymət' })).toBeFocused()
    await page.reload()
    await expect(ticket(page, first).getByRole('textbox', { name: 'Qiymət' })).toHaveValue('55,5')
  })
})

test.describe('the frame', () => {
  // WEB-15
  test('is for staff only', async ({ page }) => {
    await page.goto(`${site()}/admin`)
    await expect(page).toHaveURL(`${site()}/`)
    await keepSession(page, client)
    await page.goto(`${site()}/admin/newordersadmin`)
    await expect(page).toHaveURL(`${site()}/`)
  })

  // WEB-15
  test('leads staff back from the site, except in the tab that shows it @release', async ({ page }) => {
    await chooseLanguage(page, 'az')
    await keepSession(page, admin)
    await page.goto(`${site()}/services`)
    await expect(page).toHaveURL(`${site()}/admin`)
    await page.goto(`${site()}/admin/nothing/here`)
    await expect(page.getByRole('heading', { name: 'Belə səhifə yoxdur' })).toBeVisible()
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Sayta bax' }).click(),
    ])
    await expectAccessible(tab)
    await tab.getByRole('link', { name: 'İdarə panelinə qayıt' }).click()
    await expect(tab).toHaveURL(`${site()}/admin`)
  })

  // ADM-1
  test('shows a role what it may open, and a refused call says so and leads to the start', async ({
    page,
  }) => {
    const roles = await callApi<Role[]>('GET', '/approle', { token: admin.accessToken })
    const email = `writer-${Date.now()}@example.com`
    const password = 'long-enough-1'
    const body = {
      name: 'Aydan',
      surname: 'Kərimli',
      email,
      phoneNumber: '+994501112233',
      password,
      appRoleId: roles.find(({ name }) => name === 'ContentCreator')?.id,
    }
    await callApi('POST', '/AppUser', { token: admin.accessToken, body })
    await chooseLanguage(page, 'az')
    await keepSession(page, await logIn(email, password))
    await page.goto(`${site()}/admin/newordersadmin`)
    await expect(page.getByRole('alert').getByText('Bu əməliyyat üçün icazəniz yoxdur')).toBeVisible()
    await expect(page).toHaveURL(`${site()}/admin`)
    await expect(page.getByRole('link', { name: /Yeni sifarişlər/ })).toBeHidden()
    await expect(page.getByRole('heading', { name: /İcazələriniz/ })).toBeVisible()
    await expectAccessible(page)
  })

  test('logging out forgets the session; one that ended elsewhere leads to the site', async ({ page }) => {
    await chooseLanguage(page, 'az')
    const own = await logIn('admin@example.com')
    await keepSession(page, own)
    await page.goto(`${site()}/admin`)
    await page.getByRole('button', { name: 'Çıxış' }).click()
    await expect(page).toHaveURL(`${site()}/`)
    expect(
      await page.evaluate(() => localStorage.getItem('token') ?? localStorage.getItem('userData')),
    ).toBeNull()

    const ended = await logIn('admin@example.com')
    await callApi('POST', '/auth/logout', { token: ended.accessToken })
    await page.evaluate((user) => {
      localStorage.setItem('token', user.accessToken)
      localStorage.setItem('userData', JSON.stringify(user))
    }, ended)
    await page.goto(`${site()}/admin`)
    await expect(page).toHaveURL(`${site()}/`)
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })

  // ADM-10
  test('fits a phone, in a drawer, in the dark @release', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await chooseLanguage(page, 'ru')
    await keepSession(page, admin)
    await page.goto(`${site()}/admin/newordersadmin`)
    await expect(page.getByRole('listitem', { name: /^№ \d+,/ }).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Меню' }).click()
    const drawer = page.getByRole('dialog', { name: 'Меню' })
    await expectAccessible(page)
    await drawer.getByRole('link', { name: 'Сегодня' }).click()
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Сегодня' })).toBeVisible()
    await expectAccessible(page)
  })
})
