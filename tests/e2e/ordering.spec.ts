import type { Page } from '@playwright/test'
import { callApi, keepSession, logIn } from './support/accounts.ts'
import { loseAnswer } from './support/lost-receipts.ts'
import { mailTo } from './support/mail.ts'
import { newCustomer, newcomer, ordersOf, password, tabTo } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'

const site = () => process.env.E2E_SITE ?? ''

const say = {
  cards: 'Визитки',
  order: 'Заказать 370 шт.',
  count: 'Сколько штук нужно?',
  comment: 'Комментарий',
  register: 'Регистрация',
  fields: ['Имя', 'Фамилия', 'Эл. почта', 'Телефон', 'Пароль', 'Пароль ещё раз'],
  create: 'Создать аккаунт',
  registered: 'Вы зарегистрированы.',
  received: /Ваш заказ получен. Номер: (\d+)/,
  title: 'Визитки, 370 шт.',
  pending: 'В ожидании',
  accepted: 'Принят',
  total: '100,00 ₼',
  price: '99,50 ₼',
  confirmed: 'Адрес подтверждён.',
} as const

/** The newest of the customer's dockets. */
const docket = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

const language = 'ru'
// WEB-11
test('a visitor reads a service, registers, orders and is told the price', async ({ page }) => {
  const person = newcomer()
  await chooseLanguage(page, language)
  await page.goto(`${site()}/services`)
  await page.getByRole('link', { name: say.cards, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: say.cards })).toBeVisible()
  await page.getByLabel(say.count).fill('370')
  await expect(page.getByRole('main').locator('[aria-live]').getByText(say.total)).toBeVisible()
  await page.getByRole('link', { name: say.order }).click()

  await expect(page).toHaveURL(/\/order$/)
  await expect(page.getByRole('main').getByText(say.total).last()).toBeVisible()
  await page.getByLabel(say.comment).fill('Mat laminasiya')
  await page.getByRole('button', { name: say.order }).click()

  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: say.register }).click()
  const { name, surname, email, phoneNumber } = person
  for (const [index, value] of [name, surname, email, phoneNumber, password, password].entries())
    await dialog.getByLabel(say.fields[index] ?? '', { exact: true }).fill(value)
  await dialog.getByRole('button', { name: say.create }).click()

  // Signed in at once, the same order goes on by itself.
  await expect(page).toHaveURL(/\/myorder$/)
  await expect(page.getByRole('status').getByText(say.registered)).toBeVisible()
  const notice = page.getByRole('status').getByText(say.received)
  await expect(notice).toBeVisible()
  const number = Number(say.received.exec((await notice.textContent()) ?? '')?.[1])
  const order = docket(page, say.title)
  await expect(order).toContainText(`№ ${number}`)
  await expect(order).toContainText('Mat laminasiya')
  await expect(order.locator('[aria-current=step]')).toContainText(say.pending)

  const admin = await logIn('admin@example.com')
  await callApi('PUT', '/order', { token: admin.accessToken, body: { Id: number, price: 99.5 } })
  await page.reload()
  await expect(order.locator('[aria-current=step]')).toContainText(say.accepted)
  await expect(order).toContainText(say.price)
  // Letters about orders wait for the address to be confirmed.
  const [link = ''] = /http\S+\/confirm-email\/\S+/.exec(await mailTo(email, 'emailConfirmation')) ?? []
  await page.goto(link)
  await expect(page.getByText(say.confirmed)).toBeVisible()
  expect(await mailTo(email, 'orderAccepted')).toContain('99,50')
})

test('the whole order by keyboard alone', async ({ page }) => {
  const client = await newCustomer()
  await chooseLanguage(page, 'az')
  await page.goto(`${site()}/services/card/1`)
  await tabTo(page, page.getByRole('button', { name: 'Daxil ol', exact: true }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('E-poçt')).toBeFocused()
  await page.keyboard.type(client.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()

  await tabTo(page, page.getByLabel('Neçə ədəd lazımdır?'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('60')
  await page.keyboard.press('ArrowUp')
  await tabTo(page, page.getByRole('link', { name: '65 ədəd sifariş ver' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/order$/)
  await tabTo(page, page.getByRole('button', { name: '65 ədəd sifariş ver' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText('Sifarişinizi aldıq.')).toBeVisible()
  expect(await ordersOf(client.session.accessToken)).toHaveLength(1)
})

test('a double click makes one order', async ({ page }) => {
  const client = await newCustomer()
  await chooseLanguage(page, 'en')
  await keepSession(page, client.session)
  await page.goto(`${site()}/order?service=1&count=100`)
  await page.getByRole('button', { name: 'Order 100 pieces' }).dblclick()
  await expect(page).toHaveURL(/\/myorder$/)
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(await ordersOf(client.session.accessToken)).toHaveLength(1)
})

test('an order whose answer was lost is sent again and still is one', async ({ page }) => {
  const client = await newCustomer()
  await chooseLanguage(page, 'az')
  await keepSession(page, client.session)
  await page.goto(`${site()}/order?service=1&count=100`)
  await page.getByLabel('Şərh').fill('Cavab itəcək')
  await loseAnswer(page, 'orders.place')
  const send = page.getByRole('button', { name: '100 ədəd sifariş ver' })
  await send.click()
  await expect(page.getByRole('alert').getByText('sifariş bizə çatmış ola bilər')).toBeVisible()
  await expect(page.getByLabel('Şərh')).toHaveValue('Cavab itəcək')
  // Also after the page was loaded again.
  await page.reload()
  await send.click()
  await expect(page).toHaveURL(/\/myorder$/)
  expect(await ordersOf(client.session.accessToken)).toHaveLength(1)
})

// WEB-24
test('an order that was changed after its answer was lost goes only once the first one is known @release', async ({
  page,
}) => {
  const client = await newCustomer()
  await chooseLanguage(page, 'az')
  await keepSession(page, client.session)
  await page.goto(`${site()}/order?service=1&count=100`)
  await page.getByLabel('Şərh').fill('A')
  await loseAnswer(page, 'orders.place')
  const send = page.getByRole('button', { name: '100 ədəd sifariş ver' })
  await send.click()
  await expect(page.getByRole('alert').getByText('sifariş bizə çatmış ola bilər')).toBeVisible()
  await page.getByLabel('Şərh').fill('B')
  await send.click()
  const [first] = await ordersOf(client.session.accessToken)
  const notice = page
    .getByRole('status')
    .filter({ hasText: 'İlk sifarişiniz dəyişiklikdən əvvəlki kimi bizə çatıb:' })
  await expect(notice.getByRole('link', { name: String(first?.id) })).toHaveAttribute(
    'href',
    `/myorder/${first?.id}`,
  )
  expect(await ordersOf(client.session.accessToken)).toHaveLength(1)
  await expectAccessible(page)
  // Meant as another one, it goes.
  await send.click()
  await expect(page).toHaveURL(/\/myorder$/)
  expect(await ordersOf(client.session.accessToken)).toHaveLength(2)
})

// WEB-24
test('a changed order goes at once where the first one never arrived @release', async ({ page }) => {
  const client = await newCustomer()
  await chooseLanguage(page, 'az')
  await keepSession(page, client.session)
  await page.goto(`${site()}/order?service=1&count=100`)
  await page.route('**/trpc/orders.place*', (route) => route.abort(), { times: 1 })
  const send = page.getByRole('button', { name: '100 ədəd sifariş ver' })
  await send.click()
  await expect(page.getByRole('alert').getByText('sifariş bizə çatmış ola bilər')).toBeVisible()
  await page.getByLabel('Şərh').fill('B')
  await send.click()
  await expect(page).toHaveURL(/\/myorder$/)
  expect(await ordersOf(client.session.accessToken)).toHaveLength(1)
})

// WEB-12, WEB-18
test('the draft survives a reload, and goes when the order is placed', async ({ page }) => {
  const client = await newCustomer()
  await chooseLanguage(page, 'az')
  await page.goto(`${site()}/order`)
  const product = page.getByLabel('Məhsul')
  await expect(product).toBeDisabled()
  await page.getByLabel('Xidmət', { exact: true }).selectOption({ label: 'Flayer və buklet' })
  await expect(product).toBeEnabled()
  await page.getByRole('button', { name: 'Sifariş ver' }).last().click()
  await expect(page.getByText('Məhsul seçilməyib. Siyahıdan birini seçin.')).toBeVisible()
  await expect(product).toBeFocused()
  await product.selectOption({ label: 'A5 flayer' })
  await expect(page.getByLabel('Neçə ədəd?')).toHaveValue('500')
  await page.getByLabel('Neçə ədəd?').fill('300')
  await page.getByLabel('Şərh').fill('Cümə gününə')
  await page.reload()
  await expect(product).toHaveValue(/\d+/)
  await expect(page.getByLabel('Neçə ədəd?')).toHaveValue('300')
  await expect(page.getByLabel('Şərh')).toHaveValue('Cümə gününə')

  await page.getByRole('button', { name: '300 ədəd sifariş ver' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-poçt').fill(client.email)
  await dialog.getByLabel('Şifrə').fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/myorder$/)
  await page.goto(`${site()}/order`)
  await expect(page.getByLabel('Şərh')).toHaveValue('')
  await expect(product).toBeDisabled()
})

test('an order is repeated with its choice; without orders the page says what to do next', async ({
  page,
}) => {
  const client = await newCustomer()
  await chooseLanguage(page, 'az')
  await keepSession(page, client.session)
  await page.goto(`${site()}/myorder`)
  await expect(page.getByText('Hələ sifarişiniz yoxdur.')).toBeVisible()
  await callApi('POST', '/order', {
    token: client.session.accessToken,
    body: { serviceId: 1, count: 370, comment: '' },
  })
  await page.reload()
  await page.getByRole('link', { name: 'Sifarişi təkrarla' }).click()
  await expect(page.getByLabel('Neçə ədəd?')).toHaveValue('370')
  await expect(page.getByRole('heading', { level: 2, name: 'Vizit kartları' })).toBeVisible()
})

test('one order prints as a sheet of its own, by keyboard', async ({ page }) => {
  const client = await newCustomer()
  const body = { serviceId: 1, count: 370, comment: 'Mat laminasiya' }
  await callApi('POST', '/order', { token: client.session.accessToken, body })
  await chooseLanguage(page, 'az')
  await keepSession(page, client.session)
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-asked', '')
  })
  await page.goto(`${site()}/myorder`)
  const print = page.getByRole('button', { name: /^Çap et/ })
  await print.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('html[data-asked]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('[data-print]')
  for (const text of ['Vizit kartları', '370 ədəd', 'Mat laminasiya', '100,00', 'Gözləmədə', '«Mətbəə» MMC'])
    await expect(sheet).toContainText(text)
  await expect(page.getByRole('article')).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('article')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

test('an order that was not approved says so in words @release', async ({ page }) => {
  const client = await newCustomer()
  const admin = await logIn('admin@example.com')
  const token = client.session.accessToken
  const { id } = await callApi<{ id: number }>('POST', '/order', { token, body: { serviceId: 1, count: 50 } })
  await callApi('DELETE', `/order/${id}`, { token: admin.accessToken })
  await chooseLanguage(page, 'az')
  await keepSession(page, client.session)
  await page.goto(`${site()}/myorder`)
  await expect(page.getByRole('article')).toContainText('Təsdiqlənməyib')
})

test('who is signed out is asked to log in, and sees the orders then', async ({ page }) => {
  await chooseLanguage(page, 'az')
  await page.goto(`${site()}/myorder`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-poçt').fill('client@example.com')
  await dialog.getByLabel('Şifrə').fill('demo-password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText('Şəxsi endirim')).toBeVisible()
})
