import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeMember } from '../../support/accounts.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterEach(() => app.setNow(null))
afterAll(() => app.close())

const readingsOf = async (userId: number) => {
  const where = {
    userId,
    act: {
      in: ['customersListed', 'customersSearched', 'customerOpened', 'customerDataRead', 'ordersExported'],
    },
  }
  const rows = await app.deps.db.securityEvent.findMany({ where: where as never, orderBy: { id: 'asc' } })
  return rows.map(({ act, subjectId }) => (subjectId === null ? act : `${act} ${subjectId}`))
}

describe('reading personal data is written down', () => {
  // DAT-7
  test('the list, searches, a customer’s page and file, and exports, by either face', async () => {
    const customer = await makeMember(app.deps.db, 'Client', { name: 'Zümrüd' })
    const { id, token } = await makeMember(app.deps.db, [6, 8])
    await app.rest('GET', '/clients', { token })
    await app.rest('GET', '/AppUser/GetAppUserBySearchName', { token, query: { name: 'Zümrüd' } })
    await app.rest('GET', `/clients/${customer.id}`, { token })
    await app.rest('GET', `/clients/${customer.id}/data`, { token })
    const exported = await fetch(`${app.url}/api/order/export?format=csv`, {
      headers: { authorization: `Bearer ${token}` },
    })
    await exported.arrayBuffer()
    const all = [
      'customersListed',
      'customersSearched',
      `customerOpened ${customer.id}`,
      `customerDataRead ${customer.id}`,
      'ordersExported',
    ]
    expect(await readingsOf(id)).toEqual(all)
    const other = await makeMember(app.deps.db, [6, 8])
    const staff = app.trpc(other.token)
    await staff.customers.list.query({})
    await staff.overview.find.query({ text: 'Zümrüd' })
    await staff.customers.byId.query({ id: customer.id })
    await staff.personalData.ofCustomer.query({ id: customer.id })
    await staff.orders.export.query({ format: 'xlsx' })
    expect(await readingsOf(other.id)).toEqual(all)
  })

  // DAT-7
  test('once an hour, however many keys are pressed or pages turned', async () => {
    await makeMember(app.deps.db, 'Client', { name: 'Fərqanə' })
    const { id, token } = await makeMember(app.deps.db, [6])
    for (const name of ['F', 'Fə', 'Fər', 'Fərq']) {
      await app.rest('GET', '/AppUser/GetAppUserBySearchName', { token, query: { name } })
      await app.trpc(token).overview.find.query({ text: name })
      await app.rest('GET', '/clients', { token, query: { page: 1, pageSize: 5 } })
    }
    expect(await readingsOf(id)).toEqual(['customersSearched', 'customersListed'])
    app.setNow(new Date(Date.now() + 61 * 60_000))
    await app.rest('GET', '/clients', { token: await tokenOf(id) })
    expect(await readingsOf(id)).toEqual(['customersSearched', 'customersListed', 'customersListed'])
  })

  test('not what finds nobody, is refused, or is one’s own', async () => {
    const { id, token } = await makeMember(app.deps.db, [6])
    await app.rest('GET', '/AppUser/GetAppUserBySearchName', { token, query: { name: 'qqqqqqqq' } })
    await app.rest('GET', '/clients/2147483647', { token })
    await app.rest('GET', '/clients/2147483647/data', { token })
    await app.trpc(token).overview.find.query({ text: 'qqqqqqqq' })
    expect(await readingsOf(id)).toEqual([])
    const customer = await makeMember(app.deps.db)
    await app.rest('GET', '/auth/mydata', { token: customer.token })
    await app.rest('GET', '/clients', { token: customer.token })
    expect(await readingsOf(customer.id)).toEqual([])
  })

  test('stands among the sign-ins for area 5, with the client’s name for area 6 only', async () => {
    const customer = await makeMember(app.deps.db, 'Client', { name: 'Nərgiz' })
    const reader = await makeMember(app.deps.db, [6])
    await app.rest('GET', `/clients/${customer.id}/data`, { token: reader.token })
    const seen = async (areas: Parameters<typeof app.signIn>[0]) => {
      const query = { act: 'customerDataRead', userId: reader.id }
      const answer = await app.rest('GET', '/history/signins', { token: await app.signIn(areas), query })
      return answer.body.data as object[]
    }
    const person = { id: reader.id, name: 'Aysel Əliyeva' }
    expect(await seen(['staff', 'users'])).toMatchObject([
      { person, subject: { id: customer.id, name: 'Nərgiz Əliyeva' } },
    ])
    expect(await seen(['staff'])).toMatchObject([
      { person, subject: { id: customer.id, name: `№ ${customer.id}` } },
    ])
  })
})

async function tokenOf(userId: number): Promise<string> {
  const { makeToken } = await import('../../support/factories.ts')
  const token = await makeToken(app.deps.db, userId)
  await app.deps.db.session.updateMany({
    where: { userId },
    data: { createdAt: app.deps.now(), lastUsedAt: app.deps.now() },
  })
  return token
}
