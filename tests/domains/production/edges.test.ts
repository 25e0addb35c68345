import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeOrder, makeService, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let staff: ReturnType<TestApp['trpc']>
let token: string
beforeAll(async () => {
  app = await startTestApp()
  token = await app.signIn(['newOrders', 'orders', 'services'])
  staff = app.trpc(token)
  await staff.production.updateSettings.mutate({ defaultDays: 2 })
})
afterAll(() => app.close())
// Tuesday, 24 November 2020, 10:00 in Baku.
beforeEach(() => app.setNow(new Date('2020-11-24T06:00:00Z')))

const promiseOf = async (id: number) => (await staff.orders.byId.query({ id })).promise
/** An accepted order without artwork: in the workshop on the 24th, promised for the 26th. */
async function planned(): Promise<number> {
  const { db } = app.deps
  const { id } = await makeOrder(db, (await makeUser(db)).id, await makeService(db))
  await staff.orders.confirm.mutate({ id, price: 50 })
  expect(await promiseOf(id)).toMatchObject({ plannedOn: '2020-11-24', promisedOn: '2020-11-26' })
  return id
}
const mailsOf = (id: number) => app.deps.db.$queryRaw<object[]>`
  SELECT 1 FROM pgboss.job WHERE data ->> 'orderId' = ${String(id)} AND data ->> 'kind' = 'promiseMoved'`

/** Both faces refuse it in these words. */
async function expectRefused(
  call: Promise<unknown>,
  rest: { method: string; path: string; json: object },
  { code, status, az, ru }: { code: string; status: number; az: string; ru: string },
) {
  await expect(call).rejects.toMatchObject({ data: { code }, message: az })
  const { method, path, json } = rest
  const answer = await app.rest(method, path, { token, json, headers: { 'x-language': 'ru' } })
  expect([answer.status, answer.body.message]).toEqual([status, ru])
}

// PROD-12
describe('closing a day that something is promised for', () => {
  test('leaves the promise where the work is done earlier, and no mail goes', async () => {
    const id = await planned()
    const { id: closed } = await staff.production.closeDay.mutate({
      day: '2020-11-26',
      name: 'Sel',
      moveJobs: true,
    })
    expect(await promiseOf(id)).toMatchObject({ plannedOn: '2020-11-24', promisedOn: '2020-11-26' })
    expect(await mailsOf(id)).toHaveLength(0)
    // Whoever looks at the calendar is told: the job stands there with its promise, the day as closed.
    const { jobs, closedDays } = await staff.production.calendar.query({
      from: '2020-11-26',
      to: '2020-11-26',
    })
    expect(jobs.find((job) => job.id === id)?.promisedOn).toBe('2020-11-26')
    expect(closedDays.some(({ day }) => day === '2020-11-26')).toBe(true)
    await staff.production.openDay.mutate({ id: closed })
    expect((await promiseOf(id)).promisedOn).toBe('2020-11-26')
  })

  test('moves it when staff say so, with the reason and a mail, over REST as well', async () => {
    const id = await planned()
    const other = await planned()
    await staff.production.movePromise.mutate({ id: other, day: '2020-11-27', reason: 'Gec gəlir' })
    const answer = await app.rest('POST', '/production/closeddays', {
      token,
      json: { day: '2020-11-26', name: 'Sel', movePromises: true },
    })
    expect(answer.status).toBe(201)
    const { moves, ...moved } = await promiseOf(id)
    expect(moved).toMatchObject({ plannedOn: '2020-11-24', promisedOn: '2020-11-27' })
    expect(moves).toMatchObject([{ from: '2020-11-26', to: '2020-11-27', reason: 'Sel' }])
    expect(await mailsOf(id)).toHaveLength(1)
    expect((await promiseOf(other)).moves).toHaveLength(1)
    await staff.production.openDay.mutate({ id: (answer.body.data as { id: number }).id })
  })

  test('for one kind of work touches no order of another', async () => {
    const id = await planned()
    const closed = await staff.production.closeDay.mutate({
      day: '2020-11-26',
      workKindId: 1,
      name: 'Təmir',
      moveJobs: true,
      movePromises: true,
    })
    expect((await promiseOf(id)).promisedOn).toBe('2020-11-26')
    await staff.production.openDay.mutate({ id: closed.id })
  })

  test('leaves what was cancelled meanwhile', async () => {
    const id = await planned()
    await app.deps.db.order.update({ where: { id }, data: { status: 'NotApproved' } })
    const closed = await staff.production.closeDay.mutate({
      day: '2020-11-26',
      name: 'Sel',
      moveJobs: true,
      movePromises: true,
    })
    const row = await app.deps.db.order.findUniqueOrThrow({ where: { id } })
    expect(row.promisedOn).toEqual(new Date('2020-11-26T00:00:00Z'))
    expect(await mailsOf(id)).toHaveLength(0)
    await staff.production.openDay.mutate({ id: closed.id })
  })
})

// PROD-9
describe('a day that can’t be is refused in a sentence', () => {
  test('one that is over, for a promise and for the workshop', async () => {
    const id = await planned()
    const over = { code: 'VALIDATION', status: 400, az: 'Bu gün artıq keçib.', ru: 'Этот день уже прошёл.' }
    const json = { day: '2020-11-23', reason: 'Tez' }
    await expectRefused(
      staff.production.movePromise.mutate({ id, ...json }),
      { method: 'POST', path: `/order/${id}/promise`, json },
      over,
    )
    await expectRefused(
      staff.production.plan.mutate({ id, ...json }),
      { method: 'PUT', path: `/order/${id}/plan`, json },
      over,
    )
  })

  test('one of an order that was cancelled while it was planned', async () => {
    const id = await planned()
    await app.deps.db.order.update({ where: { id }, data: { status: 'NotApproved' } })
    const json = { day: '2020-11-25' }
    await expectRefused(
      staff.production.plan.mutate({ id, ...json }),
      { method: 'PUT', path: `/order/${id}/plan`, json },
      {
        code: 'CONFLICT',
        status: 409,
        az: 'Yalnız hələ hazırlanacaq sifarişin gününü dəyişmək olar.',
        ru: 'Перенести можно только день заказа, который ещё предстоит изготовить.',
      },
    )
    const { jobs } = await staff.production.calendar.query({ from: '2020-11-23', to: '2020-11-28' })
    expect(jobs.some((job) => job.id === id)).toBe(false)
  })

  test('one that somebody else has moved first', async () => {
    const id = await planned()
    await staff.production.plan.mutate({ id, day: '2020-11-25' })
    const json = { day: '2020-11-26', was: '2020-11-24' }
    await expectRefused(
      staff.production.plan.mutate({ id, ...json }),
      { method: 'PUT', path: `/order/${id}/plan`, json },
      {
        code: 'CONFLICT',
        status: 409,
        az: 'Bu sifarişi bu arada başqası köçürüb.',
        ru: 'Этот заказ тем временем уже перенесли.',
      },
    )
  })

  test('a closed one, which is taken when it is meant', async () => {
    const id = await planned()
    const json = { day: '2020-11-28', reason: 'Şənbə işləyirik' }
    await expectRefused(
      staff.production.movePromise.mutate({ id, ...json }),
      { method: 'POST', path: `/order/${id}/promise`, json },
      {
        code: 'CONFLICT',
        status: 409,
        az: 'Bu gün istehsalat işləmir. Əminsinizsə, təsdiqləyin.',
        ru: 'В этот день производство не работает. Подтвердите, если уверены.',
      },
    )
    const meant = await staff.production.movePromise.mutate({ id, ...json, anyway: true })
    expect(meant.promisedOn).toBe('2020-11-28')
  })
})

// PROD-6, PROD-9
test('an order without a promise is planned without a reason, and promised by staff without one', async () => {
  const service = await makeService(app.deps.db)
  const { id } = await makeOrder(app.deps.db, (await makeUser(app.deps.db)).id, service, {
    status: 'Accepted',
  })
  expect(await promiseOf(id)).toMatchObject({ promisedOn: null, plannedOn: null, daysLate: 0 })
  const plan = await app.rest('PUT', `/order/${id}/plan`, { token, json: { day: '2020-12-21' } })
  expect(plan.body.data).toMatchObject({ promisedOn: null, plannedOn: '2020-12-21', moves: [] })
  const promised = await staff.production.movePromise.mutate({ id, day: '2020-12-18' })
  expect(promised).toMatchObject({ promisedOn: '2020-12-18', plannedOn: '2020-12-18', moves: [] })
  expect(await mailsOf(id)).toHaveLength(0)
})
