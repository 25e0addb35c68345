import { callApi, logIn, type SignedIn } from './support/accounts.ts'
import { openAdmin } from './support/admin.ts'
import { propose, sendCard, stageOf } from './support/proofs.ts'
import { newCustomer, tabTo } from './support/shop.ts'
import { chooseLanguage, expect, expectAccessible, test } from './support/test.ts'

const words = {
  az: {
    name: 'Adınız və soyadınız',
    order: /^Sifariş № \d+$/,
    pay: /^45,00\s₼ ödə$/,
    heading: /45,00\s₼ ödəyin,\s?işə başlayaq/,
    atBank: 'Bankın səhifəsində ödə',
    again: 'Bankın səhifəsində yenidən ödə',
    noFunds: 'Kartda kifayət qədər vəsait yoxdur. Kartdan pul çıxmayıb.',
    paid: /^Ödənildi/,
    receipt: 'Ödəniş qəbzi',
    ticks: [/Mətni oxudum/, /Ölçü düzdür/, /Rəngləri gördüm/],
    show: 'Göstər',
    sign: 'Çapa icazə verirəm: v1',
    back: 'qaytarılıb',
  },
  ru: {
    name: 'Имя и фамилия',
    order: /^Заказ № \d+$/,
    pay: /^Оплатить 45,00\s₼$/,
    heading: /Оплатите 45,00\s₼, и мы\s?начнём/,
    atBank: 'Оплатить на странице банка',
    again: 'Оплатить ещё раз на странице банка',
    noFunds: 'На карте недостаточно средств. Деньги с карты не списаны.',
    paid: /^Оплачено/,
    receipt: 'Квитанция об оплате',
    ticks: [/Текст прочитан/, /Размер верный/, /Цвета просмотрены/],
    show: 'Показать',
    sign: 'Подписать v1 в печать',
    back: 'возвращено',
  },
} as const

type Service = { id: number }
type Order = {
  status: string
  promise: { promisedOn: string | null }
  money: { state: string; left: number }
}

let admin: SignedIn
const staff = <Data>(method: string, path: string, body?: object) =>
  callApi<Data>(method, path, { token: admin.accessToken, ...(body && { body }) })

test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
  await staff('PUT', '/payment/terms', { deposit: 50 })
  await staff('PUT', '/payment/settings', { beforeProduction: 'deposit', beforeHandover: 'whole' })
})
// The other journeys of this worker begin as an installation does.
test.afterAll(async () => {
  await staff('PUT', '/payment/settings', { beforeProduction: 'off', beforeHandover: 'off' })
  await staff('PUT', '/payment/terms', { deposit: 0 })
})

for (const language of ['az', 'ru'] as const) {
  const say = words[language]

  // PAY-5, PAY-12, PAY-13, PAY-16, PAY-30, PROD-7
  test(`an accepted quote is paid at the bank, approved, promised, made, paid off at the counter, handed over, and given back in part (${language})`, async ({
    page: desk,
    browser,
  }) => {
    const { session } = await newCustomer()
    const [service] = await callApi<Service[]>('GET', '/services?language=az')
    const { id: quoteId } = await staff<{ id: number }>('POST', '/quotes', {
      userId: session.id,
      language,
      title: 'vizitlər',
      lines: [{ serviceId: service?.id, title: 'Lövhə', count: 1, price: 90, days: 4 }],
    })
    await staff('POST', `/quotes/${quoteId}/revisions`, {})
    const { url } = await staff<{ url: string }>('POST', `/quotes/${quoteId}/link`)

    const phones = await browser.newContext({
      viewport: { width: 390, height: 844 },
      baseURL: process.env.E2E_SITE ?? '',
      extraHTTPHeaders: { 'x-forwarded-for': language === 'az' ? '10.9.9.1' : '10.9.9.2' },
    })
    const phone = await phones.newPage()
    await chooseLanguage(phone, language)
    await phone.goto(new URL(url).pathname)
    const name = phone.getByLabel(say.name)
    await name.fill('Elçin Quliyev')
    await name.press('Enter')
    const open = phone.getByRole('button', { name: say.order })
    const id = Number(/\d+/.exec((await open.textContent()) ?? '')?.[0])
    await open.click()
    await expect(phone).toHaveURL(/\/o\/[\w-]{43}/)
    const orderPage = new URL(phone.url()).pathname
    const read = () => staff<Order>('GET', `/order/${id}`)
    expect((await read()).status).toBe('Accepted')

    await staff('PUT', `/order/${id}/artwork/request`, {})

    // The deposit, from the order's page, by keyboard; the first card has no money on it.
    const pay = phone.getByRole('button', { name: say.pay }).first()
    await tabTo(phone, pay)
    await phone.keyboard.press('Enter')
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(say.heading)
    await expectAccessible(phone)
    await tabTo(phone, phone.getByRole('button', { name: say.atBank }))
    await phone.keyboard.press('Enter')
    await expect(phone).toHaveURL(/test-bank/)
    await tabTo(phone, phone.getByRole('radio').first())
    await phone.keyboard.press('ArrowDown')
    await phone.keyboard.press('Enter')
    await expect(phone.getByRole('alert').filter({ hasText: say.noFunds })).toBeVisible()
    await expectAccessible(phone)
    await tabTo(phone, phone.getByRole('button', { name: say.again }))
    await phone.keyboard.press('Enter')
    await expect(phone).toHaveURL(/test-bank/)
    await tabTo(phone, phone.getByRole('radio').first())
    await phone.keyboard.press('Enter')
    const done = phone.getByRole('heading', { level: 1, name: say.paid })
    await expect(done).toBeFocused()
    await expect(phone.getByRole('region', { name: say.receipt })).toContainText('•• 1111')
    await expectAccessible(phone)
    expect((await read()).promise.promisedOn).toBeNull()

    // The artwork is approved, and the day is promised.
    await sendCard(session, id)
    await propose(admin, id, 'Baxın.')
    await phone.goto(`${orderPage}/proof`)
    await stageOf(phone)
    await phone.getByRole('button', { name: say.show, exact: true }).first().click()
    for (const tick of say.ticks) await phone.getByRole('checkbox', { name: tick }).check()
    await phone.getByLabel(say.name).fill('Elçin Quliyev')
    await phone.getByRole('button', { name: say.sign }).click()
    await expect(phone).toHaveURL(new RegExp(`${orderPage}$`))
    expect((await read()).promise.promisedOn).toMatch(/^\d{4}-\d\d-\d\d$/)

    // It is made, and the rest is paid at the counter.
    await openAdmin(desk, `/admin/ordersadmin/${id}`, admin)
    await expect(desk.getByRole('button', { name: /İstehsalata ver/ }).first()).toBeVisible()
    await desk.keyboard.press('s')
    await expect(desk.getByRole('button', { name: /Hazır kimi/ })).toBeVisible()
    await desk.keyboard.press('s')
    await expect(desk.getByRole('main').getByText(/Təhvil verilmir: 45,00\s₼ qalıb/)).toBeVisible()
    await desk.keyboard.press('r')
    const dialog = desk.getByRole('dialog')
    await expect(dialog.getByLabel('Ödənilən məbləğ')).toHaveValue('45,00')
    await dialog.getByLabel('Ödənilən məbləğ').press('Control+Enter')
    await expect(desk.getByText(/^45,00\s₼ yazıldı/)).toBeVisible()
    await expect(
      desk
        .getByRole('main')
        .getByText(/^ödənilib$/)
        .first(),
    ).toBeVisible()
    await desk.keyboard.press('s')
    await expect(desk.getByRole('status').getByText('Tamamlanıb').first()).toBeVisible()

    // A part is given back: what came in cash goes back last.
    await desk.getByRole('button', { name: 'Geri ver…' }).click()
    await dialog.getByLabel('Geri verilən məbləğ').fill('10')
    await dialog.getByLabel('Geri vermənin səbəbi').fill('Rəng fərqi üçün')
    await expectAccessible(desk)
    await dialog.getByRole('button', { name: /10,00\s₼ geri ver/ }).click()
    await expect(dialog).toBeHidden()
    await expect(async () => {
      expect(await read()).toMatchObject({ status: 'Completed', money: { left: 10 } })
    }).toPass({ timeout: 30_000 })
    await phone.goto(orderPage)
    await expect(phone.getByText(say.back).first()).toBeVisible()
    await expectAccessible(phone)
    await phones.close()
  })
}
