import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeEmail } from '../../../src/domains/email/write-email.ts'
import { queuedEmails } from '../../support/accounts.ts'
import { makeOrder, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let cashier: string
let owner: string
let service: Awaited<ReturnType<typeof makeService>>
let customer: Awaited<ReturnType<typeof makeUser>>
beforeAll(async () => {
  app = await startTestApp()
  cashier = await app.signIn(['orders', 'newOrders'])
  owner = await app.signIn(['orders', 'newOrders', 'discounts'])
  service = await makeService(app.deps.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  app.setNow(null)
  customer = await makeUser(app.deps.db)
})

const accepted = async (price = 100) => {
  const { id } = await makeOrder(app.deps.db, customer.id, service)
  await app.trpc(cashier).orders.confirm.mutate({ id, price })
  return id
}
type Way = 'cash' | 'transfer' | 'terminal'
const pay = async (orderId: number, amount: number, way: Way = 'cash') =>
  (
    await app.trpc(cashier).payments.record.mutate({
      appUserId: customer.id,
      way,
      amount,
      orders: [{ orderId, amount }],
    })
  ).id
const moneyOf = (id: number) => app.trpc(cashier).payments.ofOrder.query({ id })
const balanceOf = async () => (await app.trpc(cashier).payments.ofCustomer.query({ id: customer.id })).balance
type Giving = { token?: string; key?: string; reason?: string; paid?: number }
const give = (id: number, amount: number, { token = owner, key = '', ...more }: Giving = {}) =>
  app.rest('POST', `/order/${id}/refund`, {
    token,
    json: { amount, reason: 'Artıq alınıb', ...more },
    ...(key && { headers: { 'Idempotency-Key': key } }),
  })
const cancel = (id: number, json: object, token = owner) =>
  app.rest('DELETE', `/order/${id}`, { token, json })
const statusOf = async (id: number) => (await app.trpc(cashier).orders.byId.query({ id })).status

// PAY-30
describe('giving money back', () => {
  test('takes cash and what went through the terminal off at once, a transfer once staff have sent it', async () => {
    const id = await accepted(100)
    await pay(id, 30)
    await pay(id, 50, 'transfer')
    await pay(id, 20, 'terminal')
    const { status, body } = await give(id, 75)
    expect(status, body.message).toBe(201)
    expect(body.data).toMatchObject([
      { way: 'transfer', amount: 50, state: 'Asked', reason: 'Artıq alınıb' },
      { way: 'terminal', amount: 20, state: 'Done' },
      { way: 'cash', amount: 5, state: 'Done' },
    ])
    const before = await moneyOf(id)
    expect(before.money).toMatchObject({ paid: 75, refunded: 25, refunding: 50, state: 'refunding' })
    expect(before.refundable).toMatchObject([{ way: 'cash', amount: 25 }])
    const asked = before.refunds.find(({ state }) => state === 'Asked')?.id ?? 0
    const sent = () =>
      app.rest('POST', `/payment/refund/${asked}/sent`, { token: owner, json: { reference: 'KÖÇ-00417' } })
    const answers = await Promise.all([sent(), sent()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { money, payments, refunds } = await moneyOf(id)
    expect(money).toMatchObject({ paid: 25, refunded: 75, refunding: 0, left: 75 })
    expect(payments.filter(({ kind }) => kind === 'refund').map(({ way, amount }) => [way, amount])).toEqual([
      ['transfer', -50],
      ['cash', -5],
      ['terminal', -20],
    ])
    expect(refunds.map(({ state }) => state)).toEqual(['Done', 'Done', 'Done'])
    expect(await balanceOf()).toBe(0)
  })

  test('asks for nothing anew, and never gives back more than is left', async () => {
    const id = await accepted(100)
    await pay(id, 100)
    const { status, body } = await give(id, 100.01)
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'amount'])
    expect(body.errors?.[0]?.message).toContain('100,00')
    expect((await give(id, 60)).status).toBe(201)
    expect((await give(id, 40.01)).status).toBe(400)
    expect((await moneyOf(id)).requests).toEqual([])
    expect((await give(0, 1)).status).toBe(400)
    expect((await give(999_999, 1)).status).toBe(404)
    expect((await give(id, 1, { reason: ' ' })).body.errors?.[0]?.path).toBe('reason')
  })

  test('needs areas 8 and 9', async () => {
    const id = await accepted(100)
    await pay(id, 100)
    expect((await give(id, 10, { token: cashier })).status).toBe(403)
    const visitor = await makeToken(app.deps.db, customer.id)
    expect((await give(id, 10, { token: visitor })).status).toBe(403)
  })

  test('pressed twice with one key gives back once; another sum with that key is refused', async () => {
    const id = await accepted(100)
    await pay(id, 100)
    const key = `refund#${id}`
    const answers = await Promise.all([1, 2, 3].map(() => give(id, 25, { key })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1)
    expect((await moneyOf(id)).money).toMatchObject({ paid: 75, refunded: 25 })
    const other = await give(id, 30, { key })
    expect([other.status, other.body.message]).toEqual([409, expect.stringMatching(/25,00.*\d\d:\d\d/)])
    // An equal part with a key of its own is another refund.
    expect((await give(id, 25, { key: `${key}#0` })).status).toBe(201)
    expect((await moneyOf(id)).money).toMatchObject({ paid: 50, refunded: 50 })
  })

  test('by two people at once, who both read the same, happens once', async () => {
    const id = await accepted(100)
    await pay(id, 100)
    const answers = await Promise.all([give(id, 50, { paid: 100 }), give(id, 50, { paid: 100 })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.message).toContain('50,00')
    const whole = await Promise.all([give(id, 50), give(id, 50)])
    expect(whole.map(({ status }) => status).toSorted()).toEqual([201, 400])
    expect((await moneyOf(id)).money).toMatchObject({ paid: 0, refunded: 100, state: 'refunded' })
  })

  test('that was asked for can neither be taken back as a wrong entry nor become balance', async () => {
    const id = await accepted(100)
    const paymentId = await pay(id, 100, 'transfer')
    await give(id, 40)
    const correct = { token: owner, json: { reason: 'Başqa müştərinin pulu' } }
    expect((await app.rest('POST', `/payment/${paymentId}/correction`, correct)).status).toBe(409)
    expect((await app.rest('POST', `/payment/${paymentId}/undo`, { token: cashier })).status).toBe(409)
    await app.trpc(cashier).orders.correctPrice.mutate({ id, price: 30, reason: 'Az çıxdı' })
    expect((await moneyOf(id)).money).toMatchObject({ over: 30, refunding: 40 })
    const kept = await app.rest('POST', `/order/${id}/money/balance`, { token: cashier })
    expect(kept.body.data).toEqual({ kept: 30 })
    expect((await moneyOf(id)).refundable).toMatchObject([{ amount: 30 }])
  })
})

// PAY-31
test('a refund that failed leaves the money with the order, and it can be given back again', async () => {
  const id = await accepted(100)
  await pay(id, 100, 'transfer')
  const { body } = await give(id, 100)
  const [asked] = body.data as { id: number }[]
  const fail = (reason: string) =>
    app.rest('POST', `/payment/refund/${asked?.id}/failure`, { token: owner, json: { reason } })
  expect((await fail('səhv')).body.errors?.[0]?.path).toBe('reason')
  expect((await give(id, 1)).status).toBe(400)
  expect((await fail('Hesab nömrəsi səhvdir')).body.data).toMatchObject({ state: 'Failed' })
  expect((await fail('Hesab nömrəsi səhvdir')).status).toBe(409)
  expect((await moneyOf(id)).money).toMatchObject({ paid: 100, refunding: 0, state: 'paid' })
  expect((await give(id, 100)).status).toBe(201)
})

// PAY-48
describe('giving money of a balance back', () => {
  const put = async (amount: number, way: Way = 'cash') =>
    (await app.trpc(cashier).payments.record.mutate({ appUserId: customer.id, way, amount })).id
  type Back = { token?: string; key?: string; paymentId?: number; balance?: number }
  const back = (amount: number, { token = owner, key = '', ...more }: Back = {}) =>
    app.rest('POST', '/payment/balances/refund', {
      token,
      json: { appUserId: customer.id, amount, reason: 'İki dəfə ödənilib', ...more },
      ...(key && { headers: { 'Idempotency-Key': key } }),
    })

  test('goes the way it came, cash last, and a transfer isn’t on the balance any more while it is to be sent', async () => {
    await put(30)
    await put(50, 'transfer')
    const detail = await app.trpc(cashier).refunds.ofBalance.query({ id: customer.id })
    expect(detail).toMatchObject({
      balance: 80,
      refundable: [{ way: 'transfer', amount: 50 }, { amount: 30 }],
    })
    const { status, body } = await back(60, { balance: 80 })
    expect(status, body.message).toBe(201)
    expect(body.data).toMatchObject([
      { orderId: null, way: 'transfer', amount: 50, state: 'Asked' },
      { orderId: null, way: 'cash', amount: 10, state: 'Done' },
    ])
    expect(await balanceOf()).toBe(20)
    expect((await back(20.01)).body.errors?.[0]?.path).toBe('amount')
    const [{ id }] = body.data as [{ id: number }]
    const failed = () =>
      app.rest('POST', `/payment/refund/${id}/failure`, {
        token: owner,
        json: { reason: 'Hesab nömrəsi səhvdir' },
      })
    expect((await failed()).status).toBe(200)
    expect(await balanceOf()).toBe(70)
    expect((await back(1, { balance: 20 })).status).toBe(409)
  })

  test('once with one key, of one payment where that is said, and only by areas 8 and 9', async () => {
    const [one] = [await put(30), await put(40)]
    expect((await back(5, { token: cashier })).status).toBe(403)
    expect((await back(31, { paymentId: one })).status).toBe(400)
    const key = `balance-${customer.id}`
    const answers = await Promise.all([1, 2, 3].map(() => back(30, { key, paymentId: one })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1)
    expect((await back(29, { key, paymentId: one })).status).toBe(409)
    expect(await balanceOf()).toBe(40)
    const whole = await Promise.all([back(40), back(40)])
    expect(whole.map(({ status }) => status).toSorted()).toEqual([201, 400])
    expect(await balanceOf()).toBe(0)
    expect((await app.rest('GET', '/payment/balances/999999', { token: cashier })).status).toBe(404)
  })

  test('and paying an order out of it at the same moment: one sees the other', async () => {
    await put(30)
    const id = await accepted(30)
    const [given, used] = await Promise.all([
      back(30),
      app.rest('POST', '/payment/balance', {
        token: cashier,
        json: { appUserId: customer.id, orders: [{ orderId: id, amount: 30 }] },
      }),
    ])
    expect([given.status, used.status].toSorted()).toEqual(given.status === 201 ? [201, 400] : [200, 400])
    expect(await balanceOf()).toBe(0)
  })

  test('is told by email with the order that it came from', async () => {
    const id = await accepted(60)
    await pay(id, 60)
    await app.trpc(cashier).orders.cancel.mutate({ id, money: 'balance' })
    expect((await back(60)).status).toBe(201)
    const mails = await queuedEmails(app.deps.db, 'refunded')
    expect(mails.filter((mail) => 'orderId' in mail && mail.orderId === id)).toHaveLength(1)
  })
})

// PAY-35
describe('money that never was for an order', () => {
  const readMail = async () => {
    const { SITE_URL: siteUrl, SECRET_KEY: secretKey } = app.deps.settings
    const ids = await app.deps.db.refund.findMany({ where: { payment: { userId: customer.id } } })
    const jobs = await queuedEmails(app.deps.db, 'balanceRefunded')
    const own = jobs.filter(({ refundIds }) => String(refundIds) === String(ids.map(({ id }) => id)))
    const job = { kind: 'balanceRefunded', refundIds: ids.map(({ id }) => id) } as const
    const queued = { mailId: '1', queuedAt: '2026-01-01T00:00:00Z' }
    const mail = await writeEmail(
      app.deps.db,
      { ...job, ...queued },
      { siteUrl, secretKey, now: app.deps.now() },
    )
    return { jobs: own.length, mail }
  }
  const give = async () => {
    await app.trpc(cashier).payments.record.mutate({ appUserId: customer.id, way: 'transfer', amount: 30 })
    await app
      .trpc(owner)
      .refunds.giveBalanceBack.mutate({ appUserId: customer.id, amount: 20, reason: 'İki dəfə ödənilib' })
  }

  test('is told by email with what is left of the balance, and again once the transfer was sent', async () => {
    await give()
    const { jobs, mail } = await readMail()
    expect(jobs).toBe(1)
    expect(mail?.to.address).toBe(customer.email)
    expect(JSON.stringify(mail?.facts)).toMatch(/20,00.AZN, yolda.*İki dəfə ödənilib.*10,00.AZN/)
    const { id } = await app.deps.db.refund.findFirstOrThrow({ where: { payment: { userId: customer.id } } })
    await app.trpc(owner).refunds.markSent.mutate({ id, reference: 'KÖÇ-00417' })
    const sent = await readMail()
    expect(sent.jobs).toBe(2)
    expect(JSON.stringify(sent.mail?.facts)).toMatch(/20,00.AZN, geri qaytarıldı/)
  })

  test('isn’t told to whom no email reaches', async () => {
    await give()
    await app.deps.db.user.update({ where: { id: customer.id }, data: { emailConfirmedAt: null } })
    expect((await readMail()).mail).toBeNull()
  })
})

// PAY-49
describe('a refund that failed', () => {
  const failedOf = async (id: number, amount = 40) => {
    const { body } = await give(id, amount)
    const [refund] = body.data as { id: number }[]
    const failure = { token: owner, json: { reason: 'Hesab nömrəsi səhvdir' } }
    await app.rest('POST', `/payment/refund/${refund?.id}/failure`, failure)
    return refund?.id ?? 0
  }
  const otherwise = (id: number, way: string, token = owner) =>
    app.rest('POST', `/payment/refund/${id}/otherwise`, { token, json: { way } })
  const waiting = async () =>
    (await app.trpc(cashier).refunds.attention.query()).filter(({ appUser }) => appUser.id === customer.id)

  test('stands before staff, is given as cash once, and the till has it', async () => {
    const id = await accepted(100)
    await pay(id, 100, 'transfer')
    const failed = await failedOf(id)
    expect(await waiting()).toMatchObject([{ id: failed, state: 'Failed', failure: 'Hesab nömrəsi səhvdir' }])
    expect((await otherwise(failed, 'cash', cashier)).status).toBe(403)
    expect((await otherwise(failed, 'card')).status).toBe(400)
    const answers = await Promise.all([otherwise(failed, 'cash'), otherwise(failed, 'cash')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1)
    expect(answers[0]?.body.data).toMatchObject({ way: 'cash', amount: 40, state: 'Done' })
    expect((await otherwise(failed, 'transfer')).status).toBe(409)
    expect((await moneyOf(id)).money).toMatchObject({ paid: 60, refunded: 40 })
    const { movements } = await app.trpc(cashier).till.read.query({})
    expect(movements.find(({ orderIds }) => orderIds.includes(id))).toMatchObject({
      what: 'refund',
      amount: -40,
    })
    expect(await waiting()).toEqual([])
  })

  test('is left where it is, or given back no more once its money is gone', async () => {
    const id = await accepted(100)
    await pay(id, 100, 'transfer')
    const left = await failedOf(id)
    const leave = () => app.rest('POST', `/payment/refund/${left}/left`, { token: owner })
    expect((await leave()).status).toBe(200)
    expect((await leave()).status).toBe(409)
    expect((await otherwise(left, 'cash')).status).toBe(409)
    const gone = await failedOf(id, 100)
    await give(id, 50)
    expect((await otherwise(gone, 'cash')).status).toBe(409)
    expect((await waiting()).map(({ state }) => state)).toEqual(['Failed', 'Asked'])
    expect((await otherwise(999_999, 'cash')).status).toBe(404)
    expect((await app.rest('POST', `/payment/refund/${gone}/ask`, { token: cashier })).status).toBe(409)
  })
})

// PAY-33
describe('cancelling an order that is paid', () => {
  test('asks what becomes of the money: without a choice nothing happens', async () => {
    const id = await accepted(245)
    await pay(id, 245)
    const { status, body } = await cancel(id, { reason: 'Kağız yoxdur' }, cashier)
    expect([status, body.message]).toEqual([409, expect.stringMatching(/245,00.*refund.*balance.*keepPart/)])
    const many = await app.trpc(owner).orders.cancelMany.mutate({ ids: [id] })
    expect(many).toMatchObject([{ id, order: null, error: { code: 'CONFLICT' } }])
    expect(await statusOf(id)).toBe('Accepted')
    const unpaid = await accepted(20)
    expect((await cancel(unpaid, {}, cashier)).status).toBe(200)
  })

  test('gives all of it back, tells the customer, and can’t be undone', async () => {
    const id = await accepted(245)
    await pay(id, 145)
    await pay(id, 100)
    expect((await cancel(id, { money: 'refund' })).body.errors?.[0]?.path).toBe('reason')
    const reason = 'Müştəri tədbiri təxirə salıb'
    expect((await cancel(id, { money: 'refund', reason, paid: 100 })).status).toBe(409)
    expect(await statusOf(id)).toBe('Accepted')
    const { status, body } = await cancel(id, { money: 'refund', reason, paid: 245 })
    expect([status, (body.data as { status: string }).status]).toEqual([200, 'NotApproved'])
    const { money, refunds } = await moneyOf(id)
    expect(money).toMatchObject({ total: 0, paid: 0, refunded: 245, over: 0, state: 'refunded' })
    expect(refunds).toMatchObject([
      { amount: 145, state: 'Done', reason },
      { amount: 100, state: 'Done', reason },
    ])
    expect((await app.rest('POST', `/order/${id}/undo`, { token: owner })).status).toBe(409)
    const mails = await queuedEmails(app.deps.db, 'refunded')
    expect(mails.filter((mail) => 'orderId' in mail && mail.orderId === id)).toHaveLength(1)
    expect((await cancel(id, { money: 'refund', reason })).status).toBe(409)
  })

  test('leaves it as balance, which area 8 alone can decide', async () => {
    const id = await accepted(80)
    await pay(id, 50)
    const refused = await cancel(id, { money: 'refund', reason: 'Kağız yoxdur' }, cashier)
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringMatching(/Endirimlər/)])
    expect((await cancel(id, { money: 'balance' }, cashier)).status).toBe(200)
    expect((await moneyOf(id)).money).toMatchObject({ paid: 0, over: 0, state: 'nothingDue' })
    expect(await balanceOf()).toBe(50)
    expect((await app.rest('POST', `/order/${id}/undo`, { token: cashier })).status).toBe(409)
  })

  test('keeps a part for work done, off cash first, and gives the rest back', async () => {
    const id = await accepted(245)
    await pay(id, 100)
    await pay(id, 145, 'terminal')
    const reason = 'Müştəri tədbiri təxirə salıb'
    const keep = (more: object) => cancel(id, { money: 'keepPart', reason, ...more })
    expect((await keep({ workDone: 'dizayn' })).body.errors?.[0]?.path).toBe('kept')
    expect((await keep({ kept: 245.01, workDone: 'dizayn' })).body.errors?.[0]?.path).toBe('kept')
    expect((await keep({ kept: 60 })).body.errors?.[0]?.path).toBe('workDone')
    expect((await keep({ kept: 60, workDone: 'dizayn və 2 nümunə' })).status).toBe(200)
    const { money, refunds, keptFor } = await moneyOf(id)
    expect(money).toMatchObject({ total: 60, kept: 60, paid: 60, left: 0, refunded: 185, state: 'refunded' })
    expect(keptFor).toBe('dizayn və 2 nümunə')
    expect(refunds.map(({ way, amount }) => [way, amount])).toEqual([
      ['cash', 40],
      ['terminal', 145],
    ])
    expect(await balanceOf()).toBe(0)
    const token = await makeToken(app.deps.db, customer.id)
    const own = await app.trpc(token).payments.ofOrder.query({ id })
    expect(own).toMatchObject({ keptFor: 'dizayn və 2 nümunə', refunds: [{ amount: 40 }, { amount: 145 }] })
    expect(JSON.stringify(own)).not.toMatch(/askedBy|failure|refundable|reference/)
  })

  test('of which all is kept gives nothing back and can’t be undone either', async () => {
    const id = await accepted(60)
    await pay(id, 60)
    const input = { money: 'keepPart', kept: 60, workDone: 'dizayn hazırdır', reason: 'Müştəri istəmir' }
    expect((await cancel(id, input)).status).toBe(200)
    const { money, refunds } = await moneyOf(id)
    expect(money).toMatchObject({ total: 60, paid: 60, state: 'paid' })
    expect(refunds).toEqual([])
    expect((await app.rest('POST', `/order/${id}/undo`, { token: owner })).status).toBe(409)
  })

  test('and a payment for it at the same moment: one sees the other', async () => {
    const id = await accepted(100)
    await pay(id, 40)
    const record = {
      token: cashier,
      json: { appUserId: customer.id, way: 'cash', amount: 60, orders: [{ orderId: id, amount: 60 }] },
    }
    const [cancelled, paid] = await Promise.all([
      cancel(id, { money: 'refund', reason: 'Kağız yoxdur', paid: 40 }),
      app.rest('POST', '/payment', record),
    ])
    expect([cancelled.status, paid.status].toSorted()).toEqual(
      cancelled.status === 200 ? [200, 400] : [201, 409],
    )
    const { money } = await moneyOf(id)
    expect(money?.over).toBe(0)
  })
})

// PAY-33, ORD-25
test('a customer who cancels an order with money in it isn’t refused: it stands before staff', async () => {
  const id = await accepted(50)
  await pay(id, 50)
  await app.trpc(cashier).orders.undo.mutate({ id })
  const token = await makeToken(app.deps.db, customer.id)
  expect((await app.rest('DELETE', `/order/mine/${id}`, { token, json: {} })).status).toBe(200)
  const waiting = await app.trpc(cashier).payments.attention.query()
  expect(waiting.find(({ orderId }) => orderId === id)).toMatchObject({ money: { over: 50 } })
})

// PAY-34
describe('a chargeback', () => {
  const charge = (id: number, json: object, token = owner) =>
    app.rest('POST', `/payment/${id}/chargeback`, {
      token,
      json: { reason: 'Kart sahibi etiraz edib', ...json },
    })

  test('comes off what is for no order first, then off its orders', async () => {
    const id = await accepted(30)
    const { id: paymentId } = await app.trpc(cashier).payments.record.mutate({
      appUserId: customer.id,
      way: 'terminal',
      amount: 50,
      orders: [{ orderId: id, amount: 30 }],
    })
    expect((await charge(paymentId, {}, cashier)).status).toBe(403)
    expect((await charge(paymentId, { amount: 50.01 })).body.errors?.[0]?.path).toBe('amount')
    expect((await charge(paymentId, { reason: 'etiraz' })).body.errors?.[0]?.path).toBe('reason')
    const { status, body } = await charge(paymentId, { amount: 25 })
    expect([status, body.data]).toMatchObject([
      201,
      { kind: 'chargeback', amount: -25, takesBack: paymentId },
    ])
    expect((await moneyOf(id)).money).toMatchObject({ paid: 25, refunded: 5, left: 5 })
    expect(await balanceOf()).toBe(0)
    expect((await charge(paymentId, {})).body.data).toMatchObject({ amount: -25 })
    expect((await charge(paymentId, {})).status).toBe(400)
    expect((await moneyOf(id)).money).toMatchObject({ paid: 0, refunded: 30, state: 'refunded' })
  })

  test('is of a card or the terminal, never of cash', async () => {
    const id = await accepted(30)
    expect((await charge(await pay(id, 30), {})).status).toBe(409)
  })
})

// DAT-1, DAT-2
test('refunds are in the export of a customer’s data, and lose their words when the customer is erased', async () => {
  const id = await accepted(60)
  await pay(id, 60)
  await cancel(id, { money: 'keepPart', kept: 20, workDone: 'dizayn hazırdır', reason: 'Xanbəyim istəmir' })
  const token = await makeToken(app.deps.db, customer.id)
  const file = await app.trpc(token).personalData.mine.query()
  const { payments } = JSON.parse(Buffer.from(file.content, 'base64').toString())
  expect(payments.refunds).toMatchObject([{ orderId: id, amount: 40, reason: 'Xanbəyim istəmir' }])
  await app.trpc(await app.signIn(['users'])).personalData.eraseCustomer.mutate({ id: customer.id })
  expect(await app.deps.db.refund.findMany({ where: { orderId: id } })).toMatchObject([{ reason: '' }])
  expect(await app.deps.db.orderMoney.findUnique({ where: { orderId: id } })).toMatchObject({ keptFor: '' })
})
