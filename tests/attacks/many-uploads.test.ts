import { afterAll, beforeAll, expect, test } from 'vitest'
import { begin, makeArtworkOrder, type Sender } from '../support/artwork.ts'
import { makeToken, makeUser } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'on' } })
})
afterAll(() => app.close())

async function newCustomer() {
  const { db } = app.deps
  const userId = (await makeUser(db)).id
  return { userId, token: await makeToken(db, userId), orderId: await makeArtworkOrder(db, userId) }
}

/** How many were let in, and what the others were told. */
async function beginMany(many: { sender: Sender; orderId: number }[]) {
  const answers = await Promise.all(
    many.map(({ sender, orderId }) => begin(app.url, sender, { orderId, length: 9 })),
  )
  const refused = answers.filter(({ status }) => status === 429)
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  return { begun: answers.filter(({ status }) => status === 201).length, refused: refused.length }
}

// ART-19
test('a customer begins so many uploads a minute, with the links to their orders apart from the account, and others as well', async () => {
  const { db } = app.deps
  const [one, other] = [await newCustomer(), await newCustomer()]
  const orders = [one.orderId]
  while (orders.length < 4) orders.push(await makeArtworkOrder(db, one.userId))
  const links = await Promise.all(
    orders.map(async (id) => (await app.trpc(one.token).orderLinks.create.mutate({ id })).token),
  )
  const byLinks = orders.flatMap((orderId, at) =>
    Array.from({ length: 18 }, () => ({ sender: { link: links[at] ?? '' }, orderId })),
  )
  expect(await beginMany(byLinks)).toEqual({ begun: 60, refused: 12 })
  expect((await begin(app.url, { token: one.token }, { orderId: orders[3] ?? 0, length: 9 })).status).toBe(
    201,
  )
  expect((await begin(app.url, { token: other.token }, { orderId: other.orderId, length: 9 })).status).toBe(
    201,
  )
  const staff = await app.signIn(['orders'])
  await app.deps.limits.consume('uploadsCustomer', `account ${other.userId}`, 59)
  expect((await begin(app.url, { token: other.token }, { orderId: other.orderId, length: 9 })).status).toBe(
    429,
  )
  expect((await begin(app.url, { token: staff }, { orderId: other.orderId, length: 9 })).status).toBe(201)
})
