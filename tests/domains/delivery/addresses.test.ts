import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { moveCustomer } from '../../../src/domains/accounts/move-customer.ts'
import type { AddressView } from '../../../src/domains/delivery/delivery-output.ts'
import { makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let customer: Awaited<ReturnType<typeof makeUser>>
let own: string
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  customer = await makeUser(app.deps.db)
  own = await makeToken(app.deps.db, customer.id)
})

const office = {
  label: 'Ofis',
  place: 'Nəsimi',
  street: 'Səməd Vurğun',
  building: '92',
  entrance: '2',
  floor: '4',
  flat: '41',
  landmark: '«Bulvar» aptekinin yanı',
  phoneNumber: '050 210 44 80',
  postalCode: 'az 1014',
}
const needed = { place: 'Nəsimi', street: 'S. Vurğun', building: '92', phoneNumber: '+994502104480' }
const add = (json: object, token = own) => app.rest('POST', '/addresses', { token, json })
async function added(json: object = office, token = own): Promise<AddressView> {
  const { status, body } = await add(json, token)
  expect(status, body.message).toBe(201)
  return body.data as AddressView
}
const list = async (token = own) =>
  (await app.rest('GET', '/addresses', { token })).body.data as AddressView[]

// DEL-6
describe('a customer’s addresses', () => {
  test('are added, changed and removed; another’s aren’t there', async () => {
    const { id, updatedAt, ...rest } = await added()
    expect(rest).toEqual({ ...office, phoneNumber: '+994 50 210 44 80', postalCode: 'AZ1014' })
    const second = await added(needed)
    expect((await list()).map((one) => one.id)).toEqual([second.id, id])
    const change = (json: object, token = own) => app.rest('PUT', `/addresses/${id}`, { token, json })
    expect((await change({ landmark: 'Metro', postalCode: '', updatedAt })).body.data).toMatchObject({
      landmark: 'Metro',
      postalCode: '',
      street: 'Səməd Vurğun',
    })
    expect((await change({ landmark: 'B', updatedAt })).status).toBe(409)
    const stranger = await makeToken(app.deps.db, (await makeUser(app.deps.db)).id)
    const remove = (token: string) => app.rest('DELETE', `/addresses/${id}`, { token })
    expect((await change({ landmark: 'B' }, stranger)).status).toBe(404)
    expect((await remove(stranger)).status).toBe(404)
    expect(await list(stranger)).toEqual([])
    const removed = await remove(own)
    expect(removed.body.data).toMatchObject({ id, landmark: 'Metro' })
    expect((await remove(own)).status).toBe(404)
    expect(await app.trpc(own).delivery.addresses.query()).toMatchObject([{ id: second.id }])
  })

  test.each([
    ['no place', { place: ' ' }, 'place'],
    ['no street', { street: '' }, 'street'],
    ['no building', { building: '' }, 'building'],
    ['half a phone number', { phoneNumber: '12' }, 'phoneNumber'],
    ['an index of five digits', { postalCode: 'AZ10140' }, 'postalCode'],
    ['a street of 500 signs', { street: 'ə'.repeat(500) }, 'street'],
    ['a landmark of 500 signs', { landmark: 'ə'.repeat(500) }, 'landmark'],
  ])('refuse %s', async (_, changes, path) => {
    const { status, body } = await add({ ...needed, ...changes })
    expect([status, body.errors?.[0]?.path]).toEqual([400, path])
  })

  test('are at most 20, also when they are added at once', async () => {
    for (let count = 0; count < 18; count += 1) await added(needed)
    const statuses = (await Promise.all([1, 2, 3, 4].map(() => add(needed)))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, 201, 409, 409])
    expect(await list()).toHaveLength(20)
  })

  test('are read by staff with area 7 or 8, and by no one else', async () => {
    const { id } = await added()
    const of = async (areas: Parameters<TestApp['signIn']>[0], userId = customer.id) =>
      app.rest('GET', `/addresses/customer/${userId}`, { token: await app.signIn(areas) })
    expect((await of(['newOrders'])).body.data).toMatchObject([{ id }])
    expect((await of(['orders'])).body.data).toMatchObject([{ id }])
    expect((await of(['users'])).status).toBe(403)
    expect((await of(['orders'], 999_999)).status).toBe(404)
    expect((await app.rest('GET', '/addresses')).status).toBe(401)
  })
})

// DEL-9
describe('an address is the person’s', () => {
  test('who takes along what is kept of them', async () => {
    await added()
    const { content } = await app.trpc(own).personalData.mine.query()
    const { addresses } = JSON.parse(Buffer.from(content, 'base64').toString()) as { addresses: unknown }
    expect(addresses).toMatchObject([{ street: 'Səməd Vurğun', landmark: '«Bulvar» aptekinin yanı' }])
  })

  test('and goes with them', async () => {
    await added()
    const staff = await app.signIn(['users'])
    expect((await app.rest('DELETE', `/clients/${customer.id}`, { token: staff })).status).toBe(204)
    expect(await app.deps.db.address.count({ where: { userId: customer.id } })).toBe(0)
  })

  test('and moves along when two records of them become one', async () => {
    const { id } = await added()
    const stays = await makeUser(app.deps.db)
    await app.deps.db.$transaction((tx) => moveCustomer(tx, { from: customer.id, to: stays.id }))
    expect((await app.deps.db.address.findUniqueOrThrow({ where: { id } })).userId).toBe(stays.id)
  })
})
