/**
 * `npm run bench:office`: how long each screen of the back office takes to open with 10,000 orders and 5,000
 * customers: from the change of the address until what it asked the server for is shown, in milliseconds. OFFICE_ORDERS
 * and OFFICE_CUSTOMERS choose other numbers.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import pg from 'pg'
import { findRunningServer } from '../../src/db/bundled-server.ts'
import { ensureBrowser } from '../support/find-browser.ts'
import { startProgramForBench } from './servers.ts'

const orders = Number(process.env.OFFICE_ORDERS ?? 10_000)
const customers = Number(process.env.OFFICE_CUSTOMERS ?? 5000)
const rounds = 5
const screens = [
  '/admin',
  '/admin/newordersadmin',
  '/admin/ordersadmin',
  '/admin/ordersadmin?page=500',
  '/admin/ordersadmin?q=Sifari%C5%9F%C3%A7i%204999',
  '/admin/ordersadmin/board',
  '/admin/ordersadmin/1',
  '/admin/users',
  '/admin/users?page=500',
  '/admin/users?q=Sifari%C5%9F%C3%A7i%204999',
  '/admin/contact/inbox',
  '/admin/discounts',
  '/admin/services/services',
  '/admin/services/servicesmore/1',
  '/admin/portfolio/portfolio',
  '/admin/portfolio/portfoliocardedit/1',
  '/admin/companies/companies',
  '/admin/home/correction',
  '/admin/home/partners',
  '/admin/admins',
  '/admin/rolesandpermissions',
  '/admin/history',
  '/admin/translations',
]

const folder = await mkdtemp(join(tmpdir(), 'matbaa-bench-office-'))
const program = await startProgramForBench(folder, { AVIF: 'off' })
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  await fill()
  const page = await signedIn()
  process.stdout.write(`${orders} orders, ${customers} customers\n`)
  print(['', 'first ms', 'median ms', 'worst ms'])
  for (const screen of screens) {
    const times: number[] = []
    for (let round = 0; round <= rounds; round += 1) {
      await open(page, '/admin/myinformation')
      times.push(await open(page, screen))
    }
    const [first = 0, ...again] = times
    again.sort((a, b) => a - b)
    print([screen, first, again[Math.floor(rounds / 2)] ?? 0, again.at(-1) ?? 0])
  }
} finally {
  await browser.close()
  await program.stop()
  await rm(folder, { recursive: true, force: true })
}

function print(cells: (string | number)[]): void {
  const line = cells.map((cell, index) => {
    const text = typeof cell === 'number' ? String(Math.round(cell)) : cell
    return index === 0 ? text.padEnd(56) : text.padStart(11)
  })
  process.stdout.write(`${line.join('')}\n`)
}

/** Customers of all ages and their orders over three years, in every status, beside the demo's own. */
async function fill(): Promise<void> {
  const url = await findRunningServer(folder)
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  try {
    await insert(database)
  } finally {
    await database.end()
  }
}

async function insert(database: pg.Client): Promise<void> {
  await database.query(
    `INSERT INTO users (name, surname, email, phone_number, password_hash, role_id)
     SELECT 'Sifarişçi ' || n, 'Soyadov', 'sifarisci' || n || '@bench.example', '+99450' || lpad(n::text, 7, '0'), 'none',
       (SELECT role_id FROM users WHERE email = 'client@example.com')
     FROM generate_series(1, $1::int) n`,
    [customers],
  )
  await database.query(
    `WITH people AS (SELECT array_agg(id) ids FROM users WHERE email LIKE '%@bench.example'),
       made AS (INSERT INTO orders (user_id, service_id, service_name, service_name_ru, service_name_en, count, status, price, created_at, accepted_at)
       SELECT ids[1 + n % array_length(ids, 1)], s.id, s.name, s.name_ru, s.name_en, 100 + n % 900,
         (CASE WHEN n % 200 = 0 THEN 'Pending' WHEN n % 50 < 4 THEN (ARRAY['Accepted','InProduction','Ready','NotApproved'])[1 + n % 50] ELSE 'Completed' END)::order_status,
         CASE WHEN n % 200 = 0 THEN NULL ELSE 1000 + n % 90000 END, now() - n * interval '150 minutes',
         CASE WHEN n % 200 > 0 THEN now() - n * interval '150 minutes' END
       FROM generate_series(1, $1::int) n, people,
         LATERAL (SELECT * FROM services WHERE deleted_at IS NULL ORDER BY id OFFSET n % 10 LIMIT 1) s
       RETURNING id, user_id, status, price, created_at)
     INSERT INTO order_events (order_id, actor_id, "from", "to", price, created_at)
     SELECT id, user_id, NULL, 'Pending', NULL, created_at FROM made`,
    [orders],
  )
  await database.query('ANALYZE')
}

/** The office on its first screen, as staff see it; calls under way are counted in `window.calls`. */
async function signedIn(): Promise<Page> {
  const answer = await fetch(`${program.site}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password: 'demo-password' }),
  })
  const { data } = (await answer.json()) as { data: { accessToken: string; user: object } }
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(({ accessToken, user }) => {
    localStorage.setItem('token', accessToken)
    localStorage.setItem('userData', JSON.stringify({ accessToken, ...user }))
    const ask = window.fetch
    Object.assign(window, { calls: 0 })
    const count = window as unknown as { calls: number }
    window.fetch = async (...call) => {
      count.calls += 1
      try {
        return await ask(...call)
      } finally {
        // What waits for the answer goes on first.
        setTimeout(() => {
          count.calls -= 1
        })
      }
    }
  }, data)
  await page.goto(`${program.site}/admin/discounts`)
  await page.locator('h1').waitFor()
  return page
}

/** Milliseconds until the screen's heading is there, no call is under way, and what came is painted. */
function open(page: Page, screen: string): Promise<number> {
  return page.evaluate(async (address) => {
    const count = window as unknown as { calls: number }
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const heading = () => document.querySelector('h1')?.textContent
    const former = heading()
    const began = performance.now()
    history.pushState({}, '', address)
    const deadline = began + 20_000
    let settled = 0
    while (settled < 2) {
      await frame()
      const isThere = heading() !== undefined && heading() !== former && count.calls === 0
      settled = isThere && !document.querySelector('main [role=status] .sr-only') ? settled + 1 : 0
      if (performance.now() > deadline) throw new Error(`${address} did not open`)
    }
    return performance.now() - began
  }, screen)
}
