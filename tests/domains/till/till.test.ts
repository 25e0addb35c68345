import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeOrder, makeService, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let cashier: string
let owner: string
let service: Awaited<ReturnType<typeof makeService>>
beforeAll(async () => {
  app = await startTestApp()
  cashier = await app.signIn(['orders', 'newOrders'])
  owner = await app.signIn(['orders', 'newOrders', 'discounts'])
  service = await makeService(app.deps.db)
})
afterAll(() => app.close())

const at = (moment: string) => app.setNow(new Date(moment))
const read = (day?: string) => app.trpc(cashier).till.read.query(day === undefined ? {} : { day })
const paidOrder = async (amount: number, way: 'cash' | 'terminal' = 'cash') => {
  const { id: appUserId } = await makeUser(app.deps.db)
  const { id: orderId } = await makeOrder(app.deps.db, appUserId, service)
  await app.trpc(cashier).orders.confirm.mutate({ id: orderId, price: amount })
  await app.trpc(cashier).payments.record.mutate({ appUserId, way, amount, orders: [{ orderId, amount }] })
  return orderId
}
const post = (path: string, json: object, { token = cashier, key = '' } = {}) =>
  app.rest('POST', `/till/${path}`, {
    token,
    json,
    ...(key && { headers: { 'Idempotency-Key': key } }),
  })

// The days follow one another, as in a shop.
describe('the till', () => {
  // PAY-37
  test('adds up what came and went as cash, and nothing else', async () => {
    at('2020-11-26T05:00:00Z')
    const id = await paidOrder(62.5)
    await paidOrder(41, 'terminal')
    await app.trpc(owner).refunds.giveBack.mutate({ id, amount: 20, reason: 'Artıq alınıb' })
    expect((await post('entry', { kind: 'in', amount: 50, note: 'Xırda pul' })).status).toBe(201)
    const expense = { kind: 'expense', amount: 23.5, note: 'Yanacaq, kuryer', receipt: '0041' }
    const answers = await Promise.all([1, 2].map(() => post('entry', expense, { key: 'yanacaq' })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect((await post('entry', { ...expense, amount: 3 }, { key: 'yanacaq' })).status).toBe(409)
    const till = await read()
    expect(till).toMatchObject({
      day: '2020-11-26',
      isLate: false,
      openedWith: 0,
      terminal: 41,
      closed: null,
    })
    expect(till).toMatchObject({ in: 112.5, out: -43.5, mustBe: 69 })
    expect(till.movements.map(({ what, amount }) => [what, amount]).toSorted()).toEqual([
      ['expense', -23.5],
      ['in', 50],
      ['payment', 62.5],
      ['refund', -20],
    ])
  })

  // PAY-47
  test('takes an own entry back within seconds, and both lines stay', async () => {
    const add = { kind: 'expense', amount: 4, note: 'Kağız' } as const
    const { entryId } = await app.trpc(cashier).till.add.mutate(add)
    const undo = (id: number, token = cashier) => app.rest('POST', `/till/entry/${id}/undo`, { token })
    expect((await undo(entryId, owner)).status).toBe(409)
    const answers = await Promise.all([undo(entryId), undo(entryId)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { mustBe, movements } = await read()
    expect(mustBe).toBe(69)
    const own = movements.filter(({ note }) => note === 'Kağız')
    expect(own.map(({ what, amount, isTakenBack }) => [what, amount, isTakenBack]).toSorted()).toEqual([
      ['expense', -4, true],
      ['takenBack', 4, false],
    ])
    const back = own.find(({ what }) => what === 'takenBack')?.entryId ?? 0
    expect((await undo(back)).status).toBe(404)
    const { entryId: other } = await app
      .trpc(cashier)
      .till.add.mutate({ kind: 'in', amount: 1, note: 'Qəpik' })
    at('2020-11-26T05:01:00Z')
    expect((await undo(other)).status).toBe(409)
    await app.trpc(cashier).till.add.mutate({ kind: 'expense', amount: 1, note: 'Qəpik' })
    expect((await undo(999_999)).status).toBe(404)
  })

  test.each([
    ['a note that isn’t printed', { counts: [{ note: 25, pieces: 1 }] }, 'counts.0.note'],
    ['less than no pieces', { counts: [{ note: 100, pieces: -1 }] }, 'counts.0.pieces'],
    ['no reason for a difference', { counts: [{ note: 5000, pieces: 1 }] }, 'reason'],
    [
      'more that stays than there is',
      { counts: [{ note: 1000, pieces: 7 }], reason: 'Artıqdır', stays: 70.01 },
      'stays',
    ],
  ])('isn’t closed with %s', async (_, changes, path) => {
    const { status, body } = await post('close', { day: '2020-11-26', mustBe: 69, ...changes })
    expect([status, body.errors?.[0]?.path]).toEqual([400, path])
  })

  // PAY-38
  test('is closed once, as it was counted, and never changes', async () => {
    const counts = [
      { note: 5000, pieces: 1 },
      { note: 500, pieces: 3 },
      { note: 100, pieces: 2 },
    ]
    const close = (more: object = {}) =>
      post('close', {
        day: '2020-11-26',
        counts,
        mustBe: 69,
        reason: 'Qalıq artıq verilib',
        terminalSlip: 41,
        stays: 50,
        ...more,
      })
    expect((await close({ mustBe: 60 })).body.message).toContain('69,00')
    expect((await close({ day: '2020-11-25' })).status).toBe(409)
    const answers = await Promise.all([close(), close()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { closed, days } = await read()
    expect(closed).toMatchObject({
      day: '2020-11-26',
      expected: 69,
      counted: 67,
      difference: -2,
      reason: 'Qalıq artıq verilib',
      stays: 50,
      toSafe: 17,
      terminalSlip: 41,
      terminalOurs: 41,
    })
    expect(days).toHaveLength(1)
    const { db } = app.deps
    await expect(db.tillDay.updateMany({ data: { counted: 1 } })).rejects.toThrow()
    await expect(db.tillEntry.deleteMany()).rejects.toThrow()
    expect((await post('close', { day: '2020-11-27', counts, mustBe: 50 })).status).toBe(409)
  })

  // PAY-38
  test('of a closed day is corrected by areas 8 and 9 alone, and the next day has it', async () => {
    const correction = { day: '2020-11-26', amount: 2, takes: false, reason: 'Piştaxtanın altından tapıldı' }
    expect((await post('correction', correction)).status).toBe(403)
    expect((await post('correction', { ...correction, reason: 'tapıldı' }, { token: owner })).status).toBe(
      400,
    )
    expect((await post('correction', { ...correction, day: '2020-11-20' }, { token: owner })).status).toBe(
      404,
    )
    at('2020-11-26T16:00:00Z')
    await paidOrder(10)
    const answer = await post('correction', correction, { token: owner })
    expect(answer.body.data).toMatchObject({ closed: { counted: 67, corrections: [{ amount: 2 }] } })
  })

  // PAY-37
  test('counts what came after a closing for the next day, and an earlier day is closed first', async () => {
    at('2020-11-27T06:00:00Z')
    expect(await read()).toMatchObject({
      day: '2020-11-27',
      isLate: false,
      openedWith: 52,
      in: 10,
      mustBe: 62,
    })
    at('2020-11-28T06:00:00Z')
    expect(await read()).toMatchObject({ day: '2020-11-28', isLate: false })
    at('2020-11-27T07:00:00Z')
    await paidOrder(5)
    // Half an hour after midnight in Baku.
    at('2020-11-27T20:30:00Z')
    await paidOrder(3)
    expect(await read()).toMatchObject({ day: '2020-11-27', isLate: true, mustBe: 67 })
    const counts = [{ note: 100, pieces: 67 }]
    expect((await post('close', { day: '2020-11-28', counts, mustBe: 70 })).status).toBe(409)
    expect((await post('close', { day: '2020-11-27', counts, mustBe: 67 })).status).toBe(200)
    expect(await read()).toMatchObject({ day: '2020-11-28', isLate: false, openedWith: 0, in: 3, mustBe: 3 })
    expect(await read('2020-11-26')).toMatchObject({
      closed: { counted: 67 },
      previous: null,
      next: '2020-11-27',
    })
    expect(await read('2020-11-27')).toMatchObject({ previous: '2020-11-26', next: '2020-11-28' })
    expect(await read()).toMatchObject({ previous: '2020-11-27', next: null })
    expect((await app.rest('GET', '/till?day=2020-11-20', { token: cashier })).status).toBe(404)
  })
})
