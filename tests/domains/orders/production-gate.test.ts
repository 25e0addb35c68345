import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { artworkStateNames } from '../../../src/domains/artwork/states.ts'
import { isPrintable } from '../../../src/domains/order-status/printable.ts'
import { makeArtworkOrder } from '../../support/artwork.ts'
import { makeOrder, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let staff: string
let customer: Awaited<ReturnType<typeof makeUser>>
beforeAll(async () => {
  app = await startTestApp()
  staff = await app.signIn(['orders'])
  customer = await makeUser(app.deps.db)
})
afterAll(() => app.close())

const status = 'InProduction'
async function orderIn(state: (typeof artworkStateNames)[number]): Promise<number> {
  const id = await makeArtworkOrder(app.deps.db, customer.id, { status: 'Accepted' })
  await app.deps.db.artwork.update({ where: { orderId: id }, data: { state } })
  return id
}
const statusOf = async (id: number) => (await app.deps.db.order.findUniqueOrThrow({ where: { id } })).status

// PRO-6
describe('into production', () => {
  test('goes what was approved or needs no artwork, and nothing else, on both faces', async () => {
    for (const state of artworkStateNames) {
      for (const face of ['rest', 'trpc'] as const) {
        const id = await orderIn(state)
        const moved =
          face === 'rest'
            ? (await app.rest('PUT', `/order/${id}/status`, { token: staff, json: { status } })).status ===
              200
            : await app
                .trpc(staff)
                .orders.move.mutate({ id, status })
                .then(
                  () => true,
                  (error) => error.data.code !== 'CONFLICT',
                )
        expect(moved, `${state} ${face}`).toBe(isPrintable(state))
        expect(await statusOf(id)).toBe(isPrintable(state) ? status : 'Accepted')
      }
    }
    const { id } = await makeOrder(app.deps.db, customer.id, await makeService(app.deps.db), {
      status: 'Accepted',
    })
    expect((await app.rest('PUT', `/order/${id}/status`, { token: staff, json: { status } })).status).toBe(
      200,
    )
  })

  test('is refused in the caller’s language, and leaves no event', async () => {
    const id = await orderIn('ProofWaiting')
    const said = await Promise.all(
      ['az', 'ru', 'en'].map(async (language) => {
        const query = { language }
        return (await app.rest('PUT', `/order/${id}/status`, { token: staff, query, json: { status } })).body
          .message
      }),
    )
    expect(new Set(said).size).toBe(3)
    expect(said[2]).toContain('not approved for print')
    expect(await app.deps.db.orderEvent.count({ where: { orderId: id } })).toBe(0)
  })

  test('of many at once goes each that may', async () => {
    const ids = [await orderIn('Approved'), await orderIn('Checked'), await orderIn('NotNeeded')]
    const answer = await app.rest('PUT', '/order/many/status', { token: staff, json: { ids, status } })
    const results = answer.body.data as { error: { code: string } | null }[]
    expect(results.map(({ error }) => error?.code ?? null)).toEqual([null, 'CONFLICT', null])
    expect(await Promise.all(ids.map(statusOf))).toEqual([status, 'Accepted', status])
  })
})

// PRO-6
describe('a start without approval', () => {
  const reason = 'Telefonda razılaşıb'

  test('takes a reason of 10 signs, stands in the history, and the customer reads it with the name', async () => {
    const id = await orderIn('ProofWaiting')
    const path = `/order/${id}/production`
    for (const short of [undefined, '', 'Razıdır', '         x'])
      expect((await app.rest('POST', path, { token: staff, json: { reason: short } })).status).toBe(400)
    const token = await makeToken(app.deps.db, customer.id)
    expect((await app.rest('POST', path, { token, json: { reason } })).status).toBe(403)
    const started = await app.rest('POST', path, { token: staff, json: { reason } })
    expect(started.status).toBe(200)
    expect(started.body.data).toMatchObject({ status })
    const asCustomer = app.trpc(token)
    const override = { reason, name: 'Aysel Əliyeva', version: null, seenAt: null }
    expect((await asCustomer.proofs.ofOrder.query({ id })).override).toMatchObject(override)
    expect((await asCustomer.orders.byId.query({ id })).events.at(-1)).toMatchObject({ reason })
    const { items } = await app.trpc(staff).history.ofRecord.query({ kind: 'order', id })
    expect(items[0]?.changes).toContainEqual({ field: 'reason', from: null, to: reason })
    const seen = await app.rest('POST', `${path}/seen`, { token })
    expect(seen.body.data).toMatchObject({ override: { seenAt: expect.any(String) } })
    expect((await app.rest('POST', `${path}/seen`, { token: staff })).status).toBe(403)
  })

  test('is refused where nothing stands in the way, and from any other status', async () => {
    const approved = await orderIn('Approved')
    const { orders } = app.trpc(staff, 'en')
    const start = (id: number) => orders.startUnapproved.mutate({ id, reason })
    await expect(start(approved)).rejects.toThrow('as usual')
    expect(await statusOf(approved)).toBe('Accepted')
    const pending = await makeArtworkOrder(app.deps.db, customer.id)
    await expect(start(pending)).rejects.toThrow('status')
    await expect(start(2147483647)).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } })
  })

  test('that was taken back is shown no more, and the gate is closed again', async () => {
    const id = await orderIn('Checked')
    const { orders, proofs } = app.trpc(staff)
    await orders.startUnapproved.mutate({ id, reason })
    await orders.undo.mutate({ id })
    expect((await proofs.ofOrder.query({ id })).override).toBeNull()
    expect((await app.rest('PUT', `/order/${id}/status`, { token: staff, json: { status } })).status).toBe(
      409,
    )
  })

  // DAT-2
  test('keeps its reason only as long as the person is known', async () => {
    const person = await makeUser(app.deps.db)
    const id = await makeArtworkOrder(app.deps.db, person.id, { status: 'Accepted' })
    await app.trpc(staff).orders.startUnapproved.mutate({ id, reason })
    await app.trpc(await app.signIn('SuperAdmin')).personalData.eraseCustomer.mutate({ id: person.id })
    expect((await app.trpc(staff).proofs.ofOrder.query({ id })).override).toMatchObject({ reason: '' })
  })
})
