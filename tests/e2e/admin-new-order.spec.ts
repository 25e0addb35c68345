import type { Page } from '@playwright/test'
import { cards } from '../support/options.ts'
import { callApi, logIn, type SignedIn } from './support/accounts.ts'
import { openAdmin } from './support/admin.ts'
import { serviceWithOptions } from './support/configured.ts'
import { tabTo } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'

let admin: SignedIn
test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
})

type Item = {
  serviceTypeId: number | null
  service: { name: string }
  product: { name: string } | null
  tiers: { count: number; price: number }[]
  percentage: number
}

/** A product of the demo with several tiers, and the words that find it alone. */
async function pricedItem() {
  const items = await callApi<Item[]>('GET', '/order/items', { token: admin.accessToken })
  const item = items.find(
    ({ tiers, product, percentage }) => tiers.length > 2 && product !== null && percentage === 0,
  )
  if (!item?.product) throw new Error('The demo has no product with three tiers.')
  const [, second, third] = item.tiers
  if (!second || !third) throw new Error('three tiers')
  const words = `${item.product.name} ${item.service.name}`.replace(/\b\d+\b/g, '')
  return { name: item.product.name, words, second, third }
}

const newPerson = () => `Elçin ${Date.now().toString(36)}`
const money = (azn: number) => azn.toFixed(2).replace('.', ',')

type Taken = { status: string; price: number | null; count: number; appUser: { name: string } }
const ordersOf = async (page: Page): Promise<Taken[]> => {
  const ids = await page.getByRole('link', { name: /^№ \d+$/ }).allTextContents()
  return Promise.all(
    ids.map((text) =>
      callApi<Taken>('GET', `/order/${text.replace(/\D/g, '')}`, { token: admin.accessToken }),
    ),
  )
}

// ORD-21, CUS-5, CUS-8
test('an order by keyboard alone: a new customer, two lines, a price with a reason, and the links', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const person = newPerson()
  const { name, words, second, third } = await pricedItem()
  await openAdmin(page, '/admin/ordersadmin', admin)
  await expect(page.getByRole('table')).toBeVisible()
  await page.keyboard.press('o')
  await expect(page).toHaveURL(/\/admin\/new-order$/)
  // Below it stands how much of it is VAT.
  const total = page.getByRole('complementary').getByText('₼').first()
  await expect(page.getByText('Hələ sətir yoxdur')).toBeVisible()
  await expectAccessible(page)

  // Lines first, the customer later: the field that finds them has the focus, and letters are letters there.
  await expect(page.getByRole('combobox', { name: 'Müştərinin telefonu, adı və ya e-poçtu' })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('a')
  await page.keyboard.type(`${words} ${second.count}`)
  await expect(page.getByRole('option').first()).toContainText(name)
  await page.keyboard.press('Enter')
  await expect(total).toContainText(money(second.price))
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('t')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { pressed: false, name: new RegExp(money(third.price)) }).focus()
  await page.keyboard.press('Enter')
  await expect(total).toContainText(money(third.price))

  await page.keyboard.press('a')
  await page.keyboard.type('Mağazada quraşdırma')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Qiymət' }).fill('120')
  await expect(total).toContainText(money(third.price + 120))

  // What was written survives a reload.
  await page.reload()
  await expect(total).toContainText(money(third.price + 120))
  await expect(page.getByText('Burada əvvəl yazdıqlarınız qalıb.')).toBeVisible()

  // The same lines become a quote and orders again.
  await page.keyboard.press('Escape')
  await page.getByText('Qiymət təklifi', { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Yeni təklif' })).toBeVisible()
  await expect(total).toContainText(money(third.price + 120))
  await page.getByText('Sifariş', { exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Yeni sifariş' })).toBeVisible()
  await page.getByText('Piştaxta', { exact: true }).click()

  await page.getByRole('combobox', { name: 'Müştərinin telefonu, adı və ya e-poçtu' }).focus()
  await page.keyboard.type(person)
  await page.keyboard.press('Control+Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: /^Ad/ })).toHaveValue(person)
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Telefon' }).fill('055 871 36 40')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: person })).toBeVisible()
  // The letters of the screen hold again, and the next stop is what follows the customer.
  await expect(page.locator('#customer-card')).toBeFocused()

  // Another price than the calculated one needs a reason.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Qiymət' }).fill('10,50')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Niyə hesablanmış qiymət olmadığını yazın')).toBeVisible()
  await page.getByRole('textbox', { name: /Səbəb/ }).fill('klişe əvvəlki işdən qalıb')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: /2 sifariş yaradıldı/ })).toBeFocused()
  await expect(page.getByText(/\/o\/[\w-]{43}/).first()).toBeVisible()
  // What the customer will read, in a language of theirs.
  await expect(page.getByText(/sifarişinizi qəbul etdik/)).toBeVisible()
  await page.getByText('RU', { exact: true }).last().click()
  await expect(page.getByText(/Ваш заказ .* принят/).first()).toBeVisible()
  const whatsApp = page.getByRole('link', { name: 'WhatsApp-da göndər' })
  await expect(whatsApp).toHaveAttribute('href', /^https:\/\/wa\.me\/994558713640\?text=/)
  await expectAccessible(page)
  expect(await ordersOf(page)).toMatchObject([
    { status: 'Accepted', price: 10.5, count: third.count, cameBy: 'counter', appUser: { name: person } },
    { status: 'Accepted', price: 120, count: 1 },
  ])
  await page.keyboard.press('a')
  await expect(page.getByText('Hələ sətir yoxdur')).toBeVisible()
})

// CUS-8, ORD-21
test('on a phone in Russian: a known customer by digits of the phone, a line deleted and brought back @release', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { words, second } = await pricedItem()
  const phone = `+994 50 ${String(Date.now()).slice(-7)}`
  const body = { name: 'Лейла', phoneNumber: phone, language: 'ru' }
  await callApi('POST', '/customers', { token: admin.accessToken, body })
  await openAdmin(page, '/admin/new-order', admin, 'ru')
  await page.getByRole('combobox', { name: /Телефон, имя/ }).fill(phone.slice(-6))
  await page.getByRole('option', { name: /Лейла/ }).click()
  await expect(page.getByRole('heading', { name: 'Лейла' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Товар или свой текст' }).fill(`${words} ${second.count}`)
  await page.getByRole('option').first().click()
  await expectAccessible(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Удалить строку' }).click()
  await expect(page.getByText('Строк ещё нет')).toBeVisible()
  await page.getByRole('button', { name: /Отменить/ }).click()
  await page.getByRole('button', { name: 'Создать заказ' }).click()
  await expect(page.getByRole('heading', { name: /Создан 1 заказ/ })).toBeVisible()
  expect(await ordersOf(page)).toMatchObject([{ status: 'Accepted', price: second.price }])
  await expectAccessible(page)
})

// ORD-21, OPT-10
test('a product with choices: typed words choose, a chip changes the price, and the order keeps it @release', async ({
  page,
}) => {
  const { accessToken: token } = admin
  const name = `Sürətli kart ${Date.now().toString(36)}`
  const body = { serviceId: serviceWithOptions, name, prices: [{ count: 100, price: 20 }] }
  const product = await callApi<{ id: number }>('POST', '/ServiceTypes', { token, body })
  await callApi('PUT', `/ServiceTypes/${product.id}/options`, { token, body: { configuration: cards } })
  await page.setViewportSize({ width: 1440, height: 1000 })
  await openAdmin(page, '/admin/new-order', admin)
  await page.getByRole('combobox', { name: 'Məhsul və ya sərbəst mətn' }).fill(`${name} two 500`)
  await page.getByRole('option', { name }).first().click()
  const two = page.getByRole('button', { name: /^two/ })
  await expect(two).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  // Below it stands how much of it is VAT.
  const total = page.getByRole('complementary').getByText('₼').first()
  const before = await total.textContent()
  await page.getByRole('button', { name: /^one/ }).click()
  await expect(two).toHaveAttribute('aria-pressed', 'false')
  await expect(total).not.toHaveText(before ?? '')
  await page.keyboard.press('c')
  await page.keyboard.type(newPerson())
  await page.keyboard.press('Control+Enter')
  await page.getByRole('dialog').getByRole('textbox', { name: /^Ad/ }).press('Enter')
  await expect(page.getByRole('button', { name: /Sifarişi yarat/ })).toBeEnabled()
  const shown = await total.textContent()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: /1 sifariş yaradıldı/ })).toBeVisible()
  const [order] = await ordersOf(page)
  expect(`${money(order?.price ?? 0)}`).toBe(shown?.replace(/[^\d,]/g, ''))
})

/** A product with choices, and the words that find it alone. */
async function configuredProduct(): Promise<string> {
  const { accessToken: token } = admin
  const name = `Qutulu kart ${Date.now().toString(36)}`
  const body = { serviceId: serviceWithOptions, name, prices: [{ count: 100, price: 20 }] }
  const product = await callApi<{ id: number }>('POST', '/ServiceTypes', { token, body })
  await callApi('PUT', `/ServiceTypes/${product.id}/options`, { token, body: { configuration: cards } })
  return name
}

const words = {
  az: {
    find: 'Müştərinin telefonu, adı və ya e-poçtu',
    line: 'Məhsul və ya sərbəst mətn',
    own: 'Fərdi ölçü',
    width: 'En, mm',
    price: 'Qiymət',
    reason: /Səbəb/,
    save: 'Təklif kimi saxla',
    send: 'R1 göndər',
    link: 'Müştəri linki',
    name: 'Adınız və soyadınız',
    accept: 'Təklifi qəbul edirəm',
    order: /^Sifariş № \d+$/,
  },
  ru: {
    find: 'Телефон, имя или эл. почта клиента',
    line: 'Товар или свой текст',
    own: 'Свой размер',
    width: 'Ширина, мм',
    price: 'Цена',
    reason: /Причина/,
    save: 'Сохранить предложение',
    send: 'Отправить R1',
    link: 'Ссылка клиента',
    name: 'Имя и фамилия',
    accept: 'Принимаю предложение',
    order: /^Заказ № \d+$/,
  },
} as const

// OFF-4, OFF-5, OFF-11, CUS-5, CUS-8
test("a quote with choices and a size of one's own is written, sent and accepted by its link", async ({
  page,
  browser,
}) => {
  test.slow()
  const say = words.ru
  const product = await configuredProduct()
  const phone = `+994 50 ${String(Date.now()).slice(-7)}`
  const body = { name: 'Elçin', phoneNumber: phone, language: 'ru' }
  await callApi('POST', '/customers', { token: admin.accessToken, body })
  await page.setViewportSize({ width: 390, height: 900 })
  await openAdmin(page, '/admin/quotes/new', admin, 'ru')
  await expect(page).toHaveURL(/\/admin\/new-order\?as=quote$/)
  await page.getByRole('combobox', { name: say.find }).focus()
  await page.keyboard.type(phone.slice(-6))
  // At once: the customer is taken as soon as they are found.
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Elçin' })).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByRole('combobox', { name: say.line })).toBeFocused()
  await page.keyboard.type(`${product} two 500`)
  await expect(page.getByRole('option').first()).toContainText(product)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^two/ })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: say.own }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel(say.width).fill('300')
  await expect(page.getByLabel(say.width)).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel(say.width).fill('80')
  await page.getByRole('textbox', { name: say.price }).fill('77,50')
  await page.getByRole('textbox', { name: say.reason }).fill('telefonda razılaşıb')
  await expectAccessible(page)
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(over).toBeLessThanOrEqual(0)
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/\/admin\/quotes\/\d+$/)
  await expect(page.getByText(/80 × 50 (mm|мм) · matt · two/).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: say.send }).focus()
  await page.keyboard.press('Control+Enter')
  const link = page.getByLabel(say.link)
  await expect(link).toHaveValue(/\/q\/[\w-]{43}$/)
  const path = new URL(await link.inputValue()).pathname

  const pocket = await browser.newContext({
    baseURL: process.env.E2E_SITE,
    viewport: { width: 390, height: 844 },
  })
  const customer = await pocket.newPage()
  await chooseLanguage(customer, 'ru')
  await customer.goto(path)
  await expect(customer.getByText(/80 × 50 (mm|мм) · matt · two/).first()).toBeVisible()
  await expectAccessible(customer)
  await customer.getByLabel(say.name).fill('Elçin Quliyev')
  await customer.getByLabel(say.name).press('Enter')
  await expect(customer.getByRole('button', { name: say.order })).toBeVisible()
  await pocket.close()
  const quoteId = Number(/\d+$/.exec(page.url())?.[0])
  const token = admin.accessToken
  const agreed = await callApi<{ orders: { id: number }[] }>('GET', `/quotes/${quoteId}`, { token })
  type Order = { price: number; priceReason: string; options: { trim: object; ownSize: object } }
  const order = await callApi<Order>('GET', `/order/${agreed.orders[0]?.id}`, { token })
  expect(order).toMatchObject({
    price: 77.5,
    priceReason: 'telefonda razılaşıb',
    options: { trim: { width: 80, height: 50 }, ownSize: { width: 80, height: 50 } },
  })
})

const byHand = { add: /^Ad/, place: /Sifarişi yarat/, placed: /1 sifariş yaradıldı/ } as const

// ORD-21, CUS-5, CUS-8, OPT-10
test('an order for somebody on the phone is taken without a mouse @release', async ({ page }) => {
  const say = { ...words.az, ...byHand }
  const product = await configuredProduct()
  const person = newPerson()
  const phone = `+994 50 ${String(Date.now()).slice(-7)}`
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAdmin(page, '/admin/new-order', admin, 'az')
  await tabTo(page, page.getByRole('combobox', { name: say.find }))
  await page.keyboard.type(person)
  await page.keyboard.press('Control+Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: say.add })).toHaveValue(person)
  await tabTo(page, dialog.getByRole('textbox').nth(1))
  await page.keyboard.type(phone)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: person })).toBeVisible()

  await tabTo(page, page.getByRole('combobox', { name: say.line }))
  await page.keyboard.type(`${product} two 500`)
  await expect(page.getByRole('option').first()).toContainText(product)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^two/ })).toHaveAttribute('aria-pressed', 'true')
  const cotton = page.getByRole('button', { name: /^cotton/ })
  await tabTo(page, cotton)
  await page.keyboard.press('Space')
  await expect(cotton).toHaveAttribute('aria-pressed', 'true')
  await expect(cotton).toBeFocused()
  await tabTo(page, page.getByRole('textbox', { name: say.price }))
  await page.keyboard.type('77,50')
  const place = page.getByRole('button', { name: say.place })
  await tabTo(page, place)
  await page.keyboard.press('Enter')
  // It asks for the reason, and nothing is placed without it.
  const reason = page.getByRole('textbox', { name: say.reason })
  await expect(reason).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await tabTo(page, reason)
  await page.keyboard.type('telefonda razılaşıb')
  await tabTo(page, place)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: say.placed })).toBeFocused()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440)
  expect(await ordersOf(page)).toMatchObject([
    {
      status: 'Accepted',
      price: 77.5,
      count: 500,
      appUser: { name: person },
      priceReason: 'telefonda razılaşıb',
      options: { choices: expect.arrayContaining([expect.objectContaining({ choice: 'cotton' })]) },
    },
  ])
})

// BAS-10, OFF-3
test('what is typed into a quote stays when somebody else has saved it meanwhile @release', async ({
  page,
}) => {
  const token = admin.accessToken
  const body = { name: 'Elçin', language: 'az' }
  const { id: userId } = await callApi<{ id: number }>('POST', '/customers', { token, body })
  const lines = [{ serviceId: serviceWithOptions, title: 'Lövhə', count: 1, price: 90 }]
  const { id } = await callApi<{ id: number }>('POST', '/quotes', { token, body: { userId, lines } })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAdmin(page, `/admin/quotes/${id}`, admin)
  await page.getByRole('button', { name: /Lövhə/ }).click()
  await page.getByRole('textbox', { name: 'Qiymət' }).fill('95,50')
  await expect(page.getByRole('button', { name: 'Dəyişiklikləri ləğv et' })).toBeVisible()
  await callApi('PUT', `/quotes/${id}`, { token, body: { title: 'Başqasından' } })
  const reads = Promise.withResolvers<void>()
  await page.route(/trpc\/.*offers\.byId/, async (route) => {
    await reads.promise
    await route.continue()
  })
  const save = page.getByRole('button', { name: 'Qaralamanı yadda saxla' })
  await save.click()
  await expect(page.getByText(/409/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Qiymət' })).toHaveValue('95,50')
  // However long the quote takes to be read anew, the next press is over what is read then.
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  reads.resolve()
  await save.click()
  await expect(page.getByRole('button', { name: 'Dəyişiklikləri ləğv et' })).toBeHidden()
  await expect
    .poll(() => callApi<{ total: number }>('GET', `/quotes/${id}`, { token }))
    .toMatchObject({ total: 95.5 })
})

// ORD-21
test('a line has room beside its columns at 1024 and 1280 px, and the button stays in sight', async ({
  page,
}) => {
  const { words, name, second } = await pricedItem()
  await page.setViewportSize({ width: 1024, height: 900 })
  await openAdmin(page, '/admin/new-order', admin)
  const field = page.getByRole('combobox', { name: 'Məhsul və ya sərbəst mətn' })
  // The key that leads there, pressed once more, is no part of the words.
  await field.fill(`a ${words} ${second.count}`)
  await expect(page.getByRole('option').first()).toContainText(name)
  await page.keyboard.press('Enter')
  const line = page.getByRole('button', { name: new RegExp(`^1.*${name}`) })
  await expect(page.getByLabel('Şərh, müştəri oxuyur')).toHaveValue(/^(?!a\b)/)
  await expect(field).toBeFocused()
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect((await line.boundingBox())?.height).toBeLessThan(90)
    await expect(page.getByRole('button', { name: 'Sifarişi yarat' })).toBeInViewport({ ratio: 1 })
  }
})
