import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeEmail } from '../../../src/domains/email/write-email.ts'
import { makeOrder, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let staff: string
let client: Awaited<ReturnType<typeof makeUser>>
let token: string
let service: Awaited<ReturnType<typeof makeService>>
let id: number

beforeAll(async () => {
  app = await startTestApp()
  staff = await app.signIn(['newOrders', 'orders'])
  client = await makeUser(app.deps.db)
  token = await makeToken(app.deps.db, client.id)
  service = await makeService(app.deps.db)
})
afterAll(() => app.close())
const mailed = (kind: 'orderReceived' | 'orderNotApproved') =>
  writeEmail(
    app.deps.db,
    { kind, orderId: id, mailId: 'm', queuedAt: new Date().toISOString() },
    { siteUrl: 'http://shop.test', now: new Date() },
  )

beforeEach(async () => {
  id = (await makeOrder(app.deps.db, client.id, service)).id
})

describe('internal notes', () => {
  test('are added by who may read the order, and read with who and when, oldest first', async () => {
    const first = await app.rest('POST', `/order/${id}/notes`, {
      token: staff,
      json: { TEXT: '  Folqa 2-ci rulondan ' },
    })
    expect(first.status).toBe(201)
    expect(first.body.data).toEqual({
      id: expect.any(Number),
      text: 'Folqa 2-ci rulondan',
      at: expect.stringMatching(/Z$/),
      author: { id: expect.any(Number), name: 'Aysel', surname: 'Əliyeva' },
      editedAt: null,
      isDeleted: false,
      earlier: [],
    })
    const onlyNew = await app.signIn(['newOrders'])
    const second = await app.trpc(onlyNew).orders.addNote.mutate({ id, text: 'Zəng etdi' })
    const { notes } = await app.trpc(staff).orders.byId.query({ id })
    expect(notes).toEqual([first.body.data, second])
    const listed = await app.trpc(staff).orders.list.query({ name: `№ ${id}` })
    expect(listed.items[0]).toMatchObject({ id, noteCount: 2 })
  })

  test('without a text, too long, or on no order are refused; so is whoever lacks the area', async () => {
    const add = async (json: object, order = id, caller = staff) =>
      (await app.rest('POST', `/order/${order}/notes`, { token: caller, json })).status
    expect(await add({})).toBe(400)
    expect(await add({ text: '  ' })).toBe(400)
    expect(await add({ text: 'x'.repeat(2001) })).toBe(400)
    expect(await add({ text: 'x' }, 2147483647)).toBe(404)
    expect(await add({ text: 'x' }, id, token)).toBe(403)
    expect(await add({ text: 'x' }, id, await app.signIn(['users', 'discounts']))).toBe(403)
  })

  // ORD-15
  test('reach no customer, by whichever read', async () => {
    const secret = `Daxili ${id}`
    await app.trpc(staff).orders.addNote.mutate({ id, text: secret })
    const trpc = app.trpc(token)
    const reads = await Promise.all([
      app.rest('GET', `/order/${id}`, { token }),
      app.rest('GET', '/order/mine', { token }),
      app.rest('GET', `/order/getuserorders/${client.id}`, { token }),
      trpc.orders.byId.query({ id }),
      trpc.orders.mine.query(),
      trpc.orders.ofUser.query({ userId: client.id }),
    ])
    for (const read of reads) {
      expect(JSON.stringify(read)).not.toContain(secret)
      expect(JSON.stringify(read)).not.toMatch(/"note|"customer"|"actor"/)
    }
    const letter = await mailed('orderReceived')
    expect(JSON.stringify(letter)).not.toContain(secret)
  })

  test('stay as they were written: the database refuses to change or erase one', async () => {
    const { db } = app.deps
    const note = await app.trpc(staff).orders.addNote.mutate({ id, text: 'Qalır' })
    await expect(db.orderNote.update({ where: { id: note.id }, data: { text: 'Yox' } })).rejects.toThrow()
    await expect(db.orderNote.delete({ where: { id: note.id } })).rejects.toThrow()
  })
})

// ORD-15
describe('an own note', () => {
  test('is written anew; what it said before stays with when, and the history says so', async () => {
    const { orders, history } = app.trpc(staff)
    const note = await orders.addNote.mutate({ id, text: 'Folqa 1-ci rulondan' })
    const edited = await app.rest('PUT', `/order/${id}/notes/${note.id}`, {
      token: staff,
      json: { text: 'Folqa 2-ci rulondan' },
    })
    expect(edited.status).toBe(200)
    expect(edited.body.data).toMatchObject({
      id: note.id,
      text: 'Folqa 2-ci rulondan',
      at: note.at,
      isDeleted: false,
      editedAt: expect.stringMatching(/Z$/),
      earlier: [{ text: 'Folqa 1-ci rulondan', at: note.at }],
    })
    expect((await orders.byId.query({ id })).notes).toEqual([edited.body.data])
    const { items } = await history.ofRecord.query({ kind: 'order', id })
    expect(items[0]?.changes).toEqual([
      { field: 'note', from: 'Folqa 1-ci rulondan', to: 'Folqa 2-ci rulondan' },
    ])
  })

  test('is taken back: it counts no more, its text is read in the history alone', async () => {
    const { orders, history } = app.trpc(staff)
    const note = await orders.addNote.mutate({ id, text: 'Səhv sifariş' })
    const gone = await app.rest('DELETE', `/order/${id}/notes/${note.id}`, { token: staff })
    expect(gone.status).toBe(200)
    expect(gone.body.data).toMatchObject({ id: note.id, text: '', isDeleted: true })
    expect((await orders.list.query({ name: `№ ${id}` })).items[0]).toMatchObject({ noteCount: 0 })
    const { items } = await history.ofRecord.query({ kind: 'order', id })
    expect(items[0]?.changes).toEqual([{ field: 'note', from: 'Səhv sifariş', to: null }])
    expect((await app.rest('DELETE', `/order/${id}/notes/${note.id}`, { token: staff })).status).toBe(404)
    const again = { token: staff, json: { text: 'Yenə' } }
    expect((await app.rest('PUT', `/order/${id}/notes/${note.id}`, again)).status).toBe(404)
  })

  test("a staff member's is 403, another order's 404, an empty text 400; edits stay as they were written", async () => {
    const note = await app.trpc(staff).orders.addNote.mutate({ id, text: 'Mənim' })
    const path = `/order/${id}/notes/${note.id}`
    const staffMember = await app.signIn(['orders'])
    expect((await app.rest('PUT', path, { token: staffMember, json: { text: 'x' } })).status).toBe(403)
    expect((await app.rest('DELETE', path, { token: staffMember })).status).toBe(403)
    expect((await app.rest('PUT', path, { token: staff, json: { text: ' ' } })).status).toBe(400)
    const other = (await makeOrder(app.deps.db, client.id, service)).id
    const misplaced = `/order/${other}/notes/${note.id}`
    expect((await app.rest('PUT', misplaced, { token: staff, json: { text: 'x' } })).status).toBe(404)
    await app.rest('PUT', path, { token: staff, json: { text: 'Mənim idi' } })
    const { db } = app.deps
    await expect(db.orderNoteEdit.updateMany({ data: { text: 'Yox' } })).rejects.toThrow()
    await expect(db.orderNoteEdit.deleteMany()).rejects.toThrow()
  })
})

// ORD-6
describe('the reason of a cancellation', () => {
  test.each(['body', 'query'])(
    'given in the %s is read by the client, in the mail and by staff',
    async (place) => {
      const reason = 'Bu həcmdə lövhəni\nçap edə bilmirik'
      const answer = await app.rest('DELETE', `/order/${id}`, {
        token: staff,
        ...(place === 'body' ? { json: { Reason: reason } } : { query: { reason } }),
      })
      expect(answer.status).toBe(200)
      expect(answer.body.data).toMatchObject({ id, status: 'NotApproved', reason })
      const own = (await app.trpc(token).orders.mine.query()).find((order) => order.id === id)
      expect(own?.reason).toBe(reason)
      expect(await app.trpc(token).orders.byId.query({ id })).toMatchObject({ reason })
      expect(await app.trpc(staff).orders.byId.query({ id })).toMatchObject({ reason })
      const letter = await mailed('orderNotApproved')
      expect(letter?.facts).toContainEqual({ label: 'Səbəb', value: reason })
    },
  )

  test('may be left out; one that is too long is refused and changes nothing', async () => {
    const long = await app.rest('DELETE', `/order/${id}`, { token: staff, json: { reason: 'x'.repeat(501) } })
    expect(long.status).toBe(400)
    expect(await app.trpc(staff).orders.byId.query({ id })).toMatchObject({ status: 'Pending', reason: null })
    const cancelled = await app.trpc(staff).orders.cancel.mutate({ id, reason: ' ' })
    expect(cancelled).toMatchObject({ status: 'NotApproved', reason: null })
    const letter = await mailed('orderNotApproved')
    expect(letter?.facts?.some(({ label }) => label === 'Səbəb')).toBe(false)
  })
})

test("staff read the customer's standing with the order", async () => {
  await makeOrder(app.deps.db, client.id, service, {
    status: 'Completed',
    price: 1050,
    acceptedAt: new Date(),
  })
  const { customer } = await app.trpc(staff).orders.byId.query({ id })
  expect(customer).toMatchObject({ orders: await app.deps.db.order.count({ where: { userId: client.id } }) })
  expect(customer?.budget).toBe(10.5)
})
