import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeOrder, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let staff: string
let service: Awaited<ReturnType<typeof makeService>>
let customer: Awaited<ReturnType<typeof makeUser>>

beforeAll(async () => {
  app = await startTestApp()
  staff = await app.signIn(['users'])
  service = await makeService(app.deps.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  app.setNow(null)
  customer = await makeUser(app.deps.db)
})

const spend = (price: number, acceptedAt = new Date(), status: 'Accepted' | 'NotApproved' = 'Accepted') =>
  makeOrder(app.deps.db, customer.id, service, { status, price, acceptedAt })

describe('the list of customers', () => {
  // CUS-3, API-12
  test('has living customers only, newest first, paged, with exactly the fields of the contract', async () => {
    const deleted = await makeUser(app.deps.db)
    await app.deps.db.user.update({ where: { id: deleted.id }, data: { deletedAt: new Date() } })
    await makeUser(app.deps.db, 'Moderator')
    await spend(1050)
    const answer = await app.rest('GET', '/clients', { token: staff, query: { page: 1, pageSize: 3 } })
    expect(answer.status).toBe(200)
    expect((answer.body.data as unknown[])[0]).toEqual({
      id: customer.id,
      name: customer.name,
      surname: customer.surname,
      email: customer.email,
      phoneNumber: customer.phoneNumber,
      budget: 10.5,
    })
    const totalItems = await app.deps.db.user.count({ where: { roleId: 7, deletedAt: null } })
    expect(JSON.parse(answer.headers.get('pagination') ?? '')).toEqual({
      totalItems,
      itemsPerPage: 3,
      currentPage: 1,
      totalPages: Math.ceil(totalItems / 3),
    })
    const all = await app.trpc(staff).customers.list.query({})
    expect(all.items).toHaveLength(totalItems)
    expect(all.items.map((item) => item.id)).not.toContain(deleted.id)
  })

  test('is counted rightly while accounts come, go and change their role at once', async () => {
    const { db } = app.deps
    const counted = async () =>
      (await app.trpc(staff).customers.list.query({ page: 1, pageSize: 1 })).pagination.totalItems
    const before = await counted()
    const made = await Promise.all(Array.from({ length: 12 }, () => makeUser(db)))
    expect(await counted()).toBe(before + 12)
    const moderator = await makeUser(db, 'Moderator')
    await Promise.all([
      ...made.slice(0, 4).map(({ id }) => db.user.update({ where: { id }, data: { deletedAt: new Date() } })),
      ...made
        .slice(4, 6)
        .map(({ id }) => db.user.update({ where: { id }, data: { roleId: moderator.roleId } })),
      db.user.update({ where: { id: moderator.id }, data: { roleId: customer.roleId } }),
      db.user.updateMany({ data: { language: 'ru' } }),
    ])
    expect(await counted()).toBe(before + 12 - 4 - 2 + 1)
    expect(await counted()).toBe(await db.user.count({ where: { roleId: customer.roleId, deletedAt: null } }))
  })

  // CUS-3
  test('needs area 6', async () => {
    const other = await app.signIn(['orders', 'newOrders'])
    for (const path of ['/clients', '/AppUser/GetAppUserBySearchName']) {
      expect((await app.rest('GET', path, { token: other, query: { name: 'a' } })).status).toBe(403)
      expect((await app.rest('GET', path)).status).toBe(401)
    }
  })
})

describe('one customer', () => {
  test('is read by id through both faces, with what the office says of him and nothing else', async () => {
    const { db } = app.deps
    await db.user.update({ where: { id: customer.id }, data: { language: 'ru', emailConfirmedAt: null } })
    await spend(1050)
    const answer = await app.rest('GET', `/clients/${customer.id}`, { token: staff })
    expect(answer.status).toBe(200)
    expect(answer.body.data).toEqual({
      id: customer.id,
      name: customer.name,
      surname: customer.surname,
      email: customer.email,
      phoneNumber: customer.phoneNumber,
      budget: 10.5,
      registeredAt: customer.createdAt.toISOString(),
      language: 'ru',
      emailConfirmed: false,
      hasAccount: true,
      pendingEmail: '',
      note: '',
      openOrders: 1,
      updatedAt: expect.any(String),
      lastChange: null,
      twin: expect.anything(),
      former: [],
    })
    expect(await app.trpc(staff).customers.byId.query({ id: customer.id })).toEqual(answer.body.data)
  })

  test('is nobody of the staff, nobody deleted, and nobody for who lacks area 6', async () => {
    const staffMember = await makeUser(app.deps.db, 'Moderator')
    const deleted = await makeUser(app.deps.db)
    await app.deps.db.user.update({ where: { id: deleted.id }, data: { deletedAt: new Date() } })
    for (const id of [staffMember.id, deleted.id, 2147483647])
      expect((await app.rest('GET', `/clients/${id}`, { token: staff })).status).toBe(404)
    const other = await app.signIn(['orders', 'newOrders', 'staff', 'contact'])
    expect((await app.rest('GET', `/clients/${customer.id}`, { token: other })).status).toBe(403)
    const own = await makeToken(app.deps.db, customer.id)
    expect((await app.rest('GET', `/clients/${customer.id}`, { token: own })).status).toBe(403)
  })
})

describe('the budget', () => {
  test('counts orders accepted in the last 3 years by days in Baku, without those given up', async () => {
    app.setNow(new Date('2026-11-21T10:00:00Z'))
    await spend(100_00, new Date('2023-11-20T20:00:00Z'))
    await spend(1_00, new Date('2023-11-20T19:59:59Z'))
    await spend(50_00, new Date('2026-11-01T00:00:00Z'))
    await spend(7_00, new Date('2026-11-01T00:00:00Z'), 'NotApproved')
    await makeOrder(app.deps.db, customer.id, service)
    const [found] = await app.trpc(staff).customers.search.query({ name: customer.email })
    expect(found?.budget).toBe(150)
  })
})

describe('the search for customers', () => {
  // CUS-12
  test('finds a name however its sounds are written, at the beginning of a word', async () => {
    const { db } = app.deps
    const boss = await app.signIn(['users', 'orders'])
    const spellings: [name: string, surname: string, typed: string[]][] = [
      [
        'Aysel',
        'Əliyeva',
        [
          'aysel aliyeva',
          'Eliyeva',
          'Алиева',
          'Айсель',
          'Əliyeva, Aysel',
          'алиева, айсель',
          'əliyeva,aysel',
          'Əliyeva , Aysel',
          'Aysel; Əliyeva',
        ],
      ],
      ['Hüseyn', 'Məmmədov', ['huseyn mammadov', 'Гусейн', 'Мамедов', 'Mamedov']],
      ['Elçin', 'Quliyev', ['elchin', 'Эльчин', 'Guliyev', 'Гулиев']],
      ['Günel', 'Cəfərova', ['Гюнель', 'Джафарова', 'Jafarova', 'Gunel Cafarova']],
      ['Şahin', 'Ağayev', ['shahin', 'Шахин', 'Агаев', 'Agayev']],
      ['Xəyal', 'Bağırov', ['Хаял', 'Khayal', 'Багиров', 'Baghirov']],
    ]
    for (const [name, surname, typed] of spellings) {
      const made = await makeUser(db, 'Client', { name })
      await db.user.update({ where: { id: made.id }, data: { surname, phoneNumber: '' } })
      const order = await makeOrder(db, made.id, service)
      for (const text of typed) {
        const byName = await app.trpc(boss).customers.search.query({ name: text })
        expect([text, byName.map(({ id }) => id)]).toEqual([text, expect.arrayContaining([made.id])])
        const atCounter = await app.trpc(boss).customers.find.query({ text })
        expect([text, atCounter.map(({ id }) => id)]).toEqual([text, expect.arrayContaining([made.id])])
        const { customers } = await app.trpc(boss).overview.find.query({ text })
        expect([text, customers.map(({ id }) => id)]).toEqual([text, expect.arrayContaining([made.id])])
        const orders = await app.trpc(boss).orders.search.query({ name: text })
        expect([text, orders.map(({ id }) => id)]).toEqual([text, expect.arrayContaining([order.id])])
      }
    }
    const found = async (text: string) => (await app.trpc(boss).customers.search.query({ name: text })).length
    expect([await found('zeynalov'), await found(','), await found('—')]).toEqual([0, 0, 0])
  })

  // CUS-3
  test('finds by name, surname, e-mail and phone, whatever the letters, through both faces', async () => {
    const made = await makeUser(app.deps.db, 'Client', { name: 'Gülşən', email: 'gul_1%@example.com' })
    await app.deps.db.user.update({
      where: { id: made.id },
      data: { surname: 'İsmayılzadə', phoneNumber: '+994 70 999-88-77' },
    })
    for (const name of ['gulsen', 'ISMAYIL', 'ismayilzade gülş', 'gul_1%', '070 999 88 77', '9998877']) {
      const answer = await app.rest('GET', '/appuser/getappuserbysearchname', {
        token: staff,
        query: { name },
      })
      expect((answer.body.data as { id: number }[]).map((user) => user.id)).toEqual([made.id])
    }
    for (const name of ['', '%', 'zzzz', '\\']) {
      const found = await app.trpc(staff).customers.search.query({ name })
      expect(found.map((user) => user.id)).toEqual(name === '%' ? [made.id] : [])
    }
    const named = await app.trpc(staff).customers.search.query({ name: 'Gülşən' })
    expect(named).toMatchObject([{ id: made.id, surname: 'İsmayılzadə', budget: 0 }])
  })

  // CUS-3
  test('finds neither staff nor deleted customers', async () => {
    const hidden = await makeUser(app.deps.db, 'Admin', { name: 'Gizlin' })
    const deleted = await makeUser(app.deps.db, 'Client', { name: 'Gizlin' })
    await app.deps.db.user.update({ where: { id: deleted.id }, data: { deletedAt: new Date() } })
    expect(await app.trpc(staff).customers.search.query({ name: 'Gizlin' })).toEqual([])
    expect(hidden.id).not.toBe(deleted.id)
  })
})

describe("a customer's own standing", () => {
  // CUS-4
  test('is his discount now and what is missing to the next', async () => {
    const token = await makeToken(app.deps.db, customer.id)
    const mine = () => app.trpc(token).customers.mine.query()
    expect(await mine()).toEqual({ budget: 0, percentage: 0, next: null })
    await app.deps.db.discount.createMany({
      data: [
        { limit: 100_00, percentageBp: 1000 },
        { limit: 200_00, percentageBp: 250 },
      ],
    })
    await spend(60_50)
    expect(await mine()).toEqual({
      budget: 60.5,
      percentage: 0,
      next: { limit: 100, percentage: 10, missing: 39.5 },
    })
    await spend(39_50)
    expect(await mine()).toMatchObject({
      percentage: 10,
      next: { limit: 200, percentage: 2.5, missing: 100 },
    })
    await spend(100_00)
    // The highest reached limit counts, even where its percentage is lower.
    const answer = await app.rest('GET', '/clients/me', { token })
    expect(answer.body.data).toEqual({ budget: 200, percentage: 2.5, next: null })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect((await app.rest('GET', '/clients/me')).status).toBe(401)
  })
})
