import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import autocannon from 'autocannon'

export type Target = {
  /** `{n}` here and in headers is another number each time. */
  path: string
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT'
  headers?: Record<string, string>
  body?: string
}
/** Requests a second, times in ms, and how many answers were no success, and why where that is known. */
export type Figures = { requests: number; p50: number; p99: number; failed: number; reasons?: string[] }

const run = promisify(execFile)
const has = (program: string): boolean => {
  try {
    execFileSync('which', [program], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
const canPin = has('taskset') && availableParallelism() > 1
const hasWrk = has('wrk')

/** The words before a command that keep it on one core; servers on 0, the load on 1. */
export const onCore = (core: number): string[] => (canPin ? ['taskset', '-c', String(core)] : [])

export const howMeasured = `${hasWrk ? 'wrk' : 'autocannon (wrk is not installed)'}, 50 connections${
  canPin ? ', servers and their database on one core, the load on another' : ''
}`

/** So much load for so many seconds. */
export async function shoot(site: string, target: Target, seconds: number): Promise<Figures> {
  if (target.method === 'HEAD') return shootHeads(site, target, seconds)
  return hasWrk ? shootWithWrk(site, target, seconds) : shootWithAutocannon(site, target, seconds)
}

/** One caller, each request after the answer before: what a single one takes is a second by their rate. */
export async function oneByOne(site: string, target: Target, seconds: number): Promise<Figures> {
  const { path, method = 'GET', headers = {}, body } = target
  const result = await autocannon({
    url: site + path,
    method,
    headers,
    ...(body !== undefined && { body }),
    connections: 1,
    duration: seconds,
  })
  const { p50, p99 } = result.latency
  return { requests: result.requests.average, p50, p99, failed: result.non2xx + result.errors }
}

async function shootHeads(site: string, { path, headers = {} }: Target, seconds: number): Promise<Figures> {
  const script = join(import.meta.dirname, 'head-load.ts')
  const given = [site + path, String(seconds), JSON.stringify(headers)]
  const [program = '', ...before] = [...onCore(1), process.execPath]
  const { stdout } = await run(program, [...before, script, ...given])
  return JSON.parse(stdout) as Figures
}

async function shootWithWrk(site: string, target: Target, seconds: number): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'matbaa-wrk-'))
  const script = join(folder, 'request.lua')
  const headers = Object.entries(target.headers ?? {}).map(
    ([name, value]) => `wrk.headers[${lua(name)}] = ${lua(value)}`,
  )
  const body = target.body === undefined ? [] : [`wrk.body = ${lua(target.body)}`]
  await writeFile(
    script,
    [`wrk.method = ${lua(target.method ?? 'GET')}`, ...headers, ...body, ...numbered(target)].join('\n'),
  )
  const [program = 'wrk', ...before] = [...onCore(1), 'wrk']
  const options = ['-t1', '-c50', `-d${seconds}s`, '--timeout', '10s', '--latency', '-s', script]
  const { stdout } = await run(program, [...before, ...options, site + target.path])
  await rm(folder, { recursive: true, force: true })
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0)
  return {
    requests: number(/Requests\/sec:\s+([\d.]+)/),
    p50: milliseconds(stdout, '50%'),
    p99: milliseconds(stdout, '99%'),
    failed: number(/Non-2xx or 3xx responses: (\d+)/) + number(/timeout (\d+)/),
  }
}

/** Requests that differ from one another; others are written once, by wrk itself. */
function numbered({ path, headers = {} }: Target): string[] {
  const changing = Object.entries(headers).filter(([, value]) => value.includes('{n}'))
  if (!path.includes('{n}') && changing.length === 0) return []
  const put = changing.map(
    ([name, value]) => `wrk.headers[${lua(name)}] = string.gsub(${lua(value)}, "{n}", n)`,
  )
  const address = `(string.gsub(${lua(path)}, "{n}", n))`
  return [
    'local n = os.time() * 1000',
    'request = function()',
    'n = n + 1',
    ...put,
    `return wrk.format(nil, ${address})`,
    'end',
  ]
}

const lua = (text: string): string => JSON.stringify(text)

const inMilliseconds: Readonly<Record<string, number>> = { us: 0.001, s: 1000 }

function milliseconds(report: string, share: string): number {
  const [, value, unit] = new RegExp(`${share}\\s+([\\d.]+)(us|ms|s)`).exec(report) ?? []
  return Number(value) * (inMilliseconds[unit ?? ''] ?? 1)
}

async function shootWithAutocannon(site: string, target: Target, seconds: number): Promise<Figures> {
  const { path, method = 'GET', headers, body } = target
  let number = Date.now()
  const result = await autocannon({
    url: site + path,
    method,
    headers,
    body,
    requests: [
      {
        setupRequest(request) {
          number++
          const write = (text: unknown) => String(text).replaceAll('{n}', String(number))
          const own = Object.entries(request.headers ?? {}).map(([name, value]) => [name, write(value)])
          return { ...request, path: write(request.path ?? path), headers: Object.fromEntries(own) }
        },
      },
    ],
    connections: 50,
    duration: seconds,
  })
  return {
    requests: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    // A 304 is what was asked for.
    failed: result['4xx'] + result['5xx'] + result.errors,
  }
}
