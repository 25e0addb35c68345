import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { poolOf } from '../../src/db/client.ts'
import { makeService } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'

// Also run with other time zones of process and database: vitest.config.ts.
let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** A service of 100.00 AZN with a campaign of 10 % on these days. */
async function onCampaign(days: { startDate?: Date; endDate?: Date }) {
  const service = await makeService(app.deps.db, { prices: [{ count: 100, price: 10_000 }] })
  await app.deps.db.campaign.create({
    data: {
      title: randomUUID(),
      description: 'b',
      percentageBp: 1000,
      ...days,
      services: { create: [{ serviceId: service.id }] },
    },
  })
  return service
}

type Priced = { id: number; servicePrices: { price: number; priceWithDiscount: number }[] }

const reduced = ({ servicePrices: [tier] }: Priced) => tier?.priceWithDiscount || tier?.price

/** What the site shows and what an order is placed with, AZN. */
async function pricesOf(service: { id: number; name: string }) {
  const token = await app.signIn('Client')
  const query = { pageSize: 200, page: 1 }
  const listed: Priced[] = (await app.rest('GET', '/services', { query })).body.data
  const detail: Priced = (await app.rest('GET', `/services/${service.id}`)).body.data
  const found: { services: { id: number; priceFrom: number }[] } = (
    await app.rest('GET', '/services/suggest', { query: { name: service.name } })
  ).body.data
  const order: { quote: { total: number } } = (
    await app.rest('POST', '/order', { token, json: { serviceId: service.id, count: 100 } })
  ).body.data
  return {
    listed: listed.filter(({ id }) => id === service.id).map(reduced),
    detail: [reduced(detail)],
    suggested: found.services.filter(({ id }) => id === service.id).map(({ priceFrom }) => priceFrom * 100),
    ordered: [order.quote.total],
  }
}

const all = (azn: number) => ({ listed: [azn], detail: [azn], suggested: [azn], ordered: [azn] })

// BAS-5
describe('a day is a day in Baku, wherever process and database are', () => {
  const day = new Date('2026-11-22')
  // Midnight in Baku is 20:00 UTC.
  test.each([
    ['begins at midnight', { startDate: day }, '2026-11-21T19:59:59.999Z', 100],
    ['begins at midnight', { startDate: day }, '2026-11-21T20:00:00.000Z', 90],
    ['ends at midnight', { endDate: day }, '2026-11-22T19:59:59.999Z', 90],
    ['ends at midnight', { endDate: day }, '2026-11-22T20:00:00.000Z', 100],
  ])('a campaign %s: %j at %s', async (_, days, now, azn) => {
    app.setNow(new Date(now))
    expect(await pricesOf(await onCampaign(days))).toEqual(all(azn))
    app.setNow(null)
  })

  test('moments are read as they were written, by Prisma and in SQL', async () => {
    const at = new Date('2026-11-21T20:00:00.000Z')
    const { id } = await makeService(app.deps.db)
    await app.deps.db.service.update({ where: { id }, data: { deletedAt: at } })
    const { rows } = await poolOf(app.deps.db).query(
      `SELECT deleted_at, current_setting('TimeZone') AS zone FROM services WHERE id = $1`,
      [id],
    )
    expect(rows).toEqual([{ deleted_at: at, zone: 'UTC' }])
    expect((await app.deps.db.service.findUniqueOrThrow({ where: { id } })).deletedAt).toEqual(at)
  })
})
