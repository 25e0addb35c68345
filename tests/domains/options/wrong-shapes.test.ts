import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProduct, makeService, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { cards } from '../../support/options.ts'

let app: TestApp
let customer: string
let staff: string
let userId: number
let line: { serviceId: number; serviceTypeId: number; count: number }
beforeAll(async () => {
  app = await startTestApp()
  const { db } = app.deps
  customer = await app.signIn('Client')
  staff = await app.signIn(['services', 'newOrders', 'orders'])
  userId = (await makeUser(db)).id
  const service = await makeService(db)
  const product = await makeProduct(db, service.id)
  await app.trpc(staff).options.save.mutate({ id: product.id, configuration: cards })
  line = { serviceId: service.id, serviceTypeId: product.id, count: 500 }
})
afterAll(() => app.close())

const wrong: [name: string, options: unknown][] = [
  ['the choices themselves', { paper: ['cotton'] }],
  ['a field beside the choices', { choices: { paper: ['cotton'] }, paper: ['cotton'] }],
  ['a list of choices', { choices: ['cotton'] }],
  ['a list', [{ choices: { paper: ['cotton'] } }]],
  ['words', 'paper: cotton'],
  ['the same as a text', JSON.stringify({ paper: ['cotton'] })],
  ['a number as a choice', { choices: { paper: 7 } }],
  ['an object as a choice', { choices: { paper: { key: 'cotton' } } }],
  ['a size with another unit', { choices: {}, ownSize: { width: 90, height: 50, unit: 'cm' } }],
  ['a size in words', { choices: {}, ownSize: '90x50' }],
]

type Act = (options: unknown) => Promise<number>
const rest =
  (method: string, path: () => string, body: (options: unknown) => object, token?: () => string): Act =>
  async (options) =>
    (await app.rest(method, path(), { ...(token && { token: token() }), json: body(options) })).status
/** As our pages send it, past the types. */
const trpc =
  (path: string, body: (options: unknown) => object, token?: () => string): Act =>
  async (options) => {
    const authorization = token && { authorization: `Bearer ${token()}` }
    const headers = { 'content-type': 'application/json', ...authorization }
    const payload = JSON.stringify(body(options))
    return (await app.app.inject({ method: 'POST', url: `/trpc/${path}`, headers, payload })).statusCode
  }
const one = (options: unknown) => ({ ...line, options })
const basket = (options: unknown) => ({ version: 0, lines: [{ id: 'a', ...line, options }] })
const taken = (options: unknown) => ({ customerId: userId, lines: [one(options)] })
const offered = (options: unknown) => ({ userId, lines: [one(options)] })
const asCustomer = () => customer
const asStaff = () => staff

const places: [string, Act][] = [
  ['POST /order', rest('POST', () => '/order', one, asCustomer)],
  ['orders.place', trpc('orders.place', one, asCustomer)],
  [
    'POST /purchase',
    rest(
      'POST',
      () => '/purchase',
      (options) => ({ lines: [one(options)] }),
      asCustomer,
    ),
  ],
  ['POST /basket/quote', rest('POST', () => '/basket/quote', basket)],
  ['basket.quote', trpc('basket.quote', basket)],
  ['POST /basket/quote.pdf', rest('POST', () => '/basket/quote.pdf', basket)],
  ['PUT /basket', rest('PUT', () => '/basket', basket, asCustomer)],
  ['basket.join', trpc('basket.join', basket, asCustomer)],
  [
    'POST /ServiceTypes/{id}/quote',
    rest(
      'POST',
      () => `/ServiceTypes/${line.serviceTypeId}/quote`,
      (selection) => ({ count: 500, selection }),
    ),
  ],
  ['purchases.take', trpc('purchases.take', taken, asStaff)],
  ['offers.create', trpc('offers.create', offered, asStaff)],
]

// OPT-21
test.each(places)('%s refuses choices in a wrong shape', async (_name, act) => {
  const answers = []
  for (const [name, options] of wrong) answers.push([name, await act(options)])
  expect(answers).toEqual(wrong.map(([name]) => [name, 400]))
})

// OPT-21
test('the field that isn’t there is named, and fields in any case are known', async () => {
  const json = one({ colour: ['navy'] })
  const { body } = await app.rest('POST', '/order', {
    token: customer,
    json,
    headers: { 'x-language': 'en' },
  })
  expect(body.errors).toMatchObject([{ path: 'options.colour', message: expect.stringContaining('ownSize') }])
  const spelled = { Choices: { paper: ['cotton'] }, OWNSIZE: { Width: 90, height: 50 } }
  expect((await app.rest('POST', '/order', { token: customer, json: one(spelled) })).status).toBe(201)
})
