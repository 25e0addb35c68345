import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { servePages } from '../../src/ssr/render-pages.ts'
import { knownPassword, makeMember, makeResetToken } from '../support/accounts.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

// DAT-5
test('no log line holds a token, a password, a code, an e-mail or a search, however the address is spelled', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const log = pino({ level: 'trace' }, stream)
  const site = await buildApp({ ...app.deps, log }, servePages)
  const member = await makeMember(app.deps.db, 'Client', { email: 'gizli.ad@example.com' })
  const token = await makeResetToken(app.deps.db, member.id)
  const pages = [
    `/reset-password/${member.id}/${token}`,
    `/confirm-email/${member.id}/${token}`,
    `/invitation/${member.id}/${token}`,
    `/RU/Invitation/${member.id}/${token}`,
    `/EN/Confirm-Email/${member.id}/${token}`,
    `/ru/reset-password/${member.id}/${token}/`,
    `/RESET-PASSWORD/${member.id}/${token}`,
    `/reset-password%2F${member.id}%2F${token}`,
    `//reset-password/${member.id}/${token}`,
    `/reset-password?token=${token}`,
    `/az/reset-password/${member.id}/${token}`,
    `/services?q=${member.email}`,
  ]
  for (const url of pages) {
    const { headers } = await site.inject({ url, headers: { accept: 'text/html' } })
    expect(headers['referrer-policy'], url).toBe('no-referrer')
  }
  const post = (url: string, payload: object, headers = {}) =>
    site.inject({ method: 'POST', url, headers: { 'content-type': 'application/json', ...headers }, payload })
  const authorization = `Bearer ${member.token}`
  await post('/api/auth/login', { email: member.email, password: knownPassword, code: '918273' })
  await post('/api/auth/login', { email: member.email, password: 'wrong-password' })
  await post('/api/Auth/ResetPassword', { token, password: knownPassword, confirmPassword: 'x' })
  await post('/trpc/accounts.resetPassword', {
    token,
    password: knownPassword,
    confirmPassword: knownPassword,
  })
  await site.inject({
    url: `/api/AppUser/GetAppUserBySearchName?name=${member.email}`,
    headers: { authorization },
  })
  await site.inject({
    url: `/trpc/customers.search?input=${encodeURIComponent(JSON.stringify({ name: member.email }))}`,
  })
  await site.inject({ url: '/api/auth/me', headers: { authorization } })
  await site.close()
  const written = lines.join('')
  expect(lines.length).toBeGreaterThanOrEqual(pages.length)
  expect(written).toContain('"status":200')
  for (const secret of [token, member.token, knownPassword, 'wrong-password', '918273', 'gizli.ad'])
    expect(written, secret).not.toContain(secret)
})
