import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { configureSession } from '../../src/db/connection.ts'
import { fill, fillMoney } from '../bench/fill.ts'
import { makeService, makeUser } from '../support/factories.ts'
import { figure } from '../support/figure.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'
import { hotReads } from '../support/hot-reads.ts'
import { recordStatements, type Statement } from '../support/record-statements.ts'

/** A stock PostgreSQL compiles what it reckons above 100,000 before it runs it. */
const mostCost = 50_000
/** Of orders and customers, and a tenth of services; a smaller database may be reckoned as much less. `npm run trust`: all of them. */
const fullRows = 100_000
const rows = Number(process.env.PLAN_ROWS ?? 10_000)

let app: TestApp
let statements: Map<string, Statement>

beforeAll(async () => {
  app = await startTestApp()
  const recording = recordStatements()
  try {
    await orderLife()
    for (const address of hotReads) await read(address, staff)
  } finally {
    statements = recording.stop()
  }
})
afterAll(() => app.close())

let staff: string

async function read(address: string, token: string) {
  const { status } = await app.rest('GET', address, { token })
  expect([address, status]).toEqual([address, 200])
}

/** What a customer and staff ask for while an order is placed, accepted, made and handed over. */
async function orderLife() {
  staff = await app.signIn('SuperAdmin')
  const customer = await app.signIn('Client')
  const { id: serviceId } = await makeService(app.deps.db, { prices: [{ count: 1, price: 100 }] })
  const placed = await app.rest('POST', '/order', { token: customer, json: { serviceId, count: 1 } })
  expect(placed.status).toBe(201)
  const { id } = placed.body.data as { id: number }
  const { userId } = await app.deps.db.order.findUniqueOrThrow({ where: { id } })
  const parts = ['', '/turn', '/artwork', '/proofs', '/messages']
  const pages = parts.map((part) => `/order/${id}${part}`)
  for (const page of [...pages, `/order/${id}/money`, '/order/mine', '/order/turns', '/payment/mine'])
    await read(page, customer)
  expect((await app.rest('PUT', '/order', { token: staff, json: { Id: id, price: 12 } })).status).toBe(200)
  for (const status of ['InProduction', 'Ready', 'Completed'])
    expect((await app.rest('PUT', `/order/${id}/status`, { token: staff, json: { status } })).status).toBe(
      200,
    )
  for (const page of [
    ...pages,
    '/order/work',
    '/order/work/counts',
    `/order/${id}/links`,
    `/order/${id}/money`,
    `/payment/customer/${userId}`,
    `/payment/payer/${userId}`,
    '/production/calendar?from=2026-11-23&to=2026-12-06',
    '/discount',
  ])
    await read(page, staff)
}

/** The dearest plans first: what each statement is reckoned to cost, by a session that was told what the program tells its own. */
async function costs(): Promise<{ cost: number; text: string }[]> {
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  try {
    await configureSession()(client)
    const reckoned: { cost: number; text: string }[] = []
    for (const { text, values } of statements.values()) {
      const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${text}`, values)
      reckoned.push({ cost: rows[0]['QUERY PLAN'][0].Plan['Total Cost'], text: text.replace(/\s+/g, ' ') })
    }
    return reckoned.sort((one, other) => other.cost - one.cost)
  } finally {
    await client.end()
  }
}

// OPS-12
test('no hot statement is reckoned dear in a database that was never looked over', async () => {
  const all = await costs()
  expect(all.length).toBeGreaterThan(40)
  expect(all.filter(({ cost }) => cost > mostCost)).toEqual([])
})

test('nor in a full one', async () => {
  await makeUser(app.deps.db, 'Client', { email: 'client@example.com' })
  await fill(app.databaseUrl, { services: [1, rows / 10], customers: [1, rows], orders: [1, rows] })
  await fillMoney(app.databaseUrl)
  const all = await costs()
  const dearest = Math.round(all[0]?.cost ?? Number.NaN)
  figure({
    name: `plans of ${all.length} statements with ${rows} orders`,
    goal: `none reckoned above ${mostCost}`,
    measured: `the dearest ${dearest}`,
    isReached: dearest <= mostCost,
  })
  expect(all.filter(({ cost }) => cost > (mostCost * rows) / fullRows)).toEqual([])
})
