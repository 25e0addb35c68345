import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OrderAction } from '../../../src/domains/orders/actions.ts'
import { makeArtworkOrder } from '../../support/artwork.ts'
import { makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let staff: string
let customer: Awaited<ReturnType<typeof makeUser>>
beforeAll(async () => {
  app = await startTestApp()
  staff = await app.signIn(['orders', 'newOrders'])
  customer = await makeUser(app.deps.db)
  const owner = app.trpc(await app.signIn('SuperAdmin'))
  await owner.payments.updateTerms.mutate({
    deposit: 50,
    wholeBelow: null,
    daysToPay: null,
    creditLimit: null,
  })
  await owner.payments.updateSettings.mutate({ beforeProduction: 'deposit' })
})
afterAll(() => app.close())

/** Its artwork waits for the customer's approval, and its deposit for money. */
let id: number
beforeEach(async () => {
  id = await makeArtworkOrder(app.deps.db, customer.id)
  await app.trpc(staff).orders.confirm.mutate({ id, price: 100 })
  await app.deps.db.artwork.update({ where: { orderId: id }, data: { state: 'ProofWaiting' } })
})

const whyUnapproved = 'Telefonda razılaşıb'
const whyUnpaid = 'Köçürmənin qəbzini göstərib'
const acts = {
  startUnapproved: {
    rest: () =>
      app.rest('POST', `/order/${id}/production`, { token: staff, json: { reason: whyUnapproved } }),
    trpc: () => app.trpc(staff).orders.startUnapproved.mutate({ id, reason: whyUnapproved }),
  },
  startUnpaid: {
    rest: () =>
      app.rest('POST', `/order/${id}/production/unpaid`, { token: staff, json: { reason: whyUnpaid } }),
    trpc: () => app.trpc(staff).orders.startUnpaid.mutate({ id, reason: whyUnpaid }),
  },
} as const
type Act = keyof typeof acts
const order = () => app.trpc(staff).orders.byId.query({ id })
const own = async () => app.trpc(await makeToken(app.deps.db, customer.id))
const offered = async (act: OrderAction['act']) =>
  (await order()).actions.find((action) => action.act === act) ?? null
const move = () => app.rest('PUT', `/order/${id}/status`, { token: staff, json: { status: 'InProduction' } })

// PAY-60, PRO-6, PAY-5
test.each<[Act, Act, 'rest' | 'trpc']>([
  ['startUnapproved', 'startUnpaid', 'rest'],
  ['startUnapproved', 'startUnpaid', 'trpc'],
  ['startUnpaid', 'startUnapproved', 'rest'],
  ['startUnpaid', 'startUnapproved', 'trpc'],
])(
  'of two shut gates each is passed by its own act and reason: %s, then %s (%s)',
  async (first, second, face) => {
    for (const act of [first, second]) expect(await offered(act)).toEqual({ act, to: null, barredBy: null })
    await acts[first][face]()
    expect((await order()).status).toBe('Accepted')
    expect(await offered(first)).toBeNull()
    expect(await offered(second)).toEqual({ act: second, to: 'InProduction', barredBy: null })
    expect((await move()).status).toBe(409)
    // A customer reads nothing of it before it is printed.
    const customers = await own()
    expect((await customers.orders.byId.query({ id })).events).toHaveLength(1)
    expect((await customers.proofs.ofOrder.query({ id })).override).toBeNull()
    await acts[second][face]()
    expect((await order()).status).toBe('InProduction')
    const override = { reason: whyUnapproved, name: 'Aysel Əliyeva' }
    expect((await customers.proofs.ofOrder.query({ id })).override).toMatchObject(override)
    expect(JSON.stringify(await customers.orders.byId.query({ id }))).not.toContain(whyUnpaid)
    const { items } = await app.trpc(staff).history.ofRecord.query({ kind: 'order', id })
    const reasons = items.flatMap(({ changes }) =>
      changes.filter(({ field }) => field === 'reason').map(({ to }) => String(to)),
    )
    expect(reasons.toSorted()).toEqual([whyUnpaid, whyUnapproved].toSorted())
  },
)

// PAY-60
test('what is open in the end needs no second reason: the money came, and the customer still reads the first', async () => {
  await acts.startUnapproved.rest()
  await app.trpc(staff).payments.record.mutate({
    appUserId: customer.id,
    way: 'cash',
    amount: 50,
    orders: [{ orderId: id, amount: 50 }],
  })
  expect((await move()).status).toBe(200)
  const customers = await own()
  expect((await customers.proofs.ofOrder.query({ id })).override).toMatchObject({ reason: whyUnapproved })
  await app.trpc(staff).orders.undo.mutate({ id })
  expect((await customers.proofs.ofOrder.query({ id })).override).toBeNull()
})

// PAY-60, ORD-10
test('a passed gate is shut again once that is undone, and when another file comes', async () => {
  await acts.startUnapproved.rest()
  expect((await acts.startUnapproved.rest()).status).toBe(409)
  await app.trpc(staff).orders.undo.mutate({ id })
  expect(await offered('startUnapproved')).toEqual({ act: 'startUnapproved', to: null, barredBy: null })
  await acts.startUnapproved.rest()
  await app.trpc(staff).artwork.askNew.mutate({ id, text: 'Zəhmət olmasa başqa fayl göndərin' })
  expect(await offered('startUnapproved')).toEqual({ act: 'startUnapproved', to: null, barredBy: null })
})
