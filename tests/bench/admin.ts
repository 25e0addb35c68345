/**
 * `npm run bench:admin`: how long each screen of the admin takes to open with 10,000 orders and 5,000
 * customers: from the change of the address until what it asked the server for is shown, in milliseconds. ADMIN_ORDERS,
 * ADMIN_CUSTOMERS and ADMIN_JOBS (of the workshop, in the weeks of its calendar) choose other numbers, ADMIN_SCREEN those screens whose
 * addresses hold it. What the server takes for the calendar's four weeks. Then what a key takes in the editor of 2,000 prices.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findRunningServer } from '../../src/db/bundled-server.ts'
import { addDays, mondayOf } from '../../src/domains/production/workdays.ts'
import { bakuDate } from '../../src/lib/days.ts'
import { bearerAtDemo, signInAtDemo } from '../support/demo-account.ts'
import { ensureBrowser } from '../support/find-browser.ts'
import { fill } from './fill.ts'
import { optionsEditor } from './parts/options-editor.ts'
import { startProgramForBench } from './servers.ts'

const orders = Number(process.env.ADMIN_ORDERS ?? 10_000)
const customers = Number(process.env.ADMIN_CUSTOMERS ?? 5000)
const jobs = Number(process.env.ADMIN_JOBS ?? 1200)
const rounds = 5
const only = process.env.ADMIN_SCREEN ?? ''
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
  '/admin/calendar',
  '/admin/calendar/kinds',
]

const folder = await mkdtemp(join(tmpdir(), 'matbaa-bench-admin-'))
const program = await startProgramForBench(folder, { AVIF: 'off' })
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  const url = await findRunningServer(folder)
  if (!url) throw new Error('the database of the bench is not there')
  await fill(url, { customers: [1, customers], orders: [1, orders], jobs: [1, jobs] })
  const page = await signedIn()
  process.stdout.write(`${orders} orders, ${customers} customers, ${jobs} jobs in the calendar\n`)
  print(['', 'first ms', 'median ms', 'worst ms'])
  for (const screen of screens.filter((one) => one.includes(only))) {
    const times: number[] = []
    for (let round = 0; round <= rounds; round += 1) {
      await open(page, '/admin/myinformation')
      times.push(await open(page, screen))
    }
    const [first = 0, ...again] = times
    again.sort((a, b) => a - b)
    print([screen, first, again[Math.floor(rounds / 2)] ?? 0, again.at(-1) ?? 0])
  }
  print(['', 'goal ms', 'p50 ms', 'p95 ms'])
  print(['the answer of the calendar', 100, ...(await answerTimes())])
  for (const { what, goal, p50, p95 } of only
    ? []
    : await optionsEditor(page, program.site, (to) => open(page, to)))
    print([what, goal, p50, p95])
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

/** Median and 95th of the server's answers about the calendar's weeks, ms. */
async function answerTimes(): Promise<number[]> {
  const headers = await bearerAtDemo(program.site, 'admin')
  const monday = mondayOf(bakuDate(new Date()))
  const span = `from=${addDays(monday, -7)}&to=${addDays(monday, 20)}`
  const times: number[] = []
  for (let call = 0; call < 40; call += 1) {
    const began = performance.now()
    await (await fetch(`${program.site}/api/production/calendar?${span}`, { headers })).arrayBuffer()
    times.push(performance.now() - began)
  }
  const sorted = times.toSorted((a, b) => a - b)
  return [sorted[20] ?? 0, sorted[38] ?? 0]
}

/** The admin on its first screen, as staff see it; calls under way are counted in `window.calls`. */
async function signedIn(): Promise<Page> {
  const data = await signInAtDemo(program.site, 'admin')
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
