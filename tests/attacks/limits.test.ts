import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetOld } from '../../src/domains/accounts/start-forgetting.ts'
import { knownPassword, makeMember, queuedEmails } from '../support/accounts.ts'
import { makeService } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'

let app: TestApp
let behindProxy: TestApp
beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'on' } })
  behindProxy = await startTestApp({ settings: { RATE_LIMIT: 'on', TRUST_PROXY: '1' } })
})
afterAll(async () => {
  await app.close()
  await behindProxy.close()
})

/** Headers by which a caller could pretend to be somebody else each time. */
const elsewhere = (index: number) => ({
  'x-forwarded-for': `10.1.${index}.1, 10.2.${index}.2`,
  forwarded: `for=10.3.${index}.3`,
  'x-real-ip': `10.4.${index}.4`,
  'true-client-ip': `10.5.${index}.5`,
  'cf-connecting-ip': `10.6.${index}.6`,
  'client-ip': `10.7.${index}.7`,
  'user-agent': `agent ${index}`,
})

const times = <Result>(count: number, act: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)))

test('20 callbacks in ten minutes from one address, whatever it claims, writes, and by which face', async () => {
  const ask = async (index: number) => {
    const json = { name: `Kamran ${index}`, phoneNumber: `+99450${1000000 + index}` }
    const headers = { 'content-type': 'application/json', ...elsewhere(index) }
    const paths = [
      '/api/Contact/sendinfoforcontact',
      '/API/CONTACT/SENDINFOFORCONTACT/',
      '/trpc/contactRequests.send',
    ]
    const url = paths[index % 3] ?? ''
    return (await app.app.inject({ method: 'POST', url, headers, payload: JSON.stringify(json) })).statusCode
  }
  const answers = await times(30, ask)
  expect(answers.filter((status) => status === 200)).toHaveLength(20)
  expect(answers.filter((status) => status === 429)).toHaveLength(10)
})

test('a batch counts each of its calls', async () => {
  const { email } = await makeMember(app.deps.db)
  const calls = Array(10).fill('accounts.logIn').join(',')
  const attempts = Object.fromEntries(
    Array.from({ length: 10 }, (_, index) => [index, { email, password: `wrong-password-${index}` }]),
  )
  const headers = { 'content-type': 'application/json' }
  const url = `/trpc/${calls}?batch=1`
  const batch = await app.app.inject({ method: 'POST', url, headers, payload: JSON.stringify(attempts) })
  expect(batch.json<unknown[]>()).toHaveLength(10)
  const right = await app.rest('POST', '/auth/login', { json: { email, password: knownPassword } })
  expect(right.status).toBe(429)
})

// ACC-16
test('an account is limited under every spelling of its e-mail and from every address', async () => {
  const { email } = await makeMember(app.deps.db)
  const [name = '', host = ''] = email.split('@')
  const spelled = [email, email.toUpperCase(), ` ${email} `, `${name.toUpperCase()}@${host}`]
  const answers = await times(16, async (index) => {
    const json = { email: spelled[index % 4], password: 'wrong-password' }
    return (await app.rest('POST', '/auth/login', { json, headers: elsewhere(index) })).status
  })
  expect(answers.filter((status) => status === 404)).toHaveLength(10)
  expect(answers.filter((status) => status === 429)).toHaveLength(6)
})

// ACC-16
test('60 orders an hour of one account, by whichever face; a repeat and a refused call don’t count', async () => {
  const { db } = app.deps
  const [one, other] = [await makeMember(db), await makeMember(db)]
  const { id: serviceId } = await makeService(db)
  const place = (token: string, index: number, more: Record<string, string> = {}) => {
    const url = index % 2 === 0 ? '/api/ORDER/' : '/trpc/orders.place'
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...more }
    const payload = JSON.stringify({ serviceId, count: 1, comment: `${index}` })
    return app.app.inject({ method: 'POST', url, headers, payload })
  }
  const key = { 'idempotency-key': 'the same' }
  const statuses: number[] = []
  for (let index = 0; index < 60; index += 1) statuses.push((await place(one.token, index)).statusCode)
  expect(statuses.every((status) => status < 300)).toBe(true)
  const refused = await place(one.token, 0, { 'x-language': 'ru', ...elsewhere(1) })
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json<{ message: string }>().message).toMatch(/Слишком много/)
  const viaTrpc = await place(one.token, 1)
  expect([viaTrpc.statusCode, Number(viaTrpc.headers['retry-after']) > 0]).toEqual([429, true])
  expect(await db.order.count({ where: { userId: one.id } })).toBe(60)
  for (let index = 0; index < 70; index += 1)
    expect((await place(other.token, 0, { ...key })).statusCode).toBe(201)
  expect(await db.order.count({ where: { userId: other.id } })).toBe(1)
})

test('letters that confirm an address: six an hour to it, however they are asked for', async () => {
  const { email, token } = await makeMember(app.deps.db, 'Client', { emailConfirmedAt: null })
  const ask = () => app.rest('POST', '/Auth/SendConfirmation', { token })
  const asked = await times(8, ask)
  expect(asked.filter(({ status }) => status === 204)).toHaveLength(6)
  expect((await queuedEmails(app.deps.db, 'emailConfirmation')).length).toBe(6)
  // Another account takes and leaves somebody's address.
  const thief = await makeMember(app.deps.db)
  const victim = `victim-${email}`
  const take = async (address: string) =>
    (await app.rest('PUT', '/AppUser', { token: thief.token, form: { email: address } })).status
  const statuses: number[] = []
  for (let index = 0; index < 8; index += 1) {
    statuses.push(await take(victim))
    await take(`thief-${index}-${email}`)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
})

// DAT-6
test('nothing in the counters says whose they are, and what is over is swept', async () => {
  const { email } = await makeMember(app.deps.db)
  await app.rest('POST', '/auth/login', { json: { email, password: 'wrong-password' } })
  const rows = await app.deps.db.rateLimit.findMany()
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/@|127\.0\.0\.1/)
  await forgetOld(app.deps.db, new Date(Date.now() + 2 * 24 * 60 * 60_000))
  expect(await app.deps.db.rateLimit.count()).toBe(0)
})

test('of forwarded addresses only what the trusted proxy wrote counts', async () => {
  const register = (headers: Record<string, string>) =>
    behindProxy.rest('POST', '/Contact/sendinfoforcontact', {
      json: { name: 'Kamran', phoneNumber: '+994501234567' },
      headers,
    })
  // The proxy adds the caller's address last; what stands before it is the caller's own invention.
  const one = await times(24, (index) => register({ 'x-forwarded-for': `10.9.${index}.9, 203.0.113.7` }))
  expect(one.filter(({ status }) => status === 200)).toHaveLength(20)
  expect((await register({ 'x-forwarded-for': '203.0.113.7, 203.0.113.8' })).status).toBe(200)
  // A household has a /64 of IPv6; the same IPv4 address comes in two spellings.
  const house = await times(24, (index) => register({ 'x-forwarded-for': `2001:db8:7:7::${index}` }))
  expect(house.filter(({ status }) => status === 200)).toHaveLength(20)
  expect((await register({ 'x-forwarded-for': '2001:db8:7:8::1' })).status).toBe(200)
  expect((await register({ 'x-forwarded-for': '::ffff:203.0.113.7' })).status).toBe(429)
})

test('what costs and a customer may do of his own is limited by account, wherever it is called from', async () => {
  const [one, other] = await Promise.all([app.signIn('Client'), app.signIn('Client')])
  const photo = (token: string) => {
    const form = { file: new File(['<html>'], 'a.png', { type: 'image/png' }) }
    return app.rest('PUT', '/AppUser', { token, form })
  }
  // One after the other: two uploads of an account at a time.
  for (let count = 0; count < 30; count++) expect((await photo(one)).status).toBe(400)
  const refused = await photo(one)
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
  expect((await photo(other)).status).toBe(400)

  const exports = await times(24, (index) =>
    app.rest('GET', '/auth/mydata', { token: one, headers: elsewhere(index) }),
  )
  expect(exports.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(exports.filter(({ status }) => status === 429)).toHaveLength(4)

  const documents = await times(125, () => app.rest('GET', '/order/1/quote.pdf', { token: one }))
  expect(documents.filter(({ status }) => status === 404)).toHaveLength(120)
})

// MED-2
test('two uploads of a customer at a time', async () => {
  const token = await app.signIn('Client')
  const form = { file: new File([new Uint8Array(5_000_000)], 'a.png') }
  const answers = await times(6, () => app.rest('PUT', '/AppUser', { token, form }))
  const statuses = answers.map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([400, 429]))
  expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('5')
})

// ACC-16
test('1,200 calls a minute are enough for a customer, and staff are never counted', async () => {
  const names = Array(10).fill('accounts.me').join(',')
  const batch = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await app.app.inject({ url: `/trpc/${names}?batch=1&input=%7B%7D`, headers })
    return answer.json<{ error?: { data: { code: string } } }[]>().map(({ error }) => error?.data.code)
  }
  for (const [role, refused] of [
    ['Client', 10],
    ['Moderator', 0],
  ] as const) {
    const token = await app.signIn(role)
    const codes: (string | undefined)[] = []
    for (let round = 0; round < 121; round++) codes.push(...(await batch(token)))
    expect(
      codes.filter((code) => code === 'RATE_LIMITED'),
      role,
    ).toHaveLength(refused)
  }
})
