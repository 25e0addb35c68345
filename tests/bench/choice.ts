import type { Browser, Page } from '@playwright/test'
import { build } from 'vite'
import { largeConfiguration } from '../support/options.ts'

/** A processor a quarter as quick as this one: a cheap phone. */
const slower = 4
const calls = 200
const presses = 20

/**
 * Choices on a browser that is slowed, in milliseconds: the grid of eight runs and three turnarounds of the largest
 * product (median, p99), and from a press on a configured product's page until its prices are painted (median, worst).
 */
export async function timeChoices(browser: Browser, site: string): Promise<[string, number[]][]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, bypassCSP: true })
  const page = await context.newPage()
  await page.goto(`${site}/services/card/prices/${await findConfigured(site)}`, { waitUntil: 'networkidle' })
  await page.addScriptTag({ content: await bundleEngine() })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  try {
    return [
      ['grid of 8 runs × 3 turnarounds', await timeGrid(page)],
      ['press of a choice until painted', await timePresses(page)],
    ]
  } finally {
    await context.close()
  }
}

async function findConfigured(site: string): Promise<number> {
  for (let id = 1; id <= 100; id += 1) {
    const { data } = await (await fetch(`${site}/api/ServiceTypes/${id}/options`)).json()
    if (data?.version) return id
  }
  throw new Error('the demo has no product with choices')
}

/** The engine as a script of its own: in the page's its functions have no names. */
async function bundleEngine(): Promise<string> {
  const lib = { entry: 'src/domains/options/grid.ts', name: 'engine', formats: ['iife' as const] }
  const built = await build({ configFile: false, logLevel: 'silent', build: { lib, write: false } })
  const [first] = Array.isArray(built) ? built : [built]
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('the engine could not be bundled')
  return chunk.code
}

type Engine = { gridOf: (input: object) => unknown }

async function timeGrid(page: Page): Promise<number[]> {
  const input = { configuration: largeConfiguration(), calls }
  const times = await page.evaluate(({ configuration, calls }) => {
    const { engine } = globalThis as unknown as { engine: Engine }
    return Array.from({ length: calls }, (_, call) => {
      const choices = { colour: [`c${call % 10}`], finish: [`c${call % 7}`, `c${7 + (call % 3)}`] }
      const began = performance.now()
      engine.gridOf({ configuration, selection: { choices, ownSize: null } })
      return performance.now() - began
    })
  }, input)
  times.sort((one, other) => one - other)
  return [times[Math.floor(calls / 2)] ?? 0, times[Math.ceil(calls * 0.99) - 1] ?? 0]
}

async function timePresses(page: Page): Promise<number[]> {
  const places = page.locator('form [role=radiogroup] label:has(input:not([aria-disabled]))')
  // The first press loads what answers.
  await places.nth(1).click()
  await page.waitForLoadState('networkidle')
  const times: number[] = []
  for (let press = 0; press < presses; press += 1) times.push(await timePress(page))
  times.sort((one, other) => one - other)
  return [times[presses / 2] ?? 0, times.at(-1) ?? 0]
}

const timePress = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const open = [...document.querySelectorAll<HTMLInputElement>('form [role=radiogroup] input[type=radio]')]
    const other = open.find((input) => !input.checked && !input.ariaDisabled)
    const began = performance.now()
    other?.click()
    await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve))
    return performance.now() - began
  })
