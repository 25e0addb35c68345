import { setTimeout as sleep } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { knownPassword, makeMember, makeResetToken } from './support/accounts.ts'
import { makeService } from './support/factories.ts'
import { figure } from './support/figure.ts'
import { startTestApp, type TestApp } from './support/harness.ts'
import { expectOnce, openShop, peopleOf } from './support/order-load.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ settings: { CACHE: 'on' } })
})
afterAll(() => app.close())
beforeEach(() => app.setNow(null))

/** So many ms from the true time. */
const move = (by: number) => app.setNow(new Date(Date.now() + by))

test('a clock that jumps by days, forward and back, loses and doubles no order', async () => {
  const { db } = app.deps
  const shop = openShop({ address: app.url }, await peopleOf(db))
  const jumps = [3, -3, 20, 0, -20, 9, -9, 1, -1, 0]
  for (const days of jumps) {
    move(days * day)
    await sleep(120)
  }
  const longest = shop.longest()
  const { orders, retries } = await shop.close()
  expect(orders.length).toBeGreaterThan(jumps.length)
  expect(retries).toBe(0)
  await expectOnce(db, orders)
  figure({
    name: `the clock moved by days, ${jumps.length} times under load`,
    goal: 'no failed request, nothing lost or doubled',
    measured: `${orders.length} orders, ${retries} failures, longest request ${Math.round(longest)} ms`,
    isReached: retries === 0,
  })
})

test('a campaign’s price ends with its last day in Baku also where answers are kept, and holds again when the clock is set right', async () => {
  const { db } = app.deps
  const noon = Date.UTC(2026, 5, 15, 8)
  app.setNow(new Date(noon))
  const service = await makeService(db, { prices: [{ count: 100, price: 10_000 }] })
  const staff = await app.signIn(['campaigns'])
  const json = { title: 'K', description: 'K', percentage: 10, endDate: '2026-06-15T00:00:00.000Z' }
  const made = await app.rest('POST', '/deal', { token: staff, json: { ...json, serviceIds: [service.id] } })
  expect(made.status).toBe(201)
  const price = async () => {
    const answer = await app.rest('GET', `/services/${service.id}`)
    return (answer.body.data as { servicePrices: { priceWithDiscount: number }[] }).servicePrices[0]
      ?.priceWithDiscount
  }
  const seen: (number | undefined)[] = []
  for (const by of [0, 11.9 * hour, 12.1 * hour, 3 * day, 0, -3 * day, 0]) {
    app.setNow(new Date(noon + by))
    seen.push(await price(), await price())
  }
  expect(seen).toEqual([90, 90, 90, 90, 0, 0, 0, 0, 90, 90, 90, 90, 90, 90])
})

test('sessions and reset links end by the clock, and nobody is locked out when it is set right', async () => {
  const { db } = app.deps
  const member = await makeMember(db)
  const me = async () => (await app.rest('GET', '/auth/me', { token: member.token })).status
  move(-20 * day)
  expect(await me()).toBe(200)
  move(31 * day)
  expect(await me()).toBe(401)
  move(0)
  expect(await me()).toBe(200)
  const token = await makeResetToken(db, member.id, new Date(Date.now() + hour))
  const reset = { token, password: 'another-password', confirmPassword: 'another-password' }
  move(2 * hour)
  expect((await app.rest('POST', '/Auth/ResetPassword', { json: reset })).status).toBe(400)
  move(0)
  expect((await app.rest('POST', '/Auth/ResetPassword', { json: reset })).status).toBe(204)
})

test('a code of an app used while the clock ran days ahead does not refuse those of the right time', async () => {
  const member = await makeMember(app.deps.db, 'Moderator')
  const mine = app.trpc(member.token).secondFactor
  const { secret } = await mine.begin.mutate({ password: knownPassword })
  const codeAt = (time: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time })
  const logIn = async (time: number) => {
    app.setNow(new Date(time))
    const json = { email: member.email, password: knownPassword, code: codeAt(time) }
    return (await app.rest('POST', '/auth/login', { json })).status
  }
  const now = Date.now()
  app.setNow(new Date(now + 3 * day))
  await mine.confirm.mutate({ code: codeAt(now + 3 * day) })
  expect(await logIn(now)).toBe(200)
  expect(await logIn(now)).toBe(400)
  expect(await logIn(now + 30_000)).toBe(200)
})
