import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAccounts } from '../../prisma/demo/people.ts'
import { attachmentsOf, demoPictures } from '../../prisma/demo/pictures.ts'
import { products } from '../../prisma/demo/products.ts'
import { projects } from '../../prisma/demo/projects.ts'
import { seedDemo } from '../../prisma/demo/seed.ts'
import { Prisma } from '../../src/db/generated/client.ts'
import { textKeys, textKinds } from '../../src/domains/content/definitions.ts'
import { tableOf } from '../../src/domains/content/own-row.ts'
import { verifyPassword } from '../../src/lib/password-hash.ts'
import { type MediaSetup, setUpMedia } from '../domains/media/media-setup.ts'

const now = new Date('2026-11-21T10:00:00Z')
let media: MediaSetup
const seed = () => seedDemo({ db: media.db, media: media.deps, log: media.deps.log, now })

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
    expect(acceptance?.price ?? null).toBe(price)
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

// OPS-8
test('what is there already is left alone', async () => {
  const before = await media.db.user.count()
  await seed()
  expect(await media.db.user.count()).toBe(before)
  expect(await media.db.media.count()).toBe(demoPictures().length)
})
