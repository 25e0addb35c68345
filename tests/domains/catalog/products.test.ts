import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MultilanguageProduct } from '../../../src/domains/catalog/multilanguage-output.ts'
import { makeProduct, makeService } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { photo } from '../media/pictures.ts'

let app: TestApp
let token: string
let serviceId: number

beforeAll(async () => {
  app = await startTestApp()
  token = await app.signIn(['services'])
  serviceId = (await makeService(app.deps.db)).id
})
afterAll(() => app.close())

const prices = [
  { count: 10, price: 999 },
  { count: 50, price: 4000 },
]
const unknown = 2147483647

describe('one product', () => {
  test('is the same through both faces, with its tiers, in the asked language', async () => {
    const { id } = await makeProduct(app.deps.db, serviceId, { name: 'Fincan', prices })
    const rest = await app.rest('GET', `/servicetypes/${id}`, { query: { LANG: 'en' } })
    expect(rest.body.data).toEqual(await app.trpc().products.byId.query({ id, language: 'en' }))
    expect(rest.body.data).toEqual({
      id,
      name: 'Fincan en',
      description: '',
      photoUrl: '',
      serviceId,
      serviceTypePrices: [
        { id: expect.any(Number), count: 10, price: 9.99, priceWithDiscount: 0 },
        { id: expect.any(Number), count: 50, price: 40, priceWithDiscount: 0 },
      ],
    })
  })

  // CAT-6
  test('is among the latest, newest first, while it and its service are on sale', async () => {
    const { db } = app.deps
    const older = await makeProduct(db, serviceId, { name: 'Maqnit', prices })
    const newest = await makeProduct(db, serviceId, { name: 'Açarlıq' })
    await makeProduct(db, serviceId, { state: false })
    await makeProduct(db, (await makeService(db, { state: false })).id)
    const rest = await app.rest('GET', '/servicetypes/latest', { query: { language: 'az' }, token })
    expect(rest.body.data).toMatchObject([
      { id: newest.id, name: 'Açarlıq', photoUrl: '', priceFrom: null },
      { id: older.id, name: 'Maqnit', priceFrom: 0.8 },
    ])
    expect(await app.trpc(token).products.latest.query({ language: 'az' })).toEqual(rest.body.data)
    const many = await app.rest('GET', '/servicetypes/latest', { query: { count: '13' } })
    expect(many.status).toBe(400)
  })

  test('a malformed id is 400, an unknown one 404', async () => {
    expect((await app.rest('GET', '/serviceTypes/abc')).status).toBe(400)
    expect((await app.rest('GET', `/serviceTypes/${unknown}`)).status).toBe(404)
  })

  test('switched off, or with its service switched off, is there for staff of the area only', async () => {
    const { db } = app.deps
    const hiddenService = await makeService(db, { state: false })
    const hidden = await makeProduct(db, serviceId, { state: false })
    const beneath = await makeProduct(db, hiddenService.id)
    const other = await app.signIn(['orders'])
    for (const [id, state] of [
      [hidden.id, false],
      [beneath.id, true],
    ] as const) {
      expect((await app.rest('GET', `/serviceTypes/${id}`)).status).toBe(404)
      expect((await app.rest('GET', `/serviceTypes/${id}`, { token: other })).status).toBe(404)
      expect((await app.rest('GET', `/serviceTypes/${id}`, { token })).body.data).toMatchObject({ id, state })
    }
  })
})

describe('adding', () => {
  test('takes a form with a picture and price rows, and JSON', async () => {
    const rest = await app.rest('POST', '/serviceTypes', {
      token,
      form: {
        NAME: 'Termos',
        name_ru: 'Термос',
        ServiceId: String(serviceId),
        ServiceTypePriceDatas: '[{"count":1,"price":15}]',
        file: new File([await photo(50, 50).png().toBuffer()], 'a.png'),
      },
    })
    expect(rest.status).toBe(201)
    const product: MultilanguageProduct = rest.body.data
    expect(product).toMatchObject({
      name: 'Termos',
      name_ru: 'Термос',
      serviceId,
      priority: 1,
      state: true,
      serviceTypePrices: [{ count: 1, price: 15 }],
    })
    expect((await fetch(app.url + product.photoUrl)).status).toBe(200)
    const added = await app.trpc(token).products.create.mutate({ name: 'Qələm', serviceId })
    expect(added).toMatchObject({ name: 'Qələm', serviceId, serviceTypePrices: [] })
  })

  test('names the field of an unknown or deleted service with 400, and stores nothing', async () => {
    const { db } = app.deps
    const gone = await makeService(db)
    await app.trpc(token).services.delete.mutate({ id: gone.id })
    const before = [await db.product.count(), await db.media.count()]
    for (const id of [gone.id, unknown]) {
      const file = new File([await photo(50, 50).png().toBuffer()], 'a.png')
      const answer = await app.rest('POST', '/serviceTypes', {
        token,
        form: { name: 'a', serviceId: id, file },
      })
      expect([answer.status, answer.body.errors?.map(({ path }) => path)]).toEqual([400, ['serviceId']])
      const call = app.trpc(token).products.create.mutate({ name: 'a', serviceId: id })
      await expect(call).rejects.toMatchObject({ data: { errors: [{ path: 'serviceId' }] } })
    }
    expect([await db.product.count(), await db.media.count()]).toEqual(before)
  })

  // CAT-2
  test('needs a name and a service, and a count once only', async () => {
    const missing = await app.rest('POST', '/serviceTypes', { token, json: {} })
    expect([missing.status, missing.body.errors?.map(({ path }) => path).sort()]).toEqual([
      400,
      ['name', 'serviceId'],
    ])
    const row = { count: 1, price: 1 }
    const doubled = await app.rest('POST', '/serviceTypes', {
      token,
      json: { name: 'a', serviceId, serviceTypePriceDatas: [row, row] },
    })
    expect(doubled.body.errors).toMatchObject([{ path: 'serviceTypePriceDatas.1.count' }])
  })
})

describe('changing', () => {
  // API-6
  test('takes the id as ServiceTypeId, keeps what is not sent, and replaces given price rows', async () => {
    const { db } = app.deps
    const { id } = await makeProduct(db, serviceId, { name: 'Papka', prices })
    const target = await makeService(db)
    const rest = await app.rest('PUT', '/ServiceTypes', {
      token,
      form: { ServiceTypeId: id, serviceId: target.id, description_en: 'Folder' },
    })
    expect(rest.status).toBe(200)
    expect(rest.body.data).toMatchObject({
      id,
      serviceId: target.id,
      name: 'Papka',
      description_en: 'Folder',
      serviceTypePrices: [{ count: 10 }, { count: 50 }],
    })
    const changed = await app.trpc(token).products.update.mutate({
      id,
      state: false,
      serviceTypePriceDatas: [{ count: 50, price: 39.5 }],
    })
    expect(changed).toMatchObject({ state: false, serviceTypePrices: [{ count: 50, price: 39.5 }] })
    expect(await app.trpc(token).products.multilanguage.query({ id })).toEqual(changed)
  })

  test('an unknown service is 400, an unknown id 404, an emptied name 400', async () => {
    const { id } = await makeProduct(app.deps.db, serviceId)
    const put = (json: unknown) => app.rest('PUT', '/serviceTypes', { token, json })
    expect((await put({ id, serviceId: unknown })).body.errors).toMatchObject([{ path: 'serviceId' }])
    expect((await put({ id: unknown, name: 'a' })).status).toBe(404)
    expect((await put({ id, name: '' })).status).toBe(400)
    expect((await put({ name: 'a' })).body.errors).toMatchObject([{ path: 'id' }])
  })

  test('of two who have read the same, one saves and the other gets 409', async () => {
    const { id } = await makeProduct(app.deps.db, serviceId)
    const { updatedAt } = await app.trpc(token).products.multilanguage.query({ id })
    const save = (name: string) => app.rest('PUT', '/serviceTypes', { token, json: { id, name, updatedAt } })
    const statuses = (await Promise.all([save('bir'), save('iki')])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
  })
})

describe('deleting', () => {
  test('takes it off the site for good; a second time it is 404', async () => {
    const { db } = app.deps
    const one = await makeProduct(db, serviceId)
    const other = await makeProduct(db, serviceId)
    expect((await app.rest('DELETE', `/servicetypes/${one.id}`, { token })).body.data).toEqual({ id: one.id })
    expect(await app.trpc(token).products.delete.mutate({ id: other.id })).toEqual({ id: other.id })
    for (const { id } of [one, other]) {
      expect((await app.rest('GET', `/serviceTypes/${id}`, { token })).status).toBe(404)
      expect((await app.rest('DELETE', `/serviceTypes/${id}`, { token })).status).toBe(404)
      expect(await db.product.findUnique({ where: { id } })).not.toBeNull()
    }
    const { serviceTypes } = await app.trpc(token).services.byId.query({ id: serviceId })
    expect(serviceTypes.map(({ id }) => id)).not.toContain(one.id)
  })
})

test('the multilanguage read answers the texts as stored, the same through both faces', async () => {
  const { id } = await makeProduct(app.deps.db, serviceId, { name: 'Disk' })
  await app.deps.db.product.update({ where: { id }, data: { name_en: '' } })
  const path = `/ServiceTypes/getServiceTypeMultilanguage/${id}`
  const rest = await app.rest('GET', path, { token })
  expect(rest.body.data).toEqual(await app.trpc(token).products.multilanguage.query({ id }))
  expect(rest.body.data).toMatchObject({ name: 'Disk', name_ru: 'Disk ru', name_en: '', serviceId })
})

// CAT-1
test('writes and the multilanguage read need area 1, on both faces', async () => {
  const { id } = await makeProduct(app.deps.db, serviceId)
  const stranger = await app.signIn(['portfolios'])
  const calls: [string, string][] = [
    ['GET', `/ServiceTypes/GetServiceTypeMultilanguage/${id}`],
    ['POST', '/ServiceTypes'],
    ['PUT', '/ServiceTypes'],
    ['DELETE', `/servicetypes/${id}`],
  ]
  for (const [method, path] of calls) {
    expect((await app.rest(method, path)).status).toBe(401)
    expect((await app.rest(method, path, { token: 'unknown' })).status).toBe(401)
    expect((await app.rest(method, path, { token: stranger })).status).toBe(403)
  }
  const { products } = app.trpc(stranger)
  for (const call of [
    () => products.multilanguage.query({ id }),
    () => products.create.mutate({ name: 'a', serviceId }),
    () => products.update.mutate({ id }),
    () => products.delete.mutate({ id }),
  ]) {
    await expect(call()).rejects.toMatchObject({ data: { code: 'FORBIDDEN' } })
  }
  expect((await app.rest('GET', `/serviceTypes/${id}`)).status).toBe(200)
})
