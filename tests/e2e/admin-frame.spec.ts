import type { Locator } from '@playwright/test'
import { demoPassword } from '../../prisma/demo/people.ts'
import { callApi, keepSession, logIn, type SignedIn } from './support/accounts.ts'
import { newStaffMember, placeOrder } from './support/admin.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'

const site = () => process.env.E2E_SITE ?? ''
let admin: SignedIn
let client: SignedIn

test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
  client = await logIn('client@example.com')
})

// ADM-8
test('the menu follows at once what comes and what staff members do', async ({ page }) => {
  await chooseLanguage(page, 'az')
  await keepSession(page, admin)
  const live = page.waitForResponse((response) => response.url().endsWith('/trpc/live'))
  await page.goto(`${site()}/admin/discounts`)
  expect((await live).status()).toBe(200)
  const menu = page.getByRole('complementary', { name: 'Menyu' })
  // The figure as it is heard: others' requests come meanwhile, so it is compared with the server's.
  const shown = menu.getByRole('link', { name: /Müraciətlər/ }).getByText(/^\d+ cavabsız$/)
  const open = async () => {
    const path = '/contact/requests?handled=false&pageSize=0'
    return (await callApi<unknown[]>('GET', path, { token: admin.accessToken })).length
  }
  await callApi('POST', '/Contact/sendinfoforcontact', { body: { name: 'Canlı', phoneNumber: '12345' } })
  await expect(async () => {
    expect(await shown.textContent()).toBe(`${await open()} cavabsız`)
  }).toPass({ timeout: 5000 })

  await placeOrder(client)
  const orders = menu.getByRole('link', { name: /Yeni sifarişlər/ })
  await expect(orders.getByTestId('new-mark')).toBeVisible({ timeout: 5000 })
})

test('by keyboard alone one jumps to an order, a screen and an action', async ({ page }) => {
  const id = await placeOrder(client)
  await chooseLanguage(page, 'az')
  await keepSession(page, admin)
  await page.goto(`${site()}/admin/users`)
  const search = page.getByRole('searchbox')
  await search.focus()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'İstənilən yerə keç' })
  const field = palette.getByRole('combobox')
  await expect(field).toBeFocused()
  await expect(palette.getByRole('option', { name: /Yeni sifarişlər/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  await expect(search).toBeFocused()

  await page.keyboard.press('Control+k')
  await page.keyboard.type(`#${id}`)
  const order = palette.getByRole('option', { name: new RegExp(`^№ ${id} ·`) })
  await expect(order).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site()}/admin/newordersadmin?order=${id}`)
  // Meanwhile the code of the other screens has come, for their first opening.
  const ahead = page.locator('head link[rel=modulepreload][href*="banner-screen"]')
  await expect(ahead).toBeAttached()

  await page.keyboard.press('Control+k')
  await expect(palette.getByRole('group', { name: 'Son açılanlar' })).toContainText(`№ ${id}`)
  await page.keyboard.type('endirim')
  await expect(palette.getByRole('option', { name: /Endirimlər/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site()}/admin/discounts`)

  await page.emulateMedia({ colorScheme: 'light' })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('> tünd')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-admin]')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('> русский')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Скидки' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('> такого точно нет')
  await expect(page.getByText('ничего не найдено')).toBeVisible()
  await expectAccessible(page)
})

test('the inbox: noted, answered, undone and answered again, by keyboard; an ended session loses no note', async ({
  page,
}) => {
  const name = `Zəng ${Date.now()}`
  await callApi('POST', '/Contact/sendinfoforcontact', { body: { name, phoneNumber: '0503124418' } })
  const consultant = await newStaffMember(admin, 'Consultant')
  await chooseLanguage(page, 'az')
  await keepSession(page, consultant)
  await page.goto(`${site()}/admin/contact/inbox`)
  await expect(page.getByRole('heading', { level: 1, name: 'Müraciətlər' })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type(name)
  const row = page.getByRole('listitem', { name })
  await expect(page.getByRole('status').getByText('1 müraciət tapıldı')).toBeVisible()
  await expect(row.getByRole('link', { name: /^Zəng et: / })).toHaveAttribute('href', 'tel:+994503124418')
  await expect(row.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    'https://wa.me/994503124418',
  )
  await expectAccessible(page)

  await page.keyboard.press('ArrowDown')
  await expect(row).toBeFocused()
  await page.keyboard.press('q')
  const note = row.getByRole('textbox', { name: /Əməkdaşlar üçün qeyd/ })
  await expect(note).toBeFocused()
  await page.keyboard.type('Sabah 10:00-da')
  await page.reload()
  await expect(note).toHaveValue('Sabah 10:00-da')
  // The session ends meanwhile: one signs in over the screen, and the note is saved all the same.
  await callApi('POST', '/auth/logout', { token: consultant.accessToken })
  await note.press('Control+Enter')
  const dialog = page.getByRole('dialog', { name: 'Sessiyanız bitib' })
  await expect(dialog.getByLabel('E-poçt')).toHaveValue(consultant.email)
  await expectAccessible(page)
  await expect(dialog.getByLabel('Şifrə')).toBeFocused()
  await page.keyboard.type('something-else')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('İstifadəçi adı və ya şifrə yanlışdır')).toBeVisible()
  await dialog.getByLabel('Şifrə').fill('long-enough-1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText(`${name}: qeyd yadda saxlanıldı`)).toBeVisible()
  await expect(row).toContainText('Sabah 10:00-da')
  await expect(note).toBeHidden()

  await expect(row).toBeFocused()
  await page.keyboard.press('a')
  await expect(row).toBeHidden()
  await expect(page.getByRole('status').getByText(`${name}: cavab verildi`)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('z')
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: `Cavab verilib kimi qeyd et: ${name}` }).click()
  await expect(row).toBeHidden()
  await page
    .getByRole('navigation', { name: 'Müraciətlər' })
    .getByRole('link', { name: 'Cavab verildi' })
    .click()
  await expect(row).toContainText('Aydan Kərimli cavab verib')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
})

test('the first screen shows what waits, each part only with its area', async ({ page }) => {
  await chooseLanguage(page, 'ru')
  await keepSession(page, admin)
  await page.goto(`${site()}/admin`)
  const statuses = page.getByRole('list', { name: 'Заказы по статусу' })
  await expect(statuses.getByRole('link')).toHaveCount(6)
  await expect(page.getByRole('img', { name: /Заказы по неделям/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: /Самые доходные услуги/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: /Переводы с пробелами/ })).toBeVisible()
  await statuses.getByRole('link', { name: /В производстве/ }).click()
  await expect(page).toHaveURL(/ordersadmin\?status=InProduction/)

  const consultant = await newStaffMember(admin, 'Consultant')
  await page.evaluate((user) => {
    localStorage.setItem('token', user.accessToken)
    localStorage.setItem('userData', JSON.stringify(user))
  }, consultant)
  await page.goto(`${site()}/admin`)
  await expect(page.getByRole('heading', { name: /^Обращения/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: /Новые заказы/ })).toBeVisible()
  await expect(statuses).toBeHidden()
  await expect(page.getByRole('heading', { name: /Оборот|Акции, которые/ })).toBeHidden()
  await expectAccessible(page)
})

test.describe('the menu', () => {
  test('has the current entry in sight at 1440 × 900, each with an icon of its own, and folds by group @release', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await chooseLanguage(page, 'az')
    await keepSession(page, admin)
    // The last of all: where the menu is longer than the window it scrolls.
    await page.goto(`${site()}/admin/myinformation`)
    const nav = page.getByRole('complementary', { name: 'Menyu' }).getByRole('navigation')
    await expect(nav.getByRole('link', { name: 'Məlumatlarım' })).toBeInViewport({ ratio: 1 })
    await page.goto(`${site()}/admin/users`)
    await expect(nav.getByRole('link', { name: 'Rollar və icazələr' })).toBeInViewport({ ratio: 1 })
    const icons = await nav.locator('li svg').evaluateAll((all) => all.map((one) => one.innerHTML))
    expect(new Set(icons).size).toBe(icons.length)
    const heights = await nav.getByRole('link').evaluateAll((all) => all.map((one) => one.clientHeight))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24)

    // In a low window the brand stands in a row as high as the bar beside it.
    await page.setViewportSize({ width: 1440, height: 768 })
    const heightOf = async (one: Locator) => (await one.boundingBox())?.height
    const brand = page.getByRole('complementary', { name: 'Menyu' }).getByRole('link').first()
    expect(await heightOf(brand)).toBe(await heightOf(page.getByRole('banner')))
    await page.setViewportSize({ width: 1440, height: 900 })

    const group = nav.getByRole('button', { name: 'Sayt' })
    await group.focus()
    await page.keyboard.press('Enter')
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await expect(nav.getByRole('link', { name: 'Tərəfdaşlar' })).toHaveCount(0)
    await expectAccessible(page)
    await page.reload()
    await expect(nav.getByRole('link', { name: 'Kampaniyalar', exact: true })).toBeVisible()
    await expect(nav.getByRole('link', { name: 'Tərəfdaşlar' })).toHaveCount(0)
    await nav.getByRole('button', { name: 'Müştərilər' }).click()
    await expect(nav.getByRole('link', { name: 'Müştərilər' })).toHaveAttribute('aria-current', 'page')
    await expect(nav.getByRole('link', { name: 'Endirimlər' })).toHaveCount(0)
    await group.click()
    await expect(nav.getByRole('link', { name: 'Tərəfdaşlar' })).toBeVisible()
  })

  test('on a phone is as reachable, and shows where one is @release', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 })
    await chooseLanguage(page, 'az')
    await keepSession(page, admin)
    await page.goto(`${site()}/admin/rolesandpermissions`)
    await page.getByRole('button', { name: 'Menyu' }).click()
    const here = page.getByRole('dialog', { name: 'Menyu' }).getByRole('link', { name: 'Rollar və icazələr' })
    await expect(here).toBeInViewport({ ratio: 1 })
    expect(await here.evaluate((one) => one.clientHeight)).toBeGreaterThanOrEqual(44)
    await expectAccessible(page)
  })
})

test('whoever logs in at /ru/login finds the back office in Russian @release', async ({ page }) => {
  await page.goto(`${site()}/ru/login`)
  const main = page.getByRole('main')
  await main.getByLabel('Эл. почта').fill('admin@example.com')
  await main.getByLabel('Пароль').fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin/)
  await expect(page.getByRole('complementary', { name: 'Меню' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
})
