import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { artworks, profiles } from '../../prisma/demo/artwork.ts'
import { drawArtwork } from '../../prisma/demo/draw-artwork.ts'
import { demoAccounts } from '../../prisma/demo/people.ts'
import { attachmentsOf, demoPictures } from '../../prisma/demo/pictures.ts'
import { products } from '../../prisma/demo/products.ts'
import { projects } from '../../prisma/demo/projects.ts'
import { seedDemo } from '../../prisma/demo/seed.ts'
import { Prisma } from '../../src/db/generated/client.ts'
import { pieceName } from '../../src/domains/artwork/stored-file.ts'
import { readFailedIds } from '../../src/domains/card-payments/failed-attempts.ts'
import { textKeys, textKinds } from '../../src/domains/content/definitions.ts'
import { tableOf } from '../../src/domains/content/own-row.ts'
import { moneyStates, orderMoneyOf } from '../../src/domains/order-money/order-money.ts'
import { judge } from '../../src/domains/preflight/judge.ts'
import { readFacts } from '../../src/domains/preflight/read-facts.ts'
import { toDay } from '../../src/domains/production/production-output.ts'
import { readOpenTill } from '../../src/domains/till/till-window.ts'
import { describeProcedures } from '../../src/faces/described.ts'
import { appRouter } from '../../src/faces/router.ts'
import { bakuClock, bakuDate, bakuDay } from '../../src/lib/days.ts'
import { verifyPassword } from '../../src/lib/password-hash.ts'
import { type MediaSetup, setUpMedia } from '../domains/media/media-setup.ts'
import { startTestApp } from '../support/harness.ts'

const now = new Date('2026-11-21T10:00:00Z')
let media: MediaSetup
const toCheck: number[] = []
const seed = () =>
  seedDemo({
    db: media.db,
    media: media.deps,
    log: media.deps.log,
    now,
    artwork: { store: media.deps.store, enqueueCheck: async (_tx, fileId) => void toCheck.push(fileId) },
  })

beforeAll(async () => {
  media = await setUpMedia()
  await seed()
}, 120_000)
afterAll(() => media.close())

// OPS-8
test('the demo admin and the demo customer can log in, nobody else with that password', async () => {
  const users = await media.db.user.findMany({ include: { role: true } })
  expect(users).toHaveLength(20)
  for (const { email, role, passwordHash } of users) {
    const account = demoAccounts.find((candidate) => candidate.email === email)
    if (account) expect(role.name).toBe(account.role)
    expect(await verifyPassword(passwordHash, demoAccounts[0].password)).toBe(account !== undefined)
  }
})

test('every picture is stored once, and referred to', async () => {
  expect(await media.db.media.count()).toBe(demoPictures().length)
  expect(await media.db.projectAttachment.count()).toBe(projects.flatMap(attachmentsOf).length)
  expect(await media.db.product.count({ where: { photoId: { not: null } } })).toBe(products.length)
  const banner = await media.db.banner.findUniqueOrThrow({
    where: { id: 1 },
    include: { logo: true, favicon: true },
  })
  expect(banner.logo?.extension).toBe('svg')
  expect(banner.favicon?.extension).toBe('svg')
  expect(await media.tempFiles()).toEqual([])
})

test.each(textKinds)('every text of a %s is there in three languages', async (kind) => {
  const filled = textKeys(kind).map(
    (key) => `bool_or(${key} <> '' AND ${key}_ru <> '' AND ${key}_en <> '') AS ${key}`,
  )
  const [row] = await media.db.$queryRaw<Record<string, boolean>[]>`
    SELECT ${Prisma.raw(filled.join(', '))} FROM ${tableOf(kind)}`
  expect(Object.entries(row ?? {}).filter(([, isFilled]) => !isFilled)).toEqual([])
})

test('an accepted order has the price of its acceptance in its timeline', async () => {
  const orders = await media.db.order.findMany({ include: { events: { orderBy: { id: 'asc' } } } })
  for (const { events, status, price, acceptedAt, quote } of orders) {
    expect(events.at(-1)?.to).toBe(status)
    const acceptance = events.find(({ to }) => to === 'Accepted')
    const priced = events.findLast((event) => event.price !== null)
    expect(priced?.price ?? null).toBe(price)
    expect(acceptance?.createdAt ?? null).toEqual(acceptedAt)
    expect(quote).not.toBeNull()
  }
})

test('customers reach every discount by spend', async () => {
  const spent = await media.db.order.groupBy({ by: ['userId'], _sum: { price: true } })
  const sums = spent.map(({ _sum }) => _sum.price ?? 0)
  expect(Math.max(...sums)).toBeGreaterThan(1_000_000)
  expect(sums.some((sum) => sum >= 300_000 && sum < 1_000_000)).toBe(true)
  expect(sums.some((sum) => sum >= 50_000 && sum < 300_000)).toBe(true)
  expect(sums.some((sum) => sum < 50_000)).toBe(true)
})

// PAY-2
test('the orders of the demo stand in every state of money, and the ledger adds up', async () => {
  const rows = await media.db.orderMoney.findMany({ include: { order: { include: { allocations: true } } } })
  const today = bakuDate(now)
  const states = rows.map((row) => {
    expect(row.order.allocations.reduce((sum, { amount }) => sum + amount, 0)).toBe(row.paid)
    return orderMoneyOf({ ...row, dueOn: row.dueOn && toDay(row.dueOn) }, today)
  })
  expect(new Set(states.map(({ state }) => state))).toEqual(
    new Set(moneyStates.filter((state) => state !== 'nothingDue')),
  )
  for (const [from, to] of [
    [1, 30],
    [31, 60],
    [61, 90],
  ] as const)
    expect(states.some(({ daysOverdue }) => daysOverdue >= from && daysOverdue <= to)).toBe(true)
  const unclear = await media.db.paymentAttempt.count({ where: { trouble: { not: null } } })
  expect(unclear).toBe(1)
})

// PAY-38
test('what happened to the money is told in its order, each at an hour of its own in the working day', async () => {
  const events = await media.db.orderEvent.findMany({ orderBy: [{ orderId: 'asc' }, { id: 'asc' }] })
  for (const [index, event] of events.entries()) {
    const before = events[index - 1]
    if (before?.orderId === event.orderId)
      expect(event.createdAt.getTime(), `order ${event.orderId}`).toBeGreaterThan(before.createdAt.getTime())
  }
  const payments = await media.db.payment.findMany({ orderBy: { id: 'asc' } })
  const moments = payments.map(({ createdAt }) => createdAt.getTime())
  expect(moments).toEqual(moments.toSorted((one, other) => one - other))
  const refunds = await media.db.refund.findMany({
    include: { payment: true, order: { include: { events: true } } },
  })
  const corrections = events.filter(({ oldPrice }) => oldPrice !== null)
  expect(corrections.length).toBeGreaterThan(0)
  for (const { askedAt, payment, order } of refunds) {
    const ended = order?.events.find(({ to }) => to === 'NotApproved')?.createdAt ?? payment.createdAt
    expect(askedAt.getTime()).toBeGreaterThan(Math.max(payment.createdAt.getTime(), ended.getTime()))
  }
  const atWork = [...refunds.map(({ askedAt }) => askedAt), ...corrections.map(({ createdAt }) => createdAt)]
  const hours = atWork.map((at) => bakuClock(at).toISOString().slice(11, 16))
  expect(hours.every((hour) => hour > '09:00' && hour < '18:00')).toBe(true)
  expect(new Set(hours).size).toBe(new Set(atWork.map(String)).size)
})

// PAY-55
test('a card that was declined, and nothing was paid since, is there to look at', async () => {
  const failed = await readFailedIds({ db: media.db, now: () => now }, 100)
  expect(failed).toHaveLength(1)
})

test('the till was closed every evening, with one difference, and is open today', async () => {
  const closed = await media.db.tillDay.findMany({ orderBy: { day: 'asc' } })
  expect(closed.at(-1)?.day).toEqual(new Date(bakuDay(now).getTime() - 24 * 3_600_000))
  expect(closed.filter(({ counted, expected }) => counted !== expected)).toHaveLength(1)
  for (const [index, { openedWith }] of closed.entries())
    if (index > 0) expect(openedWith).toBe(closed[index - 1]?.stays)
  expect((await readOpenTill(media.db, now)).day).toEqual(bakuDay(now))
})

// OPS-8
test('what is there already is left alone', async () => {
  const before = await media.db.user.count()
  await seed()
  expect(await media.db.user.count()).toBe(before)
  expect(await media.db.media.count()).toBe(demoPictures().length)
})

test('open orders of products with a profile have artwork as it may stand, for the checks to read', async () => {
  const slots = await media.db.artwork.findMany({
    include: { versions: { include: { files: true, approvals: true } } },
    orderBy: { orderId: 'asc' },
  })
  const states = slots.map(({ state }) => state)
  expect(states.toSorted()).toEqual(['Approved', 'Checking', 'DesignByUs', 'ProofWaiting'])
  const files = slots.flatMap(({ versions }) => versions.flatMap((version) => version.files))
  expect(files.map(({ id }) => id).toSorted()).toEqual(toCheck.toSorted())
  for (const { storageKey, size } of files)
    expect((await media.deps.store.read(pieceName(storageKey, 0))).length).toBe(Number(size))
  const approved = slots.find(({ state }) => state === 'Approved')?.versions[0]
  expect(approved?.approvals[0]?.hashes).toEqual(
    approved?.files.map(({ sha256 }) => Buffer.from(sha256).toString('hex')),
  )
})

test.each(
  artworks.flatMap(({ versions, state }) => versions.map(({ name, drawing }) => ({ name, drawing, state }))),
)('$name is judged as the demo tells it', async ({ name, drawing, state }) => {
  const folder = await mkdtemp(join(tmpdir(), 'matbaa-demo-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, name)
  await writeFile(path, await drawArtwork(drawing))
  const read = await readFacts({ path, kind: 'pdf' })
  const { width } = drawing
  const rules = profiles.find((one) => one.rules.sizes.some((size) => size.width === width))?.rules
  if ('unread' in read || rules === undefined) throw new Error(`${name} can't be read`)
  const found = judge(read.facts, rules).map(({ check, severity }) => `${severity} ${check}`)
  if (state === 'Checking') expect(found).toEqual(expect.arrayContaining(['must bleed', 'look textMargin']))
  else expect(found).toEqual([])
})

// API-11
test('the examples of ordering and pricing can be tried on the demo as they stand', async () => {
  const app = await startTestApp({ databaseUrl: media.databaseUrl })
  onTestFinished(() => app.close())
  const [staff, customer] = await Promise.all(
    demoAccounts.map(async ({ email, password }) => {
      const { body } = await app.rest('POST', '/auth/login', { json: { email, password } })
      return (body.data as { accessToken: string }).accessToken
    }),
  )
  const examples = new Map(describeProcedures(appRouter).map(({ name, meta }) => [name, meta.rest]))
  for (const [name, token] of [
    ['orders.place', customer],
    ['purchases.place', customer],
    ['purchases.take', staff],
    ['basket.quote', undefined],
    ['basket.save', customer],
    ['offers.create', staff],
    ['options.quote', undefined],
    ['projects.update', staff],
  ] as const) {
    const { method = 'POST', path = '', example = {} } = examples.get(name) ?? {}
    const address = String(path).replace(':id', '3')
    const { status, body } = await app.rest(method, address, { json: example, ...(token && { token }) })
    const said = JSON.stringify(body ?? null)
    expect(status, `${name} ${said}`).toBeLessThan(300)
    expect(said, name).not.toMatch(/"isInTheWay":true|"kind":"(gone|choice|count)"/)
  }
})
