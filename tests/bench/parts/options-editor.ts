import type { Page } from '@playwright/test'
import type { Configuration } from '../../../src/domains/options/configuration.ts'
import { matrixRows } from '../../../src/domains/options/matrix-rows.ts'
import { bearerAtDemo } from '../../support/demo-account.ts'
import { choiceOf, largeConfiguration } from '../../support/options.ts'

/** What was measured, in ms: the median and the 95th of a hundred. */
export type KeyRow = { what: string; goal: number; p50: number; p95: number }

const keys = 60
const warmUp = 15

/** Times in µs; `tdur`: of the thread on the processor. */
type TraceEvent = {
  name: string
  ph: string
  ts: number
  tdur?: number
  args?: { data?: { type?: string } }
}

/** Six groups of ten choices; two of them in the table, which has 100 rows × 20 runs. */
function configuration(): Configuration {
  const large = largeConfiguration()
  const runs = Array.from({ length: 20 }, (_, index) => 100 * (index + 1))
  const groups = large.groups.map((group) =>
    group.kind === 'turnaround'
      ? {
          ...group,
          choices: Array.from({ length: 10 }, (_, index) =>
            choiceOf(`t${index}`, { days: 10 - index, factorBp: 500 * index }),
          ),
        }
      : group,
  )
  const rows = matrixRows({ ...large, groups })
  const prices = rows.map((key, row) => [key, runs.map((run) => 900 + row * 13 + run * 3)])
  return { ...large, groups, runs, prices: Object.fromEntries(prices) }
}

/** Gives a product of the demo those choices; its id. */
async function configure(site: string): Promise<number> {
  const headers = { ...(await bearerAtDemo(site, 'admin')), 'content-type': 'application/json' }
  const services = await fetch(`${site}/api/services?language=az`)
  const { data } = (await services.json()) as { data: { serviceTypes: { id: number }[] }[] }
  const id = data.find(({ serviceTypes }) => serviceTypes.length > 0)?.serviceTypes[0]?.id
  if (id === undefined) throw new Error('the demo has no product')
  const answer = await fetch(`${site}/api/ServiceTypes/${id}/options`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ configuration: configuration() }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return id
}

/**
 * The editor of choices and prices with 2,000 of them: `open` shows an address and says how long that took; then what
 * keys take, and the frame in which what they change is drawn. Of keys the time of the page's main thread on the
 * processor is measured, so that what else the machine does isn't.
 */
export async function optionsEditor(
  page: Page,
  site: string,
  open: (address: string) => Promise<number>,
): Promise<KeyRow[]> {
  const address = `/admin/services/options/${await configure(site)}`
  const times: number[] = []
  for (let round = 0; round < 5; round++) {
    await open('/admin/myinformation')
    times.push(await open(address))
  }
  await page.getByRole('grid').focus()
  const arrows = await keyTimes(page, (index) => (index % 20 === 19 ? 'ArrowDown' : 'ArrowRight'))
  // A digit opens the cell, the next one goes into it, Enter changes its price and goes down.
  const typed = await keyTimes(page, (index) => ['7', String(index % 10), 'Enter'][index % 3] ?? '')
  return [
    rowOf('2,000 prices: opens', 300, times),
    rowOf('2,000 prices: an arrow key', 16, arrows),
    rowOf(
      '2,000 prices: a digit',
      16,
      typed.filter((_, index) => index % 3 < 2),
    ),
    rowOf(
      '2,000 prices: a key that changes a price',
      16,
      typed.filter((_, index) => index % 3 === 2),
    ),
  ]
}

function rowOf(what: string, goal: number, measured: number[]): KeyRow {
  measured.sort((one, other) => one - other)
  const at = (share: number) => measured[Math.floor(measured.length * share)] ?? 0
  return { what, goal, p50: at(0.5), p95: at(0.95) }
}

/** Those of the first keys are left out: the browser compiles what it runs. */
async function keyTimes(page: Page, keyAt: (index: number) => string): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const ended = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'devtools.timeline,cc' })
  for (let index = 0; index < keys + warmUp; index++) {
    await page.keyboard.press(keyAt(index))
    // What may come later is done before the next key.
    await page.waitForTimeout(200)
  }
  await cdp.send('Tracing.end')
  await ended
  await cdp.detach()
  const whole = events.filter(({ ph }) => ph === 'X').sort((one, other) => one.ts - other.ts)
  const presses = whole.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown')
  return presses.slice(warmUp).map((press) => {
    const frame = whole.find(({ name, ts }) => name === 'ProxyMain::BeginMainFrame' && ts > press.ts)
    return ((press.tdur ?? 0) + (frame?.tdur ?? 0)) / 1000
  })
}
