/**
 * `npm run bench:web`: Lighthouse on the built demo, each public page as a phone and as a desktop, the median of
 * three; and choices on a slowed processor. WEB_PAGES="/,/services" and WEB_DEVICES=mobile choose what, WEB_ROUNDS the
 * number of rounds; with either of the first nothing but Lighthouse.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { ensureBrowser } from '../support/find-browser.ts'
import { freePort } from '../support/free-port.ts'
import { timeChoices } from './choice.ts'
import { startProgramForBench } from './servers.ts'

const everyPage =
  '/,/services,/services/card/1,/services/card/prices/1,/portfolio,/portfolio/1,/companies,/companies/details/1,/contact,/login'
const pages = (process.env.WEB_PAGES ?? everyPage).split(',')
/** From a page to the first link on it that begins so. */
const ways = [
  ['/', '/services'],
  ['/services', '/services/card/'],
  ['/services/card/2', '/services/card/prices/'],
  ['/portfolio', '/portfolio/'],
  ['/companies', '/companies/details/'],
  ['/services', '/contact'],
] as const
const everyDevice = ['mobile', 'desktop'] as const
const devices = everyDevice.filter((device) => process.env.WEB_DEVICES?.includes(device) ?? true)
type Device = (typeof everyDevice)[number]
const isWhole = process.env.WEB_PAGES === undefined && process.env.WEB_DEVICES === undefined
const rounds = Number(process.env.WEB_ROUNDS ?? 3)
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const folder = await mkdtemp(join(tmpdir(), 'matbaa-bench-web-'))
const program = await startProgramForBench(folder)
const port = await freePort()
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: [
    `--remote-debugging-port=${port}`,
    '--disable-quic',
    '--no-first-run',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
})
try {
  print([
    '',
    ...categories.map((name) => name.slice(0, 11)),
    'LCP ms',
    'TBT ms',
    'CLS',
    'weight kB',
    'scripts kB',
  ])
  for (const page of pages)
    for (const device of devices) print([`${page} ${device}`, ...(await measure(page, device))])
  if (isWhole) await timeUse()
} finally {
  await browser.close()
  await program.stop()
  await rm(folder, { recursive: true, force: true })
}

async function timeUse(): Promise<void> {
  print(['\nfrom one page to the next', 'median ms', 'worst ms'])
  for (const [from, link] of ways) print([`${from} to ${link}`, ...(await timeWay(from, link))])
  print(['\nchoices, processor slowed 4 ×', 'median ms', 'p99 or worst'])
  for (const [what, times] of await timeChoices(browser, program.site))
    print([what, ...times.map((time) => time.toFixed(1))])
}

function print(cells: (string | number)[]): void {
  const line = cells.map((cell, index) => (index === 0 ? String(cell).padEnd(36) : String(cell).padStart(12)))
  process.stdout.write(`${line.join('')}\n`)
}

/** The median run by its performance, so that the figures of a line belong together. */
async function measure(page: string, device: Device): Promise<(string | number)[]> {
  const runs: Report[] = []
  for (let round = 0; round < rounds; round += 1) runs.push(await audit(page, device))
  const performance = (run: Report) => run.categories.performance?.score ?? 0
  const middle = runs.sort((a, b) => performance(a) - performance(b))[Math.floor(rounds / 2)]
  if (!middle) return []
  const value = (name: string) => middle.audits[name]?.numericValue ?? Number.NaN
  return [
    ...categories.map((name) => Math.round((middle.categories[name]?.score ?? 0) * 100)),
    Math.round(value('largest-contentful-paint')),
    Math.round(value('total-blocking-time')),
    value('cumulative-layout-shift').toFixed(3),
    Math.round(value('total-byte-weight') / 1000),
    Math.round(scriptBytes(middle) / 1000),
  ]
}

/** The parts of Lighthouse's report that are read here. */
type Report = {
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<string, { numericValue?: number; details?: { items?: Request[] } } | undefined>
}
type Request = { resourceType?: string; transferSize?: number }

/** Lighthouse is fetched here only: as a dependency it would add 140 MB to every `npm ci`. */
async function audit(page: string, device: Device): Promise<Report> {
  const options = [
    `--port=${port}`,
    `--only-categories=${categories.join(',')}`,
    '--output=json',
    '--quiet',
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
  ]
  const call = [
    'exec',
    '--yes',
    '--package=lighthouse@13.5.0',
    '--',
    'lighthouse',
    program.site + page,
    ...options,
  ]
  const { stdout } = await promisify(execFile)('npm', call, { maxBuffer: 100_000_000 })
  return JSON.parse(stdout) as Report
}

/** Milliseconds from the press of a link that was pointed at until the next page is painted: median and worst of five. */
async function timeWay(from: string, link: string): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await page.goto(program.site + from, { waitUntil: 'networkidle' })
    const target = page
      .locator(`main a[href^="${link}"], header a[href="${link}"]`)
      .locator('visible=true')
      .first()
    await target.hover()
    await page.waitForLoadState('networkidle')
    times.push(await timePress(page, await target.getAttribute('href')))
    await context.close()
  }
  times.sort((a, b) => a - b)
  return [times[2] ?? 0, times[4] ?? 0].map(Math.round)
}

function timePress(page: Page, href: string | null): Promise<number> {
  return page.evaluate(async (address) => {
    const heading = () => document.querySelector('h1')?.textContent
    const former = heading()
    const began = performance.now()
    document.querySelector<HTMLElement>(`a[href="${address}"]`)?.click()
    while (heading() === former || heading() === undefined || document.querySelector('main [aria-busy=true]'))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => requestAnimationFrame(resolve))
    return performance.now() - began
  }, href)
}

/** Bytes on the wire, so in the encoding that the server chose. */
function scriptBytes({ audits }: Report): number {
  return (audits['network-requests']?.details?.items ?? [])
    .filter((item) => item.resourceType === 'Script')
    .reduce((sum, item) => sum + Number(item.transferSize), 0)
}
