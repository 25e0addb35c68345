import type { Locator, Page } from '@playwright/test'
import type { Day } from '../../src/domains/production/workdays.ts'
import { bakuDate } from '../../src/lib/days.ts'
import { readPdf } from '../support/read-pdf.ts'
import { callApi, logIn, type SignedIn } from './support/accounts.ts'
import { openAdmin } from './support/admin.ts'
import { configuredProduct, serviceWithOptions } from './support/configured.ts'
import { sendCard } from './support/proofs.ts'
import { newCustomer } from './support/shop.ts'
import { expect, expectAccessible, test } from './support/test.ts'
import { newWorkshop, workdayAfter } from './support/workshop.ts'

const site = () => process.env.E2E_SITE ?? ''
let admin: SignedIn
let client: SignedIn
let productId: number
let kindId: number
test.beforeAll(async () => {
  admin = await logIn('admin@example.com')
  client = (await newCustomer()).session
  // Its day is promised with the acceptance, since it waits for no artwork.
  productId = (await configuredProduct('Seçimli kart', { artwork: 'Optional' })).id
  const workshop = await newWorkshop(admin)
  kindId = workshop.kindId
  await workshop.call('PUT', `/production/products/${productId}`, {
    workKindId: kindId,
    productionDays: 3,
    minutesFixed: 120,
    minutesPer1000: 0,
  })
})

/** What is chosen, as staff read it in one line. */
const line = 'Standart · Kraft · İki tərəfli · Mat laminasiya, Qızılı folqa · Tez'
const options = {
  choices: {
    size: ['90x50'],
    paper: ['kraft'],
    sides: ['two'],
    finish: ['lam', 'foil'],
    time: ['fast'],
  },
}
const comment = 'Loqo sol küncdə olsun'

const place = async () => {
  const body = { serviceId: serviceWithOptions, serviceTypeId: productId, count: 250, comment, options }
  return (await callApi<{ id: number }>('POST', '/order', { token: client.accessToken, body })).id
}

/** Each choice beside its group. */
async function expectWhole(where: Locator) {
  for (const words of ['KağızKraft', 'Tərəflərİki tərəfli', 'Çapdan sonraMat laminasiya, Qızılı folqa'])
    await expect(where).toContainText(words)
}

/** Base, what each choice adds, and the turnaround. */
async function expectLines(where: Locator) {
  for (const part of ['Əsas qiymət', 'İki tərəfli', 'Mat laminasiya', 'Qızılı folqa', 'Tez'])
    await expect(where.getByText(part, { exact: true }).last()).toBeVisible()
  await expect(where).not.toContainText('ədəd pilləsi')
}

const notWider = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)

// OPT-19
test('what was chosen is told wherever staff judge an order', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const id = await place()
  await openAdmin(page, `/admin/newordersadmin?order=${id}`, admin)
  const card = page.getByRole('listitem', { name: new RegExp(`№ ${id},`) })
  await expectWhole(card)
  await expectLines(card)
  await expectAccessible(page)
  await card.getByRole('button', { name: /^Qəbul et: / }).click()
  await expectWhole(page.getByRole('dialog'))
  await page.keyboard.press('Escape')

  // The choices have a column of their own where there is room for it.
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.goto(`${site()}/admin/ordersadmin?q=${id}`)
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: String(id), exact: true }) })
  await expect(page.getByRole('columnheader', { name: 'Seçimlər' })).toBeVisible()
  await expect(row.getByTitle(line).filter({ visible: true })).toHaveCount(1)
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(row.getByTitle(line).filter({ visible: true })).toHaveCount(1)
  await notWider(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByTitle(line).filter({ visible: true })).toHaveCount(1)
  await page.setViewportSize({ width: 1440, height: 900 })

  await row.getByRole('link', { name: String(id), exact: true }).focus()
  await page.keyboard.press('Space')
  const look = page.getByRole('dialog', { name: `№ ${id} sifarişi` })
  await expectWhole(look)
  await expectLines(look)
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.keyboard.press('x')
  await page.getByRole('button', { name: 'Hesablanmış qiymətlə qəbul et (1)' }).click()
  const many = page.getByRole('dialog')
  await expect(many).toContainText(line)
  await expect(many).toContainText(comment)
  for (const part of ['Əsas qiymət', 'Qızılı folqa 30,00', 'Tez']) await expect(many).toContainText(part)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
})

// OPT-19, ORD-19
test('and wherever they make it and hand it over @release', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  const { accessToken: token } = admin
  const id = await place()
  await callApi('PUT', '/order', { token, body: { id, price: 120 } })
  const day = bakuDate(new Date())
  await callApi('PUT', `/order/${id}/plan`, { token, body: { day, anyway: true } })

  await openAdmin(page, `/admin/ordersadmin/${id}`, admin)
  const main = page.getByRole('main')
  const job = main.locator('section').filter({ has: page.getByRole('heading', { name: 'İş', exact: true }) })
  await expectWhole(job)
  await expectLines(job)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Qiyməti düzəlt' }).click()
  await expectWhole(page.getByRole('dialog'))
  await expectLines(page.getByRole('dialog'))
  await page.keyboard.press('Escape')

  // What P prints is what the PDF says.
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.keyboard.press('p')
  await expect(page.locator('body[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  const printed = await page.locator('[data-print]').filter({ visible: true }).textContent()
  await page.emulateMedia({ media: null })
  const answer = await fetch(`${site()}/api/order/${id}/jobticket.pdf?language=az`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const paper = readPdf(Buffer.from(await answer.arrayBuffer())).lines.join('\n')
  for (const ticket of [printed, paper])
    for (const words of [
      'Kraft',
      'İki tərəfli',
      'Mat laminasiya, Qızılı folqa',
      '90 × 50 mm',
      'Hazır olma günü',
      comment,
    ])
      expect(ticket).toContain(words)
  const { promisedOn } = await callApi<{ promisedOn: string }>('GET', `/order/${id}`, { token })
  for (const ticket of [printed, paper]) expect(ticket).toContain(String(Number(promisedOn.slice(8))))

  const table = await fetch(`${site()}/api/order/export?format=csv&language=az&name=${id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const csv = await table.text()
  expect(csv).toContain(line)
  expect(csv).toMatch(/Əsas qiymət \d+,\d\d; İki tərəfli \d+,\d\d/)

  await page.goto(`${site()}/admin/calendar?work=${kindId}`)
  await expect(page.locator(`[data-job="${id}"]`).first()).toContainText(line)

  await callApi('PUT', `/order/${id}/artwork/request`, { token, body: {} })
  await sendCard(client, id)
  await page.goto(`${site()}/admin/artwork?q=${id}`)
  await expect(page.locator(`[data-work="${id}"]`).getByTitle(line)).toBeVisible()
  await expectWhole(main)
  await page.goto(`${site()}/admin/ordersadmin/${id}/proof`)
  await expectWhole(main)
  await expect(main).toContainText(comment)
  await expectAccessible(page)
})

// OPT-19
test('in the palette, on the board and among the orders of a customer @release', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  const id = await place()
  await openAdmin(page, '/admin/ordersadmin', admin)
  await expect(page.getByRole('table')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(`#${id}`)
  await expect(page.getByRole('option').filter({ hasText: `№ ${id}` })).toContainText(line)
  await page.keyboard.press('Escape')

  await page.goto(`${site()}/admin/ordersadmin/board?q=${id}`)
  await expect(page.getByTitle(line)).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`№ ${id}$`) }).click()
  const accept = page.getByRole('dialog')
  await expectWhole(accept)
  await expectLines(accept)
  await expect(accept).toContainText(comment)
  await page.keyboard.press('Escape')

  await page.goto(`${site()}/admin/users/${client.id}`)
  await expect(page.getByTitle(line).filter({ visible: true }).first()).toBeVisible()
})

/** The answers that the admin reads its new orders by, with one of them alone: of others only the oldest are shown. */
async function onlyNewOrder(page: Page, id: number): Promise<void> {
  await page.route(/trpc\/[^?]*orders\.new\b/, async (route) => {
    const response = await route.fetch()
    const names = new URL(route.request().url()).pathname.split('/').at(-1)?.split(',') ?? []
    const answers = (await response.json()) as { result: { data: { id: number }[] } }[]
    const { data } = answers[names.indexOf('orders.new')]?.result ?? {}
    data?.splice(0, data.length, ...data.filter((order) => order.id === id))
    await route.fulfill({ response, json: answers })
  })
}

// OPT-19, ADM-6
test('on the first screen, and before an order is cancelled @release', async ({ page }) => {
  const id = await place()
  await onlyNewOrder(page, id)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAdmin(page, '/admin', admin)
  const list = page.getByRole('region', { name: /^Yeni sifarişlər/ })
  await expect(list.getByTitle(line).filter({ visible: true })).toHaveCount(1)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(list.getByTitle(line).filter({ visible: true })).toHaveCount(1)
  await notWider(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of [`/admin/newordersadmin?order=${id}`, `/admin/ordersadmin/${id}`]) {
    await page.goto(`${site()}${path}`)
    const shown = path.includes('?')
      ? page.getByRole('listitem', { name: new RegExp(`№ ${id},`) })
      : page.getByRole('main')
    await shown.getByRole('button', { name: 'Ləğv et' }).first().click()
    await expectWhole(page.getByRole('dialog'))
    await page.keyboard.press('Escape')
  }
})

// OPT-19, ORD-21
test('at the counter once it is placed, and beside the calendar once it is late @release', async ({
  page,
}) => {
  const { accessToken: token } = admin
  const name = `Seçimli vizit ${Date.now().toString(36)}`
  const product = await configuredProduct(name, { artwork: 'Optional' })
  await callApi('PUT', `/production/products/${product.id}`, {
    token,
    body: { workKindId: kindId, productionDays: 3, minutesFixed: 120, minutesPer1000: 0 },
  })
  const phone = `+994 50 ${String(Date.now()).slice(-7)}`
  await callApi('POST', '/customers', { token, body: { name: 'Elçin', phoneNumber: phone, language: 'az' } })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAdmin(page, '/admin/new-order', admin)
  await page.getByRole('combobox', { name: 'Müştərinin telefonu, adı və ya e-poçtu' }).focus()
  await page.keyboard.type(phone.slice(-6))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Elçin' })).toBeVisible()
  await page.keyboard.press('a')
  await page.keyboard.type(`${name} Kraft 250`)
  await expect(page.getByRole('option').first()).toContainText(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Kraft/ })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: /1 sifariş yaradıldı/ })).toBeFocused()
  const placed = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^№ \d+$/ }) })
  await expect(placed.getByTitle('Standart · Kraft · Bir tərəfli · Standart')).toBeVisible()

  const id = Number(/\d+/.exec((await placed.getByRole('link').textContent()) ?? '')?.[0])
  const { promise } = await callApi<{ promise: { promisedOn: Day } }>('GET', `/order/${id}`, { token })
  // As the calendar is on the day after, with no other job: of many only the latest are shown at once.
  await page.route(/trpc\/[^?]*production\.calendar/, async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { result: { data: { today: Day; jobs?: { id: number }[] } } }[]
    for (const { result } of json) {
      if (!result.data.jobs) continue
      result.data.today = workdayAfter(promise.promisedOn)
      result.data.jobs = result.data.jobs.filter((one) => one.id === id)
    }
    await route.fulfill({ response, json })
  })
  await page.goto(`${site()}/admin/calendar?work=${kindId}`)
  const rail = page.getByRole('complementary', { name: 'Gecikən və günü olmayan' })
  const job = rail.locator(`[data-job="${id}"]`)
  await expect(job).toContainText('1 gün')
  await expect(job).toContainText('Standart · Kraft · Bir tərəfli · Standart')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
