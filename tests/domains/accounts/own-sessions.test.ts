import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nameDevice } from '../../../src/domains/accounts/name-device.ts'
import { knownPassword, makeMember, refusal } from '../../support/accounts.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function signIn(email: string, userAgent: string): Promise<string> {
  const answer = await app.rest('POST', '/auth/login', {
    json: { email, password: knownPassword },
    headers: { 'user-agent': userAgent },
  })
  return (answer.body.data as { accessToken: string }).accessToken
}
const statusOf = async (token: string) => (await app.rest('GET', '/auth/me', { token })).status

/** Somebody signed in on two devices, and with the session of `makeMember`. */
async function twoDevices() {
  const member = await makeMember(app.deps.db)
  const desk = await signIn(member.email, firefox)
  const phone = await signIn(member.email, iphone)
  const sessions = await app.trpc(desk).sessions.list.query()
  const idOf = (browser: string) => sessions.find((one) => one.browser === browser)?.id ?? 0
  return { ...member, desk, phone, sessions, idOf }
}

describe('the list of sessions', () => {
  // ACC-7
  test('names device and address, this one first, alike on both faces', async () => {
    const { desk, sessions } = await twoDevices()
    expect(sessions).toMatchObject([
      { browser: 'Firefox', system: 'Windows', address: '127.0.0.1', isThis: true },
      { browser: 'Safari', system: 'iPhone', isThis: false },
      { browser: '', system: '', address: '', isThis: false },
    ])
    expect((await app.rest('GET', '/auth/sessions', { token: desk })).body.data).toEqual(sessions)
    expect(JSON.stringify(sessions)).not.toMatch(/token|Mozilla/i)
  })

  test('holds neither ended ones nor those unused for 30 days', async () => {
    const { desk, phone, id } = await twoDevices()
    await app.rest('POST', '/auth/logout', { token: phone })
    const month = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
    await app.deps.db.session.updateMany({
      where: { userId: id, userAgent: '' },
      data: { lastUsedAt: month },
    })
    expect(await app.trpc(desk).sessions.list.query()).toHaveLength(1)
  })

  test('an endless or broken user agent is cut and cleaned', async () => {
    const member = await makeMember(app.deps.db)
    await signIn(member.email, `<script>\t${'x'.repeat(5000)}`)
    const { userAgent } = await app.deps.db.session.findFirstOrThrow({
      where: { userId: member.id, userAgent: { not: '' } },
    })
    expect(userAgent).toBe(`<script> ${'x'.repeat(291)}`)
  })
})

describe('ending sessions', () => {
  test('one: it is refused from the next call, the others go on', async () => {
    const { desk, phone, token, idOf } = await twoDevices()
    const path = `/auth/sessions/${idOf('Safari')}`
    expect((await app.rest('DELETE', path, { token: desk })).status).toBe(204)
    expect([await statusOf(phone), await statusOf(desk), await statusOf(token)]).toEqual([401, 200, 200])
    expect((await app.rest('DELETE', path, { token: desk })).status).toBe(404)
    await app.trpc(desk).sessions.end.mutate({ id: idOf('Firefox') })
    expect(await statusOf(desk)).toBe(401)
  })

  test('all others: only this one goes on', async () => {
    const { desk, phone, token } = await twoDevices()
    const stranger = await makeMember(app.deps.db)
    expect((await app.rest('DELETE', '/auth/sessions', { token: phone })).status).toBe(204)
    expect([await statusOf(phone), await statusOf(desk), await statusOf(token)]).toEqual([200, 401, 401])
    await app.trpc(phone).sessions.endOthers.mutate()
    expect([await statusOf(phone), await statusOf(stranger.token)]).toEqual([200, 200])
  })

  // ACC-7
  test("somebody else's is not there, for anybody, on either face", async () => {
    const victim = await twoDevices()
    const path = `/auth/sessions/${victim.idOf('Safari')}`
    for (const role of ['Client', 'SuperAdmin']) {
      const token = await app.signIn(role)
      expect((await app.rest('DELETE', path, { token })).status).toBe(404)
      expect((await app.rest('DELETE', '/auth/sessions/2147483647', { token })).status).toBe(404)
      const refused = await refusal(app.trpc(token).sessions.end.mutate({ id: victim.idOf('Safari') }))
      expect(refused).toMatchObject({ code: 'NOT_FOUND', httpStatus: 404 })
      // A field that isn't asked for names nobody else.
      await app.rest('DELETE', `/auth/sessions?userId=${victim.id}`, { token, json: { userId: victim.id } })
    }
    expect([await statusOf(victim.phone), await statusOf(victim.desk)]).toEqual([200, 200])
  })
})

test.each([
  [firefox, 'Firefox', 'Windows'],
  [iphone, 'Safari', 'iPhone'],
  [
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge',
    'macOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/142.0.0.0 Safari/537.36', 'Chrome', 'Linux'],
  ['curl/8.14.1', '', ''],
])('%s', (userAgent, browser, system) => {
  expect(nameDevice(userAgent)).toEqual({ browser, system })
})
