import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defaultProfiles } from '../../../src/domains/preflight/profile-input.ts'
import { makeArtworkOrder, makeUpload } from '../../support/artwork.ts'
import { makeOrder, makeProduct, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { statusAfter } from '../../support/order-moves.ts'
import { checkedOrder, ticked } from '../../support/proofs.ts'

let app: TestApp
let staff: ReturnType<TestApp['trpc']>
let token: string
beforeAll(async () => {
  app = await startTestApp()
  token = await app.signIn(['newOrders', 'orders', 'services'])
  staff = app.trpc(token)
  // Nothing else says how long anything takes.
  await staff.production.updateSettings.mutate({ defaultDays: 2 })
})
afterAll(() => app.close())
// Tuesday, 24 November 2020, 10:00 in Baku.
beforeEach(() => app.setNow(new Date('2020-11-24T06:00:00Z')))

const promiseOf = async (id: number) => (await staff.orders.byId.query({ id })).promise
/** An order with a proof that waits for its customer. */
async function proved(status: 'Pending' | 'Accepted' = 'Accepted') {
  const order = await checkedOrder(app, { status })
  await staff.proofs.make.mutate({ id: order.orderId })
  const customer = app.trpc(order.token)
  const approve = () => customer.proofs.approve.mutate({ ...ticked, id: order.orderId, round: 1, version: 1 })
  return { ...order, id: order.orderId, customer, approve }
}
/** An accepted order without artwork, its days settled as if it had just been accepted. */
async function plain(count = 100) {
  const { db } = app.deps
  const customer = await makeUser(db)
  const service = await makeService(db)
  const { id } = await makeOrder(db, customer.id, service, { count })
  await staff.orders.confirm.mutate({ id, price: 50 })
  return { id, customer, service, token: await makeToken(db, customer.id) }
}
const code = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    (error: { data?: { code?: string } }) => error.data?.code,
  )

// PROD-7
describe('the promised day of an order', () => {
  test('is said for whoever approves in time, and stored with the approval', async () => {
    const { id, approve, customer } = await proved()
    expect(await promiseOf(id)).toMatchObject({
      promisedOn: null,
      days: 2,
      approveBy: '2020-11-24T10:00:00.000Z',
      readyOn: '2020-11-26',
    })
    await approve()
    const { promise, promisedOn } = await customer.orders.byId.query({ id })
    expect(promisedOn).toBe('2020-11-26')
    expect(promise).toEqual({
      promisedOn: '2020-11-26',
      days: 2,
      approveBy: null,
      needsApproval: false,
      needsMoney: false,
      readyOn: null,
      daysLate: 0,
      moves: [],
    })
    expect((await promiseOf(id)).plannedOn).toBe('2020-11-24')
    const mine = await app.rest('GET', '/order/mine', {
      token: await makeToken(
        app.deps.db,
        (await app.deps.db.order.findUniqueOrThrow({ where: { id } })).userId,
      ),
    })
    expect(mine.body.data).toMatchObject([{ id, promisedOn: '2020-11-26' }])
  })

  test('begins on the next working day after the cut-off', async () => {
    const { id, approve } = await proved()
    app.setNow(new Date('2020-11-27T10:00:00.001Z'))
    await approve()
    expect(await promiseOf(id)).toMatchObject({ promisedOn: '2020-12-02', plannedOn: '2020-11-30' })
  })

  test('is taken back with the approval, and reckoned anew with the next', async () => {
    const { id, approve, customer } = await proved()
    await approve()
    await customer.proofs.withdraw.mutate({ id, round: 1 })
    expect(await promiseOf(id)).toMatchObject({ promisedOn: null, readyOn: '2020-11-26' })
    app.setNow(new Date('2020-11-25T06:00:00Z'))
    await approve()
    expect((await promiseOf(id)).promisedOn).toBe('2020-11-27')
  })

  test('is taken back by another version', async () => {
    const { id, approve, customer, customer: _, ...order } = await proved()
    await approve()
    const uploads = [
      await makeUpload(app, id, (await app.deps.db.order.findUniqueOrThrow({ where: { id } })).userId),
    ]
    await customer.artwork.send.mutate({ id, uploads })
    expect(order.orderId).toBe(id)
    expect((await promiseOf(id)).promisedOn).toBeNull()
  })

  test('starts at acceptance where no artwork is needed, and goes with an undone acceptance', async () => {
    const { id } = await plain()
    expect((await promiseOf(id)).promisedOn).toBe('2020-11-26')
    await staff.orders.undo.mutate({ id })
    expect((await promiseOf(id)).promisedOn).toBeNull()
  })

  test('starts when staff say that none is needed, and with production at the latest', async () => {
    const unneeded = await makeArtworkOrder(app.deps.db, (await makeUser(app.deps.db)).id, {
      status: 'Accepted',
    })
    await staff.artwork.skip.mutate({ id: unneeded })
    expect((await promiseOf(unneeded)).promisedOn).toBe('2020-11-26')
    const { id } = await proved()
    await staff.orders.startUnapproved.mutate({ id, reason: 'Kağızda imzalayıb' })
    expect((await promiseOf(id)).promisedOn).toBe('2020-11-26')
    await staff.orders.undo.mutate({ id })
    expect((await promiseOf(id)).promisedOn).toBeNull()
  })

  test('is there for an order that is new still, once its artwork is approved, and stays with the acceptance', async () => {
    const { id, approve } = await proved('Pending')
    await approve()
    app.setNow(new Date('2020-11-25T06:00:00Z'))
    await staff.orders.confirm.mutate({ id, price: 50 })
    expect((await promiseOf(id)).promisedOn).toBe('2020-11-26')
  })

  test('stands in sorted lists and in the exported table', async () => {
    const { id } = await plain()
    const { items } = await staff.orders.list.query({ sort: 'promised', direction: 'asc', pageSize: 100 })
    const days = items.map(({ promisedOn }) => promisedOn)
    const known = days.filter((day) => day !== null)
    expect(known).toEqual(known.toSorted())
    expect(days.slice(known.length).every((day) => day === null)).toBe(true)
    const file = await staff.orders.export.query({ format: 'csv' })
    const table = Buffer.from(file.content, 'base64').toString('utf8')
    expect(table.split('\r\n').find((line) => line.includes(`${id};`) || line.includes(`${id},`))).toContain(
      '2020-11-26',
    )
  })
})

// PROD-6
describe('what a product says of its work', () => {
  test('counts before what its service says, and that before the settings', async () => {
    const service = await makeService(app.deps.db)
    const product = await makeProduct(app.deps.db, service.id)
    const put = (path: string, json: object) => app.rest('PUT', `/production/${path}`, { token, json })
    await put(`services/${service.id}`, { productionDays: 4, workKindId: 1 })
    const ready = async () => (await app.rest('GET', `/servicetypes/${product.id}/ready`)).body.data
    expect(await ready()).toEqual({
      approveBy: '2020-11-24T10:00:00.000Z',
      today: '2020-11-24',
      ready: [{ days: 4, day: '2020-11-30' }],
      own: '2020-11-30',
      byCapacity: false,
      needsArtwork: false,
    })
    const changed = await put(`products/${product.id}`, { productionDays: 1, minutesFixed: 30 })
    expect(changed.body.data).toEqual({
      workKindId: null,
      productionDays: 1,
      minutesFixed: 30,
      minutesPer1000: null,
    })
    expect(await ready()).toMatchObject({ ready: [{ days: 1, day: '2020-11-25' }] })
    await put(`products/${product.id}`, { productionDays: null })
    expect(await ready()).toMatchObject({ ready: [{ days: 4 }] })
    const several = await app.trpc().production.readyDay.query({ id: product.id, days: [0, 1, 3] })
    expect(several.ready.map(({ day }) => day)).toEqual(['2020-11-24', '2020-11-25', '2020-11-27'])
    // A turnaround that says no days takes those of the product.
    expect(several.own).toBe('2020-11-30')
    expect((await app.trpc().production.readyDayOfService.query({ id: service.id })).ready).toHaveLength(1)
  })

  // PROD-7
  test('is by when to approve only where its orders need artwork: by the product, else by its service', async () => {
    const { db } = app.deps
    const { id: profileId } = await staff.profiles.create.mutate({
      name: 'Vizit',
      rules: defaultProfiles.card,
    })
    const service = await makeService(db)
    const product = await makeProduct(db, service.id)
    const asked = async () => {
      const { readyDay, readyDayOfService } = app.trpc().production
      const answers = [await readyDay.query(product), await readyDayOfService.query(service)]
      return answers.map(({ needsArtwork }) => needsArtwork)
    }
    expect(await asked()).toEqual([false, false])
    await db.product.update({ where: { id: product.id }, data: { artwork: 'Required', profileId } })
    expect(await asked()).toEqual([true, false])
    await db.product.update({ where: { id: product.id }, data: { artwork: null, profileId: null } })
    await db.service.update({ where: { id: service.id }, data: { artwork: 'Required', profileId } })
    expect(await asked()).toEqual([true, true])
  })

  test('leaves out days on which its kind of work stands still', async () => {
    const service = await makeService(app.deps.db)
    await staff.production.updateServiceWork.mutate({ id: service.id, workKindId: 2 })
    await staff.production.closeDay.mutate({ day: '2020-11-25', workKindId: 2, name: 'Təmir' })
    const { ready } = await app.trpc().production.readyDayOfService.query({ id: service.id, days: [1] })
    expect(ready).toEqual([{ days: 1, day: '2020-11-26' }])
  })

  test('changes no version of the product, and refuses kinds that nobody knows', async () => {
    const service = await makeService(app.deps.db)
    const product = await makeProduct(app.deps.db, service.id)
    await staff.production.updateProductWork.mutate({ id: product.id, minutesPer1000: 12 })
    const now = await app.deps.db.product.findUniqueOrThrow({ where: { id: product.id } })
    expect(now.updatedAt).toEqual(product.updatedAt)
    expect(await staff.production.productWork.query({ id: product.id })).toMatchObject({ minutesPer1000: 12 })
    expect(await code(staff.production.updateProductWork.mutate({ id: product.id, workKindId: 999 }))).toBe(
      'NOT_FOUND',
    )
    const answer = await app.rest('PUT', `/production/products/${product.id}`, {
      token,
      json: { productionDays: -1 },
    })
    expect(answer.status).toBe(400)
    expect((await app.rest('GET', '/servicetypes/999999/ready')).status).toBe(404)
  })

  test('holds its kind of work', async () => {
    const { id } = await staff.production.createKind.mutate({ name: 'Tikiş', capacityMinutes: 480 })
    const service = await makeService(app.deps.db)
    await staff.production.updateServiceWork.mutate({ id: service.id, workKindId: id })
    expect(await code(staff.production.deleteKind.mutate({ id }))).toBe('CONFLICT')
    await staff.production.updateServiceWork.mutate({ id: service.id, workKindId: null })
    expect(await code(staff.production.deleteKind.mutate({ id }))).toBe('done')
  })
})

// PROD-8
test('the day in the workshop is the first on which its kind of work has room', async () => {
  const service = await makeService(app.deps.db)
  const { id: kind } = await staff.production.createKind.mutate({ name: 'Folqa', capacityMinutes: 100 })
  await staff.production.updateServiceWork.mutate({
    id: service.id,
    workKindId: kind,
    minutesFixed: 10,
    minutesPer1000: 100,
    productionDays: 1,
  })
  const plannedOn = async (count: number) => {
    const { id } = await makeOrder(app.deps.db, (await makeUser(app.deps.db)).id, service, { count })
    await staff.orders.confirm.mutate({ id, price: 50 })
    return (await promiseOf(id)).plannedOn
  }
  expect(await plannedOn(600)).toBe('2020-11-24')
  // 70 and 60 minutes are more than a day has.
  expect(await plannedOn(500)).toBe('2020-11-25')
  expect(await plannedOn(200)).toBe('2020-11-24')
  // No room until the promised day: the first one all the same.
  expect(await plannedOn(5000)).toBe('2020-11-24')
})

// PROD-9
describe('moving the days of an order', () => {
  test('to another promised day takes a reason, which the customer reads and gets by mail', async () => {
    const { id, token: own } = await plain()
    const without = await app.rest('POST', `/order/${id}/promise`, { token, json: { day: '2020-12-01' } })
    expect(without.status).toBe(400)
    const moved = await app.rest('POST', `/order/${id}/promise`, {
      token,
      json: { day: '2020-12-01', was: '2020-11-26', reason: 'Dəzgah dayanıb' },
    })
    expect(moved.body.data).toMatchObject({ promisedOn: '2020-12-01', moves: [{ name: expect.any(String) }] })
    const { promise } = await app.trpc(own).orders.byId.query({ id })
    expect(promise.moves).toEqual([
      { from: '2020-11-26', to: '2020-12-01', reason: 'Dəzgah dayanıb', at: '2020-11-24T06:00:00.000Z' },
    ])
    const jobs = await app.deps.db.$queryRaw<{ data: { kind: string } }[]>`
      SELECT data FROM pgboss.job WHERE data ->> 'orderId' = ${String(id)} AND data ->> 'kind' = 'promiseMoved'`
    expect(jobs).toHaveLength(1)
    const { items } = await staff.history.ofRecord.query({ kind: 'order', id })
    expect(items[0]).toMatchObject({
      changes: [{ field: 'promisedOn', from: '2020-11-26', to: '2020-12-01' }],
    })
  })

  test('is refused on a day that is over or closed, and when somebody was faster', async () => {
    const { id } = await plain()
    const plan = (json: object) => app.rest('PUT', `/order/${id}/plan`, { token, json })
    expect((await plan({ day: '2020-11-23' })).status).toBe(400)
    expect((await plan({ day: '2020-11-28', reason: 'Növbə' })).status).toBe(409)
    expect((await plan({ day: '2020-11-25', was: '2020-11-25' })).status).toBe(409)
    expect((await plan({ day: '2020-11-25', was: null })).status).toBe(409)
    expect((await plan({ day: '2020-11-25', was: '2020-11-24' })).status).toBe(200)
    expect((await plan({ day: '2020-11-24', was: '2020-11-24' })).body.message).toBeTruthy()
    expect((await promiseOf(id)).plannedOn).toBe('2020-11-25')
    const over = await makeOrder(
      app.deps.db,
      (await makeUser(app.deps.db)).id,
      await makeService(app.deps.db),
      { status: 'Completed' },
    )
    expect(await code(staff.production.plan.mutate({ id: over.id, day: '2020-11-25' }))).toBe('CONFLICT')
    expect(await code(staff.production.plan.mutate({ id: 999_999, day: '2020-11-25' }))).toBe('NOT_FOUND')
  })

  test('past the promised one takes a reason and moves the promise, on a closed day with a second word', async () => {
    const { id } = await plain()
    expect(await code(staff.production.plan.mutate({ id, day: '2020-11-27' }))).toBe('CONFLICT')
    const broken = await staff.production.plan.mutate({
      id,
      day: '2020-11-28',
      reason: 'Kağız yoxdur',
      anyway: true,
    })
    expect(broken).toMatchObject({ promisedOn: '2020-11-28', plannedOn: '2020-11-28', moves: [{}] })
    const out = await staff.production.plan.mutate({ id, day: null })
    expect(out).toMatchObject({ promisedOn: '2020-11-28', plannedOn: null })
  })

  test('is undone for 10 seconds by whoever did it, and the customer hears nothing', async () => {
    const { id, token: own } = await plain()
    await staff.production.plan.mutate({ id, day: '2020-11-30', reason: 'Kağız yoxdur' })
    const other = app.trpc(await app.signIn(['orders']))
    expect(await code(other.production.undoPlan.mutate({ id }))).toBe('CONFLICT')
    expect(await staff.production.undoPlan.mutate({ id })).toMatchObject({
      promisedOn: '2020-11-26',
      plannedOn: '2020-11-24',
      moves: [],
    })
    expect((await app.trpc(own).orders.byId.query({ id })).promise.moves).toEqual([])
    await staff.production.plan.mutate({ id, day: '2020-11-25' })
    app.setNow(new Date('2020-11-24T06:00:13Z'))
    expect(await code(staff.production.undoPlan.mutate({ id }))).toBe('CONFLICT')
  })
})

// PROD-5
test('an order that is past its promised day says by how many working days', async () => {
  const { id } = await plain()
  app.setNow(new Date('2020-12-01T06:00:00Z'))
  expect((await promiseOf(id)).daysLate).toBe(3)
  await staff.orders.move.mutate({ id, status: 'InProduction' })
  await staff.orders.move.mutate({ id, status: statusAfter('InProduction') })
  expect((await promiseOf(id)).daysLate).toBe(0)
})

// PROD-10
describe('the production calendar', () => {
  const between = { from: '2020-11-23', to: '2020-12-06' }

  test('holds the jobs of its days with their minutes, what is late, and what has no day', async () => {
    const service = await makeService(app.deps.db)
    await staff.production.updateServiceWork.mutate({
      id: service.id,
      workKindId: 3,
      minutesFixed: 30,
      minutesPer1000: 100,
      productionDays: 1,
    })
    const customer = await makeUser(app.deps.db)
    const { id } = await makeOrder(app.deps.db, customer.id, service, { count: 255 })
    await staff.orders.confirm.mutate({ id, price: 50 })
    const dayless = await makeOrder(app.deps.db, customer.id, service, { status: 'Accepted' })
    const { body } = await app.rest('GET', '/production/calendar', { token, query: between })
    const { today, jobs } = body.data as { today: string; jobs: { id: number; customer: string }[] }
    expect(today).toBe('2020-11-24')
    expect(jobs.find((job) => job.id === id)).toEqual({
      id,
      status: 'Accepted',
      count: 255,
      workKindId: 3,
      minutes: 56,
      days: 1,
      name: service.name,
      name_ru: service.name_ru,
      name_en: service.name_en,
      customer: 'Aysel Əliyeva',
      customerMail: 'reaches',
      plannedOn: '2020-11-24',
      promisedOn: '2020-11-25',
      artwork: 'NotNeeded',
      isApproved: true,
      waitsForMoney: false,
      awaits: null,
    })
    expect(jobs.find((job) => job.id === dayless.id)).toMatchObject({ plannedOn: null })
    const later = await staff.production.calendar.query({ from: '2020-12-07', to: '2020-12-20' })
    expect(later.jobs.some((job) => job.id === id)).toBe(false)
    app.setNow(new Date('2020-12-10T06:00:00Z'))
    const late = await staff.production.calendar.query({ from: '2020-12-07', to: '2020-12-20' })
    expect(late.jobs.some((job) => job.id === id)).toBe(true)
  })

  test('of more than it answers says that there are more', async () => {
    const { db } = app.deps
    const [user, service] = [await makeUser(db), await makeService(db)]
    const far = { from: '2022-03-07', to: '2022-04-03' }
    expect((await staff.production.calendar.query(far)).hasMore).toBe(false)
    const plannedOn = new Date('2022-03-08')
    const made = {
      userId: user.id,
      serviceId: service.id,
      serviceName: '',
      serviceName_ru: '',
      serviceName_en: '',
      count: 1,
      price: 100,
      acceptedAt: plannedOn,
      plannedOn,
      status: 'Ready' as const,
    }
    await db.order.createMany({ data: Array.from({ length: 4001 }, () => made) })
    const { hasMore, jobs } = await staff.production.calendar.query(far)
    expect([hasMore, jobs.length]).toEqual([true, 4000])
  })

  test('takes twelve weeks at most, and area 8 alone', async () => {
    const query = { from: '2020-01-01', to: '2020-12-31' }
    expect((await app.rest('GET', '/production/calendar', { token, query })).status).toBe(400)
    const other = await app.signIn(['newOrders'])
    expect((await app.rest('GET', '/production/calendar', { token: other, query: between })).status).toBe(403)
  })
})

// PROD-11
test('closing a day moves its jobs to the next working day, and promises that would be broken with them', async () => {
  const kept = await plain()
  const broken = await plain()
  await staff.production.plan.mutate({ id: kept.id, day: '2020-11-25' })
  await staff.production.movePromise.mutate({ id: broken.id, day: '2020-11-25', reason: 'Tez lazımdır' })
  await staff.production.plan.mutate({ id: broken.id, day: '2020-11-25' })
  await staff.production.closeDay.mutate({ day: '2020-11-25', name: 'Sel', moveJobs: true })
  expect(await promiseOf(kept.id)).toMatchObject({ plannedOn: '2020-11-26', promisedOn: '2020-11-26' })
  const { moves, ...moved } = await promiseOf(broken.id)
  expect(moved).toMatchObject({ plannedOn: '2020-11-26', promisedOn: '2020-11-26' })
  expect(moves.at(-1)).toMatchObject({ from: '2020-11-25', to: '2020-11-26', reason: 'Sel' })
})
