import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nameAndEmail, phoneDigits } from '../../../src/domains/customers/match-users.ts'
import { itemNames, matchingIds } from '../../../src/domains/orders/search-orders.ts'
import { searchTerms } from '../../../src/lib/search-terms.ts'
import { makeOrder, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let staff: string
let cards: number
let banner: number

beforeAll(async () => {
  app = await startTestApp()
  const { db } = app.deps
  staff = await app.signIn(['orders'])
  const customer = await makeUser(db, 'Client', { name: 'Çinarə', email: 'kinara@example.com' })
  await db.user.update({
    where: { id: customer.id },
    data: { surname: 'Şıxlı', phoneNumber: '+994 (55) 700-11-22' },
  })
  const other = await makeUser(db, 'Client', { name: 'Оleg' })
  await db.user.update({ where: { id: other.id }, data: { surname: 'Ёлкин', phoneNumber: '0125551234' } })
  const service = await db.service.create({
    data: { name: 'Vizit kartları', name_ru: 'Визитки', name_en: 'Business cards' },
  })
  const product = await db.product.create({ data: { serviceId: service.id, name: 'Laminasiya 100%_mat' } })
  cards = (await makeOrder(db, customer.id, service)).id
  await db.order.update({
    where: { id: cards },
    data: {
      productId: product.id,
      productName: 'Laminasiya 100%_mat',
      productName_ru: 'Ламинация',
      productName_en: 'Lamination',
    },
  })
  const stand = await db.service.create({
    data: { name: 'Banner', name_ru: 'Баннер', name_en: 'Outdoor banner' },
  })
  banner = (await makeOrder(db, other.id, stand)).id
})
afterAll(() => app.close())

async function search(name: string): Promise<number[]> {
  const answer = await app.rest('GET', '/Order/GetOrderBySearchName', { token: staff, query: { name } })
  expect(answer.status).toBe(200)
  return (answer.body.data as { id: number }[]).map((order) => order.id)
}

// ORD-16
describe('orders are found', () => {
  test.each([
    'Çinarə',
    'cinare',
    'CINARE SIXLI',
    'şıxlı çinarə',
    'xli',
    '055 700 11 22',
    '+994557001122',
    '7001122',
    'vizit kartlari',
    'визитки',
    'ВИЗИТКИ',
    'business',
    'ламинация',
    'lamination cards',
    '100%_mat',
  ])('by %s', async (name) => {
    expect(await search(name)).toEqual([cards])
  })

  test('by id, also written with #, № or No.', async () => {
    for (const name of [String(banner), `#${banner}`, `№ ${banner}`, `No. ${banner}`]) {
      expect(await search(name)).toContain(banner)
    }
  })

  test('with ё for е, newest first, through tRPC too', async () => {
    expect(await search('Елкин')).toEqual([banner])
    const found = await app.trpc(staff).orders.search.query({ name: 'a' })
    expect(found.map((order) => order.id)).toEqual([banner, cards])
  })
})

describe('nothing is found', () => {
  test.each([
    '',
    '   ',
    '%',
    '_',
    '\\',
    'kinara@example.com',
    'zzzz',
    '2147483648',
    '99999999999999',
    "' OR 1=1",
  ])('by %j, unless it stands there', async (name) => {
    const found = await search(name)
    expect(found).toEqual(name === '%' || name === '_' ? [cards] : [])
  })
})

// ORD-16
test('a search without area 8 is 403', async () => {
  const token = await app.signIn(['newOrders'])
  expect((await app.rest('GET', '/Order/GetOrderBySearchName', { token, query: { name: 'a' } })).status).toBe(
    403,
  )
})

// ORD-16
test('of those found by item and those found by customer the newest are taken together', async () => {
  const { db } = app.deps
  const named = await makeUser(db, 'Client', { name: 'Bukletçi' })
  const other = await makeUser(db)
  const service = (name: string) => db.service.create({ data: { name, name_ru: '', name_en: '' } })
  const [booklets, cups] = [await service('Buklet'), await service('Fincan')]
  const ids: number[] = []
  for (const [customer, item] of [
    [named, cups] as const,
    [other, booklets] as const,
    [other, cups] as const,
    [other, booklets] as const,
    [named, booklets] as const,
    [named, cups] as const,
  ])
    ids.push((await makeOrder(db, customer.id, item)).id)
  const [first, second, , fourth, fifth, sixth] = ids
  expect(await matchingIds(db, 'buklet', 10)).toEqual([sixth, fifth, fourth, second, first])
  expect(await matchingIds(db, 'buklet', 3)).toEqual([sixth, fifth, fourth])
})

test('at most 200 orders are answered', async () => {
  const { db } = app.deps
  const customer = await makeUser(db, 'Client', { name: 'Toplu' })
  const service = await db.service.create({ data: { name: 'Kütləvi sifariş' } })
  await db.order.createMany({
    data: Array.from({ length: 205 }, () => ({
      userId: customer.id,
      serviceId: service.id,
      serviceName: service.name,
      serviceName_ru: '',
      serviceName_en: '',
      count: 1,
    })),
  })
  expect(await search('kutlevi')).toHaveLength(200)
})

test('a phone number is searched without its country or trunk prefix, and only with three digits or more', () => {
  const phones = ['0503124418', '+994 50 312 44 18', '00994503124418', '312-44'].map(
    (typed) => searchTerms(typed).phone,
  )
  expect(phones).toEqual(['%503124418%', '%503124418%', '%503124418%', '%31244%'])
  expect(['12', 'a123', '994', '050'].map((typed) => searchTerms(typed).phone)).toEqual([
    null,
    null,
    '%994%',
    null,
  ])
})

test.each([
  ['orders_search_idx', 'orders', itemNames],
  ['users_search_idx', 'users u', nameAndEmail],
  ['users_phone_idx', 'users u', phoneDigits],
])('the searches are served by the index %s', async (index, table, expression) => {
  const plan = await app.deps.db.$transaction(async (tx) => {
    await tx.$executeRawUnsafe('SET LOCAL enable_seqscan = off')
    return tx.$queryRawUnsafe(`EXPLAIN SELECT 1 FROM ${table} WHERE ${expression.sql} LIKE '%vizit%'`)
  })
  expect(JSON.stringify(plan)).toContain(index)
})
