import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultProfiles } from '../../../src/domains/preflight/profile-input.ts'
import { makeProduct, makeService } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { cards, chosen } from '../../support/options.ts'
import { readPdf } from '../../support/read-pdf.ts'

let app: TestApp
let customer: string
let wanted: { serviceId: number; serviceTypeId: number }
beforeAll(async () => {
  app = await startTestApp()
  customer = await app.signIn('Client')
  const service = await makeService(app.deps.db)
  const product = await makeProduct(app.deps.db, service.id)
  await app.trpc(await app.signIn(['services'])).options.save.mutate({ id: product.id, configuration: cards })
  wanted = { serviceId: service.id, serviceTypeId: product.id }
})
afterAll(() => app.close())

const place = (more: object, headers: Record<string, string> = {}) =>
  app.rest('POST', '/order', { token: customer, json: { ...wanted, count: 500, ...more }, headers })
const full = chosen({ size: '85x55', sides: 'two', finish: ['foil', 'round'], time: 'fast' })

// OPT-10
describe('an order of a product with choices', () => {
  test('keeps what was chosen with its names, lines and days, whatever becomes of the product', async () => {
    const { status, body } = await place({ options: full })
    expect(status).toBe(201)
    const placed = body.data as { id: number; options: object; quote: object }
    expect(placed.options).toMatchObject({
      version: 1,
      ownSize: null,
      trim: { width: 85, height: 55 },
      days: 2,
      choices: [
        { group: 'size', kind: 'size', groupName: 'size', choice: '85x55', choiceName: '85x55' },
        { group: 'paper', choice: 'matt' },
        { group: 'sides', choice: 'two' },
        { group: 'finish', choice: 'foil' },
        { group: 'finish', choice: 'round' },
        { group: 'time', choice: 'fast' },
      ],
      lines: [
        { kind: 'base', amount: 42 },
        { kind: 'addOn', choice: 'two', amount: 16.8 },
        { kind: 'addOn', choice: 'foil', amount: 27.5 },
        { kind: 'addOn', choice: 'round', amount: 5 },
        { kind: 'turnaround', choice: 'fast', amount: 22.83 },
      ],
    })
    expect(placed.quote).toMatchObject({ tier: { count: 500, price: 114.13 }, base: 114.13, total: 114.13 })
    const staff = await app.signIn(['services', 'orders'])
    await app.trpc(staff).options.save.mutate({ id: wanted.serviceTypeId, configuration: cards })
    const read = await app.trpc(staff).orders.byId.query({ id: placed.id })
    expect(read.options).toEqual(placed.options)
  })

  test('measures its artwork by the size that was chosen', async () => {
    const { db } = app.deps
    const rules = { ...defaultProfiles.card, sizes: [{ width: 90, height: 50 }] }
    const profile = await db.preflightProfile.create({ data: { name: 'Kart', kind: 'card', rules } })
    await db.product.update({
      where: { id: wanted.serviceTypeId },
      data: { artwork: 'Required', profileId: profile.id },
    })
    const { body } = await place({ options: full })
    await db.product.update({ where: { id: wanted.serviceTypeId }, data: { artwork: null, profileId: null } })
    const { id: orderId } = body.data as { id: number }
    const { profile: kept } = await db.artwork.findUniqueOrThrow({ where: { orderId } })
    expect(kept).toEqual({ ...rules, sizes: [{ width: 85, height: 55 }] })
  })

  test('is promised by the working days of its turnaround', async () => {
    const staff = app.trpc(await app.signIn(['newOrders', 'orders']))
    const promised = async (options: object) => {
      const { id } = (await place({ options })).body.data as { id: number }
      const { days } = (await staff.orders.byId.query({ id })).promise
      await staff.orders.confirm.mutate({ id, price: 40 })
      const { promisedOn } = await app.deps.db.order.findUniqueOrThrow({ where: { id } })
      return { days, promisedOn: promisedOn?.getTime() ?? 0 }
    }
    const [standard, fast] = [await promised(chosen()), await promised(full)]
    expect([standard.days, fast.days]).toEqual([4, 2])
    expect(fast.promisedOn).toBeGreaterThan(0)
    expect(fast.promisedOn).toBeLessThan(standard.promisedOn)
  })

  test('by the route without choices is of the first ones', async () => {
    const { body } = await place({})
    expect(body.data).toMatchObject({
      quote: { total: 40 },
      options: {
        choices: [{ choice: '90x50' }, { choice: 'matt' }, { choice: 'one' }, { choice: 'standard' }],
      },
    })
  })

  test('with a size of one’s own keeps it in words', async () => {
    const { body } = await place({ options: { choices: {}, ownSize: { width: 88.5, height: 50 } } })
    expect(body.data).toMatchObject({
      options: {
        ownSize: { width: 88.5, height: 50 },
        choices: [
          { group: 'size', choice: '', choiceName: '88,5 × 50 mm', choiceName_ru: '88,5 × 50 мм' },
          {},
          {},
          {},
        ],
      },
    })
  })

  test('whose price is on request waits without one', async () => {
    const { status, body } = await place({ count: 5001 })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ quote: null, options: { lines: [] } })
  })

  test.each([
    [
      'what doesn’t go together',
      { options: chosen({ finish: 'foil', paper: 'cotton' }) },
      'options.choices.finish',
      'foil: «cotton» ilə olmur. folqa pambıq kağıza yapışmır',
    ],
    [
      'a choice that is gone',
      { options: chosen({ paper: 'bamboo' }) },
      'options.choices.paper',
      'paper: seçdiyiniz artıq təklif olunmur.',
    ],
    [
      'a group that is gone',
      { options: chosen({ gloss: 'x' }) },
      'options.choices.gloss',
      'Seçdiklərinizdən biri artıq təklif olunmur.',
    ],
    ['too few', { count: 10 }, 'count', '50\u00a0ədəddən başlayır.'],
    [
      'a size that is too small',
      { options: { ownSize: { width: 10, height: 50 } } },
      'options.ownSize',
      '40 × 40\u00a0mm-dən 120 × 80\u00a0mm-ə qədər.',
    ],
  ])('with %s is refused, by group and choice', async (_what, more, path, message) => {
    const { status, body } = await place(more)
    expect(status).toBe(400)
    expect(body.errors).toEqual([{ path, message }])
  })

  // Nobody chose a key.
  test.each([
    ['az', 'paper: seçdiyiniz artıq təklif olunmur.', 'Seçdiklərinizdən biri artıq təklif olunmur.'],
    [
      'ru',
      'paper: выбранный вариант больше не предлагается.',
      'Один из выбранных вариантов больше не предлагается.',
    ],
    [
      'en',
      'paper: what was chosen isn’t offered any more.',
      'Something that was chosen isn’t offered any more.',
    ],
  ])(
    'that are gone are said without their keys, once for each group (%s)',
    async (language, ofGroup, ofNone) => {
      const options = { choices: { paper: ['kraft-300', 'kraft-250'], 'foil-side': ['x-1'] }, ownSize: null }
      const { body } = await app.rest('POST', '/order', {
        token: customer,
        json: { ...wanted, count: 500, options },
        headers: { 'x-language': language },
      })
      expect(body.errors?.filter(({ message }) => message.includes('-'))).toEqual([])
      expect(body.errors).toEqual([
        { path: 'options.choices.foil-side', message: ofNone },
        { path: 'options.choices.paper', message: ofGroup },
        expect.objectContaining({ path: 'options.choices.paper' }),
      ])
      const quoted = await app.rest('POST', `/ServiceTypes/${wanted.serviceTypeId}/quote`, {
        json: { count: 500, options, language },
        headers: { 'x-language': language },
      })
      expect(
        JSON.stringify(
          (quoted.body.data as { findings: { message: string }[] }).findings.map(({ message }) => message),
        ),
      ).not.toContain('kraft')
    },
  )

  test('with choices of a product that has none is refused', async () => {
    const service = await makeService(app.deps.db, { prices: [{ count: 100, price: 500 }] })
    const json = { serviceId: service.id, count: 100, options: chosen({ paper: 'matt' }) }
    const refused = await app.rest('POST', '/order', { token: customer, json })
    expect(refused.body).toMatchObject({ statusCode: 400, errors: [{ path: 'options' }] })
    const plain = await app.rest('POST', '/order', { token: customer, json: { ...json, options: chosen() } })
    expect(plain.body.data).toMatchObject({ quote: { total: 5 } })
    expect(plain.body.data).not.toHaveProperty('options')
  })

  // ORD-9
  test('is another one with other choices: the key of the first is refused', async () => {
    const headers = { 'idempotency-key': 'choices-1' }
    const first = await place({ options: full }, headers)
    const shuffled = { ...full, choices: { time: ['fast'], ...full.choices, finish: ['round', 'foil'] } }
    const again = await place({ options: shuffled }, headers)
    expect(again.body.data).toEqual(first.body.data)
    expect((await place({ options: chosen() }, headers)).status).toBe(409)
    expect((await place({}, headers)).status).toBe(409)
  })

  test('in a purchase has the choices of its line', async () => {
    const lines = [
      { ...wanted, count: 500, options: full },
      { ...wanted, count: 100 },
    ]
    const { body } = await app.rest('POST', '/purchase', { token: customer, json: { lines } })
    expect(body.data).toMatchObject({ orders: [{ quote: { total: 114.13 } }, { quote: { total: 12 } }] })
    const wrong = [lines[1], { ...lines[0], options: chosen({ paper: 'bamboo' }) }]
    const refused = await app.rest('POST', '/purchase', { token: customer, json: { lines: wrong } })
    expect(refused.body.errors).toMatchObject([{ path: 'lines.1.options.choices.paper' }])
    const dearer = [{ ...lines[0], expectedTotal: 100 }]
    const changed = await app.rest('POST', '/purchase', { token: customer, json: { lines: dearer } })
    expect(changed.body).toMatchObject({ statusCode: 409, errors: [{ path: 'lines.0.expectedTotal' }] })
  })
})

// OPT-11
test('an order at another price than the expected one is refused with both', async () => {
  const refused = await place({ expectedTotal: 35.5 }, { 'x-language': 'en' })
  expect(refused.body).toMatchObject({
    statusCode: 409,
    code: 'CONFLICT',
    errors: [{ path: 'expectedTotal' }],
  })
  expect(refused.body.message.replaceAll('\u00a0', ' ')).toBe(
    'The price has changed: it was AZN 35.50, it is now AZN 40.00.',
  )
  const onRequest = await place({ expectedTotal: 35.5, count: 5001 }, { 'x-language': 'en' })
  expect(onRequest.body.message).toContain('on request')
  expect((await place({ expectedTotal: '40' })).status).toBe(201)
})

// OPT-10
describe('what was chosen stands in words', () => {
  test('on the job ticket and the quote, and in the export', async () => {
    const { body } = await place({ options: full })
    const { id } = body.data as { id: number }
    const staff = await app.signIn(['orders'])
    const paper = async (name: string) => {
      const headers = { authorization: `Bearer ${staff}` }
      const answer = await fetch(`${app.url}/api/order/${id}/${name}.pdf`, { headers })
      return readPdf(Buffer.from(await answer.arrayBuffer())).lines.join('\n')
    }
    for (const name of ['jobticket', 'quote']) {
      const text = await paper(name)
      for (const words of ['size: 85x55', 'finish: foil, round']) expect(text, name).toContain(words)
    }
    const exported = await app.trpc(staff).orders.export.query({ format: 'csv' })
    expect(Buffer.from(exported.content, 'base64').toString()).toContain(
      '85x55 · matt · two · foil, round · fast',
    )
  })
})
