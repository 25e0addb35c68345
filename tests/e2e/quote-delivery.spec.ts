import { callApi, keepSession, logIn } from './support/accounts.ts'
import { newCustomer, ordersOf, tabTo } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, openReady, test } from './support/test.ts'

type Zone = { id: number; name: string; bands: { upTo: number; price: number }[] }
type Way = { id: number; kind: string; zones: Zone[] }
type Shipment = { kind: string; price: number | null; address: Record<string, string> | null }

let token = ''
let ways: Way[] = []
const show = (isShown: boolean) =>
  Promise.all(ways.map(({ id }) => callApi('PUT', `/delivery/ways/${id}`, { token, body: { isShown } })))

test.beforeAll(async () => {
  token = (await logIn('admin@example.com')).accessToken
  ways = (await callApi<{ ways: Way[] }>('GET', '/delivery/ways', { token })).ways
  await show(true)
})
test.afterAll(() => show(false))

const says = {
  az: {
    ways: /Necə alacaqsınız/,
    courier: /Kuryer, Bakı/,
    choose: 'Sifarişi necə alacağınızı seçin.',
    name: 'Adınız və soyadınız',
    accept: 'Təklifi qəbul edirəm',
    row: 'Çatdırılma, Nərimanov',
    changed: /Çatdırılma indi/,
  },
  ru: {
    ways: /Как получите заказ/,
    courier: /Курьер, Баку/,
    choose: 'Выберите, как получите заказ.',
    name: 'Имя и фамилия',
    accept: 'Принимаю предложение',
    row: 'Доставка, Нариманов',
    changed: /Доставка теперь/,
  },
} as const

const address = {
  place: 'Nərimanov',
  street: 'Təbriz küçəsi',
  building: '44',
  phoneNumber: '+994 50 123 45 67',
}

/** A quote of 500 flyers for somebody who has an address, and the path of its link. */
async function quoted(language: 'az' | 'ru') {
  const { session } = await newCustomer()
  await callApi('POST', '/addresses', { token: session.accessToken, body: address })
  const lines = [{ serviceId: 2, serviceTypeId: 2, count: 500, price: 90, priceReason: 'Daimi müştəri' }]
  const body = { userId: session.id, language, lines }
  const { id } = await callApi<{ id: number }>('POST', '/quotes', { token, body })
  await callApi('POST', `/quotes/${id}/revisions`, { token, body: {} })
  const { url } = await callApi<{ url: string }>('POST', `/quotes/${id}/link`, { token })
  return { session, path: new URL(url).pathname }
}

/** By touch on a phone in Azerbaijani, by keyboard on a desktop in Russian. */
const journeys = [
  { language: 'az', width: 390 },
  { language: 'ru', width: 1440 },
] as const

// DEL-36
for (const { language, width } of journeys)
  test(`a quote is accepted with the way its customer chooses, at the price that was shown, in ${language} at ${width} px`, async ({
    page,
  }) => {
    const say = says[language]
    await page.setViewportSize({ width, height: 900 })
    const { session, path } = await quoted(language)
    await chooseLanguage(page, language)

    // Whoever has only the link is asked nothing of it.
    await openReady(page, path)
    await expect(page.getByRole('button', { name: say.accept })).toBeVisible()
    const section = page.getByRole('group', { name: say.ways })
    await expect(section).toHaveCount(0)

    await keepSession(page, session)
    await openReady(page, path)
    const courier = section.getByRole('radio', { name: say.courier })
    await expect(courier).toBeVisible()
    const name = page.getByRole('textbox', { name: say.name })
    await name.fill('Aysel Əliyeva')
    const accept = page.getByRole('button', { name: say.accept })
    await accept.click()
    await expect(section.getByRole('alert')).toHaveText(say.choose)
    await expect(section.getByRole('radio').first()).toBeFocused()
    await expectAccessible(page)
    if (width === 1440) await page.keyboard.press('ArrowDown')
    else await section.getByText(say.courier).click()
    await expect(courier).toBeChecked()
    const panel = page.locator('#answer')
    await expect(panel.getByText(say.row)).toBeVisible()
    await expect(panel.getByText(/94,00\s₼/)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectAccessible(page)

    // The zone gets dearer meanwhile: nothing is ordered, and the new price is pressed for.
    const zone = ways.flatMap(({ zones }) => zones).find((one) => one.name === 'Bakı 1')
    if (!zone) throw new Error('the demo has the zone')
    const dearer = zone.bands.map(({ upTo, price }) => ({ upTo, price: price + 1.5 }))
    await callApi('PUT', `/delivery/zones/${zone.id}`, { token, body: { bands: dearer } })
    await accept.click()
    await expect(panel.getByRole('alert').filter({ hasText: say.changed })).toBeVisible()
    await expect(panel.locator('s').filter({ hasText: '4,00' })).toBeVisible()
    await expect(panel.getByText(/95,50\s₼/)).toBeVisible()
    await expect(name).toHaveValue('Aysel Əliyeva')
    expect(await ordersOf(session.accessToken)).toEqual([])

    if (width === 1440) {
      await tabTo(page, accept)
      await page.keyboard.press('Enter')
    } else await accept.click()
    await expect(panel.getByRole('link', { name: /№ \d+$/ })).toBeVisible()
    await callApi('PUT', `/delivery/zones/${zone.id}`, { token, body: { bands: zone.bands } })
    const [order] = await ordersOf(session.accessToken)
    const { shipment } = await callApi<{ shipment: Shipment | null }>('GET', `/order/${order?.id}`, {
      token: session.accessToken,
    })
    expect(shipment).toMatchObject({ kind: 'ownCourier', price: 5.5, address: { building: '44' } })
    expect(await page.evaluate(() => localStorage.getItem('deliveryDraft'))).toBeNull()
  })
