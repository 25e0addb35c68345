import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetOld } from '../../src/domains/accounts/start-forgetting.ts'
import { knownPassword, makeMember } from '../support/accounts.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'on', TRUST_PROXY: '1' } })
})
afterAll(() => app.close())

type From = { network?: string; cookie?: string; device?: string }

const logIn = (email: string, password: string, { network = '198.51.100.1', cookie, device }: From = {}) =>
  app.rest('POST', '/auth/login', {
    json: { email, password },
    headers: { 'x-forwarded-for': network, ...(cookie && { cookie }), ...(device && { 'x-device': device }) },
  })
const wrong = (email: string, times: number, network: (index: number) => string) =>
  Promise.all(
    Array.from({ length: times }, (_, index) => logIn(email, 'wrong-password', { network: network(index) })),
  )
const cookieOf = ({ headers }: { headers: Headers }) => headers.get('set-cookie')?.split(';')[0] ?? ''

// ACC-15
describe('a stranger’s wrong passwords', () => {
  test('shut nobody out who comes from elsewhere, not a SuperAdmin either', async () => {
    for (const role of ['Client', 'SuperAdmin']) {
      const { email } = await makeMember(app.deps.db, role)
      const stranger = await wrong(email, 15, () => '203.0.113.9')
      expect(stranger.filter(({ status }) => status === 429)).toHaveLength(5)
      expect((await logIn(email, knownPassword, { network: '203.0.113.9' })).status).toBe(429)
      expect((await logIn(email, knownPassword)).status).toBe(200)
    }
  })

  test('nor whose device is known, behind the same address, by cookie on both faces and by header', async () => {
    const { email } = await makeMember(app.deps.db)
    const first = await logIn(email, knownPassword, { network: '203.0.113.10' })
    const cookie = cookieOf(first)
    expect(first.headers.get('set-cookie')).toMatch(/^device=[\w-]{43}; .*HttpOnly; SameSite=Lax/)
    expect(JSON.stringify(first.body)).not.toContain(cookie.slice(7))
    await wrong(email, 12, () => '203.0.113.10')
    expect((await logIn(email, knownPassword, { network: '203.0.113.10' })).status).toBe(429)
    expect((await logIn(email, knownPassword, { network: '203.0.113.10', cookie })).status).toBe(200)
    const device = cookie.slice(7)
    expect((await logIn(email, knownPassword, { network: '203.0.113.10', device })).status).toBe(200)
    const trpc = await app.app.inject({
      method: 'POST',
      url: '/trpc/accounts.logIn',
      payload: { email, password: knownPassword },
      headers: { 'x-forwarded-for': '203.0.113.10', cookie },
    })
    expect([trpc.statusCode, trpc.headers['set-cookie']]).toEqual([200, expect.stringContaining('device=')])
    // It is known to this account only, and guesses from it are counted too.
    const other = await makeMember(app.deps.db)
    await wrong(other.email, 10, () => '203.0.113.10')
    expect((await logIn(other.email, knownPassword, { network: '203.0.113.10', cookie })).status).toBe(429)
    const guesses = []
    for (let index = 0; index < 11; index += 1)
      guesses.push((await logIn(email, 'wrong-password', { network: '203.0.113.10', cookie })).status)
    expect(guesses).toEqual([...Array(10).fill(404), 429])
  })

  test('from everywhere slow the account, whose owner comes in all the same', async () => {
    const { email } = await makeMember(app.deps.db)
    const spread = await wrong(email, 60, (index) => `192.0.2.${index}`)
    const taken = spread.filter(({ status }) => status === 404).length
    expect(taken).toBeLessThan(45)
    for (const { status, headers } of spread)
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(95)
    const known = await makeMember(app.deps.db)
    const cookie = cookieOf(await logIn(known.email, knownPassword))
    await wrong(known.email, 60, (index) => `192.0.2.${index}`)
    expect((await logIn(known.email, knownPassword, { cookie })).status).toBe(200)
  })
})

test('known devices are forgotten after a year, and with their account', async () => {
  const member = await makeMember(app.deps.db)
  await logIn(member.email, knownPassword)
  const ofMember = () => app.deps.db.knownDevice.count({ where: { userId: member.id } })
  expect(await ofMember()).toBe(1)
  await app.rest('DELETE', '/auth/me', { token: member.token, json: { password: knownPassword } })
  expect(await ofMember()).toBe(0)
  await logIn((await makeMember(app.deps.db)).email, knownPassword)
  await app.deps.db.knownDevice.updateMany({
    data: { usedAt: new Date(Date.now() - 400 * 24 * 60 * 60_000) },
  })
  await forgetOld(app.deps.db, new Date())
  expect(await app.deps.db.knownDevice.count()).toBe(0)
})
