import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../../../src/db/client.ts'
import { runningCampaigns } from '../../../src/domains/campaigns/running-campaigns.ts'
import { makeService } from '../../support/factories.ts'
import { createTestDatabase, type TestDatabase } from '../../support/postgres.ts'

let database: TestDatabase
let db: Database

beforeAll(async () => {
  database = await createTestDatabase()
  db = connectDatabase(database.url)
})
afterAll(async () => {
  await db.$disconnect()
  await database.drop()
})

// PRI-5
test('the best percentage of the campaigns that run on each service', async () => {
  const [one, other, none] = [await makeService(db), await makeService(db), await makeService(db)]
  type More = { startDate?: Date; endDate?: Date; state?: boolean }
  const add = (percentageBp: number | null, ids: number[], more: More = {}) =>
    db.campaign.create({
      data: {
        title: 'a',
        description: 'b',
        percentageBp,
        ...more,
        services: { create: ids.map((serviceId) => ({ serviceId })) },
      },
    })
  await add(1000, [one.id, other.id])
  await add(1500, [one.id], { endDate: new Date('2026-03-20') })
  await add(9000, [one.id], { endDate: new Date('2026-03-18') })
  await add(8000, [one.id], { state: false })
  await add(2000, [other.id], { startDate: new Date('2026-03-21') })
  await add(null, [none.id])

  expect(await runningCampaigns(db, new Date('2026-03-20T19:59:59Z'))).toEqual(
    new Map([
      [one.id, 1500],
      [other.id, 1000],
    ]),
  )
  expect(await runningCampaigns(db, new Date('2026-03-20T20:00:00Z'))).toEqual(
    new Map([
      [one.id, 1000],
      [other.id, 2000],
    ]),
  )
})
