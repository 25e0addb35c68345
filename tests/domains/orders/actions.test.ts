import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { artworkStateNames } from '../../../src/domains/artwork/states.ts'
import { isUnpriced, type OrderStatus, orderStatusNames } from '../../../src/domains/order-status/statuses.ts'
import { actionsOf, type OrderAction, orderActs } from '../../../src/domains/orders/actions.ts'
import { bakuDate } from '../../../src/lib/days.ts'
import type { AreaName } from '../../../src/procedures/areas.ts'
import { makeOrder, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { openGates } from '../../support/order-moves.ts'

let app: TestApp
let customer: { id: number }
let service: Awaited<ReturnType<typeof makeService>>
beforeAll(async () => {
  app = await startTestApp()
  customer = await makeUser(app.deps.db)
  service = await makeService(app.deps.db)
})
afterAll(() => app.close())

type State = (typeof artworkStateNames)[number]
const makeIn = async (status: OrderStatus, state: State): Promise<number> => {
  const { id } = await makeOrder(app.deps.db, customer.id, service, { status })
  await app.deps.db.artwork.create({ data: { orderId: id, state } })
  return id
}
const actionsFor = async (token: string, id: number) => {
  const answer = await app.rest('GET', `/order/${id}`, { token })
  return answer.status === 200 ? (answer.body.data as { actions: OrderAction[] }).actions : []
}

/** What a caller sends to do it. */
const attempts: Record<OrderAction['act'], (token: string, id: number, to: OrderStatus) => Promise<number>> =
  {
    confirm: (token, Id) => send('PUT', '/order', token, { Id, price: 10 }),
    cancel: (token, id) => send('DELETE', `/order/${id}`, token, {}),
    cancelOwn: (token, id) => send('DELETE', `/order/mine/${id}`, token, {}),
    move: (token, id, status) => send('PUT', `/order/${id}/status`, token, { status }),
    startUnpaid: (token, id) =>
      send('POST', `/order/${id}/production/unpaid`, token, { reason: 'Qəbzi göstərib' }),
    handOverUnpaid: (token, id) =>
      send('POST', `/order/${id}/handover/unpaid`, token, { reason: 'Sabah köçürəcək' }),
    startUnapproved: (token, id) =>
      send('POST', `/order/${id}/production`, token, { reason: 'Telefonda razılaşıb' }),
    correctPrice: (token, id) =>
      send('PUT', `/order/${id}/price`, token, { price: 77, reason: 'Başqa kağız' }),
    movePromise: (token, id) => {
      const day = bakuDate(new Date(Date.now() + 30 * 86_400_000))
      return send('POST', `/order/${id}/promise`, token, { day, reason: 'Kağız gecikir', anyway: true })
    },
  }
const send = async (method: string, path: string, token: string, json: object) =>
  (await app.rest(method, path, { token, json })).status

// ORD-23
describe('what a caller is offered', () => {
  const cases: { areas: AreaName[]; state: State }[] = [
    { areas: ['orders'], state: 'NotNeeded' },
    { areas: ['newOrders'], state: 'NotNeeded' },
    ...artworkStateNames.map((state) => ({ areas: ['orders', 'newOrders'] as AreaName[], state })),
  ]

  test.each(orderStatusNames)(
    'of an order in %s is what they can do, and nothing else is',
    async (status) => {
      for (const { areas, state } of cases) {
        const token = await app.signIn(areas)
        // What is refused changes nothing: the next is tried with the same order.
        let id = await makeIn(status, state)
        const offered = await actionsFor(token, id)
        for (const act of orderActs) {
          // What becomes of a day before the price is known is decided in the calendar.
          if (act === 'movePromise' && isUnpriced(status)) continue
          for (const to of act === 'move' ? orderStatusNames : [status]) {
            const found = offered.find((one) => one.act === act && (act !== 'move' || one.to === to))
            const answered = await attempts[act](token, id, to)
            const isOffered = found !== undefined && found.barredBy === null
            expect(answered === 200, `${areas} ${state}: ${act} ${to}`).toBe(isOffered)
            if (isOffered) id = await makeIn(status, state)
          }
        }
      }
    },
  )

  test('is the same in the lists, on the order, in the work list and through tRPC', async () => {
    const token = await app.signIn(['orders', 'newOrders'])
    const id = await makeIn('Accepted', 'ProofWaiting')
    const expected: OrderAction[] = [
      { act: 'move', to: 'InProduction', barredBy: 'approval' },
      { act: 'startUnapproved', to: 'InProduction', barredBy: null },
      { act: 'cancel', to: 'NotApproved', barredBy: null },
      { act: 'correctPrice', to: null, barredBy: null },
      { act: 'movePromise', to: null, barredBy: null },
    ]
    const trpc = app.trpc(token)
    const among = (rows: { id: number; actions: OrderAction[] }[], wanted = id) =>
      rows.find((row) => row.id === wanted)?.actions
    expect((await trpc.orders.byId.query({ id })).actions).toEqual(expected)
    expect(among((await trpc.orders.list.query({ pageSize: 100 })).items)).toEqual(expected)
    expect(among(await trpc.orders.ofUser.query({ userId: customer.id }))).toEqual(expected)
    const sides = await Promise.all(
      (['staff', 'customer'] as const).map((side) => trpc.turns.work.query({ side, pageSize: 0 })),
    )
    expect(among(sides.flatMap(({ items }) => items.map(({ order }) => order)))).toEqual(expected)
    const pending = await makeIn('Pending', 'NotNeeded')
    expect(among(await trpc.orders.new.query(), pending)).toEqual([
      { act: 'confirm', to: 'Accepted', barredBy: null },
      { act: 'cancel', to: 'NotApproved', barredBy: null },
    ])
  })

  test('is for the customer the cancellation of what waits for a price; the rest they read in artwork and proof', async () => {
    const token = await makeToken(app.deps.db, customer.id)
    expect(await actionsFor(token, await makeIn('Accepted', 'Approved'))).toEqual([])
    expect(await actionsFor(token, await makeIn('Pending', 'Approved'))).toEqual([
      { act: 'cancelOwn', to: 'NotApproved', barredBy: null },
    ])
  })
})

// ORD-23
test('nothing is offered without a caller, and a price that is none is never corrected', () => {
  const order = { ...openGates, status: 'Accepted', price: null, userId: 2 } as const
  expect(actionsOf(null, order)).toEqual([])
  const caller = { id: 1, sessionId: 1, role: { id: 1, name: '' }, areas: new Set([8]) }
  expect(actionsOf(caller, order).map(({ act }) => act)).toEqual(['move', 'cancel', 'movePromise'])
})
