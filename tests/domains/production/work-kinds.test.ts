import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct, makeService } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let token: string
let staff: ReturnType<TestApp['trpc']>
beforeAll(async () => {
  app = await startTestApp()
  token = await app.signIn(['orders', 'services'])
  staff = app.trpc(token)
})
afterAll(() => app.close())

const send = (method: string, path: string, json?: object, language = 'en') =>
  app.rest(method, `/production${path}`, { token, json, headers: { 'x-language': language } })
const newKind = (name = 'Tikiş') => staff.production.createKind.mutate({ name, capacityMinutes: 480 })

// PROD-6
describe('services and products with their work', () => {
  test('say what is their own and what counts, on both faces', async () => {
    const { id: kind } = await newKind()
    const service = await makeService(app.deps.db)
    const product = await makeProduct(app.deps.db, service.id)
    await staff.production.updateServiceWork.mutate({
      id: service.id,
      workKindId: kind,
      minutesFixed: 40,
      minutesPer1000: 90,
    })
    await staff.production.updateProductWork.mutate({ id: product.id, minutesFixed: 10 })
    const items = await staff.production.items.query()
    const none = { workKindId: null, productionDays: null, minutesFixed: null, minutesPer1000: null }
    const said = { ...none, workKindId: kind, minutesFixed: 40, minutesPer1000: 90 }
    expect(items.find((one) => one.kind === 'service' && one.id === service.id)).toMatchObject({
      name: service.name,
      service: null,
      own: said,
      work: said,
    })
    expect(items.find((one) => one.kind === 'product' && one.id === product.id)).toMatchObject({
      name: product.name,
      service: { name: service.name },
      own: { ...none, minutesFixed: 10 },
      work: { ...said, minutesFixed: 10 },
    })
    expect((await send('GET', '/items')).body.data).toEqual(items)
  })

  test('are read, without the deleted ones, by whoever has one of both areas', async () => {
    const service = await makeService(app.deps.db)
    await app.deps.db.service.update({ where: { id: service.id }, data: { deletedAt: new Date() } })
    const editor = app.trpc(await app.signIn(['services']))
    const seen = await editor.production.items.query()
    expect(seen.some((one) => one.kind === 'service' && one.id === service.id)).toBe(false)
    const stranger = app.trpc(await app.signIn(['newOrders']))
    await expect(stranger.production.items.query()).rejects.toMatchObject({ data: { code: 'FORBIDDEN' } })
  })
})

// BAS-10, PROD-6
describe('what two say of the same work at once', () => {
  const mine = 'Someone else has changed this in the meantime.'

  test('is refused with 409 for whoever read it before, on both faces, and nothing of it is overwritten', async () => {
    const service = await makeService(app.deps.db)
    const { id } = await makeProduct(app.deps.db, service.id)
    const none = { workKindId: null, productionDays: null, minutesFixed: null, minutesPer1000: null }
    const was = await staff.production.productWork.query({ id })
    expect(was).toEqual(none)
    await staff.production.updateProductWork.mutate({ id, minutesFixed: 30, was })
    const late = await send('PUT', `/products/${id}`, { minutesFixed: 60, was })
    expect([late.status, late.body.message]).toEqual([409, mine])
    await expect(
      staff.production.updateProductWork.mutate({ id, minutesFixed: 60, was: { minutesFixed: null } }),
    ).rejects.toMatchObject({ data: { code: 'CONFLICT' } })
    await expect(
      staff.production.updateServiceWork.mutate({ id: service.id, was: { minutesFixed: 5 } }),
    ).rejects.toMatchObject({ data: { code: 'CONFLICT' } })
    expect(await staff.production.productWork.query({ id })).toEqual({ ...none, minutesFixed: 30 })
  })

  test('is saved where only something else of it has changed, and for a caller who says nothing of it', async () => {
    const service = await makeService(app.deps.db)
    await staff.production.updateServiceWork.mutate({ id: service.id, minutesFixed: 30 })
    const own = await send('PUT', `/services/${service.id}`, {
      productionDays: 4,
      was: { productionDays: null },
    })
    expect(own.body.data).toMatchObject({ minutesFixed: 30, productionDays: 4 })
    const old = await send('PUT', `/services/${service.id}`, { productionDays: 6 })
    expect(old.body.data).toMatchObject({ productionDays: 6 })
  })
})

// PROD-4
describe('a kind of work', () => {
  test.each([
    ['az', 'Gündə ən azı bir dəqiqə olmalıdır; iş növü dayanırsa, onun günlərini bağlayın.'],
    ['ru', 'Не меньше одной минуты в день; если вид работ стоит, закройте его дни.'],
  ])('without capacity is refused in words (%s)', async (language, message) => {
    const { id } = await newKind()
    const errors = [{ path: 'capacityMinutes', message }]
    const made = await send('POST', '/workkinds', { name: 'Tikiş', capacityMinutes: 0 }, language)
    expect([made.status, made.body.errors]).toEqual([400, errors])
    const changed = await send('PUT', `/workkinds/${id}`, { capacityMinutes: '0' }, language)
    expect([changed.status, changed.body.errors]).toEqual([400, errors])
    await expect(staff.production.updateKind.mutate({ id, capacityMinutes: 0 })).rejects.toMatchObject({
      data: { code: 'VALIDATION' },
    })
  })

  test('that somebody has saved meanwhile is refused with 409, and nothing is overwritten', async () => {
    const { id, updatedAt } = await newKind()
    await staff.production.updateKind.mutate({ id, capacityMinutes: 960, updatedAt })
    const late = await send('PUT', `/workkinds/${id}`, { capacityMinutes: 60, updatedAt })
    expect([late.status, late.body.message]).toEqual([409, 'Someone else has changed this in the meantime.'])
    const now = (await staff.production.kinds.query()).find((kind) => kind.id === id)
    expect(now?.capacityMinutes).toBe(960)
  })

  test('that is deleted is said to be, wherever it is named', async () => {
    const { id } = await newKind()
    const service = await makeService(app.deps.db)
    await staff.production.deleteKind.mutate({ id })
    const gone = 'Этого вида работ больше нет: его удалили.'
    const answers = [
      await send('PUT', `/workkinds/${id}`, { name: 'Başqa' }, 'ru'),
      await send('DELETE', `/workkinds/${id}`, undefined, 'ru'),
      await send('POST', '/closeddays', { day: '2029-05-03', workKindId: id, name: 'Təmir' }, 'ru'),
      await send('PUT', `/services/${service.id}`, { workKindId: id }, 'ru'),
    ]
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual(answers.map(() => [404, gone]))
    await expect(staff.production.updateKind.mutate({ id, name: 'Başqa' })).rejects.toMatchObject({
      message: 'Bu iş növü artıq yoxdur: kimsə onu silib.',
      data: { code: 'NOT_FOUND' },
    })
  })

  test('in use is kept, and what is of it is named', async () => {
    const { id } = await newKind()
    const service = await makeService(app.deps.db)
    await staff.production.updateServiceWork.mutate({ id: service.id, workKindId: id })
    const refused = await send('DELETE', `/workkinds/${id}`)
    expect(refused.status).toBe(409)
    expect(refused.body.message).toContain(service.name)
    expect((await staff.production.kinds.query()).some((kind) => kind.id === id)).toBe(true)
  })
})
