import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { forgetOld } from '../../../src/domains/accounts/start-forgetting.ts'
import { knownPassword, makeMember } from '../../support/accounts.ts'
import { sessionsAsShipped, startTestApp, type TestApp } from '../../support/harness.ts'

const minute = 60_000
const hour = 60 * minute
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ settings: sessionsAsShipped })
})
afterEach(() => app.setNow(null))
afterAll(() => app.close())

/** Asks after so many minutes since the log-in; the status. */
async function asker(role: string | readonly number[], at: TestApp = app) {
  const { token } = await makeMember(at.deps.db, role)
  const began = Date.now()
  return async (minutes: number, headers: Record<string, string> = {}) => {
    at.setNow(new Date(began + minutes * minute))
    return (await at.rest('GET', '/auth/me', { token, headers })).status
  }
}
const background = { 'x-background': '1' }

// ACC-5
describe('a session of staff', () => {
  test('dies half an hour after its last use, a customer’s doesn’t', async () => {
    const [staff, customer] = [await asker([7]), await asker('Client')]
    expect([await staff(25), await staff(50), await staff(79), await staff(110)]).toEqual([
      200, 200, 200, 401,
    ])
    expect([await customer(25), await customer(24 * 60)]).toEqual([200, 200])
  })

  test('dies twelve hours after its log-in, however it is used; a customer’s doesn’t', async () => {
    const [staff, customer] = [await asker('SuperAdmin'), await asker('Client')]
    for (let at = 20; at < 12 * 60; at += 20) expect(await staff(at), `${at} min`).toBe(200)
    expect(await staff(12 * 60 + 1)).toBe(401)
    expect(await customer(13 * 60)).toBe(200)
  })

  test('is not used by what a screen asks by itself', async () => {
    const staff = await asker([7])
    expect([await staff(10, background), await staff(20, background), await staff(31)]).toEqual([
      200, 200, 401,
    ])
  })

  test('is not used by the stream of news', async () => {
    const { token, id } = await makeMember(app.deps.db, 'SuperAdmin')
    app.setNow(new Date(Date.now() + 20 * minute))
    const stop = new AbortController()
    const stream = await fetch(`${app.url}/trpc/live`, {
      headers: { authorization: `Bearer ${token}` },
      signal: stop.signal,
    })
    expect(stream.status).toBe(200)
    stop.abort()
    const { lastUsedAt } = await app.deps.db.session.findFirstOrThrow({ where: { userId: id } })
    expect(Date.now() - lastUsedAt.getTime()).toBeLessThan(5 * minute)
  })

  test('lives as long as the settings say', async () => {
    const shop = await startTestApp({ settings: { STAFF_SESSION_HOURS: '1', STAFF_IDLE_MINUTES: '45' } })
    const staff = await asker([7], shop)
    expect([await staff(40), await staff(59), await staff(61)]).toEqual([200, 200, 401])
    await shop.close()
  })

  test('that has died is in no list of sessions', async () => {
    const { email, token } = await makeMember(app.deps.db, [7])
    app.setNow(new Date(Date.now() + 40 * minute))
    const json = { email, password: knownPassword }
    const { accessToken } = await app.trpc().accounts.logIn.mutate(json)
    expect(await app.trpc(accessToken).sessions.list.query()).toHaveLength(1)
    expect((await app.rest('GET', '/auth/me', { token })).status).toBe(401)
  })

  test('counts by the role that its holder has now', async () => {
    const { id, token } = await makeMember(app.deps.db)
    const role = await app.deps.db.role.findUniqueOrThrow({ where: { name: 'Consultant' } })
    await app.deps.db.user.update({ where: { id }, data: { roleId: role.id } })
    app.setNow(new Date(Date.now() + hour))
    expect((await app.rest('GET', '/auth/me', { token })).status).toBe(401)
  })
})

test('the last use is true within minutes, and written rarely', async () => {
  const { token, id } = await makeMember(app.deps.db)
  const began = Date.now()
  const stored = async (minutes: number) => {
    app.setNow(new Date(began + minutes * minute))
    await app.rest('GET', '/auth/me', { token })
    const { lastUsedAt } = await app.deps.db.session.findFirstOrThrow({ where: { userId: id } })
    return Math.max(0, Math.round((lastUsedAt.getTime() - began) / minute))
  }
  expect([await stored(3), await stored(6), await stored(8), await stored(12)]).toEqual([0, 6, 6, 12])
  const [own] = await app.trpc(token).sessions.list.query()
  expect(own?.lastUsedAt).toBe(new Date(began + 12 * minute).toISOString())
})

describe('sessions of one person', () => {
  // ACC-6
  test('are fifty at most: the one used longest ago ends first', async () => {
    const { db } = app.deps
    const { id, email, token } = await makeMember(db)
    const tokens: string[] = []
    for (let made = 0; made < 52; made++) {
      tokens.push((await app.trpc().accounts.logIn.mutate({ email, password: knownPassword })).accessToken)
    }
    expect(await db.session.count({ where: { userId: id } })).toBe(50)
    const status = async (of = '') => (await app.rest('GET', '/auth/me', { token: of })).status
    expect([await status(token), await status(tokens[0]), await status(tokens[1])]).toEqual([401, 401, 401])
    expect([await status(tokens[2]), await status(tokens[51])]).toEqual([200, 200])
  })

  test('are swept once they have ended or nobody used them for thirty days', async () => {
    const { db } = app.deps
    const [gone, unused, alive] = [await makeMember(db), await makeMember(db), await makeMember(db)]
    await app.rest('POST', '/auth/logout', { token: gone.token })
    const lastUsedAt = new Date(Date.now() - 31 * 24 * hour)
    await db.session.updateMany({ where: { userId: unused.id }, data: { lastUsedAt } })
    await forgetOld(db, new Date())
    const kept = await db.session.findMany({ where: { userId: { in: [gone.id, unused.id, alive.id] } } })
    expect(kept.map(({ userId }) => userId)).toEqual([alive.id])
  })
})
