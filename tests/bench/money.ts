/**
 * `npm run bench:money`: what reading debts takes with 100,000 orders of 5,000 customers and 300,000 payments: the
 * server's answers by REST, one after another, in milliseconds beside their goals (money.md 6). MONEY_ORDERS chooses
 * another number of orders.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findRunningServer } from '../../src/db/bundled-server.ts'
import { bearerAtDemo } from '../support/demo-account.ts'
import { fill } from './fill.ts'
import { startProgramForBench } from './servers.ts'

const orders = Number(process.env.MONEY_ORDERS ?? 100_000)
const customers = 5000
const calls = 300

/** Of every order what was paid in three parts; of one in twenty the last part is still owed. */
const money = [
  `INSERT INTO order_money (order_id, deposit_bp, total, paid, due_on)
   SELECT id, 5000, price, price - CASE WHEN id % 20 = 0 THEN price - price / 3 * 2 ELSE 0 END,
     (accepted_at + interval '5 days')::date
   FROM orders WHERE price IS NOT NULL AND status <> 'NotApproved' ON CONFLICT DO NOTHING`,
  `WITH made AS (
     INSERT INTO payments (user_id, kind, way, amount, day, source, created_at)
     SELECT o.user_id, 'payment', (ARRAY['cash', 'transfer', 'terminal'])[part]::payment_way,
       CASE WHEN part < 3 THEN o.price / 3 ELSE o.price - o.price / 3 * 2 END, o.accepted_at::date + part,
       'bench:' || o.id || ':' || part, o.accepted_at + part * interval '1 hour'
     FROM orders o JOIN order_money m ON m.order_id = o.id, generate_series(1, 3) part
     WHERE (o.id % 20 > 0 OR part < 3) AND NOT EXISTS (SELECT FROM payment_allocations a WHERE a.order_id = o.id)
     RETURNING id, source, amount)
   INSERT INTO payment_allocations (payment_id, order_id, amount)
   SELECT id, split_part(source, ':', 2)::int, amount FROM made`,
]

const folder = await mkdtemp(join(tmpdir(), 'matbaa-bench-money-'))
const program = await startProgramForBench(folder, { AVIF: 'off' })
try {
  const url = await findRunningServer(folder)
  if (!url) throw new Error('the database of the bench is not there')
  await fill(url, { customers: [1, customers], orders: [1, orders] })
  const sample = await fillMoney(url)
  const headers = await bearerAtDemo(program.site, 'admin')
  const print = (cells: readonly (string | number)[]) =>
    process.stdout.write(
      `${cells.map((cell, index) => (index === 0 ? String(cell).padEnd(48) : String(cell).padStart(10))).join('')}\n`,
    )
  process.stdout.write(`${orders} orders, ${sample.payments} payments, ${sample.owing} orders that owe\n`)
  print(['', 'goal p99', 'p50 ms', 'p99 ms'])
  const rows: [string, number | '', (index: number) => string][] = [
    ['list of debts', 50, (index) => `/payment/debts?page=${1 + (index % 20)}`],
    ['list of debts, late only', 50, () => '/payment/debts?late=true'],
    ['list of debtors', 50, () => '/payment/debtors'],
    ['a customer', 20, (index) => `/payment/customer/${sample.users[index % sample.users.length]}`],
    ['an order', 10, (index) => `/order/${sample.orders[index % sample.orders.length]}/money`],
    ['balances', '', () => '/payment/balances'],
    ['the day’s list', '', () => '/payment'],
    ['paid above its price', '', () => '/payment/attention'],
    ['not allocated', '', () => '/payment/unallocated'],
  ]
  for (const [name, goal, path] of rows) {
    const times: number[] = []
    for (let index = 0; index < calls; index += 1) {
      const began = performance.now()
      const answer = await fetch(`${program.site}/api${path(index)}`, { headers })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path(index)}: ${answer.status}`)
      times.push(performance.now() - began)
    }
    times.sort((one, other) => one - other)
    const at = (share: number) => (times[Math.floor(calls * share)] ?? 0).toFixed(1)
    print([name, goal, at(0.5), at(0.99)])
  }
} finally {
  await program.stop()
  await rm(folder, { recursive: true, force: true })
}

async function fillMoney(url: string) {
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  try {
    for (const statement of money) await database.query(statement)
    await database.query('VACUUM ANALYZE')
    const ids = async (statement: string) =>
      (await database.query<{ id: number }>(statement)).rows.map(({ id }) => id)
    const [payments = 0] = await ids('SELECT count(*)::int AS id FROM payments')
    const [owing = 0] = await ids('SELECT count(*)::int AS id FROM order_money WHERE total > paid')
    return {
      payments,
      owing,
      users: await ids(`SELECT id FROM users WHERE email LIKE '%@bench.example' ORDER BY random() LIMIT 300`),
      orders: await ids('SELECT order_id AS id FROM order_money ORDER BY random() LIMIT 300'),
    }
  } finally {
    await database.end()
  }
}
