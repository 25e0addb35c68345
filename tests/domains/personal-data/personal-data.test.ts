import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownPassword, makeMember, refusal } from '../../support/accounts.ts'
import { makeOrder, makeService } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Data = {
  profile: { email: string; role: string }
  orders: { id: number; events: { status: string; price: number | null }[] }[]
  sessions: unknown[]
  signIns: { act: string }[]
}

// DAT-1
test("one's own data, and nobody else's, through both faces", async () => {
  const { db } = app.deps
  const member = await makeMember(db, 'Client', { name: 'Günel' })
  const other = await makeMember(db, 'Client', { name: 'Sənubər' })
  const admin = await app.signIn('SuperAdmin')
  const service = await makeService(db)
  const order = await app
    .trpc(member.token)
    .orders.place.mutate({ serviceId: service.id, count: 100, comment: 'Parlaq kağız' })
  await app.trpc(admin).orders.confirm.mutate({ id: order.id, price: 24.5 })
  await app.trpc(admin).orders.addNote.mutate({ id: order.id, text: 'yalnız bizim üçün' })
  await makeOrder(db, other.id, service)
  await app.rest('POST', '/auth/login', { json: { email: member.email, password: knownPassword } })

  const query = { userId: other.id, id: other.id }
  const rest = await app.rest('GET', '/auth/mydata', { token: member.token, query })
  expect(rest.headers.get('content-disposition')).toMatch(/filename="my-data-\d{4}-\d\d-\d\d\.json"/)
  expect(rest.headers.get('cache-control')).toContain('no-store')
  const data = rest.body as unknown as Data
  expect(data.profile).toMatchObject({ email: member.email, role: 'Client', language: 'az' })
  expect(data.orders).toMatchObject([
    {
      id: order.id,
      comment: 'Parlaq kağız',
      price: 24.5,
      events: [
        { status: 'Pending', price: null },
        { status: 'Accepted', price: 24.5 },
      ],
    },
  ])
  expect(data.sessions).toHaveLength(2)
  expect(data.signIns).toMatchObject([{ act: 'loggedIn', address: '127.0.0.1' }])
  const file = await app.trpc(member.token).personalData.mine.query()
  const text = Buffer.from(file.content, 'base64').toString()
  const { madeAt: _, ...same } = data as Data & { madeAt: string }
  expect(JSON.parse(text)).toMatchObject(same)
  // Neither secrets, nor what is for staff only, nor anybody else.
  expect(text).not.toMatch(/argon2|token|yalnız bizim|Sənubər|permissions/i)
})

test('is nothing for who is not signed in', async () => {
  expect((await app.rest('GET', '/auth/mydata')).status).toBe(401)
  expect((await refusal(app.trpc().personalData.mine.query())).code).toBe('UNAUTHENTICATED')
})
