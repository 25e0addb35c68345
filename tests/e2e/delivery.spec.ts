import { callApi, keepSession, logIn, type SignedIn } from './support/accounts.ts'
import { openAdmin } from './support/admin.ts'
import { hideWays, showWays } from './support/shipments.ts'
import { newCustomer, ordersOf, tabTo } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'
import { openTill } from './support/till.ts'

let admin: SignedIn
test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
  await showWays(admin)
})
test.afterAll(() => hideWays(admin))
test.use({ viewport: { width: 390, height: 844 } })

const says = {
  az: {
    ways: /Necə alacaqsınız/,
    courier: /Kuryer, Bakı/,
    pickup: /Özüm götürürəm/,
    order: 'Hamısını sifariş et',
    underWay: /Kuryer/,
    toPay: 'Alanda',
    ready: 'Hazırdır, götürə bilərsiniz',
    code: 'Götürmə kodu',
    took: /Günel xanım götürdü/,
    takenBy: 'Kim aldı',
    collected: /^Çatdırıldı, 64,00.₼ alındı$/,
    nothingLeft: '0 / 1 qalıb',
  },
  ru: {
    ways: /Как получите заказ/,
    courier: /Курьер, Баку/,
    pickup: /Заберу сам/,
    order: 'Заказать всё',
    underWay: /курьер/i,
    toPay: 'при получении',
    ready: 'Готово, можно забирать',
    code: 'Код выдачи',
    took: /Кто получил: Günel xanım/,
    takenBy: 'Кто забрал',
    collected: /^Доставлено, получено 64,00.₼$/,
    nothingLeft: 'осталось 0 / 1',
  },
} as const

const flyer = {
  id: 'flyer',
  serviceId: 2,
  serviceTypeId: 2,
  options: null,
  count: 500,
  comment: '',
  artwork: 'customer',
  seenTotal: null,
}
const address = {
  place: 'Nərimanov',
  street: 'Təbriz küçəsi',
  building: '44',
  phoneNumber: '+994 50 123 45 67',
}
const staff = <Data>(method: string, path: string, body?: object) =>
  callApi<Data>(method, path, { token: admin.accessToken, ...(body && { body }) })
const statusOf = async (id: number) => (await staff<{ status: string }>('GET', `/order/${id}`)).status
const shipmentOf = async (id: number) =>
  (await staff<{ shipment: { id: number; number: string } }>('GET', `/order/${id}`)).shipment

/** Accepted at a price, made, and nothing paid. */
async function makeReady(id: number, price: number) {
  await staff('PUT', `/order/${id}/artwork/notneeded`)
  await staff('PUT', '/order', { id, price })
  for (const status of ['InProduction', 'Ready']) await staff('PUT', `/order/${id}/status`, { status })
}

// DEL-10, DEL-13, DEL-15, DEL-18, DEL-40, DEL-41, DEL-43
for (const language of ['az', 'ru'] as const) {
  const say = says[language]

  test(`from the basket by courier, paid in cash, to the till: a customer, a courier and the office by keyboard, in ${language}`, async ({
    page,
    context,
  }) => {
    const { session } = await newCustomer()
    await callApi('POST', '/addresses', { token: session.accessToken, body: address })
    await chooseLanguage(page, language)
    await keepSession(page, session)
    await page.addInitScript(
      (text) => {
        if (!sessionStorage.getItem('filled once')) localStorage.setItem('basket', text)
        sessionStorage.setItem('filled once', '1')
      },
      JSON.stringify([flyer]),
    )
    await page.goto('/basket')
    const section = page.getByRole('group', { name: say.ways })
    await tabTo(page, section.getByRole('radio').first())
    const courier = section.getByRole('radio', { name: say.courier })
    for (let pressed = 0; pressed < 4 && !(await courier.isChecked()); pressed++)
      await page.keyboard.press('ArrowDown')
    await expect(courier).toBeChecked()
    await expectAccessible(page)
    await tabTo(page, page.getByRole('button', { name: say.order }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/myorder$/)
    const [order] = await ordersOf(session.accessToken)
    const orderId = order?.id ?? 0
    await makeReady(orderId, 60)

    const office = await context.browser()?.newContext({ viewport: { width: 1440, height: 900 } })
    if (!office) throw new Error('a browser has contexts')
    const screen = await office.newPage()
    const { id, number } = await shipmentOf(orderId)
    await openAdmin(screen, `/admin/delivery?open=${id}`, admin, 'az')
    const row = screen.getByRole('button', { name: number, exact: true })
    const dialog = screen.getByRole('dialog')
    const next = (act: string) => expect(screen.getByRole('listitem').filter({ has: row })).toContainText(act)
    await row.focus()
    await screen.keyboard.press('Enter')
    await expect(screen.getByLabel('Çəkilib')).toBeFocused()
    await screen.keyboard.press('Enter')
    await next('Kuryerə ver')
    await row.focus()
    await screen.keyboard.press('x')
    await screen.keyboard.press('y')
    await expect(dialog).toBeVisible()
    const courierName = `Samir ${orderId}`
    await tabTo(screen, dialog.getByLabel('Kuryerin adı'))
    await screen.keyboard.type(courierName)
    await screen.keyboard.press('Enter')
    const link = dialog.getByLabel(`${courierName} üçün link, yalnız bu gün`)
    await expect(link).toBeFocused()
    // A link that is revoked can be replaced on its day.
    const list = dialog.getByRole('listitem').filter({ hasText: courierName })
    await tabTo(screen, list.getByRole('button', { name: 'Linki bağla' }))
    await screen.keyboard.press('Enter')
    await expect(list).toContainText('link bağlanıb')
    await tabTo(screen, list.getByRole('button', { name: 'Yeni link' }))
    await screen.keyboard.press('Enter')
    await expect(link).toBeFocused()
    const { pathname } = new URL(await link.inputValue())
    await tabTo(screen, dialog.getByRole('button', { name: /^Bağla/ }))
    await screen.keyboard.press('Enter')
    await expect(dialog).toBeHidden()

    await page.goto(`/myorder/${orderId}`)
    await expect(page.getByRole('heading', { name: say.underWay }).first()).toBeVisible()
    await expect(page.getByText(say.toPay).first()).toBeVisible()
    await expect(page.getByText(/64,00\s₼/).first()).toBeVisible()
    await expect(page.getByText('Təbriz küçəsi 44').first()).toBeVisible()
    await expectAccessible(page)

    const phone = await context.newPage()
    await phone.goto(language === 'az' ? pathname : `/ru${pathname}`)
    const stop = phone.locator(`#stop-${id}`)
    await tabTo(phone, stop.getByLabel(say.takenBy))
    await phone.keyboard.press('ControlOrMeta+A')
    await phone.keyboard.type('Günel xanım')
    await tabTo(phone, stop.getByRole('button', { name: say.collected }))
    await phone.keyboard.press('Enter')
    await expect(stop).toHaveClass(/done/)
    await expect(phone.locator('#left')).toHaveText(say.nothingLeft)
    await phone.close()
    expect(await statusOf(orderId)).toBe('Completed')
    await expect(page.getByText(say.took)).toBeVisible()

    await openTill(admin.accessToken)
    await openAdmin(screen, '/admin/till', admin, 'az')
    const held = screen.getByRole('listitem').filter({ hasText: courierName })
    await expect(held).toContainText('64,00')
    await expectAccessible(screen)
    await tabTo(screen, held.getByRole('button', { name: 'Pulu təhvil al' }))
    await screen.keyboard.press('Enter')
    await expect(dialog.getByRole('textbox').first()).toBeFocused()
    await screen.keyboard.type('60')
    await screen.keyboard.press('Enter')
    await expect(dialog.getByText(/64[.,]00/)).toBeVisible()
    await screen.keyboard.press('ControlOrMeta+A')
    await screen.keyboard.type('64')
    await screen.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(held).toBeHidden()
    // The row that went took its button along, not the place of whoever is at the keyboard.
    await expect(screen.locator('body')).not.toBeFocused()
    await expect(screen.getByRole('main').getByRole('row').filter({ hasText: courierName })).toContainText(
      '64,00',
    )
    await office.close()
  })

  test(`picked up by its code, in ${language}: the customer reads it, the office types it`, async ({
    page,
  }) => {
    const { session } = await newCustomer()
    const { ways } = await staff<{ ways: { id: number; kind: string }[] }>('GET', '/delivery/ways')
    const wayId = ways.find(({ kind }) => kind === 'pickup')?.id
    const body = { serviceId: 2, serviceTypeId: 2, count: 500, delivery: { wayId } }
    const { id: orderId } = await callApi<{ id: number }>('POST', '/order', {
      token: session.accessToken,
      body,
    })
    await makeReady(orderId, 60)
    const { id } = await shipmentOf(orderId)
    await chooseLanguage(page, language)
    await keepSession(page, session)
    await page.goto(`/myorder/${orderId}`)
    await staff('PUT', `/shipments/${id}/pack`, { shelf: 'B-3' })
    // It comes without a reload.
    await expect(page.getByRole('heading', { name: say.ready })).toBeVisible()
    await expect(page.getByText(say.code, { exact: true })).toBeVisible()
    await expectAccessible(page)
    const { shipment } = await callApi<{ shipment: { code: string } }>('GET', `/order/${orderId}`, {
      token: session.accessToken,
    })
    await expect(page.getByText([...shipment.code].join(' '))).toBeAttached()
    await staff('PUT', `/shipments/${id}/pick-up`, {
      code: shipment.code,
      takenBy: 'Günel xanım',
      collected: 60,
    })
    await expect(page.getByText(say.took)).toBeVisible()
    expect(await statusOf(orderId)).toBe('Completed')
  })
}

// DEL-12
test('a way is chosen on the order’s page, and another one while it waits', async ({ page }) => {
  const { session } = await newCustomer()
  await callApi('POST', '/addresses', { token: session.accessToken, body: address })
  const body = { serviceId: 2, serviceTypeId: 2, count: 500 }
  const { id } = await callApi<{ id: number }>('POST', '/order', { token: session.accessToken, body })
  await chooseLanguage(page, 'az')
  await keepSession(page, session)
  await page.goto(`/myorder/${id}`)
  await page.getByRole('button', { name: 'Çatdırılmanı seç' }).click()
  const section = page.getByRole('group', { name: says.az.ways })
  await section.getByText(says.az.pickup).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Bu yolu seç' }).click()
  await expect(page.getByRole('button', { name: 'Başqa yol seç' })).toBeVisible()
  await makeReady(id, 60)
  const shipment = await shipmentOf(id)
  await staff('PUT', `/shipments/${shipment.id}/pack`)
  await expect(page.getByRole('heading', { name: says.az.ready })).toBeVisible()
  await page.getByRole('button', { name: 'Başqa yol seç' }).click()
  await section.getByText(says.az.courier).click()
  await expect(page.getByText('artıq olur')).toBeVisible()
  await page.getByRole('button', { name: 'Bu yolu seç' }).click()
  await expect(page.getByRole('heading', { name: /qablaşdırırıq/ })).toBeVisible()
  const { status, kind } = await staff<{ status: string; kind: string }>('GET', `/shipments/${shipment.id}`)
  expect([status, kind]).toEqual(['Planned', 'ownCourier'])
})

// DEL-12, DEL-13
test('a price that staff said is agreed to once the order is ready too, and what came back goes anew', async ({
  page,
}) => {
  const { session } = await newCustomer()
  const { ways } = await staff<{ ways: { id: number; kind: string }[] }>('GET', '/delivery/ways')
  const wayId = ways.find(({ kind }) => kind === 'ownCourier')?.id
  const body = {
    serviceId: 2,
    serviceTypeId: 2,
    count: 500,
    delivery: { wayId, address: { ...address, place: 'Lerik' } },
  }
  const { id } = await callApi<{ id: number }>('POST', '/order', { token: session.accessToken, body })
  await makeReady(id, 60)
  const shipment = await shipmentOf(id)
  await chooseLanguage(page, 'az')
  await keepSession(page, session)
  await page.goto(`/myorder/${id}`)
  const docket = page.locator('section').filter({ has: page.getByText('Sizin növbənizdir') })
  await expect(page.getByRole('heading', { name: /qiymətini deyəcəyik/ })).toBeVisible()
  await expect(page.getByText('Lerik, Təbriz küçəsi 44')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Başqa yol seç' })).toBeVisible()
  await staff('PUT', `/shipments/${shipment.id}/price`, { price: 15 })
  await expect(docket.getByRole('heading', { name: /qiymətini təsdiqləyin/ })).toBeVisible()
  await expectAccessible(page)
  await docket.getByRole('button', { name: /15,00/ }).click()
  await expect(page.getByRole('heading', { name: /sizin üçün qablaşdırırıq/ })).toBeVisible()

  for (const [act, sent] of [
    ['pack', {}],
    ['hand-over', { carrier: 'Ekspres' }],
    ['fail', { failure: 'wrongAddress' }],
  ] as const)
    await staff('PUT', `/shipments/${shipment.id}/${act}`, sent)
  await expect(page.getByRole('heading', { name: 'Təhvil verə bilmədik' })).toBeVisible()
  await expect(page.getByText('Lerik, Təbriz küçəsi 44')).toBeVisible()
  await staff('PUT', `/shipments/${shipment.id}/take-back`)
  await expect(page.getByText(/^Ofisimizə qaytarılıb/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Çatdırılmanı seç' })).toBeVisible()
})
