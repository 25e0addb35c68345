/**
 * `npm run bench:money`: what reading money takes with 100,000 orders of 5,000 customers and 300,000 payments: the
 * server's answers by REST, a page at a time as screens ask for them, one after another, in milliseconds beside their
 * goals (money.md 6). Each is asked for 50 times before it is measured, so that every connection has planned its
 * statements; then 300 times, of which the third slowest is the p99. All of it is done in three rounds, and each has
 * the quickest of its own: other work on the machine isn't what is measured. MONEY_ORDERS chooses another number of
 * orders.
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
const [unmeasured, calls, rounds] = [50, 300, 3]

const folder = await mkdtemp(join(tmpdir(), 'matbaa-bench-money-'))
const program = await startProgramForBench(folder, { AVIF: 'off' })
try {
  const url = await findRunningServer(folder)
  if (!url) throw new Error('the database of the bench is not there')
  await fill(url, { customers: [1, customers], orders: [1, orders] })
  await fillMoney(url)
  const sample = await readSample(url)
  const headers = await bearerAtDemo(program.site, 'admin')
  const print = (cells: readonly (string | number)[]) =>
    process.stdout.write(
      `${cells.map((cell, index) => (index === 0 ? String(cell).padEnd(48) : String(cell).padStart(10))).join('')}\n`,
    )
  const { payments, owing, balances } = sample
  process.stdout.write(
    `${orders} orders, ${payments} payments, ${owing} orders that owe, ${balances} payments with a rest\n`,
  )
  const page = (index: number) => `page=${1 + (index % 20)}&pageSize=20`
  const { day } = sample
  const rows: [string, number, (index: number) => string][] = [
    ['list of debts', 50, (index) => `/payment/debts?${page(index)}`],
    ['list of debts, late only', 50, (index) => `/payment/debts?late=true&${page(index)}`],
    ['list of debtors', 50, (index) => `/payment/debtors?${page(index)}`],
    ['a customer', 20, (index) => `/payment/customer/${sample.users[index % sample.users.length]}`],
    ['an order', 10, (index) => `/order/${sample.orders[index % sample.orders.length]}/money`],
    ['balances', 50, (index) => `/payment/balances?${page(index)}`],
    ['the day’s list', 50, (index) => `/payment?from=${day}&to=${day}&page=${1 + (index % 5)}&pageSize=20`],
    ['paid above its price', 50, () => '/payment/attention'],
    ['not allocated', 50, () => '/payment/unallocated'],
    ['how much there is to look at', 50, () => '/overview/money'],
  ]
  const measure = async (path: (index: number) => string) => {
    const times: number[] = []
    for (let index = 0; index < unmeasured + calls; index += 1) {
      const began = performance.now()
      const answer = await fetch(`${program.site}/api${path(index)}`, { headers })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path(index)}: ${answer.status}`)
      if (index >= unmeasured) times.push(performance.now() - began)
    }
    times.sort((one, other) => one - other)
    const at = (share: number) => times[Math.floor(calls * share)] ?? Number.NaN
    return { p50: at(0.5), p99: at(0.99) }
  }
  const quickest = new Map<string, { p50: number; p99: number }>()
  for (let round = 0; round < rounds; round += 1)
    for (const [name, , path] of rows) {
      const measured = await measure(path)
      const before = quickest.get(name)
      if (!before || measured.p99 < before.p99) quickest.set(name, measured)
    }
  print(['', 'goal p99', 'p50 ms', 'p99 ms'])
  for (const [name, goal] of rows) {
    const { p50 = Number.NaN, p99 = Number.NaN } = quickest.get(name) ?? {}
    print([name, goal, p50.toFixed(1), p99.toFixed(1)])
  }
} finally {
  await program.stop()
  await rm(folder, { recursive: true, force: true })
}

async function readSample(url: string) {
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  try {
    const read = async <Value>(statement: string) =>
      (await database.query<{ value: Value }>(statement)).rows.map(({ value }) => value)
    const [payments = 0] = await read<number>('SELECT count(*)::int AS value FROM payments')
    const [owing = 0] = await read<number>(
      'SELECT count(*)::int AS value FROM order_money WHERE total > paid',
    )
    const [balances = 0] = await read<number>('SELECT count(*)::int AS value FROM payment_rests')
    const [day = ''] = await read<string>('SELECT (current_date - 7)::text AS value')
    return {
      payments,
      owing,
      balances,
      day,
      users: await read<number>(
        `SELECT id AS value FROM users WHERE email LIKE '%@bench.example' ORDER BY random() LIMIT 300`,
      ),
      orders: await read<number>('SELECT order_id AS value FROM order_money ORDER BY random() LIMIT 300'),
    }
  } finally {
    await database.end()
  }
}
