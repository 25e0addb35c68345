/**
 * `npm run bench:admin`: how long each screen of the admin takes to open with 10,000 orders and 5,000
 * customers: from the change of the address until what it asked the server for is shown, in milliseconds. ADMIN_ORDERS
 * and ADMIN_CUSTOMERS choose other numbers.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findRunningServer } from '../../src/db/bundled-server.ts'
import { signInAtDemo } from '../support/demo-account.ts'
import { ensureBrowser } from '../support/find-browser.ts'
import { fill } from './fill.ts'
import { startProgramForBench } from './servers.ts'

const orders = Number(process.env.ADMIN_ORDERS ?? 10_000)
const customers = Number(process.env.ADMIN_CUSTOMERS ?? 5000)
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

const folder = await mkdtemp(join(tmpdir(), 'matbaa-bench-admin-'))
const program = await startProgramForBench(folder, { AVIF: 'off' })
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  const url = await findRunningServer(folder)
  if (!url) throw new Error('the database of the bench is not there')
  await fill(url, { customers: [1, customers], orders: [1, orders] })
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
