/**
 * `npm run bench:reports`: what each report takes with 100,000 orders of 5,000 customers and 300,000 payments: the
 * server's answers by REST, one after another, in milliseconds beside the goal of 200 (papers.md 5). MONEY_ORDERS
 * chooses another number of orders.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findRunningServer } from '../../src/db/bundled-server.ts'
import { bearerAtDemo } from '../support/demo-account.ts'
import { fill, fillMoney } from './fill.ts'
import { startProgramForBench } from './servers.ts'

const orders = Number(process.env.MONEY_ORDERS ?? 100_000)
const customers = 5000
const goalMs = 200
const [unmeasured, calls] = [5, 40]

/** Who accepted an order, when it was made, for which day it was promised, and what was given back of one in fifty. */
const reported = [
  `WITH staff AS (SELECT array_agg(u.id) ids FROM users u JOIN roles r ON r.id = u.role_id WHERE r.name <> 'Client')
   INSERT INTO order_events (order_id, actor_id, "from", "to", price, created_at)
   SELECT o.id, ids[1 + o.id % array_length(ids, 1)], step.came::order_status, step.went::order_status,
     CASE WHEN step.went = 'Accepted' THEN o.price END, o.accepted_at + step.hours * interval '1 hour'
   FROM orders o, staff, (VALUES ('Pending', 'Accepted', 0), ('Accepted', 'InProduction', 24),
     ('InProduction', 'Ready', 72), ('Ready', 'Completed', 90)) step (came, went, hours)
   WHERE o.status = 'Completed' AND NOT EXISTS (
     SELECT FROM order_events e WHERE e.order_id = o.id AND e."to" = 'Accepted')`,
  `UPDATE orders SET promised_on = accepted_at::date + 1 + id % 5
   WHERE accepted_at IS NOT NULL AND promised_on IS NULL`,
  `INSERT INTO payments (user_id, kind, way, amount, day, of_id, note, source, created_at)
   SELECT user_id, 'refund', way, -1 - amount / 9, day + 9, id, 'Səbəb ' || id % 70, 'bench:back:' || id,
     created_at + interval '9 days'
   FROM payments WHERE kind = 'payment' AND id % 50 = 0`,
]

/** The last twelve months beside the twelve before, and everything there is. */
const days = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)
const spans = {
  '12 months': `from=${days(364)}&to=${days(0)}`,
  '3 years': `from=${days(1090)}&to=${days(0)}`,
}
/** Every report with its address. */
const reportRows: [string, string][] = [
  ...Object.entries(spans).flatMap(([span, asked]) => [
    ...['turnover', 'newclients', 'quotes', 'late', 'refunds', 'discounts', 'vat'].map(
      (report): [string, string] => [`report of ${span}: ${report}`, `/report/${report}?unit=day&${asked}`],
    ),
    ...['way', 'service', 'product', 'customer', 'staff'].map((by): [string, string] => [
      `report of ${span}: by ${by}`,
      `/report/division?by=${by}&${asked}`,
    ]),
  ]),
  ['report: deposits held', '/report/deposits'],
  ['report: the threshold of VAT', '/report/threshold'],
]
const folder = await mkdtemp(join(tmpdir(), 'matbaa-bench-reports-'))
const program = await startProgramForBench(folder, { AVIF: 'off' })
try {
  const url = await findRunningServer(folder)
  if (!url) throw new Error('the database of the bench is not there')
  await fill(url, { customers: [1, customers], orders: [1, orders] })
  await fillMoney(url)
  await fillReports(url)
  const headers = await bearerAtDemo(program.site, 'admin')
  const print = (cells: readonly (string | number)[]) =>
    process.stdout.write(
      `${cells.map((cell, index) => (index === 0 ? String(cell).padEnd(48) : String(cell).padStart(10))).join('')}\n`,
    )
  print(['', 'goal ms', 'p50 ms', 'p95 ms', 'max ms'])
  for (const [name, path] of reportRows) {
    const times: number[] = []
    for (let index = 0; index < unmeasured + calls; index += 1) {
      const began = performance.now()
      const answer = await fetch(`${program.site}/api${path}`, { headers })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      if (index >= unmeasured) times.push(performance.now() - began)
    }
    times.sort((one, other) => one - other)
    const at = (share: number) => (times[Math.min(calls - 1, Math.floor(calls * share))] ?? 0).toFixed(0)
    print([name, goalMs, at(0.5), at(0.95), at(1)])
  }
} finally {
  await program.stop()
  await rm(folder, { recursive: true, force: true })
}

async function fillReports(url: string): Promise<void> {
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  try {
    for (const statement of reported) await database.query(statement)
    await database.query('VACUUM ANALYZE')
  } finally {
    await database.end()
  }
}
