import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { begin, idOf, makeArtworkOrder, patch, type Sender, somePdf, uploadUrl } from '../support/artwork.ts'
import { makeToken, makeUser } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'
import { type Trickle, trickle } from '../support/trickle.ts'

let app: TestApp
const trickles: Trickle[] = []
const answers: Awaited<Trickle['answer']>[] = []
beforeAll(async () => {
  app = await startTestApp({})
})
afterEach(() => {
  for (const { stop } of trickles.splice(0)) stop()
  answers.splice(0)
})
afterAll(() => app.close())

const content = somePdf(200_000)

async function newCustomer() {
  const { db } = app.deps
  const userId = (await makeUser(db)).id
  return { userId, token: await makeToken(db, userId), orderId: await makeArtworkOrder(db, userId) }
}

async function beginTrickle(sender: Sender, orderId: number): Promise<void> {
  const begun = await begin(app.url, sender, { orderId, length: content.length })
  expect(begun.status).toBe(201)
  const sent = trickle(uploadUrl(app.url, idOf(begun)), sender, { content, bytes: 3000, everyMs: 500 })
  trickles.push(sent)
  void sent.answer.then((answer) => answer && answers.push(answer))
}

async function sendWhole(sender: Sender, orderId: number): Promise<number> {
  const begun = await begin(app.url, sender, { orderId, length: content.length })
  const { status } = await patch(uploadUrl(app.url, idOf(begun)), sender, {
    offset: 0,
    content: new Uint8Array(content),
  })
  return status
}

const comeBack = { status: 503, retryAfter: '5' }

// ART-15, TRU-11
test('one customer’s links together have what one customer has, and another’s upload goes through', async () => {
  const attacker = await newCustomer()
  for (let number = 0; number < 18; number += 1) {
    // On several orders: one takes no more than twenty on their way.
    const orderId = await makeArtworkOrder(app.deps.db, attacker.userId)
    const { token: link } = await app.trpc(attacker.token).orderLinks.create.mutate({ id: orderId })
    await beginTrickle({ link }, orderId)
  }
  await expect.poll(() => answers).toEqual(Array.from({ length: 15 }, () => comeBack))
  const other = await newCustomer()
  expect(await sendWhole({ token: other.token }, other.orderId)).toBe(204)
  expect(answers).toHaveLength(15)
  // Nor do links keep their owner from sending.
  expect(await sendWhole({ token: attacker.token }, attacker.orderId)).toBe(204)
  await expect.poll(() => answers).toHaveLength(16)
})

// ART-15, TRU-11
test('with as many customers as there are places the slowest makes room for one more, and goes on later where it was', async () => {
  const customers = await Promise.all(Array.from({ length: 16 }, newCustomer))
  for (const { token, orderId } of customers) await beginTrickle({ token }, orderId)
  const { db } = app.deps
  const newcomer = await newCustomer()
  // Each has its place once its first bytes have been read.
  await expect.poll(() => app.deps.artwork.atOnce.taken('customer')).toBe(16)
  expect(await sendWhole({ token: newcomer.token }, newcomer.orderId)).toBe(204)
  await expect.poll(() => answers).toEqual([comeBack])
  const userIds = customers.map(({ userId }) => userId)
  const kept = await db.upload.findMany({ where: { byUserId: { in: userIds }, offset: { gt: 0 } } })
  expect(kept).toHaveLength(1)
})
