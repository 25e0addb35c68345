import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { untilDaytime } from '../../../src/domains/payments/reminders.ts'
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
  await app.trpc(owner).payments.updateTerms.mutate({
    deposit: 0,
    wholeBelow: null,
    daysToPay: null,
    creditLimit: null,
  })
  await app.trpc(owner).payments.updateSettings.mutate({ beforeProduction: 'off', beforeHandover: 'off' })
})

const placed = async () => (await makeOrder(app.deps.db, customer.id, service)).id
const accepted = async (price = 100) => {
  const id = await placed()
  await app.trpc(cashier).orders.confirm.mutate({ id, price })
  return id
}
const moneyOf = (id: number) => app.trpc(cashier).payments.ofOrder.query({ id })
type Line = { orderId: number; amount: number }
type Payer = { owed: number; orders: { orderId: number; asked: number }[] }
const pay = (amount: number, orders: Line[] = [], more: object = {}) =>
  app.rest('POST', '/payment', {
    token: cashier,
    json: { appUserId: customer.id, way: 'cash', amount, orders, ...more },
  })
const paidId = async (...args: Parameters<typeof pay>) => {
  const { status, body } = await pay(...args)
  expect(status, body.message).toBe(201)
  return (body.data as { id: number }).id
}

// PAY-2
test('with nothing asked for an accepted order is unpaid, asks for nothing and goes its whole way', async () => {
  const id = await accepted(62.5)
  const { money, requests, payments } = await moneyOf(id)
  expect(money).toMatchObject({ total: 62.5, paid: 0, left: 62.5, state: 'unpaid', dueOn: null })
  expect([requests, payments]).toEqual([[], []])
  for (const status of ['InProduction', 'Ready', 'Completed'] as const)
    await app.trpc(cashier).orders.move.mutate({ id, status })
  expect((await moneyOf(id)).requests).toEqual([])
})

// PAY-6
describe('what staff write down', () => {
  test('pays orders, in part or whole, several at once, and the rest is the balance', async () => {
    const [one, other] = [await accepted(100), await accepted(30)]
    await paidId(150, [
      { orderId: one, amount: 100 },
      { orderId: other, amount: 20.5 },
    ])
    expect((await moneyOf(one)).money).toMatchObject({ paid: 100, left: 0, state: 'paid' })
    expect((await moneyOf(other)).money).toMatchObject({ paid: 20.5, left: 9.5, state: 'partlyPaid' })
    const { balance, owed } = await app.trpc(cashier).payments.ofCustomer.query({ id: customer.id })
    expect([balance, owed]).toEqual([29.5, 9.5])
  })

  test.each([
    ['nothing', { amount: 0 }, 'amount'],
    ['less than nothing', { amount: -5 }, 'amount'],
    ['three decimals', { amount: 1.005 }, 'amount'],
    ['words', { amount: 'beş manat' }, 'amount'],
    ['another currency', { amount: '5 USD' }, 'amount'],
    ['an unknown way', { way: 'card' }, 'way'],
    ['a day to come', { day: '2199-01-01' }, 'day'],
    ['no customer', { appUserId: 999_999 }, 'appUserId'],
    ['no order', { orders: [{ orderId: 999_999, amount: 1 }] }, 'orders.0.orderId'],
  ])('refuses %s', async (_, changes, path) => {
    const { status, body } = await pay(5, [], changes)
    expect([status, body.errors?.[0]?.path]).toEqual([400, path])
    expect(await app.deps.db.payment.count({ where: { userId: customer.id } })).toBe(0)
  })

  test('refuses more than is left, more than came in, an order twice, one without a price, and another’s', async () => {
    const id = await accepted(10)
    const refused = async (amount: number, orders: Line[]) => {
      const { status, body } = await pay(amount, orders)
      return [status, body.errors?.map(({ path }) => path), body.errors?.[0]?.message]
    }
    expect(await refused(20, [{ orderId: id, amount: 10.01 }])).toEqual([
      400,
      ['orders.0.amount'],
      expect.stringContaining('10,00'),
    ])
    expect(await refused(5, [{ orderId: id, amount: 6 }])).toEqual([400, ['orders'], expect.any(String)])
    const twice = [
      { orderId: id, amount: 2 },
      { orderId: id, amount: 2 },
    ]
    expect((await refused(5, twice)).slice(0, 2)).toEqual([400, ['orders']])
    expect((await refused(5, [{ orderId: await placed(), amount: 1 }]))[1]).toEqual(['orders.0.orderId'])
    customer = await makeUser(app.deps.db)
    expect((await refused(5, [{ orderId: id, amount: 1 }]))[1]).toEqual(['orders.0.orderId'])
  })

  test('once, however often it is sent with one key; another with that key is refused with time and name', async () => {
    const id = await accepted(10)
    const headers = { 'Idempotency-Key': `kassa-${id}` }
    const json = { appUserId: customer.id, way: 'cash', amount: 10, orders: [{ orderId: id, amount: 10 }] }
    const send = (changes: object = {}) =>
      app.rest('POST', '/payment', { token: cashier, headers, json: { ...json, ...changes } })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => (body.data as { id: number }).id)).size).toBe(1)
    expect((await moneyOf(id)).money).toMatchObject({ paid: 10, over: 0 })
    const other = await send({ amount: 12 })
    expect([other.status, other.body.message]).toEqual([409, expect.stringMatching(/\d\d:\d\d.*Aysel/)])
  })

  test('never pays an order twice, however many do it at once', async () => {
    const id = await accepted(10)
    const answers = await Promise.all([1, 2, 3, 4].map(() => pay(10, [{ orderId: id, amount: 10 }])))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400])
    expect((await moneyOf(id)).money).toMatchObject({ paid: 10, over: 0 })
  })
})

// PAY-6
test('who pays is read with what is asked for now, the order that was asked for first, also from before the ledger', async () => {
  await app.trpc(owner).payments.updateTerms.mutate({ deposit: 50, daysToPay: 3 })
  const [old, one, other] = [await accepted(40), await accepted(100), await accepted(30)]
  await app.deps.db.paymentRequestOrder.deleteMany({ where: { orderId: old } })
  await app.deps.db.orderMoney.delete({ where: { orderId: old } })
  await paidId(5, [{ orderId: one, amount: 5 }])
  const payer = async (query = '') =>
    (await app.rest('GET', `/payment/payer/${customer.id}${query}`, { token: cashier })).body.data as Payer
  const orders = ({ orders }: Payer) => orders.map(({ orderId, asked }) => [orderId, asked])
  expect(orders(await payer())).toEqual([
    [one, 45],
    [other, 15],
  ])
  const ofOther = await app.trpc(cashier).payments.payer.query({ id: customer.id, orderId: other })
  expect(orders(ofOther)).toEqual([
    [other, 15],
    [one, 45],
  ])
  expect(ofOther.latest).toMatchObject({ amount: 5, by: { name: 'Aysel' } })
  expect(await payer(`?orderId=${old}`)).toMatchObject({
    owed: 165,
    orders: [{ orderId: old, money: { left: 40 } }, {}, {}],
  })
})

// PAY-7
describe('the balance', () => {
  test('is put to orders, oldest payment first, and never more than there is', async () => {
    await paidId(30)
    await paidId(20)
    const id = await accepted(100)
    const use = (amount: number) =>
      app.rest('POST', '/payment/balance', {
        token: cashier,
        json: { appUserId: customer.id, orders: [{ orderId: id, amount }] },
      })
    expect((await use(50.01)).status).toBe(400)
    const answers = await Promise.all([use(35), use(35)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect((await use(15)).body.data).toMatchObject({ balance: 0 })
    expect((await moneyOf(id)).money).toMatchObject({ paid: 50, left: 50 })
  })

  // PAY-46
  test('is put to orders once with one key, however often it is sent, and another use with it is refused', async () => {
    await paidId(30)
    const id = await accepted(100)
    const use = (amount: number) =>
      app.rest('POST', '/payment/balance', {
        token: cashier,
        headers: { 'Idempotency-Key': `balans-${id}` },
        json: { appUserId: customer.id, orders: [{ orderId: id, amount }] },
      })
    const answers = await Promise.all([use(10), use(10), use(10)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1)
    expect((await use(10)).body.data).toMatchObject({ balance: 20 })
    expect((await moneyOf(id)).money).toMatchObject({ paid: 10 })
    const other = await use(12)
    expect([other.status, other.body.message]).toEqual([409, expect.stringMatching(/\d\d:\d\d.*Aysel/)])
  })

  // PAY-46
  test('that was put to orders is taken back within seconds by whoever did it, once, unless it was given back', async () => {
    const at = new Date('2026-11-29T10:00:00Z')
    app.setNow(at)
    await paidId(30)
    const id = await accepted(100)
    const use = async () =>
      (
        await app
          .trpc(cashier)
          .payments.payFromBalance.mutate({ appUserId: customer.id, orders: [{ orderId: id, amount: 30 }] })
      ).id
    const undo = (useId: number, token = cashier) =>
      app.rest('POST', `/payment/balance/${useId}/undo`, { token })
    const first = await use()
    expect((await undo(first, owner)).status).toBe(409)
    const answers = await Promise.all([undo(first), undo(first)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await moneyOf(id)).money).toMatchObject({ paid: 0, left: 100 })
    const { balance } = await app.trpc(cashier).payments.ofCustomer.query({ id: customer.id })
    expect(balance).toBe(30)
    const second = await use()
    await app.trpc(owner).refunds.giveBack.mutate({ id, amount: 5, reason: 'Artıq alınıb' })
    expect((await undo(second)).status).toBe(409)
    app.setNow(new Date(at.getTime() + 11_000))
    expect((await undo(second)).status).toBe(409)
    expect((await undo(999_999)).status).toBe(404)
  })

  test('takes what was paid above the price, and all of an order that is cancelled so', async () => {
    const id = await accepted(100)
    await paidId(100, [{ orderId: id, amount: 100 }])
    await app.trpc(cashier).orders.correctPrice.mutate({ id, price: 80, reason: 'Az çıxdı' })
    expect((await moneyOf(id)).money).toMatchObject({ over: 20, state: 'overpaid' })
    const keep = () => app.rest('POST', `/order/${id}/money/balance`, { token: cashier })
    const waiting = async () =>
      (await app.trpc(cashier).payments.attention.query()).find(({ orderId }) => orderId === id)
    expect(await waiting()).toMatchObject({ appUser: { id: customer.id }, money: { over: 20 } })
    expect((await keep()).body.data).toEqual({ kept: 20 })
    expect(await waiting()).toBeUndefined()
    expect((await keep()).body.data).toEqual({ kept: 0 })
    await app.trpc(cashier).orders.cancel.mutate({ id, money: 'balance' })
    expect((await moneyOf(id)).money).toMatchObject({ over: 0, state: 'nothingDue' })
    expect(await app.trpc(cashier).payments.ofCustomer.query({ id: customer.id })).toMatchObject({
      balance: 100,
      owed: 0,
    })
  })
})

// PAY-50
test('who has a balance is listed since when, and what came in lately for no order stands before staff', async () => {
  app.setNow(new Date('2026-11-20T10:00:00Z'))
  await paidId(30, [], { day: '2026-10-01' })
  const fresh = await paidId(12.5, [], { way: 'transfer', reference: 'KÖÇ-1' })
  const mine = async () =>
    (await app.trpc(cashier).payments.balances.query({ pageSize: 0 })).items.find(
      ({ appUser }) => appUser.id === customer.id,
    )
  expect(await mine()).toMatchObject({ balance: 42.5, since: '2026-10-01', openOrders: 0, owed: 0 })
  const waiting = async () =>
    (await app.trpc(cashier).payments.unallocated.query()).filter(({ appUser }) => appUser.id === customer.id)
  expect(await waiting()).toEqual([])
  const counted = async () => (await app.trpc(cashier).overview.money.query()).count
  const before = await counted()
  const id = await accepted(20)
  expect(await waiting()).toMatchObject([
    { paymentId: fresh, rest: 12.5, way: 'transfer', openOrders: 1, owed: 20 },
  ])
  expect(await counted()).toBe(before + 1)
  expect(await mine()).toMatchObject({ openOrders: 1, owed: 20 })
  const { body } = await app.rest('GET', '/payment/balances?page=1&pageSize=1', { token: cashier })
  expect(body.data).toMatchObject([{ balance: expect.any(Number) }])
  const pastEnd = await app.trpc(cashier).payments.balances.query({ page: 999, pageSize: 20 })
  expect([pastEnd.items, pastEnd.pagination.totalItems > 0]).toEqual([[], true])
  await app.trpc(cashier).payments.payFromBalance.mutate({
    appUserId: customer.id,
    orders: [{ orderId: id, amount: 20 }],
  })
  expect(await mine()).toMatchObject({ balance: 22.5, since: '2026-10-01' })
  await app
    .trpc(owner)
    .refunds.giveBalanceBack.mutate({ appUserId: customer.id, amount: 22.5, reason: 'Razılaşdıq' })
  expect(await mine()).toBeUndefined()
})

// PAY-52
test('customers are reminded by hand, one email a day, and staff hear whom none reaches', async () => {
  app.setNow(new Date('2026-11-20T10:00:00Z'))
  const id = await accepted(20)
  const remind = () => app.rest('POST', '/payment/remind', { token: cashier, json: { orderIds: [id] } })
  const hindrance = async () => ((await remind()).body.data as { hindrance: string | null }[])[0]?.hindrance
  await app.deps.db.user.update({ where: { id: customer.id }, data: { emailConfirmedAt: null } })
  expect(await hindrance()).toBe('nothingAsked')
  const orders = [{ orderId: id, amount: 20 }]
  await app.trpc(cashier).payments.ask.mutate({ appUserId: customer.id, kind: 'free', orders })
  expect(await hindrance()).toBe('noMail')
  await app.deps.db.user.update({ where: { id: customer.id }, data: { emailConfirmedAt: new Date() } })
  const sent = async () => (await queuedEmails(app.deps.db, 'paymentAsked')).length
  const before = await sent()
  const answers = await Promise.all([hindrance(), hindrance()])
  expect(answers.toSorted()).toEqual([null, 'today'])
  expect(await sent()).toBe(before + 1)
})

test('at night a reminder waits for the morning in Baku', () => {
  const hours = (at: string) => untilDaytime(new Date(at)) / 3_600_000
  expect([
    hours('2026-11-20T10:00:00Z'),
    hours('2026-11-20T15:00:00Z'),
    hours('2026-11-20T01:00:00Z'),
  ]).toEqual([0, 14, 4])
})

// PAY-51
test('the ledger and the debts are exported as they are filtered, in the language of the request', async () => {
  const id = await accepted(100)
  await paidId(30, [{ orderId: id, amount: 20 }], { note: 'Sabah gələcək' })
  const csv = async (path: string) => {
    const headers = { authorization: `Bearer ${cashier}` }
    return (await fetch(`${app.url}/api${path}`, { headers })).text()
  }
  const ledger = await csv(`/payment/export?format=csv&appUserId=${customer.id}`)
  expect(ledger).toContain('Məbləğ')
  expect(ledger).toContain(`${id}: 20.00`)
  expect(ledger).toContain('Sabah gələcək')
  expect(await csv(`/payment/debts/export?format=csv&appUserId=${customer.id}`)).toMatch(/;100;20;80;/)
  const { status } = await app.rest('GET', '/payment/export?format=pdf', { token: cashier })
  expect(status).toBe(400)
})

// PAY-8, PAY-34
test('a line of the ledger says what can be done with it', async () => {
  const acts = async (id: number) =>
    (await app.trpc(cashier).payments.list.query({ appUserId: customer.id })).items.find(
      (row) => row.id === id,
    )?.acts
  const [cash, terminal] = [await paidId(5), await paidId(6, [], { way: 'terminal' })]
  expect([await acts(cash), await acts(terminal)]).toEqual([['correct'], ['correct', 'chargeBack']])
  await app
    .trpc(owner)
    .refunds.chargeBack.mutate({ id: terminal, amount: 1, reason: 'Kart sahibi etiraz edib' })
  await app.trpc(owner).payments.correct.mutate({ id: cash, reason: 'Başqa müştərinin pulu' })
  expect([await acts(cash), await acts(terminal)]).toEqual([[], ['chargeBack']])
})

// PAY-8
describe('what was written down', () => {
  test('is never changed or deleted', async () => {
    const id = await paidId(5)
    const { db } = app.deps
    await expect(db.payment.update({ where: { id }, data: { amount: 6 } })).rejects.toThrow()
    await expect(db.payment.update({ where: { id }, data: { note: 'x' } })).rejects.toThrow()
    await expect(db.payment.delete({ where: { id } })).rejects.toThrow()
  })

  test('is undone within seconds by whoever wrote it, and leaves a line', async () => {
    const orderId = await accepted(10)
    const at = new Date('2026-11-29T10:00:00Z')
    app.setNow(at)
    const id = await paidId(10, [{ orderId, amount: 10 }])
    const undo = (token: string) => app.rest('POST', `/payment/${id}/undo`, { token })
    expect((await undo(owner)).status).toBe(409)
    expect((await undo(cashier)).body.data).toMatchObject({ id, isTakenBack: true })
    expect((await undo(cashier)).status).toBe(409)
    const { money, payments } = await moneyOf(orderId)
    expect(money).toMatchObject({ paid: 0, state: 'unpaid' })
    expect(payments.map(({ kind, amount, takesBack }) => [kind, amount, takesBack])).toEqual([
      ['correction', -10, id],
      ['payment', 10, null],
    ])
    const late = await paidId(10, [{ orderId, amount: 10 }])
    app.setNow(new Date(at.getTime() + 13_000))
    expect((await app.rest('POST', `/payment/${late}/undo`, { token: cashier })).status).toBe(409)
  })

  test('is taken back later with a reason, by areas 8 and 9', async () => {
    const orderId = await accepted(10)
    const id = await paidId(15, [{ orderId, amount: 10 }])
    const correct = (token: string, reason: string) =>
      app.rest('POST', `/payment/${id}/correction`, { token, json: { reason } })
    expect((await correct(cashier, 'Başqa müştərinin pulu')).status).toBe(403)
    expect((await correct(owner, 'Səhv')).body.errors?.[0]?.path).toBe('reason')
    expect((await correct(owner, 'Başqa müştərinin pulu')).status).toBe(200)
    expect((await correct(owner, 'Başqa müştərinin pulu')).status).toBe(409)
    expect((await moneyOf(orderId)).money).toMatchObject({ paid: 0, over: 0 })
    const { balance } = await app.trpc(cashier).payments.ofCustomer.query({ id: customer.id })
    expect(balance).toBe(0)
  })
})

// PAY-3
describe('accepting an order', () => {
  const terms = (changes: object) => app.trpc(owner).payments.updateTerms.mutate(changes)
  const asked = async (id: number) =>
    (await moneyOf(id)).requests.map(({ kind, state, amount, dueOn }) => [kind, state, amount, dueOn])

  test('asks for the deposit, and for the rest once it is ready', async () => {
    app.setNow(new Date('2020-12-30T21:00:00Z'))
    await terms({ deposit: 50, daysToPay: 3 })
    const id = await accepted(109.25)
    expect(await asked(id)).toEqual([['deposit', 'Open', 54.63, '2021-01-03']])
    expect((await moneyOf(id)).money).toMatchObject({
      state: 'depositDue',
      deposit: 54.63,
      dueOn: '2021-01-03',
    })
    await paidId(54.63, [{ orderId: id, amount: 54.63 }])
    expect(await asked(id)).toEqual([['deposit', 'Paid', 54.63, '2021-01-03']])
    expect((await moneyOf(id)).money).toMatchObject({ state: 'depositPaid', dueOn: null })
    await app.trpc(cashier).orders.move.mutate({ id, status: 'InProduction' })
    await app.trpc(cashier).orders.move.mutate({ id, status: 'Ready' })
    expect((await asked(id))[0]).toEqual(['rest', 'Open', 54.62, '2021-01-03'])
    await app.trpc(cashier).orders.undo.mutate({ id })
    expect((await asked(id))[0]).toEqual(['rest', 'Cancelled', 54.62, '2021-01-03'])
    await app.trpc(cashier).orders.move.mutate({ id, status: 'Ready' })
    await paidId(54.62, [{ orderId: id, amount: 54.62 }])
    expect((await asked(id))[0]).toEqual(['rest', 'Paid', 54.62, '2021-01-03'])
  })

  test('asks for the rest beside a deposit that nobody paid, and neither is counted twice', async () => {
    await terms({ deposit: 40 })
    const id = await accepted(100)
    await app.trpc(cashier).orders.move.mutate({ id, status: 'InProduction' })
    await app.trpc(cashier).orders.move.mutate({ id, status: 'Ready' })
    expect((await asked(id)).map(([kind, state, amount]) => [kind, state, amount])).toEqual([
      ['rest', 'Open', 60],
      ['deposit', 'Open', 40],
    ])
    await paidId(40, [{ orderId: id, amount: 40 }])
    expect((await asked(id)).map(([kind, state]) => [kind, state])).toEqual([
      ['rest', 'Open'],
      ['deposit', 'Paid'],
    ])
  })

  test('asks for nothing within a limit of the customer’s own, and for everything above it', async () => {
    await terms({ deposit: 50 })
    const own = await app.trpc(owner).payments.updateCustomerTerms.mutate({
      id: customer.id,
      deposit: 100,
      daysToPay: 14,
      creditLimit: 150,
    })
    expect(own).toMatchObject({ isOwn: true, deposit: 100, creditLimit: 150 })
    app.setNow(new Date('2026-11-29T08:00:00Z'))
    const within = await accepted(100)
    expect((await moneyOf(within)).money).toMatchObject({ state: 'onTerms', dueOn: '2026-12-13' })
    expect(await asked(within)).toEqual([])
    const above = await accepted(50.01)
    expect(await asked(above)).toEqual([['full', 'Open', 50.01, '2026-12-13']])
    await paidId(60, [{ orderId: within, amount: 60 }])
    expect((await moneyOf(await accepted(50))).money?.state).toBe('onTerms')
  })

  test('two at once don’t both take the rest of a limit', async () => {
    await app.trpc(owner).payments.updateCustomerTerms.mutate({ id: customer.id, creditLimit: 100 })
    const ids = [await placed(), await placed(), await placed()]
    await Promise.all(ids.map((id) => app.trpc(cashier).orders.confirm.mutate({ id, price: 100 })))
    const states = await Promise.all(ids.map(async (id) => (await moneyOf(id)).money?.state))
    expect(states.toSorted()).toEqual(['onTerms', 'unpaid', 'unpaid'])
  })

  test('of a purchase asks for all of them at once, also where they are accepted one after the other', async () => {
    await terms({ deposit: 50 })
    const line = { serviceId: service.id, count: 1, price: 33.33, reason: 'Razılaşdıq' }
    const { orders } = await app.trpc(cashier).purchases.take.mutate({
      customerId: customer.id,
      lines: [line, line, { serviceId: service.id, count: 2 }],
    })
    const [one, two, three] = orders.map(({ id }) => id)
    if (one === undefined || two === undefined || three === undefined) throw new Error('three orders')
    const { requests } = await app.trpc(cashier).payments.ofCustomer.query({ id: customer.id })
    expect(requests.map(({ amount, orders: lines }) => [amount, lines.length])).toEqual([[33.34, 2]])
    await app.trpc(cashier).orders.confirm.mutate({ id: three, price: 10 })
    const after = await app.trpc(cashier).payments.ofCustomer.query({ id: customer.id })
    expect(after.requests.map(({ state, amount }) => [state, amount])).toEqual([['Open', 38.34]])
    expect(await asked(one)).toEqual([
      ['deposit', 'Open', 16.67, null],
      ['deposit', 'Cancelled', 16.67, null],
    ])
    await app.trpc(cashier).orders.cancel.mutate({ id: two })
    const less = await app.trpc(cashier).payments.ofCustomer.query({ id: customer.id })
    expect(less.requests.map(({ state, amount }) => [state, amount])).toEqual([['Open', 21.67]])
    await app.trpc(cashier).orders.undo.mutate({ id: two })
    const again = await app.trpc(cashier).payments.ofCustomer.query({ id: customer.id })
    expect(again.requests.map(({ state, amount }) => [state, amount])).toEqual([['Open', 38.34]])
  })

  test('that is undone asks for nothing any more, and asks anew when it is accepted again', async () => {
    await terms({ deposit: 50 })
    const id = await accepted(100)
    await app.trpc(cashier).orders.undo.mutate({ id })
    expect((await moneyOf(id)).money).toMatchObject({ total: 0, state: 'nothingDue' })
    expect((await asked(id)).map(([, state]) => state)).toEqual(['Cancelled'])
    await terms({ deposit: 20 })
    await app.trpc(cashier).orders.confirm.mutate({ id, price: 80 })
    expect((await asked(id))[0]).toEqual(['deposit', 'Open', 16, null])
  })
})

// PAY-4
describe('a request', () => {
  const ask = (json: object) =>
    app.rest('POST', '/payment/request', { token: cashier, json: { appUserId: customer.id, ...json } })

  test('is replaced when the price is corrected, and what came in counts for it', async () => {
    await app.trpc(owner).payments.updateTerms.mutate({ deposit: 50 })
    const id = await accepted(100)
    await paidId(10, [{ orderId: id, amount: 10 }])
    await app.trpc(cashier).orders.correctPrice.mutate({ id, price: 140, reason: 'Başqa kağız' })
    const { requests } = await moneyOf(id)
    expect(requests.map(({ state, amount }) => [state, amount])).toEqual([
      ['Open', 60],
      ['Cancelled', 50],
    ])
  })

  test('for several orders is replaced once, however many of their prices are corrected at once', async () => {
    await app.trpc(owner).payments.updateTerms.mutate({ deposit: 50 })
    const line = { serviceId: service.id, count: 1, price: 10, reason: 'Razılaşdıq' }
    const lines = [line, line, line, line]
    const { orders } = await app.trpc(cashier).purchases.take.mutate({ customerId: customer.id, lines })
    const correct = ({ id }: { id: number }) =>
      app.trpc(cashier).orders.correctPrice.mutate({ id, price: 30, reason: 'Başqa kağız' })
    await Promise.all(orders.map(correct))
    const { requests } = await app.trpc(cashier).payments.ofCustomer.query({ id: customer.id })
    expect(requests.map(({ state, amount, orders: asked }) => [state, amount, asked.length])).toEqual([
      ['Open', 60, 4],
    ])
  })

  test('of staff asks for a free sum, the rest or everything, once of a kind, with day and note', async () => {
    const id = await accepted(100)
    const free = {
      kind: 'free',
      orders: [{ orderId: id, amount: 30 }],
      dueOn: '2026-12-31',
      note: 'Kağız üçün',
    }
    expect((await ask(free)).body.data).toMatchObject({ amount: 30, dueOn: '2026-12-31', note: 'Kağız üçün' })
    expect((await ask(free)).status).toBe(400)
    expect((await ask({ kind: 'full', orders: [{ orderId: id }] })).body.data).toMatchObject({ amount: 100 })
    expect((await ask({ kind: 'deposit', orders: [{ orderId: id }] })).status).toBe(400)
    expect((await ask({ kind: 'free', orders: [] })).status).toBe(400)
    const more = { kind: 'free', orders: [{ orderId: await accepted(5), amount: 5.01 }] }
    expect((await ask(more)).body.errors?.[0]?.message).toContain('5,00')
  })

  test('is cancelled once', async () => {
    const id = await accepted(100)
    const { body } = await ask({ kind: 'full', orders: [{ orderId: id }] })
    const path = `/payment/request/${(body.data as { id: number }).id}`
    expect((await app.rest('DELETE', path, { token: cashier })).body.data).toMatchObject({
      state: 'Cancelled',
    })
    expect((await app.rest('DELETE', path, { token: cashier })).status).toBe(409)
    expect((await moneyOf(id)).money?.dueOn).toBeNull()
  })

  test('of which a part came in says the same rest on the order and in the account', async () => {
    const id = await accepted(100)
    await ask({ kind: 'free', orders: [{ orderId: id, amount: 32 }] })
    await paidId(10, [{ orderId: id, amount: 10 }])
    const own = app.trpc(await makeToken(app.deps.db, customer.id)).payments
    const { asked, requests } = await own.ofOrder.query({ id })
    const { requests: all } = await own.mine.query()
    const listed = all.find((request) => request.id === requests[0]?.id)
    expect([asked, requests[0]?.payable, listed?.left, listed?.amount]).toEqual([22, 22, 22, 32])
  })

  test('opens again when the entry that paid it was wrong', async () => {
    const id = await accepted(100)
    await ask({ kind: 'full', orders: [{ orderId: id }] })
    const paid = await paidId(100, [{ orderId: id, amount: 100 }])
    expect((await moneyOf(id)).requests[0]?.state).toBe('Paid')
    await app.trpc(owner).payments.correct.mutate({ id: paid, reason: 'Başqa müştərinin pulu' })
    expect((await moneyOf(id)).requests[0]?.state).toBe('Open')
  })
})

// PAY-5
describe('what must be paid before an order goes on', () => {
  test('bars production and handing over, one and many, until it is paid or staff say why', async () => {
    await app.trpc(owner).payments.updateTerms.mutate({ deposit: 50 })
    await app
      .trpc(owner)
      .payments.updateSettings.mutate({ beforeProduction: 'deposit', beforeHandover: 'whole' })
    const id = await accepted(100)
    const move = (status: string) =>
      app.rest('PUT', `/order/${id}/status`, { token: cashier, json: { status } })
    const actions = async () => (await app.trpc(cashier).orders.byId.query({ id })).actions
    expect(await actions()).toContainEqual({ act: 'move', to: 'InProduction', barredBy: 'deposit' })
    expect((await move('InProduction')).status).toBe(409)
    expect(await app.trpc(cashier).turns.ofOrder.query({ id })).toMatchObject({
      side: 'customer',
      what: 'pay',
    })
    await paidId(50, [{ orderId: id, amount: 50 }])
    expect((await move('InProduction')).status).toBe(200)
    expect((await move('Ready')).status).toBe(200)
    expect((await move('Completed')).status).toBe(409)
    expect(await actions()).toContainEqual({ act: 'handOverUnpaid', to: 'Completed', barredBy: null })
    const over = (reason: string) =>
      app.rest('POST', `/order/${id}/handover/unpaid`, { token: cashier, json: { reason } })
    expect((await over('Sonra')).status).toBe(400)
    expect((await over('Daimi müştəridir, sabah ödəyir')).body.data).toMatchObject({ status: 'Completed' })
    const { events } = await app.trpc(cashier).orders.byId.query({ id })
    expect(events.at(-1)).toMatchObject({ passed: 'payment', reason: 'Daimi müştəridir, sabah ödəyir' })
    const own = await app.trpc(await makeToken(app.deps.db, customer.id)).orders.byId.query({ id })
    expect(JSON.stringify(own)).not.toContain('Daimi')
  })

  test('is nothing within the customer’s terms, and the way past an open gate is refused', async () => {
    await app
      .trpc(owner)
      .payments.updateSettings.mutate({ beforeProduction: 'whole', beforeHandover: 'whole' })
    await app.trpc(owner).payments.updateCustomerTerms.mutate({ id: customer.id, creditLimit: 500 })
    const id = await accepted(100)
    const past = `/order/${id}/production/unpaid`
    const reason = { reason: 'Qəbzi göstərib, gözləmirik' }
    expect((await app.rest('POST', past, { token: cashier, json: reason })).status).toBe(409)
    for (const status of ['InProduction', 'Ready', 'Completed'] as const)
      await app.trpc(cashier).orders.move.mutate({ id, status })
  })

  test('holds the promised day back until it is there, and no day that was promised is withdrawn', async () => {
    app.setNow(new Date('2020-11-24T06:00:00Z'))
    await app.trpc(owner).production.updateSettings.mutate({ defaultDays: 2 })
    const promised = await accepted(100)
    const dayOf = async (id: number) => (await app.trpc(cashier).orders.byId.query({ id })).promise.promisedOn
    expect(await dayOf(promised)).toBe('2020-11-26')
    await app.trpc(owner).payments.updateSettings.mutate({ beforeProduction: 'whole' })
    expect(await dayOf(promised)).toBe('2020-11-26')
    const [waiting, other] = [await accepted(100), await accepted(100)]
    expect(await dayOf(waiting)).toBeNull()
    app.setNow(new Date('2020-11-25T06:00:00Z'))
    const paid = await paidId(100, [{ orderId: waiting, amount: 100 }])
    expect(await dayOf(waiting)).toBe('2020-11-27')
    await app.trpc(cashier).payments.undo.mutate({ id: paid })
    expect(await dayOf(waiting)).toBeNull()
    await app.trpc(owner).payments.updateSettings.mutate({ beforeProduction: 'off' })
    expect([await dayOf(waiting), await dayOf(other)]).toEqual(['2020-11-27', '2020-11-27'])
    await app.trpc(owner).production.updateSettings.mutate({ defaultDays: null })
  })
})

// PAY-9
test('terms, rules of the house and corrections need areas 8 and 9', async () => {
  const refused = async (method: string, path: string, json: object) =>
    (await app.rest(method, path, { token: cashier, json })).status
  expect(await refused('PUT', '/payment/terms', { deposit: 10 })).toBe(403)
  expect(await refused('PUT', `/payment/terms/${customer.id}`, { deposit: 10 })).toBe(403)
  expect(await refused('PUT', '/payment/settings', { beforeHandover: 'whole' })).toBe(403)
  expect((await app.rest('GET', '/payment/terms', { token: cashier })).status).toBe(200)
  expect((await app.rest('GET', '/payment/debts', { token: await app.signIn(['discounts']) })).status).toBe(
    403,
  )
})

// PAY-7
test('two records of one customer that become one have one ledger and one balance', async () => {
  const boss = await app.signIn(['orders', 'users', 'discounts'])
  const added = async () => (await app.trpc(boss).customers.add.mutate({ name: 'Elçin' })).id
  const [stays, goes] = [await added(), await added()]
  for (const appUserId of [stays, goes])
    await app.trpc(boss).payments.record.mutate({ appUserId, way: 'cash', amount: 10 })
  await app.trpc(boss).payments.updateCustomerTerms.mutate({ id: goes, creditLimit: 70 })
  await app.rest('POST', `/customers/${stays}/merge`, { token: boss, json: { otherId: goes } })
  const { balance, payments } = await app.trpc(boss).payments.ofCustomer.query({ id: stays })
  expect([balance, payments.length]).toEqual([20, 2])
  const terms = await app.trpc(boss).payments.customerTerms.query({ id: stays })
  expect(terms).toMatchObject({ creditLimit: 70, isOwn: true })
})

// DAT-2
test('of a customer who is erased the ledger stays, without who paid and why', async () => {
  const orderId = await accepted(10)
  await paidId(10, [{ orderId, amount: 10 }], { payer: 'Əli Vəliyev', note: 'qardaşı gətirib' })
  await app.trpc(await app.signIn(['users'])).personalData.eraseCustomer.mutate({ id: customer.id })
  const rows = await app.deps.db.payment.findMany({ where: { userId: customer.id } })
  expect(rows).toMatchObject([{ amount: 1000, payer: '', note: '' }])
  expect((await moneyOf(orderId)).money).toMatchObject({ paid: 10, state: 'paid' })
})

// PAY-10
describe('a customer reads', () => {
  test('their own money, not who wrote it down, and nothing of another’s', async () => {
    const id = await accepted(40)
    await paidId(50, [{ orderId: id, amount: 40 }], { note: 'qardaşı gətirib', payer: 'Əli' })
    const token = await makeToken(app.deps.db, customer.id)
    const mine = await app.trpc(token).payments.mine.query()
    expect(mine).toMatchObject({ owed: 0, balance: 10, payments: [{ amount: 50, way: 'cash' }] })
    const order = await app.trpc(token).payments.ofOrder.query({ id })
    expect(order.money).toMatchObject({ paid: 40, state: 'paid' })
    expect(JSON.stringify([mine, order])).not.toMatch(/qardaş|Əli|receivedBy|appUser/)
    const other = await makeToken(app.deps.db, (await makeUser(app.deps.db)).id)
    expect((await app.rest('GET', `/order/${id}/money`, { token: other })).status).toBe(404)
    expect((await app.rest('GET', `/payment/customer/${customer.id}`, { token })).status).toBe(403)
  })

  test('of one order only what is for it', async () => {
    await app.trpc(owner).payments.updateTerms.mutate({ deposit: 50 })
    const line = { serviceId: service.id, count: 1, price: 20, reason: 'Razılaşdıq' }
    const taken = await app
      .trpc(cashier)
      .purchases.take.mutate({ customerId: customer.id, lines: [line, { ...line, price: 80 }] })
    const [one, other] = taken.orders.map(({ id }) => id)
    if (one === undefined || other === undefined) throw new Error('two orders')
    await paidId(50, [
      { orderId: one, amount: 10 },
      { orderId: other, amount: 40 },
    ])
    const token = await makeToken(app.deps.db, customer.id)
    const { requests, payments } = await app.trpc(token).payments.ofOrder.query({ id: one })
    expect(requests).toMatchObject([{ amount: 10, orders: [{ orderId: one, amount: 10 }] }])
    expect(payments.map(({ orders }) => orders)).toEqual([[{ orderId: one, amount: 10 }]])
  })
})

// PAY-11
test('debts are listed by order and by customer, the longest due first, and summed by age', async () => {
  const before = await app.trpc(cashier).payments.debts.query({ appUserId: customer.id })
  expect(before).toMatchObject({ items: [], owed: 0 })
  await app.trpc(owner).payments.updateTerms.mutate({ deposit: 100, daysToPay: 1 })
  app.setNow(new Date('2026-10-01T08:00:00Z'))
  const oldest = await accepted(10)
  app.setNow(new Date('2026-11-20T08:00:00Z'))
  const late = await accepted(20)
  app.setNow(new Date('2026-11-29T08:00:00Z'))
  const fresh = await accepted(30)
  const asked = { appUserId: customer.id, pageSize: 2 } as const
  const debts = await app.trpc(cashier).payments.debts.query(asked)
  expect(debts.items.map(({ orderId, money }) => [orderId, money.daysOverdue])).toEqual([
    [oldest, 58],
    [late, 8],
  ])
  expect(debts).toMatchObject({
    owed: 60,
    ages: { notDue: 30, days7: 0, days30: 20, days60: 10, days90: 0, older: 0 },
    pagination: { totalItems: 3 },
  })
  const aged = await app.trpc(cashier).payments.debts.query({ ...asked, age: 'notDue' })
  expect(aged.items.map(({ orderId }) => orderId)).toEqual([fresh])
  const { items } = await app.trpc(cashier).payments.debtors.query({ pageSize: 0 })
  expect(items.find(({ appUser }) => appUser.id === customer.id)).toMatchObject({
    owed: 60,
    overdue: 30,
    orders: 3,
    oldestDueOn: '2026-10-02',
  })
  expect(debts.counts).toEqual({ notDue: 1, days7: 0, days30: 1, days60: 1, days90: 0, older: 0 })
  expect(debts.items[0]?.item.name).toBe(service.name)
  const found = async (more: object) =>
    (await app.trpc(cashier).payments.debts.query({ appUserId: customer.id, ...more })).items.map(
      ({ orderId }) => orderId,
    )
  expect(await found({ late: true })).toEqual([oldest, late])
  const { name, surname } = await app.deps.db.user.findUniqueOrThrow({ where: { id: customer.id } })
  for (const typed of [`${surname}, ${name}`, `${surname},${name}`, `${name} ${surname}`])
    expect(await found({ name: typed, pageSize: 0 }), typed).toEqual([oldest, late, fresh])
  expect(await found({ name: `${surname}, Başqa` })).toEqual([])
  expect(await found({ name: `№ ${late}` })).toEqual([late])
  expect(await found({ name: String(fresh) })).toEqual([fresh])
  expect(await found({ name: customer.name.toLowerCase() })).toEqual([oldest, late, fresh])
  expect(await found({ name: '99999999999999' })).toEqual([])
  expect(await app.trpc(cashier).payments.payer.query({ id: customer.id })).toMatchObject({
    appUser: { id: customer.id },
    owed: 60,
    balance: 0,
    orders: [{ orderId: oldest }, { orderId: late }, { orderId: fresh }],
  })
  expect((await app.rest('GET', '/payment/payer/999999', { token: cashier })).status).toBe(404)
  await paidId(10, [{ orderId: oldest, amount: 10 }])
  const ledger = await app.trpc(cashier).payments.list.query({
    from: '2026-11-29',
    to: '2026-11-29',
    appUserId: customer.id,
  })
  expect(ledger.items.map(({ amount, day }) => [amount, day])).toEqual([[10, '2026-11-29']])
  expect(ledger.sum).toBe(10)
})

// PAY-10
test('by an order’s link nothing of a payment or request for other orders is read, by the account the whole', async () => {
  const { update } = await paymentTerms()
  await update({ deposit: 50 })
  const token = await makeToken(app.deps.db, customer.id)
  const line = { serviceId: service.id, count: 5 }
  const { orders } = await app.trpc(token).purchases.place.mutate({ lines: [line, line] })
  const [one, other] = orders.map(({ id }) => id)
  if (one === undefined || other === undefined) throw new TypeError('two orders were placed')
  for (const id of [one, other]) await app.trpc(cashier).orders.confirm.mutate({ id, price: 100 })
  await paidId(80, [
    { orderId: one, amount: 50 },
    { orderId: other, amount: 30 },
  ])
  expect([(await moneyOf(one)).asked, (await moneyOf(other)).asked]).toEqual([0, 20])
  const own = await app.trpc(token).payments.ofOrder.query({ id: one })
  expect(own.requests[0]).toMatchObject({ amount: 50, together: { amount: 100, orders: 2 } })
  expect(own.payments[0]).toMatchObject({ amount: 80, orders: [{ orderId: one, amount: 50 }] })
  const link = await app.trpc(token).orderLinks.create.mutate({ id: one })
  const { body } = await app.rest('GET', `/order/${one}/money`, { headers: { 'x-order-link': link.token } })
  expect(body.data).toMatchObject({
    requests: [{ amount: 50, together: null, orders: [{ orderId: one }] }],
    payments: [{ amount: 50, orders: [{ orderId: one, amount: 50 }] }],
  })
  expect(JSON.stringify(body.data)).not.toMatch(new RegExp(`"(?!id)\\w+":(80|30)\\b|"orderId":${other}\\b`))
})

// PAY-3, PAY-5, PROD-7
test('what will be asked for, what a step waits for, and by when to pay for which day are said', async () => {
  const { update, updateSettings } = await paymentTerms()
  await update({ deposit: 50 })
  await updateSettings({ beforeProduction: 'deposit', beforeHandover: 'whole' })
  const { id: serviceId } = await makeService(app.deps.db)
  const timed = await app.deps.db.service.update({ where: { id: serviceId }, data: { productionDays: 3 } })
  const { id } = await makeOrder(app.deps.db, customer.id, timed)
  expect(await moneyOf(id)).toMatchObject({ money: null, asksLater: 'deposit', beforeProduction: null })
  await app.trpc(cashier).orders.confirm.mutate({ id, price: 100 })
  expect(await moneyOf(id)).toMatchObject({
    asksLater: null,
    beforeProduction: { amount: 50, missing: 50 },
    beforeHandover: { amount: 100, missing: 100 },
  })
  const before = (await app.trpc(cashier).orders.byId.query({ id })).promise
  expect(before).toMatchObject({ promisedOn: null, needsMoney: true })
  expect(before.readyOn).not.toBeNull()
  expect(before.approveBy).not.toBeNull()
  await paidId(50, [{ orderId: id, amount: 50 }])
  expect((await moneyOf(id)).beforeProduction).toEqual({ amount: 50, missing: 0 })
  const { promise } = await app.trpc(cashier).orders.byId.query({ id })
  expect(promise.needsMoney).toBe(false)
})

/** The terms and rules of the house, each changed from what the tests begin with. */
async function paymentTerms() {
  const none = { wholeBelow: null, daysToPay: null, creditLimit: null }
  return {
    update: (terms: { deposit: number }) =>
      app.trpc(owner).payments.updateTerms.mutate({ ...none, ...terms }),
    updateSettings: app.trpc(owner).payments.updateSettings.mutate,
  }
}

// API-1
test.each([
  ['POST', () => '/payment', { way: 'cash', amount: 10, currency: 'USD' }, 'currency'],
  [
    'POST',
    () => '/payment',
    { way: 'cash', amount: 10, orders: [{ orderId: 1, amount: 5, tip: 1 }] },
    'orders.0.tip',
  ],
  ['POST', () => '/payment/request', { kind: 'full', orders: [], sum: 5 }, 'sum'],
  ['PUT', () => '/payment/settings', { beforeProducton: 'whole' }, 'beforeProducton'],
  ['PUT', () => '/payment/terms', { deposite: 50 }, 'deposite'],
  ['PUT', () => `/payment/terms/${customer.id}`, { creditlimits: 5 }, 'creditlimits'],
  ['POST', () => '/order/1/refund', { amount: 1, reason: 'Artıq alınıb', currency: 'AZN' }, 'currency'],
  ['POST', () => '/till/entry', { kind: 'in', amount: 1, note: 'Qəpik', to: 'kassa' }, 'to'],
])('a field about money that isn’t known is refused and named: %s %s', async (method, path, json, field) => {
  const body = method === 'POST' && path() === '/payment' ? { appUserId: customer.id, ...json } : json
  const answer = await app.rest(method as 'POST' | 'PUT', path(), { token: owner, json: body })
  expect(answer.status).toBe(400)
  expect(answer.body.errors).toContainEqual({ path: field, message: 'Burada belə bir sahə yoxdur.' })
})
