import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { knownPassword, makeMember, refusal } from '../../support/accounts.ts'
import { makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const logsIn = async (email: string) =>
  (await app.rest('POST', '/auth/login', { json: { email, password: knownPassword } })).status === 200

describe('with area 5 alone', () => {
  test('nobody who has more areas is deleted, by either face', async () => {
    const token = await app.signIn(['staff'])
    const { id, email } = await makeMember(app.deps.db, 'Admin')
    expect((await app.rest('DELETE', `/AppUser/${id}`, { token })).status).toBe(403)
    expect((await refusal(app.trpc(token).staff.delete.mutate({ id }))).code).toBe('FORBIDDEN')
    expect(await logsIn(email)).toBe(true)
    const equal = await makeUser(app.deps.db, [5])
    expect((await app.rest('DELETE', `/AppUser/${equal.id}`, { token })).status).toBe(200)
  })

  // PER-8
  test('no customer’s password or e-mail is changed and no second factor ended: that takes area 6 too', async () => {
    const { db } = app.deps
    const member = await makeMember(db)
    const { id, email } = member
    const [staff, both] = [await app.signIn(['staff']), await app.signIn(['staff', 'users'])]
    await db.secondFactor.create({
      data: { userId: id, secret: new Uint8Array(1), confirmedAt: new Date() },
    })
    for (const change of [{ password: 'sirli-parol-1' }, { email: 'thief@example.com' }]) {
      expect((await app.rest('PUT', '/AppUser', { token: staff, json: { id, ...change } })).status).toBe(403)
      const refused = await refusal(app.trpc(staff).accounts.updateProfile.mutate({ id, ...change }))
      expect(refused.code).toBe('FORBIDDEN')
    }
    expect((await app.rest('DELETE', `/AppUser/${id}/secondfactor`, { token: staff })).status).toBe(403)
    expect((await refusal(app.trpc(staff).secondFactor.reset.mutate({ id }))).code).toBe('FORBIDDEN')
    expect(await db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({
      email,
      passwordHash: member.passwordHash,
    })
    const named = await app.rest('PUT', '/AppUser', { token: staff, json: { id, name: 'Leyla', email } })
    expect(named.status).toBe(200)
    expect((await app.rest('DELETE', `/AppUser/${id}/secondfactor`, { token: both })).status).toBe(204)
    const json = { id, email: 'leyla.new@example.com' }
    expect((await app.rest('PUT', '/AppUser', { token: both, json })).status).toBe(200)
  })
})

// AUD-2
describe('the history of everything', () => {
  test('shows only the records of areas that one has, on either face', async () => {
    const { db } = app.deps
    const root = app.trpc(await app.signIn('SuperAdmin'))
    await root.discounts.create.mutate({ limit: 77, percentage: 5 })
    await root.partners.create.mutate({ name: 'Xəzər' })
    const staffMember = await makeUser(db, [5])
    await root.accounts.updateProfile.mutate({ id: staffMember.id, name: 'Rəna' })
    const token = await app.signIn(['staff', 'discounts'])
    const kindsOf = (entries: { kind: string }[]) => new Set(entries.map(({ kind }) => kind))
    const allowed = new Set(['staff', 'customer', 'discount'])
    const rest = await app.rest('GET', '/history', { token, query: { pageSize: 200 } })
    const trpc = await app.trpc(token).history.list.query({ pageSize: 200 })
    for (const kinds of [kindsOf(rest.body.data), kindsOf(trpc.items)]) {
      expect([...kinds].filter((kind) => !allowed.has(kind))).toEqual([])
      expect(kinds).toContain('discount')
      expect(kinds).toContain('staff')
    }
    const asked = await app.rest('GET', '/history', { token, query: { kind: 'partner' } })
    expect(asked).toMatchObject({ status: 200, body: { data: [] } })
    const searched = await app.rest('GET', '/history', { token, query: { search: 'Xəzər' } })
    expect(searched.body.data).toEqual([])
    expect(kindsOf((await root.history.list.query({ pageSize: 200 })).items)).toContain('partner')
  })

  test('names only people who stand in what one sees', async () => {
    const { db } = app.deps
    const editor = await makeMember(db, [10], { name: 'Partnyorçu' })
    await app.trpc(editor.token).partners.create.mutate({ name: 'Kür' })
    const namesFor = async (areas: Parameters<typeof app.signIn>[0]) =>
      (await app.trpc(await app.signIn(areas)).history.people.query()).map(({ id }) => id)
    expect(await namesFor(['staff'])).not.toContain(editor.id)
    expect(await namesFor(['staff', 'partners'])).toContain(editor.id)
  })

  // AUD-2
  test('of sign-ins shows customers’ only to who has area 6', async () => {
    const { db } = app.deps
    const [customer, staffMember] = [await makeMember(db), await makeMember(db, [5])]
    await logsIn(customer.email)
    await logsIn(staffMember.email)
    await logsIn('nobody@example.com')
    const seen = async (areas: Parameters<typeof app.signIn>[0]) => {
      const token = await app.signIn(areas)
      const { items } = await app.trpc(token).history.signIns.query({ pageSize: 200 })
      return items.map(({ person }) => person?.id)
    }
    const byStaff = await seen(['staff'])
    expect(byStaff).not.toContain(customer.id)
    expect(byStaff).toContain(staffMember.id)
    expect(byStaff).toContain(undefined)
    expect(await seen(['staff', 'users'])).toContain(customer.id)
    const token = await app.signIn(['staff'])
    const asked = await app.rest('GET', '/history/signins', { token, query: { userId: customer.id } })
    expect(asked.body.data).toEqual([])
  })
})
