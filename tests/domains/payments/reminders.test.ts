import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isDaytime, remind, remindersBy } from '../../../src/domains/payments/reminders.ts'
import { queuedEmails } from '../../support/accounts.ts'
import { makeOrder, makeService, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

const day = (text: string) => new Date(`${text}T00:00:00Z`)

// PAY-17
describe('how many reminders there have been', () => {
  test.each([
    ['2026-11-25', 0],
    ['2026-11-26', 1],
    ['2026-11-27', 1],
    ['2026-11-28', 2],
    ['2026-12-01', 2],
    ['2026-12-02', 3],
    ['2026-12-10', 3],
    ['2026-12-11', 4],
    ['2027-06-01', 4],
  ])('by %s of what is due on 27 November: %i', (today, count) => {
    expect(remindersBy(day('2026-11-27'), day(today))).toBe(count)
  })

  test.each([
    ['08:59', false],
    ['09:00', true],
    ['18:59', true],
    ['19:00', false],
    ['23:30', false],
    ['03:00', false],
  ])('at %s in Baku emails go: %s', (hour, goes) => {
    expect(isDaytime(new Date(`2026-11-27T${hour}:00+04:00`))).toBe(goes)
  })
})

describe('reminding', () => {
  let app: TestApp
  let staff: ReturnType<TestApp['trpc']>
  let service: Awaited<ReturnType<typeof makeService>>
  let customer: Awaited<ReturnType<typeof makeUser>>
  beforeAll(async () => {
    app = await startTestApp()
    staff = app.trpc(await app.signIn(['orders', 'newOrders', 'discounts']))
    service = await makeService(app.deps.db)
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    customer = await makeUser(app.deps.db, 'Client')
  })

  const asked = async (dueOn: string) => {
    const { id: orderId } = await makeOrder(app.deps.db, customer.id, service)
    await staff.orders.confirm.mutate({ id: orderId, price: 100 })
    const orders = [{ orderId }]
    const { id } = await staff.payments.ask.mutate({ appUserId: customer.id, kind: 'full', orders })
    // Staff ask for no day that is over.
    await app.deps.db.paymentRequest.update({ where: { id }, data: { dueOn: day(dueOn) } })
    return { id, orderId }
  }
  const remindAt = (moment: string) => remind({ ...app.deps, now: () => new Date(`${moment}:00+04:00`) })
  const sent = async (...ids: number[]) =>
    ((await queuedEmails(app.deps.db, 'paymentAsked')) as { requestId: number; why: string }[]).flatMap(
      ({ requestId, why }) => (ids.includes(requestId) ? [why] : []),
    )

  // PAY-17
  test('is done four times, once each, by day only, and what was missed isn’t made up for', async () => {
    const { id } = await asked('2020-03-10')
    const said = async (moment: string) => {
      await remindAt(moment)
      return sent(id)
    }
    expect(await said('2020-03-08T12:00')).toEqual([])
    expect(await said('2020-03-09T03:00')).toEqual([])
    expect(await said('2020-03-09T12:00')).toEqual(['dayBefore'])
    expect(await said('2020-03-09T15:00')).toEqual(['dayBefore'])
    expect(await said('2020-03-10T12:00')).toEqual(['dayBefore'])
    expect(await said('2020-03-11T09:00')).toEqual(['dayBefore', 'late'])
    // No process ran between the 12th and the 30th.
    expect(await said('2020-03-30T12:00')).toEqual(['dayBefore', 'late', 'late'])
    expect(await said('2020-05-30T12:00')).toEqual(['dayBefore', 'late', 'late'])
  })

  // PAY-17
  test('is one email a day and customer, what is due longest first', async () => {
    const later = await asked('2020-03-11')
    const first = await asked('2020-03-10')
    await remindAt('2020-03-12T12:00')
    await remindAt('2020-03-12T16:00')
    expect([await sent(first.id), await sent(later.id)]).toEqual([['late'], []])
    await remindAt('2020-03-13T12:00')
    expect([await sent(first.id), await sent(later.id)]).toEqual([['late'], ['late']])
  })

  // PAY-17
  test('is done once by several instances at once', async () => {
    const { id } = await asked('2020-03-10')
    await Promise.all(Array.from({ length: 5 }, () => remindAt('2020-03-11T12:00')))
    expect(await sent(id)).toEqual(['late'])
  })

  // PAY-17
  test('ends once it is paid or cancelled, and nobody whom no email reaches gets one', async () => {
    const paid = await asked('2020-03-10')
    const orders = [{ orderId: paid.orderId, amount: 100 }]
    await staff.payments.record.mutate({ appUserId: customer.id, way: 'cash', amount: 100, orders })
    const cancelled = await asked('2020-03-10')
    await staff.payments.cancelRequest.mutate({ id: cancelled.id })
    await remindAt('2020-03-11T12:00')
    expect(await sent(paid.id, cancelled.id)).toEqual([])
    const silent = await asked('2020-03-10')
    await app.deps.db.user.update({ where: { id: customer.id }, data: { emailConfirmedAt: null } })
    await remindAt('2020-03-11T12:00')
    expect(await sent(silent.id)).toEqual([])
  })
})
