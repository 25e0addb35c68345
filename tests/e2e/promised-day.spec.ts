import { bakuDate } from '../../src/lib/days.ts'
import { formatDayAndMonth, formatHour, formatPromised } from '../../web/lib/weekday.ts'
import { readPdf } from '../support/read-pdf.ts'
import { callApi, keepSession, logIn, type SignedIn } from './support/accounts.ts'
import { mailTo } from './support/mail.ts'
import { chooseLanguage, expect, test } from './support/test.ts'

// The house's rules about money change for every order, so that one journey comes after the other.
test.describe.configure({ mode: 'default' })

type Promised = {
  promisedOn: string | null
  readyOn: string | null
  approveBy: string | null
}
type Language = 'az' | 'ru'
const says: Record<Language, { ready: (day: string) => string; until: (hour: string) => RegExp }> = {
  az: { ready: (day) => `${day} hazır olacaq`, until: (hour) => new RegExp(`${hour}-dək`) },
  ru: { ready: (day) => `Будет готово: ${day}`, until: (hour) => new RegExp(`до ${hour}`) },
}

const serviceId = 9
const site = () => process.env.E2E_SITE ?? ''
let admin: SignedIn
let client: SignedIn
test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
  client = await logIn('client@example.com')
})
test.afterAll(() => staff('PUT', '/payment/settings', { beforeProduction: 'off' }))

const staff = <Data>(method: string, path: string, body?: object) =>
  callApi<Data>(method, path, { token: admin.accessToken, ...(body && { body }) })

/** With days of its own, so that nothing else leads to its day; and a line of it. */
async function makeLine(artwork: 'None' | 'Required') {
  const name = `Afişa ${artwork} ${Date.now()}`
  const body = { serviceId, name, name_ru: name, artwork }
  const { id } = await staff<{ id: number }>('POST', '/ServiceTypes', body)
  await staff('PUT', `/production/products/${id}`, {
    productionDays: 3,
    minutesFixed: 1,
    minutesPer1000: 0,
  })
  return { serviceId, serviceTypeId: id, count: 500 }
}

async function acceptedOrder(line: object, language: Language): Promise<number> {
  const options = { token: client.accessToken, body: line }
  const { id } = await callApi<{ id: number }>('POST', `/order?language=${language}`, options)
  await staff('PUT', '/order', { Id: id, price: 45 })
  return id
}

const promiseOf = async (id: number) => (await staff<{ promise: Promised }>('GET', `/order/${id}`)).promise

/** The email about its acceptance, which waits until that can no longer be undone. */
async function acceptanceOf(id: number): Promise<string> {
  let mail = ''
  await expect(async () => {
    mail = await mailTo('client@example.com', 'orderAccepted')
    expect(mail.split('\n')[0]).toContain(String(id))
  }).toPass()
  return mail
}

async function pdfOf(path: string, body?: object): Promise<string> {
  const answer = await fetch(`${site()}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${client.accessToken}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(answer.status).toBe(200)
  return readPdf(Buffer.from(await answer.arrayBuffer())).lines.join(' ')
}

for (const language of ['az', 'ru'] as const) {
  const { ready, until } = says[language]

  // PROD-60, PROD-2, PROD-7
  test(`an order's day is said in one sentence, before it is ordered and after, in ${language}`, async ({
    page,
    browser,
  }) => {
    const line = await makeLine('None')
    await chooseLanguage(page, language)
    await keepSession(page, client)
    const main = page.getByRole('main')

    await page.goto(`/order?service=${serviceId}&product=${line.serviceTypeId}&count=500`)
    const leaf = main.locator('.ready-leaf .sr-only')
    await expect(leaf).not.toBeEmpty()
    const sentence = ((await leaf.textContent()) ?? '').trim()
    const lines = [{ id: crypto.randomUUID(), ...line }]
    await callApi('POST', '/basket/join', { token: client.accessToken, body: { lines } })
    await page.goto('/basket')
    await expect(main.getByText(sentence, { exact: true }).last()).toBeVisible()
    expect(await pdfOf('/basket/quote.pdf', { lines, language })).toContain(sentence)

    const id = await acceptedOrder(line, language)
    const { promisedOn } = await promiseOf(id)
    const day = formatPromised(promisedOn ?? '', language)
    expect(sentence).toBe(ready(day))
    await page.goto(`/myorder/${id}`)
    await expect(main.getByText(sentence, { exact: true })).toBeVisible()
    await page.goto('/myorder')
    const row = page.getByRole('article').filter({ hasText: new RegExp(`№\\s${id}\\b`) })
    await expect(row.getByText(sentence, { exact: true })).toBeVisible()
    const link = await callApi<{ token: string }>('POST', `/order/${id}/links`, { token: client.accessToken })
    const other = await (await browser.newContext({ baseURL: site() })).newPage()
    await chooseLanguage(other, language)
    await other.goto(`/o/${link.token}`)
    await expect(other.getByRole('main').getByText(sentence, { exact: true })).toBeVisible()
    await other.context().close()
    const quote = await pdfOf(`/order/${id}/quote.pdf?language=${language}`)
    expect(quote).toContain(formatDayAndMonth(promisedOn ?? '', language))
    expect(await acceptanceOf(id)).toContain(sentence)
  })

  for (const waits of ['money', 'approval'] as const) {
    // PROD-60, PAY-5, PROD-7
    test(`by when to do what for which day is said alike while ${waits} is awaited, in ${language}`, async ({
      page,
      browser,
    }) => {
      await staff('PUT', `/payment/terms/${client.id}`, { deposit: 50, daysToPay: 5 })
      const beforeProduction = waits === 'money' ? 'deposit' : 'off'
      await staff('PUT', '/payment/settings', { beforeProduction })
      const id = await acceptedOrder(await makeLine(waits === 'money' ? 'None' : 'Required'), language)
      const { promisedOn, readyOn, approveBy } = await promiseOf(id)
      expect(promisedOn).toBeNull()
      const sentence = ready(formatPromised(readyOn ?? '', language))
      const hour = formatHour(approveBy ?? '')
      await chooseLanguage(page, language)
      await keepSession(page, client)
      await page.goto(`/myorder/${id}`)
      const main = page.getByRole('main')
      await expect(main.getByText(sentence, { exact: true })).toBeVisible()
      await expect(main.getByText(until(hour)).first()).toBeVisible()
      await page.goto('/myorder')
      const row = page.getByRole('article').filter({ hasText: new RegExp(`№\\s${id}\\b`) })
      await expect(row).toBeVisible()
      await expect(row).not.toContainText(ready(''))
      const link = await callApi<{ token: string }>('POST', `/order/${id}/links`, {
        token: client.accessToken,
      })
      const other = await (await browser.newContext({ baseURL: site() })).newPage()
      await chooseLanguage(other, language)
      await other.goto(`/o/${link.token}`)
      await expect(other.getByRole('main').getByText(sentence, { exact: true })).toBeVisible()
      await expect(other.getByRole('main').getByText(until(hour)).first()).toBeVisible()
      await other.context().close()
      const mail = await acceptanceOf(id)
      expect(mail.toLowerCase()).toContain(sentence.toLowerCase())
      expect(mail).toMatch(until(hour))
      expect(mail).toContain(formatPromised(bakuDate(new Date(approveBy ?? '')), language))
      const quote = await pdfOf(`/order/${id}/quote.pdf?language=${language}`)
      expect(quote).not.toContain(formatDayAndMonth(readyOn ?? '', language))

      if (waits === 'approval') return
      await staff('POST', '/payment', {
        appUserId: client.id,
        way: 'cash',
        amount: 22.5,
        orders: [{ orderId: id, amount: 22.5 }],
      })
      expect((await promiseOf(id)).promisedOn).toBe(readyOn)
      await page.reload()
      await expect(row.getByText(sentence, { exact: true })).toBeVisible()
    })
  }
}
