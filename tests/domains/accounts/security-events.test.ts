import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetOld } from '../../../src/domains/accounts/start-forgetting.ts'
import { knownPassword, makeMember, makeResetToken, refusal } from '../../support/accounts.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await startTestApp()
  admin = await app.signIn(['staff', 'users'])
})
afterAll(() => app.close())

const attempt = (email: string, password: string) =>
  app.rest('POST', '/auth/login', { json: { email, password } })
const eventsOf = (userId: number | null) =>
  app.deps.db.securityEvent.findMany({ where: { userId }, orderBy: { id: 'asc' } })
const actsOf = async (userId: number) => (await eventsOf(userId)).map(({ act }) => act)

// ACC-17
test('log-ins, log-outs, ended sessions and passwords of a customer are written down once each', async () => {
  const { db } = app.deps
  const member = await makeMember(db)
  await attempt(member.email, 'not-the-password')
  const { accessToken } = (await attempt(member.email, knownPassword)).body.data as { accessToken: string }
  const mine = app.trpc(accessToken)
  const other = (await mine.sessions.list.query()).find(({ isThis }) => !isThis)
  await mine.sessions.end.mutate({ id: other?.id ?? 0 })
  await refusal(mine.sessions.end.mutate({ id: other?.id ?? 0 }))
  await mine.sessions.endOthers.mutate()
  await mine.accounts.changePassword.mutate({ newPassword: 'another-password' })
  await mine.accounts.logOut.mutate()
  const token = await makeResetToken(db, member.id)
  const reset = { password: 'third-password', confirmPassword: 'third-password', token }
  await app.rest('POST', '/Auth/ResetPassword', { json: reset })
  expect(await actsOf(member.id)).toEqual([
    'logInRefused',
    'loggedIn',
    'sessionEnded',
    'otherSessionsEnded',
    'passwordChanged',
    'loggedOut',
    'passwordReset',
  ])
})

test('what the history says of staff is not said twice', async () => {
  const staffMember = await makeMember(app.deps.db, 'Moderator')
  await app.trpc(staffMember.token).accounts.changePassword.mutate({ newPassword: 'another-password' })
  expect(await actsOf(staffMember.id)).toEqual([])
  expect(await app.deps.db.auditEntry.count({ where: { kind: 'staff', recordId: staffMember.id } })).toBe(1)
})

// ACC-17
test('of an account that is not there only that it was tried; no password, e-mail or token anywhere', async () => {
  const before = (await eventsOf(null)).length
  await attempt('kimsə.yox@example.com', 'some-secret-word')
  const events = await eventsOf(null)
  expect(events).toHaveLength(before + 1)
  expect(events.at(-1)).toMatchObject({ act: 'logInRefused', address: '127.0.0.1' })
  const all = JSON.stringify(await app.deps.db.securityEvent.findMany())
  expect(all).not.toMatch(/@|secret|password"/)
})

test('the list: for area 5 only, searched and filtered alike through both faces', async () => {
  const member = await makeMember(app.deps.db, 'Client', { name: 'Zümrüd' })
  await attempt(member.email, 'not-the-password')
  await attempt(member.email, knownPassword)
  const found = await app.trpc(admin).history.signIns.query({ search: 'zumrud' })
  expect(found.items).toMatchObject([
    { act: 'loggedIn', person: { id: member.id, name: 'Zümrüd Əliyeva' }, address: '127.0.0.1' },
    { act: 'logInRefused', person: { id: member.id } },
  ])
  const query = { search: 'zumrud', act: 'logInRefused' }
  const rest = await app.rest('GET', '/history/signins', { token: admin, query })
  expect(rest.body.data).toEqual(found.items.slice(1))
  const strangers = ['Client', ['users', 'roles', 'orders']] as const
  for (const role of strangers) {
    const token = await app.signIn(role)
    expect((await app.rest('GET', '/history/signins', { token })).status).toBe(403)
    expect((await refusal(app.trpc(token).history.signIns.query({}))).code).toBe('FORBIDDEN')
  }
})

// ACC-17
test('events can be changed by nobody, and go after a year with the sessions of that time', async () => {
  const { db } = app.deps
  const member = await makeMember(db)
  await attempt(member.email, knownPassword)
  const [event] = await eventsOf(member.id)
  const where = { id: event?.id ?? 0 }
  await expect(db.securityEvent.update({ where, data: { address: '' } })).rejects.toThrow()
  await expect(db.securityEvent.delete({ where })).rejects.toThrow()
  // By the clock of the database, which is what lets them go.
  const [{ at }] = await db.$queryRaw<[{ at: Date }]>`SELECT now() - interval '367 days' AS at`
  await db.securityEvent.create({
    data: { act: 'loggedOut', userId: member.id, at, address: '', userAgent: '' },
  })
  await db.session.updateMany({ where: { userId: member.id, userAgent: '' }, data: { lastUsedAt: at } })
  await forgetOld(db, new Date())
  expect(await actsOf(member.id)).toEqual(['loggedIn'])
  expect(await db.session.count({ where: { userId: member.id } })).toBe(1)
})
