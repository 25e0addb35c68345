import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MultilanguageService } from '../../../src/domains/catalog/multilanguage-output.ts'
import type { Card, Service } from '../../../src/domains/catalog/service-output.ts'
import { languages } from '../../../src/lib/languages.ts'
import { translate } from '../../../src/lib/translate.ts'
import { makeProduct, makeService } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { photo } from '../media/pictures.ts'

let app: TestApp
let token: string

beforeAll(async () => {
  app = await startTestApp()
  token = await app.signIn(['services'])
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.deps.db.service.updateMany({ data: { deletedAt: new Date() } })
})

const prices = [
  { count: 100, price: 1250 },
  { count: 500, price: 5000 },
]
const picture = async (name = 'a.png') => new File([await photo(60, 40).png().toBuffer()], name)

describe('the list', () => {
  test('is the same through both faces, with products and tiers, in the asked language', async () => {
    const service = await makeService(app.deps.db, { name: 'Banner', prices: prices.toReversed() })
    const product = await makeProduct(app.deps.db, service.id, { name: 'Roll-up' })
    const rest = await app.rest('GET', '/Services', { query: { lang: 'ru' } })
    const { items, pagination } = await app.trpc().services.list.query({ language: 'ru' })
    expect(rest.status).toBe(200)
    expect(rest.body.data).toEqual(items)
    expect(JSON.parse(rest.headers.get('pagination') ?? '')).toEqual(pagination)
    expect(items).toEqual([
      {
        id: service.id,
        name: 'Banner ru',
        description: '',
        photoUrl: '',
        priority: 1,
        priceFrom: 0.1,
        serviceTypes: [
          { id: product.id, name: 'Roll-up ru', description: '', photoUrl: '', priceFrom: null },
        ],
        servicePrices: [
          { id: expect.any(Number), count: 100, price: 12.5, priceWithDiscount: 0 },
          { id: expect.any(Number), count: 500, price: 50, priceWithDiscount: 0 },
        ],
      },
    ])
  })

  // BAS-1
  test('falls back to az where a text is empty, and for an unknown language', async () => {
    const { db } = app.deps
    const { id } = await makeService(db, { name: 'Kitab' })
    await db.service.update({ where: { id }, data: { name_ru: '', description: 'Haqqında' } })
    for (const language of ['ru', 'de', '']) {
      const answer = await app.rest('GET', '/services', { query: { language } })
      expect(answer.body.data).toMatchObject([{ name: 'Kitab', description: 'Haqqında' }])
    }
  })

  // BAS-7
  test('goes by priority ascending, then newest first', async () => {
    const { db } = app.deps
    const old = await makeService(db, { priority: 2 })
    const fresh = await makeService(db, { priority: 2 })
    const first = await makeService(db, { priority: 1 })
    const { items } = await app.trpc().services.list.query({})
    expect(items.map(({ id }) => id)).toEqual([first.id, fresh.id, old.id])
  })

  // API-4
  test('is paged from 1, without a size whole, past the end empty, and clamped to 200 a page', async () => {
    const { db } = app.deps
    await db.service.createMany({
      data: Array.from({ length: 205 }, (_, index) => ({ name: `s${index}`, priority: index })),
    })
    const page = async (query: Record<string, string | number>) => {
      const answer = await app.rest('GET', '/SERVICES', { query })
      const items: Service[] = answer.body.data
      return {
        names: items.map(({ name }) => name),
        header: JSON.parse(answer.headers.get('pagination') ?? ''),
      }
    }
    expect(await page({ pageIndex: 2, PageSize: 3 })).toEqual({
      names: ['s3', 's4', 's5'],
      header: { totalItems: 205, itemsPerPage: 3, currentPage: 2, totalPages: 69 },
    })
    expect((await page({ page: 1000, pageSize: 8 })).names).toEqual([])
    expect((await page({ pageSize: 0 })).names).toHaveLength(205)
    const clamped = await page({ pageSize: 5000 })
    expect([clamped.names.length, clamped.header.itemsPerPage, clamped.header.totalPages]).toEqual([
      200, 200, 2,
    ])
    const bad: Record<string, string>[] = [
      { page: 'x' },
      { page: '0' },
      { pageSize: '-1' },
      { pageSize: '1.5' },
    ]
    for (const query of bad) {
      expect((await app.rest('GET', '/services', { query })).status).toBe(400)
    }
  })

  test('carries an ETag that changes with what it shows', async () => {
    await makeService(app.deps.db)
    const etag = (await app.rest('GET', '/services')).headers.get('etag') ?? ''
    const headers = { 'if-none-match': etag }
    expect((await app.rest('GET', '/services', { headers })).status).toBe(304)
    await makeService(app.deps.db)
    expect((await app.rest('GET', '/services', { headers })).status).toBe(200)
  })
})

describe('one service', () => {
  test('is the same through both faces, and its path is read in any case', async () => {
    const { id } = await makeService(app.deps.db, { name: 'Flyer', prices })
    const rest = await app.rest('GET', `/sErViCeS/${id}`, { query: { Language: 'en' } })
    expect(rest.body.data).toEqual(await app.trpc().services.byId.query({ id, language: 'en' }))
    expect(rest.body.data).toMatchObject({ id, name: 'Flyer en' })
  })

  test.each(['abc', '1.5', '0', '-1', '2147483648'])('the malformed id %s is 400', async (id) => {
    expect((await app.rest('GET', `/services/${id}`)).status).toBe(400)
  })

  test('an unknown or deleted one is 404, in the language of the request', async () => {
    const { id } = await makeService(app.deps.db)
    await app.deps.db.service.update({ where: { id }, data: { deletedAt: new Date() } })
    expect((await app.rest('GET', '/services/2147483647')).status).toBe(404)
    expect((await app.rest('GET', `/services/${id}`, { token })).status).toBe(404)
    await expect(app.trpc().services.byId.query({ id })).rejects.toMatchObject({
      data: { code: 'NOT_FOUND' },
    })
  })

  test('a page is told whether what is not there was deleted or never was; a REST caller is not', async () => {
    const { db } = app.deps
    const service = await makeService(db)
    const product = await makeProduct(db, service.id)
    const hidden = await makeService(db, { state: false })
    await app.trpc(token).services.delete.mutate({ id: service.id })
    const goneOf = (read: Promise<unknown>) =>
      read.then(
        () => 'there',
        (error) => error.data.gone,
      )
    const { services, products } = app.trpc()
    expect(await goneOf(services.byId.query({ id: service.id }))).toBe(true)
    expect(await goneOf(products.byId.query({ id: product.id }))).toBe(true)
    expect(await goneOf(services.byId.query({ id: hidden.id }))).toBe(false)
    expect(await goneOf(services.byId.query({ id: 2147483647 }))).toBe(false)
    const rest = await app.rest('GET', `/services/${service.id}`)
    expect([rest.status, Object.keys(rest.body)]).toEqual([404, ['statusCode', 'code', 'message']])
  })
})

describe('state', () => {
  // BAS-8
  test('false hides a service and a product from everybody but staff of the area, who see it marked', async () => {
    const { db } = app.deps
    const shown = await makeService(db, { name: 'Açıq' })
    const hidden = await makeService(db, { name: 'Gizli', state: false })
    const product = await makeProduct(db, shown.id, { state: false })
    const others = await app.signIn(['campaigns'])
    for (const stranger of [undefined, others]) {
      const list = await app.trpc(stranger).services.list.query({})
      expect(list.items.map(({ id }) => id)).toEqual([shown.id])
      expect(list.items[0]?.serviceTypes).toEqual([])
      expect(list.items[0]).not.toHaveProperty('state')
      expect((await app.rest('GET', `/services/${hidden.id}`, { token: stranger })).status).toBe(404)
    }
    const list = await app.trpc(token).services.list.query({})
    expect(list.items.map(({ id, state }) => [id, state])).toEqual([
      [hidden.id, false],
      [shown.id, true],
    ])
    expect(list.items[1]?.serviceTypes).toMatchObject([{ id: product.id, state: false }])
    expect((await app.rest('GET', `/services/${hidden.id}`, { token })).body.data).toMatchObject({
      state: false,
    })
  })
})

describe('search', () => {
  // SRC-3
  test('answers the found services in the order of the search, at most 20, without hidden ones', async () => {
    const { db, search } = app.deps
    const services = []
    for (let index = 0; index < 23; index++) services.push(await makeService(db))
    const hidden = await makeService(db, { state: false })
    const ids = [hidden.id, ...services.map(({ id }) => id)]
    app.deps.search = async (query, limit) => (query === 'vizit kartı' ? ids.slice(0, limit) : [])
    const rest = await app.rest('GET', '/services/getservicebysearchname', {
      query: { NAME: ' vizit kartı ', language: 'ru' },
    })
    const cards: Card[] = rest.body.data
    expect(cards.map(({ id }) => id)).toEqual(ids.slice(1, 20))
    expect(cards[0]).toEqual({ id: ids[1], name: `${services[0]?.name} ru`, description: '', photoUrl: '' })
    const found = await app.trpc().services.search.query({ name: 'vizit kartı', language: 'ru' })
    expect(found).toEqual(cards)
    app.deps.search = search
  })

  // SRC-2
  test('an empty or missing name finds nothing', async () => {
    await makeService(app.deps.db)
    const empty: Record<string, string>[] = [{ name: '' }, { name: '   ' }, {}]
    for (const query of empty) {
      const answer = await app.rest('GET', '/Services/GetServiceBySearchName', {
        query,
      })
      expect([answer.status, answer.body.data]).toEqual([200, []])
    }
  })
})

describe('adding', () => {
  test('takes a form with a picture and price rows as JSON; the picture is served', async () => {
    const rest = await app.rest('POST', '/Services', {
      token,
      form: {
        Name: '  Vizit kartı ',
        name_RU: 'Визитка',
        description: 'Mətn',
        Priority: '3',
        servicePriceDatas: '[{"Count":"100","price":"12,50"},{"count":500,"PRICE":40}]',
        appId: 'ignored',
        file: await picture(),
      },
    })
    expect(rest.status).toBe(201)
    const service: MultilanguageService = rest.body.data
    expect(service).toMatchObject({
      name: 'Vizit kartı',
      name_ru: 'Визитка',
      name_en: '',
      description: 'Mətn',
      priority: 3,
      state: true,
      servicePrices: [
        { count: 100, price: 12.5, priceWithDiscount: 0 },
        { count: 500, price: 40, priceWithDiscount: 0 },
      ],
    })
    expect(service).not.toHaveProperty('appId')
    const file = await fetch(app.url + service.photoUrl)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })

  test('takes JSON, and through the UI’s face a file', async () => {
    const json = await app.rest('POST', '/services', {
      token,
      json: { name: 'Afişa', state: 'false', servicePriceDatas: [{ count: 1, price: 0.01 }] },
    })
    expect(json.body.data).toMatchObject({ state: false, servicePrices: [{ count: 1, price: 0.01 }] })
    const added = await app.trpc(token).services.create.mutate({
      name: 'Poster',
      file: await picture(),
      servicePriceDatas: [{ count: 10, price: 7 }],
    })
    expect(added).toMatchObject({ name: 'Poster', priority: 1, servicePrices: [{ count: 10, price: 7 }] })
    expect(added.photoUrl).toMatch(/^\/media\//)
  })

  test.each([
    ['no name', {}, ['name']],
    ['an empty name', { name: '  ' }, ['name']],
    [
      'a price of 0',
      { name: 'a', servicePriceDatas: [{ count: 1, price: 0 }] },
      ['servicePriceDatas.0.price'],
    ],
    [
      'a count of 1.5',
      { name: 'a', servicePriceDatas: [{ count: 1.5, price: 1 }] },
      ['servicePriceDatas.0.count'],
    ],
    ['a missing price', { name: 'a', servicePriceDatas: [{ count: 1 }] }, ['servicePriceDatas.0.price']],
    ['broken JSON', { name: 'a', servicePriceDatas: '[{"count":1' }, ['servicePriceDatas.0']],
    [
      'a count twice',
      {
        name: 'a',
        servicePriceDatas: [
          { count: 1, price: 1 },
          { count: 2, price: 2 },
          { count: 1, price: 3 },
        ],
      },
      ['servicePriceDatas.2.count'],
    ],
    ['a priority that is no number', { name: 'a', priority: 'high' }, ['priority']],
    ['a state that is no flag', { name: 'a', state: 'maybe' }, ['state']],
    ['a file that is text', { name: 'a', file: 'C:\\a.png' }, ['file']],
  ])('refuses %s and stores nothing', async (_what, json, paths) => {
    const answer = await app.rest('POST', '/services', { token, json })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ statusCode: 400, code: 'VALIDATION' })
    expect(answer.body.errors?.map(({ path }) => path)).toEqual(paths)
    expect(await app.deps.db.service.count({ where: { deletedAt: null } })).toBe(0)
    await expect(app.trpc(token).services.create.mutate(json as never)).rejects.toMatchObject({
      data: { code: 'VALIDATION', errors: paths.map((path) => ({ path })) },
    })
  })

  test('refuses what is no picture with 400 and more than 10 MB with 413; nothing is stored', async () => {
    const text = await app.rest('POST', '/services', {
      token,
      form: { name: 'a', file: new File(['<html>'], 'a.png', { type: 'image/png' }) },
    })
    expect([text.status, text.body.errors?.map(({ path }) => path)]).toEqual([400, ['file']])
    const large = await app.rest('POST', '/services', {
      token,
      form: { name: 'a', file: new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.png') },
    })
    expect([large.status, large.body.code]).toEqual([413, 'TOO_LARGE'])
    expect(await app.deps.db.service.count({ where: { deletedAt: null } })).toBe(0)
  })
})

describe('changing', () => {
  // CAT-2
  test('keeps what is not sent and replaces the price rows that are', async () => {
    const { db } = app.deps
    const { id } = await makeService(db, { name: 'Köhnə', priority: 7, prices })
    const rest = await app.rest('PUT', '/services', {
      token,
      form: { ID: id, name_en: 'New', state: 'false' },
    })
    expect([rest.status, rest.body]).toEqual([204, undefined])
    const read = () => app.trpc(token).services.multilanguage.query({ id })
    expect(await read()).toMatchObject({
      name: 'Köhnə',
      name_ru: 'Köhnə ru',
      name_en: 'New',
      priority: 7,
      state: false,
      servicePrices: [{ count: 100 }, { count: 500 }],
    })
    const changed = await app.trpc(token).services.update.mutate({
      id,
      name_ru: '',
      state: true,
      servicePriceDatas: [{ count: 500, price: 45 }],
    })
    expect(changed).toEqual(await read())
    expect(changed).toMatchObject({ name_ru: '', state: true, servicePrices: [{ count: 500, price: 45 }] })
    await app.rest('PUT', '/services', { token, form: { id, servicePriceDatas: '[]' } })
    expect((await read()).servicePrices).toEqual([])
  })

  test('keeps the picture when none is sent and replaces it when one is', async () => {
    const { id, photoUrl } = await app
      .trpc(token)
      .services.create.mutate({ name: 'a', file: await picture() })
    const renamed = await app.trpc(token).services.update.mutate({ id, name: 'b' })
    expect(renamed.photoUrl).toBe(photoUrl)
    const replaced = await app.rest('PUT', '/services', { token, form: { id, file: await picture() } })
    expect(replaced.status).toBe(204)
    const { photoUrl: now } = await app.trpc(token).services.multilanguage.query({ id })
    expect(now).toMatch(/^\/media\//)
    expect(now).not.toBe(photoUrl)
  })

  test('refuses an emptied name, a doubled count and a missing id with 400, an unknown id with 404', async () => {
    const { id } = await makeService(app.deps.db, { prices })
    const put = (json: unknown) => app.rest('PUT', '/services', { token, json })
    expect((await put({ id, name: '' })).body.errors).toMatchObject([{ path: 'name' }])
    const row = { count: 5, price: 1 }
    expect((await put({ id, servicePriceDatas: [row, row] })).status).toBe(400)
    expect((await put({ name: 'a' })).body.errors).toMatchObject([{ path: 'id' }])
    expect((await put({ id: 2147483647, name: 'a' })).status).toBe(404)
    expect((await app.trpc(token).services.multilanguage.query({ id })).servicePrices).toHaveLength(2)
  })

  // BAS-10
  test('is refused with 409 when somebody else has saved since it was read', async () => {
    const { id } = await makeService(app.deps.db)
    const { updatedAt } = await app.trpc(token).services.multilanguage.query({ id })
    const save = (name: string) => app.rest('PUT', '/services', { token, json: { id, name, updatedAt } })
    const statuses = await Promise.all([save('bir'), save('iki')])
    expect(statuses.map(({ status }) => status).sort()).toEqual([204, 409])
  })
})

describe('deleting', () => {
  // CAT-3
  test('takes it out of lists, campaigns and projects with its products; orders keep naming it', async () => {
    const { db } = app.deps
    const { id } = await makeService(db, { prices })
    const product = await makeProduct(db, id)
    const campaign = await db.campaign.create({
      data: { title: 'a', description: 'b', services: { create: { serviceId: id } } },
    })
    const project = await db.project.create({ data: { name: 'a', serviceId: id } })
    const user = await db.user.findFirstOrThrow()
    const names = { serviceName: 'a', serviceName_ru: '', serviceName_en: '' }
    const order = await db.order.create({ data: { userId: user.id, serviceId: id, ...names, count: 1 } })

    const answer = await app.rest('DELETE', `/services/${id}`, { token })
    expect([answer.status, answer.body.data]).toEqual([200, { id }])
    expect((await app.rest('GET', `/services/${id}`)).status).toBe(404)
    expect((await app.rest('GET', `/services/${id}/multilanguage`, { token })).status).toBe(404)
    expect((await app.rest('GET', `/serviceTypes/${product.id}`, { token })).status).toBe(404)
    expect(await db.campaignService.count({ where: { campaignId: campaign.id } })).toBe(0)
    expect(await db.project.findUnique({ where: { id: project.id } })).toMatchObject({ serviceId: null })
    expect(await db.order.findUnique({ where: { id: order.id } })).toMatchObject({ serviceId: id })
    expect((await app.rest('DELETE', `/services/${id}`, { token })).status).toBe(404)
  })

  test('lets its picture go', async () => {
    const { id } = await app.trpc(token).services.create.mutate({ name: 'a', file: await picture() })
    await expect(app.trpc(token).services.delete.mutate({ id })).resolves.toEqual({ id })
    expect(await app.deps.db.service.findUnique({ where: { id } })).toMatchObject({ photoId: null })
  })
})

describe('the multilanguage read', () => {
  // API-5
  test('answers the texts as stored, the same through both faces', async () => {
    const { id } = await makeService(app.deps.db, { name: 'Stend', state: false, prices })
    await app.deps.db.service.update({ where: { id }, data: { name_ru: '' } })
    const rest = await app.rest('GET', `/Services/${id}/Multilanguage`, { token, query: { language: 'ru' } })
    expect(rest.body.data).toEqual(await app.trpc(token).services.multilanguage.query({ id }))
    expect(rest.body.data).toMatchObject({ name: 'Stend', name_ru: '', name_en: 'Stend en', state: false })
  })
})

describe('permission', () => {
  // CAT-1
  test('writes and the multilanguage read are 401 without a token, 403 without the area, on both faces', async () => {
    const { id } = await makeService(app.deps.db)
    const client = await app.signIn('Client')
    const other = await app.signIn(['campaigns', 'orders'])
    const calls: [string, string][] = [
      ['GET', `/Services/${id}/multilanguage`],
      ['POST', '/Services'],
      ['PUT', '/services'],
      ['DELETE', `/services/${id}`],
      ['DELETE', '/services/2147483647'],
    ]
    for (const [method, path] of calls) {
      expect((await app.rest(method, path)).status).toBe(401)
      for (const stranger of [client, other]) {
        const answer = await app.rest(method, path, { token: stranger })
        expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'FORBIDDEN'])
      }
    }
    const { services } = app.trpc(client)
    for (const call of [
      () => services.multilanguage.query({ id }),
      () => services.create.mutate({ name: 'a' }),
      () => services.update.mutate({ id }),
      () => services.delete.mutate({ id }),
    ]) {
      await expect(call()).rejects.toMatchObject({ data: { code: 'FORBIDDEN', httpStatus: 403 } })
    }
    expect((await app.rest('GET', `/services/${id}`)).status).toBe(200)
  })

  // API-2
  test('messages come in the language of the request', async () => {
    for (const language of languages) {
      const answer = await app.rest('POST', '/services', { token, query: { language }, json: {} })
      const message = translate({ id: 'field.required', message: 'Please fill in this field.' }, language)
      expect(answer.body.errors).toEqual([{ path: 'name', message }])
      const failed = app.trpc(token, language).services.create.mutate({ name: '' })
      await expect(failed).rejects.toMatchObject({ data: { errors: [{ path: 'name', message }] } })
    }
  })
})
