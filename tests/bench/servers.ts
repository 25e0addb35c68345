import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findRunningServer } from '../../src/db/bundled-server.ts'
import { connectDatabase } from '../../src/db/client.ts'
import { isQueueBusy } from '../../src/db/jobs.ts'
import { startEnv, startFlags } from '../support/as-started.ts'
import { freePort } from '../support/free-port.ts'
import { onCore } from './load.ts'

export type Running = {
  site: string
  pid: number
  /** Until it took requests. */
  milliseconds: number
  stop(): Promise<void>
}

/** The built program, in a process of its own. */
export async function startProgram(folder: string, more: Record<string, string> = {}): Promise<Running> {
  const port = await freePort()
  const site = `http://127.0.0.1:${port}`
  const settings = {
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: site,
    DATA_DIR: folder,
    DATABASE_URL: '',
  }
  return start(
    [...startFlags, 'dist/program/main.js'],
    {
      ...settings,
      ...startEnv,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      AVIF: 'off',
      ...more,
    },
    `${site}/api/health`,
  )
}

/** The same with the demo company. */
export const startProgramForBench = (folder: string, more: Record<string, string> = {}): Promise<Running> =>
  startProgram(folder, { DEMO: '1', ...more })

/**
 * Starts the program for the first time, which makes the demo company, and stops it once the files of its orders are
 * checked: until then it isn't idle.
 * @returns ms until it took requests
 */
export async function makeDemo(folder: string): Promise<number> {
  const first = await startProgramForBench(folder)
  const db = connectDatabase((await findRunningServer(folder)) ?? '')
  while (await isQueueBusy(db, 'preflight')) await sleep(500)
  await db.$disconnect()
  await first.stop()
  return first.milliseconds
}

export type BareAnswer = {
  path: string
  headers: Record<string, string>
  body: string
  /** Answered to whoever has it already. */
  etag?: string | undefined
}

/** Fastify with nothing but these answers out of memory, in a process of its own. */
export async function startBare(answers: BareAnswer[], databaseUrl = ''): Promise<Running> {
  const port = await freePort()
  const site = `http://127.0.0.1:${port}`
  const folder = await mkdtemp(join(tmpdir(), 'matbaa-bare-'))
  const file = join(folder, 'answers.json')
  await writeFile(file, JSON.stringify(answers))
  const settings = { PORT: String(port), ANSWERS: file, DATABASE_URL: databaseUrl }
  const server = await start(['tests/bench/bare.ts'], settings, `${site}/up`)
  await rm(folder, { recursive: true, force: true })
  return server
}

async function start(args: string[], env: Record<string, string>, up: string): Promise<Running> {
  const started = performance.now()
  const [program = process.execPath, ...before] = [...onCore(0), process.execPath]
  const child = spawn(program, [...before, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await untilUp(child, up)
  return {
    site: new URL(up).origin,
    pid: child.pid ?? 0,
    milliseconds: Math.round(performance.now() - started),
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

async function untilUp(child: ChildProcess, address: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('a server of the bench did not start')
    const response = await fetch(address).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** Linux tells it in hundredths of a second. */
const tickMs = 10

/** The processor's time that a process has used, in its own code and in the kernel. */
export async function processorMilliseconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // After the name, which may hold spaces: user and system are the twelfth and thirteenth.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * tickMs
}

/** Memory of a process that is really its own, MB. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024)
}
