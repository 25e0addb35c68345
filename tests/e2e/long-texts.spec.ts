import type { Page } from '@playwright/test'
import { type DemoPage, drawArtwork } from '../../prisma/demo/draw-artwork.ts'
import { addDays, type Day } from '../../src/domains/production/workdays.ts'
import { bakuDate } from '../../src/lib/days.ts'
import { sendFile } from '../support/artwork.ts'
import { callApi, keepSession, logIn, type SignedIn } from './support/accounts.ts'
import { openAdmin } from './support/admin.ts'
import { cardOptions } from './support/configured.ts'
import { longText, readCalls } from './support/long-texts.ts'
import { stageOf } from './support/proofs.ts'
import { type Site, startSite } from './support/site.ts'
import { expectFits } from './support/sticking-out.ts'
import { chooseLanguage, expect, test } from './support/test.ts'

type Made = { id: number }
type Send = { who?: SignedIn | Link; ids?: number[]; more?: object }
/** A secret link: the header that carries it, and its token. */
type Link = { header: 'x-quote-link' | 'x-courier-link'; token: string }
let own: Site | undefined
let calls: Awaited<ReturnType<typeof readCalls>>
let admin: SignedIn
let client: SignedIn
let made: Awaited<ReturnType<typeof writeAll>>

const site = () => process.env.E2E_SITE ?? ''
const mail = (who: string) => `${who}${'uzunad'.repeat(8)}@${'uzun'.repeat(14)}.example.com`
const password = 'qırmızı-nar-26'

// They read what was written once.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(600_000)
  own = await startSite()
  calls = await readCalls(site())
  admin = await logIn('admin@example.com')
  made = await writeAll()
})
test.afterAll(() => own?.stop())

/** Sends what the call takes, with every text as long as it may be; `who`: an account, or a link. */
async function write<Data = Made>(call: string, given: object = {}, send: Send = {}): Promise<Data> {
  const { who = admin, ids = [], more = {} } = send
  const [method = '', path = ''] = call.split(' ')
  const body = { ...calls.body(call, given as Record<string, unknown>), ...more }
  const at = ids.reduce<string>((left, id) => left.replace(/\{\w+\}/, String(id)), path)
  if ('accessToken' in who) return callApi<Data>(method, at, { token: who.accessToken, body })
  const answer = await fetch(`${site()}/api${at}`, {
    method,
    headers: { 'content-type': 'application/json', [who.header]: who.token },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  expect(answer.ok, `${call}: ${text}`).toBe(true)
  return (text === '' ? undefined : JSON.parse(text).data) as Data
}

const ask = <Data>(method: string, path: string, body?: object, { accessToken: token } = admin) =>
  callApi<Data>(method, path, { token, ...(body && { body }) })

/** Every record that somebody writes. */
async function writeAll() {
  const people = await writePeople()
  const content = await writeContent()
  const orders = await writeOrders(content)
  const quotes = await writeQuotes(content)
  return { ...people, ...content, ...orders, ...quotes }
}

const byQuote = (token: string): Link => ({ header: 'x-quote-link', token })

async function writePeople() {
  const account = { email: mail('m'), password, passwordConfirm: password }
  await callApi('POST', '/Clients', { body: calls.body('POST /Clients', account) })
  client = await logIn(account.email, password)
  const { id: role } = await write('POST /approle', { permissionIds: [7, 8] })
  const { id: member } = await write('POST /AppUser', { email: mail('k'), password, appRoleId: role })
  await write('POST /AppUser/Invite', { email: mail('d'), appRoleId: role })
  await write('POST /customers', { email: mail('p'), phoneNumber: '+994501112244' })
  await callApi('POST', '/Contact/sendinfoforcontact', {
    body: calls.body('POST /Contact/sendinfoforcontact'),
  })
  const [request] = await ask<Made[]>('GET', '/contact/requests')
  await write('PUT /contact/requests/{id}', { handled: false }, { ids: [request?.id ?? 0] })
  await write('POST /messagetemplates')
  return { member }
}

async function writeContent() {
  for (const page of ['Service', 'Portfolio', 'Deal', 'Banner', 'AboutUs'])
    await write(`PUT /UIConfigurations/Update${page}`)
  const description = [`# ${longText(200)}`, longText(300), `- ${longText(300)}`].join('\n')
  for (const page of ['Delivery', 'Returns', 'Privacy', 'Terms', 'Questions'])
    await write(`PUT /UIConfigurations/Update${page}`, {}, { more: { description } })
  await write('PUT /Contact', { id: 1 })
  await write('POST /Contact')
  await write('POST /Partner')
  const link = `https://${'uzun'.repeat(14)}.az/${'a'.repeat(200)}`
  await write('POST /Advertisements', { link })
  await write('POST /SocialMediaAccounts', { link })

  const first = { state: true, priority: 1 }
  const { id: service } = await write('POST /Services', first)
  const { id: product } = await write('POST /ServiceTypes', { ...first, serviceId: service })
  const { id: configured } = await write('POST /ServiceTypes', { serviceId: service })
  await write('PUT /ServiceTypes/{id}/options', { configuration: cardOptions }, { ids: [configured] })
  const [card] = await ask<{ rules: object }[]>('GET', '/preflightprofiles')
  const rules = { ...card?.rules, spots: ['CutContour'] }
  const { id: profile } = await write('POST /preflightprofiles', { rules })
  const { id: campaign } = await write('POST /deal', {
    ...first,
    serviceIds: [service],
    startDate: addDays(bakuDate(new Date()), -1),
    endDate: addDays(bakuDate(new Date()), 30),
  })
  const [project = { id: 0 }] = await ask<Made[]>('GET', '/project')
  const path = `/project/${project.id}`
  const { projectAttachments } = await ask<{ projectAttachments: Made[] }>('GET', path)
  const attachmentTexts = projectAttachments.map(({ id }) => ({ id }))
  await write('PUT /project', { id: project.id, attachmentOrder: undefined, attachmentTexts })
  await write('POST /project', { ...first, serviceId: service })

  const { id: kind } = await write('POST /production/workkinds')
  await write('POST /production/closeddays', { day: addDays(bakuDate(new Date()), 3) })
  await ask('PUT', `/production/products/${configured}`, {
    workKindId: kind,
    productionDays: 3,
    minutesFixed: 120,
    minutesPer1000: 0,
  })
  const ways = await writeDelivery()
  return { ways, service, product, configured, profile, campaign, project: project.id }
}

/** Ways, zones and points, and an address of the customer. */
async function writeDelivery(): Promise<{ courier: number; firm: number; pickup: number }> {
  const shown = { isShown: true, daysFrom: 1, daysTo: 2, cutOff: '14:00', weekdays: [1] }
  const { id: way } = await write('POST /delivery/ways', { ...shown, kind: 'ownCourier' })
  await write('PUT /delivery/ways/{id}', shown, { ids: [way] })
  const priced = { places: [{ spellings: [longText(59)] }], bands: [{ upTo: 1000, price: 5 }] }
  const { id: zone } = await write('POST /delivery/zones', { ...priced, wayId: way })
  await write('PUT /delivery/zones/{id}', priced, { ids: [zone] })
  const reached = { mapLink: 'https://maps.example.com/1', phoneNumber: '+994501112255' }
  const { id: point } = await write('POST /delivery/points', reached)
  await write('PUT /delivery/points/{id}', reached, { ids: [point] })
  const of = { who: client }
  const person = { phoneNumber: '+994501112266', postalCode: 'AZ1000' }
  const { id: address } = await write('POST /addresses', person, of)
  await write('PUT /addresses/{id}', person, { ...of, ids: [address] })
  const { id: firm } = await write('POST /delivery/ways', { ...shown, kind: 'courierFirm' })
  const { id: pickup } = await write('POST /delivery/ways', { ...shown, kind: 'pickup' })
  return { courier: way, firm, pickup }
}

/** A shipment in each way and state that somebody writes something about; the orders of those, in their order. */
async function writeShipments(
  { courier, firm, pickup }: Content['ways'],
  ready: () => Promise<number>,
): Promise<{ orders: number[]; shipments: number[] }> {
  const orders: number[] = []
  const shipments: number[] = []
  const address = { phoneNumber: '+994501112266', postalCode: 'AZ1000' }
  const planned = async (delivery: object) => {
    const order = await ready()
    const { id } = await write('PUT /order/{id}/delivery', { delivery }, { ids: [order] })
    await ask('PUT', `/shipments/${id}/price`, { price: 5, isAgreed: true })
    await write('PUT /shipments/{id}/pack', { weighed: 1000, boxes: 2 }, { ids: [id] })
    orders.push(order)
    shipments.push(id)
    return id
  }
  const carried = (wayId: number) => planned({ wayId, address })
  const trackingLink = 'https://izle.example.com/1'
  const byFirm = async () => {
    const id = await carried(firm)
    await write('PUT /shipments/{id}/hand-over', { courierDayId: undefined, trackingLink }, { ids: [id] })
    return id
  }
  await byFirm()
  await write('PUT /shipments/{id}/deliver', { collected: undefined }, { ids: [await byFirm()] })
  await write('PUT /shipments/{id}/fail', { failure: 'refused' }, { ids: [await byFirm()] })
  const shipmentIds = [await carried(courier), await carried(courier), await carried(courier)]
  const { token } = await write<{ token: string }>('POST /courier-days', {
    phoneNumber: '+994501112277',
    shipmentIds,
  })
  const who = { header: 'x-courier-link', token } as const
  const [first = 0, second = 0] = shipmentIds
  await write('POST /courier-days/linked/deliver', { id: first, collected: undefined }, { who })
  await write('POST /courier-days/linked/fail', { id: second, failure: 'other' }, { who })
  await planned({ wayId: pickup })
  const taken = await planned({ wayId: pickup })
  const own = await ask<{ shipment: { code: string } }>('GET', `/order/${orders.at(-1)}`, undefined, client)
  await write(
    'PUT /shipments/{id}/pick-up',
    { code: own.shipment.code, collected: undefined },
    { ids: [taken] },
  )
  return { orders, shipments }
}

type Content = Awaited<ReturnType<typeof writeContent>>

async function writeOrders({ ways, service, product, configured }: Content) {
  const choices = { paper: ['kraft'], sides: ['two'], finish: ['lam', 'foil'], time: ['fast'] }
  const what = { serviceId: service, serviceTypeId: configured, count: 250, options: { choices } }
  const place = async () => (await write('POST /order', what, { who: client })).id
  const accepted = async () => {
    const id = await place()
    await ask('PUT', '/order', { id, price: 123_456.78 })
    return id
  }
  const fresh = await place()
  const cancelled = await place()
  await write('DELETE /order/{id}', {}, { ids: [cancelled] })

  const unapproved = await accepted()
  await write('PUT /order/{id}/artwork/request', {}, { ids: [unapproved] })
  await write('POST /order/{id}/production', {}, { ids: [unapproved] })

  const order = await accepted()
  const ids = [order]
  for (const call of ['POST /order/{id}/notes', 'POST /order/{id}/messages']) await write(call, {}, { ids })
  await write('POST /order/{id}/messages', {}, { who: client, ids })
  await write('PUT /order/{id}/price', { price: 50, oldPrice: 123_456.78 }, { ids })
  const { token: link } = await write<{ token: string }>('POST /order/{id}/links', {}, { ids })
  await write('PUT /order/{id}/artwork/request', {}, { ids })
  const pins = [{ page: 1, x: 10, y: 10 }]
  for (const round of [1, 2]) {
    const uploads = [await sendCard(order)]
    await write('POST /order/{id}/artwork', { uploads }, { who: client, ids })
    await untilChecked(order)
    await write('POST /order/{id}/proofs', { version: round, pins }, { ids })
    await write('POST /order/{id}/proofs/{round}/pins', pins[0], { ids: [order, round] })
    const answer = round === 1 ? 'changes' : 'approval'
    const given = round === 1 ? { pins } : { version: 2 }
    await write(`POST /order/{id}/proofs/{round}/${answer}`, given, { who: client, ids: [order, round] })
  }
  const { promise } = await ask<{ promise: { promisedOn: Day; plannedOn: Day } }>('GET', `/order/${order}`)
  const later = addDays(promise.promisedOn, 7)
  // A week later may be a public holiday.
  await write('POST /order/{id}/promise', { day: later, was: promise.promisedOn, anyway: true }, { ids })

  const line = { serviceId: service, serviceTypeId: product, count: 500 }
  await write('POST /purchase', { lines: [line, line] }, { who: client })
  const taken = { serviceId: service, count: 1, price: 5, title: '', artwork: 'NotNeeded' }
  const lines = [{ ...line, price: 1 }, taken]
  const { orders } = await write<{ orders: Made[] }>('POST /order/taken', { customerId: client.id, lines })
  await writeMoney(order, orders[1]?.id ?? 0)
  const made = await write<{ orders: Made[] }>('POST /order/taken', { customerId: client.id, lines: [taken] })
  await writeDocuments(orders[1]?.id ?? 0, made.orders[0]?.id ?? 0)
  await write('PUT /basket', { version: 0, lines: [{ ...line, id: 'line-1' }] }, { who: client })
  const ready = async () => {
    const id = await accepted()
    await ask('PUT', `/order/${id}/artwork/notneeded`)
    for (const status of ['InProduction', 'Ready']) await ask('PUT', `/order/${id}/status`, { status })
    return id
  }
  const shipped = await writeShipments(ways, ready)
  return { fresh, cancelled, unapproved, order, link, shipped }
}

/** Money for the one order, and reasons to go on without it for the other. */
async function writeMoney(order: number, unpaid: number): Promise<void> {
  const appUserId = client.id
  const of = (amount: number) => ({ appUserId, amount, orders: [{ orderId: order, amount }] })
  await write('POST /order/{id}/charge', { kind: 'delivery', amount: 5 }, { ids: [order] })
  await write('POST /payment', of(10))
  const { id: wrong } = await write('POST /payment', of(5))
  await write('POST /payment/{id}/correction', {}, { ids: [wrong] })
  await write('POST /payment/request', { appUserId, kind: 'free', orders: of(7).orders })
  await write('POST /payment', { ...of(3), way: 'transfer' })
  const giveBack = async () =>
    (await write<{ id: number }[]>('POST /order/{id}/refund', { amount: 1 }, { ids: [order] }))[0]?.id ?? 0
  await write('POST /payment/refund/{id}/failure', {}, { ids: [await giveBack()] })
  await write('POST /payment/refund/{id}/sent', {}, { ids: [await giveBack()] })
  await giveBack()
  const { id: charged } = await write('POST /payment', { ...of(2), way: 'terminal' })
  await write('POST /payment/{id}/chargeback', { amount: 1 }, { ids: [charged] })
  await write('POST /payment', { appUserId, amount: 4, orders: [] })
  await write('POST /payment/balances/refund', { appUserId, amount: 1 })
  await write('POST /till/entry', { kind: 'in', amount: 5 })
  const { day, mustBe } = await ask<{ day: string; mustBe: number }>('GET', '/till')
  const counts = [{ note: 100, pieces: 1 }]
  await write('POST /till/close', { day, mustBe, counts, stays: 1, terminalSlip: 1 })
  await write('POST /till/correction', { day, amount: 1 })
  const rules = (demand: string) =>
    ask('PUT', '/payment/settings', { beforeProduction: demand, beforeHandover: demand })
  await rules('whole')
  await write('POST /order/{id}/production/unpaid', {}, { ids: [unpaid] })
  await ask('PUT', `/order/${unpaid}/status`, { status: 'Ready' })
  await write('POST /order/{id}/handover/unpaid', {}, { ids: [unpaid] })
  await rules('off')
}

/** Requisites, companies, and acts of completed orders: one is voided, of the other an e-qaimə is to be written. */
async function writeDocuments(order: number, other: number): Promise<void> {
  const iban = 'AZ21NABZ00000000137010001944'
  const accounts = [{ iban, correspondentAccount: iban }]
  await write('PUT /seller/profiles', { from: '2025-01-01', taxKind: 'vat18', accounts, vatAccount: iban })
  const { id: buyerId } = await write('POST /buyers', {}, { who: client })
  // Of a company with such a VÖEN an e-qaimə is to be written.
  await write('PUT /buyers', { id: buyerId, voen: '1402345691' }, { who: client })
  await write('POST /buyers/customer', { appUserId: client.id })
  await ask('PUT', '/buyers/orders', { ids: [order, other], buyerId })
  for (const status of ['InProduction', 'Ready', 'Completed'])
    await ask('PUT', `/order/${other}/status`, { status })
  await ask('POST', '/documents/act', { orderIds: [other] })
  const { id: act } = await ask<Made>('POST', '/documents/act', { orderIds: [order] })
  await ask('POST', '/payment', {
    appUserId: client.id,
    way: 'cash',
    amount: 5,
    orders: [{ orderId: order, amount: 5 }],
  })
  await ask('POST', `/order/${order}/refund`, { amount: 1, reason: 'Bir hissəsi geri qaytarılıb' })
  const { id: correction } = await write('POST /documents/{id}/correction', {}, { ids: [act] })
  await write('POST /documents/{id}/void', {}, { ids: [correction] })
  // It is to be issued anew.
  await write('POST /documents/{id}/void', {}, { ids: [act] })
}

/** A card of two sides under a long name. */
async function sendCard(orderId: number): Promise<string> {
  const page: DemoPage = {
    ground: [0, 0, 4, 0],
    ink: [0, 0, 0, 100],
    dot: [0, 95, 0, 0],
    headline: longText(60),
    lines: ['Notarius'],
    small: 'Bakı',
  }
  const content = await drawArtwork({ width: 90, height: 50, bleed: 3, edge: 6, pages: [page, page] })
  const name = `${longText(100)}.pdf`
  return sendFile(site(), { token: client.accessToken }, { orderId, content, name })
}

async function untilChecked(orderId: number): Promise<void> {
  type Artwork = { state: string; versions: { pages: { hasPicture: boolean }[] }[] }
  await expect(async () => {
    const { state, versions } = await ask<Artwork>('GET', `/order/${orderId}/artwork`)
    expect(state).not.toBe('Checking')
    expect(versions[0]?.pages.map(({ hasPicture }) => hasPicture)).toEqual([true, true])
  }).toPass({ timeout: 150_000 })
}

/** Quotes for the customer: one that waits, and one for each answer. */
async function writeQuotes({ service, product }: Content) {
  const lines = [
    { serviceId: service, serviceTypeId: product, count: 500, price: 40 },
    { serviceId: service, title: '', count: 1, price: 5 },
  ]
  const send = async () => {
    const { id } = await write('POST /quotes', { userId: client.id, lines })
    await ask('POST', `/quotes/${id}/revisions`, { days: 14, byMail: false })
    const { url } = await ask<{ url: string }>('POST', `/quotes/${id}/link`)
    return { id, link: url.split('/').at(-1) ?? '' }
  }
  const waiting = await send()
  const changed = await send()
  await write('POST /quotes/linked/changes', {}, { who: byQuote(changed.link) })
  const refused = await send()
  await write('POST /quotes/linked/refusal', {}, { who: byQuote(refused.link) })
  const accepted = await send()
  await write('POST /quotes/{id}/acceptance', {}, { ids: [accepted.id] })
  return { waiting, changed, refused, accepted }
}

const long = /drive\.google\.com|nyuvenalşriftlər/

/** At every width, once a long text and all else is there. */
async function look(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${site()}${path}`)
  await expect(page.locator('main').getByText(long).filter({ visible: true }).first(), path).toBeVisible()
  await expect(page.getByText(/^Yüklənir/), path).toHaveCount(0)
  if (/^\/(o|myorder)\/.*\/proof$/.test(path)) await stageOf(page)
  await expectFits(page, path)
}

// WEB-27
test.describe('nothing that somebody wrote is wider than its place', () => {
  test.describe.configure({ timeout: 300_000 })

  test('every text that can be sent was, those of lists inside records too', () => {
    expect(calls.left().map((call) => call.split(':')[0])).toEqual([
      // Only before there is an administrator.
      'POST /auth/firstadmin',
      // Numbers and states of the tax portal: what else stands in a line isn't kept.
      'POST /eqaime/numbers/read',
      'POST /eqaime/numbers',
      'PUT /eqaime/{id}',
      // A table to take along.
      'POST /ServiceTypes/{id}/options/prices.xlsx',
      // The same words of the same lines.
      'DELETE /order/mine/{id}',
      'DELETE /order/many',
      'POST /basket/join',
      'POST /basket/quote',
      'POST /basket/quote.pdf',
      'POST /quotes/linked/acceptance',
      'POST /quotes/linked/renewal',
      'PUT /order/{id}/plan',
    ])
  })

  test('for a visitor', async ({ page }) => {
    const { service, product, configured, campaign, project } = made
    await chooseLanguage(page, 'az')
    for (const path of [
      '/',
      '/services',
      `/services/card/${service}`,
      `/services/card/prices/${product}`,
      `/services/card/prices/${configured}`,
      '/portfolio',
      `/portfolio/${project}`,
      '/companies',
      `/companies/details/${campaign}`,
      '/contact',
      ...['delivery', 'returns', 'privacy', 'terms', 'questions'].map((name) => `/info/${name}`),
      `/order?service=${service}&product=${product}`,
    ])
      await look(page, path)
    // Without a product in its address, as it was left.
    await page.goto(`${site()}/order?service=${service}`)
    await expect(page.getByLabel('Xidmət', { exact: true })).toHaveValue(String(service))
    await expectFits(page, 'an order as it was left')
    const { name } = await ask<{ name: string }>('GET', `/services/${service}?language=az`)
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(`${site()}/services`)
    await page.getByRole('button', { name: 'Xidmətlərdə axtarış' }).click()
    await page.getByRole('combobox').filter({ visible: true }).fill(name.slice(0, 20))
    await expect(page.getByRole('option').filter({ hasText: long }).first()).toBeVisible()
    await expectFits(page, 'what was found', [390, 820, 1024])
    await page.setViewportSize({ width: 390, height: 900 })
    await page.getByRole('button', { name: 'Menyu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectFits(page, 'the menu', [390])
  })

  test('for a customer', async ({ page }) => {
    const { order, unapproved, fresh, cancelled, shipped } = made
    await chooseLanguage(page, 'az')
    await keepSession(page, client)
    const orders = [order, unapproved, fresh, cancelled, ...shipped.orders].map((id) => `/myorder/${id}`)
    const screens = ['/basket', '/', '/myaccount', '/myorder', '/payments', '/requisites', ...orders]
    for (const path of [...screens, `/myorder/${order}/proof`]) await look(page, path)
  })

  test('for whoever holds a link', async ({ page }) => {
    const { link, waiting, changed, refused, accepted } = made
    await chooseLanguage(page, 'az')
    for (const path of [`/o/${link}`, `/o/${link}/proof`]) await look(page, path)
    for (const quote of [waiting, changed, refused, accepted]) await look(page, `/q/${quote.link}`)
  })

  test('for staff, with catalogue and site', async ({ page }) => {
    const { service, product, configured, profile, campaign, project } = made
    await openAdmin(page, '/admin', admin)
    const records = [
      `services/servicesmore/${service}`,
      `services/editproduct/${product}`,
      `portfolio/portfoliocardedit/${project}`,
      `companies/editcompany/${campaign}`,
    ]
    for (const path of records) {
      await look(page, `/admin/${path}`)
      await page.getByRole('button', { name: /^Dəyişikliklər:/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectFits(page, `${path}, its changes`)
    }
    for (const path of [
      '',
      'services/services',
      `services/options/${configured}`,
      'services/profiles',
      `services/profiles/${profile}`,
      'services/editservicespage',
      'portfolio/portfolio',
      'portfolio/editportfoliopage',
      'companies/companies',
      'companies/editcompaniespage',
      'home/aboutus',
      'home/correction',
      'home/pages',
      'home/pages/questions',
      'contact/contact',
      'history',
    ])
      await look(page, `/admin/${path}`)
    for (const path of ['home/partners', 'socialmedia', 'home/advertisements']) {
      await page.goto(`${site()}/admin/${path}`)
      await page
        .getByRole('button', { name: /^Redaktə et:/ })
        .last()
        .click()
      await expect(page.getByRole('button', { name: 'Bağla' })).toBeVisible()
      await expectFits(page, `${path}, edited`)
    }
  })

  test('for staff, with orders and people', async ({ page }) => {
    const { order, unapproved, fresh, cancelled, waiting, changed, refused, accepted, member, shipped } = made
    await openAdmin(page, '/admin', admin)
    for (const path of [
      'newordersadmin',
      'ordersadmin',
      'ordersadmin/board',
      'artwork',
      'calendar',
      'calendar/kinds',
      ...[order, unapproved, fresh, cancelled].map((id) => `ordersadmin/${id}`),
      'delivery',
      ...shipped.shipments.map((id) => `delivery?open=${id}`),
      'delivery/zones',
      'quotes',
      ...[waiting, changed, refused, accepted].map(({ id }) => `quotes/${id}`),
      'payments',
      `payments?payer=${client.id}`,
      'documents',
      'documents?tab=works',
      'documents?tab=act',
      'documents?tab=receipt',
      'documents?tab=correction',
      'documents/requisites',
      'users',
      `users/${client.id}`,
      'admins',
      `admins?open=${member}`,
      'rolesandpermissions',
      'contact/inbox',
      'contact/replies',
    ])
      await look(page, `/admin/${path}`)
  })

  test('for staff, while it is typed @release', async ({ page }) => {
    await openAdmin(page, '/admin', admin)
    for (const path of [
      'contact/contact',
      'home/aboutus',
      'home/correction',
      'home/pages/delivery',
      'services/editservicespage',
      'portfolio/editportfoliopage',
      'companies/editcompaniespage',
    ]) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(`${site()}/admin/${path}`)
      const fields = page.getByRole('main').locator('form :is(textarea, input:not([type]), input[type=text])')
      await expect(fields.first()).toBeVisible()
      for (const field of await fields.all()) if (await field.isEditable()) await field.fill(longText(300))
      await expectFits(page, `${path}, typed`)
      await page.getByRole('button', { name: 'Dəyişiklikləri ləğv et' }).click()
      await expectFits(page, `${path}, undoing asked`)
      await page.getByRole('dialog').getByRole('button', { name: 'Dəyişiklikləri ləğv et' }).click()
    }
  })
})
