import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeEmail } from '../../../src/domains/email/write-email.ts'
import type { orderStatusNames } from '../../../src/domains/order-status/statuses.ts'
import { makeOrder, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { readPdf } from '../../support/read-pdf.ts'

let app: TestApp
let staff: string
let customer: Awaited<ReturnType<typeof makeUser>>
let customerToken: string
let service: Awaited<ReturnType<typeof makeService>>

beforeAll(async () => {
  app = await startTestApp()
  staff = await app.signIn(['orders'])
  customer = await makeUser(app.deps.db)
  customerToken = await makeToken(app.deps.db, customer.id)
  service = await makeService(app.deps.db)
})
afterAll(() => app.close())

type Status = (typeof orderStatusNames)[number]
const make = async (status: Status, userId = customer.id) =>
  (await makeOrder(app.deps.db, userId, service, { status })).id
const correct = (id: number, json: object, token = staff) =>
  app.rest('PUT', `/order/${id}/price`, { token, json })

describe('correcting the price of an accepted order', () => {
  // ORD-14
  test.each([
    ['Pending', 409],
    ['Accepted', 200],
    ['InProduction', 200],
    ['Ready', 200],
    ['Completed', 409],
    ['NotApproved', 409],
  ] as const)('%s: %i', async (status, answer) => {
    const id = await make(status)
    const { status: answered } = await correct(id, { Price: '61,50', Reason: 'Səhv yazılmışdı' })
    expect(answered).toBe(answer)
    const { price, status: after } = await app.trpc(staff).orders.byId.query({ id })
    expect(after).toBe(status)
    if (answer === 200) expect(price).toBe(61.5)
  })

  // ORD-14
  test('both prices and the reason stand in the history, for the customer too, and what he spent follows', async () => {
    const owner = await makeUser(app.deps.db)
    const token = await makeToken(app.deps.db, owner.id)
    const id = await make('Ready', owner.id)
    const before = await app.deps.db.order.findUniqueOrThrow({ where: { id } })
    const order = await app.trpc(staff).orders.correctPrice.mutate({
      id,
      price: 40,
      reason: 'İki dəfə hesablanmışdı',
      oldPrice: 50,
    })
    expect(order).toMatchObject({ id, price: 40, status: 'Ready' })
    const event = { kind: 'priceCorrected', oldPrice: 50, price: 40, reason: 'İki dəfə hesablanmışdı' }
    const detail = await app.trpc(staff).orders.byId.query({ id })
    expect(detail.events.at(-1)).toMatchObject({ ...event, actor: { name: 'Aysel' } })
    expect(detail.customer?.budget).toBe(40)
    const own = await app.trpc(token).orders.byId.query({ id })
    expect(own.events.at(-1)).toMatchObject(event)
    expect(own.events.at(-1)).not.toHaveProperty('actor')
    const { items } = await app.trpc(staff).history.ofRecord.query({ kind: 'order', id })
    expect(items[0]?.changes).toEqual([
      { field: 'price', from: 50, to: 40 },
      { field: 'reason', from: null, to: 'İki dəfə hesablanmışdı' },
    ])
    const after = await app.deps.db.order.findUniqueOrThrow({ where: { id } })
    expect(after.acceptedAt).toEqual(before.acceptedAt)
    const { content } = await app.trpc(token).orders.quote.query({ id })
    const quote = readPdf(Buffer.from(content, 'base64')).lines.join('\n')
    expect(quote).toContain('40,00')
    expect(quote).not.toContain('50,00')
  })

  test('the customer gets one mail with both prices and the reason', async () => {
    const id = await make('Accepted')
    await correct(id, { price: 45, reason: 'Endirim unudulmuşdu' })
    const jobs = await app.deps.db.$queryRawUnsafe<{ data: Parameters<typeof writeEmail>[1] }[]>(
      `SELECT data FROM pgboss.job WHERE name = 'mail' AND (data->>'orderId')::int = $1`,
      id,
    )
    expect(jobs.map(({ data }) => data.kind)).toEqual(['orderPriceCorrected'])
    const [job] = jobs
    if (!job) throw new Error('no mail')
    const letter = await writeEmail(app.deps.db, job.data, { siteUrl: 'http://shop.test', now: new Date() })
    expect(letter?.subject).toBe(`№\u00a0${id} sifarişinizin qiyməti dəyişdi`)
    expect(letter?.paragraphs.join()).toMatch(/50,00.*45,00/)
    expect(letter?.facts?.[0]).toEqual({ label: 'Səbəb', value: 'Endirim unudulmuşdu' })
  })

  test('a reason is required, the price must be another one and above 0, and an outdated one is refused', async () => {
    const id = await make('Accepted')
    expect((await correct(id, { price: 45 })).status).toBe(400)
    expect((await correct(id, { price: 45, reason: '  ' })).status).toBe(400)
    expect((await correct(id, { price: 45, reason: 'x'.repeat(501) })).status).toBe(400)
    expect((await correct(id, { price: 0, reason: 'Səhv' })).status).toBe(400)
    expect((await correct(id, { price: 50, reason: 'Səhv' })).status).toBe(400)
    expect((await correct(id, { price: 45, reason: 'Səhv', oldPrice: 49 })).status).toBe(409)
    expect((await correct(2147483647, { price: 45, reason: 'Səhv' })).status).toBe(404)
    expect((await app.deps.db.order.findUniqueOrThrow({ where: { id } })).price).toBe(5000)
    expect(await app.deps.db.orderEvent.count({ where: { orderId: id } })).toBe(0)
  })

  // ORD-14
  test('is for area 8 alone', async () => {
    const id = await make('Accepted')
    expect(
      (await correct(id, { price: 45, reason: 'x' }, await app.signIn(['newOrders', 'users']))).status,
    ).toBe(403)
    expect((await correct(id, { price: 45, reason: 'x' }, customerToken)).status).toBe(403)
  })

  test('of two at once that read the same price one wins', async () => {
    const id = await make('Accepted')
    const answers = await Promise.all(
      [41, 42].map((price) => correct(id, { price, reason: 'Səhv', oldPrice: 50 })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})
