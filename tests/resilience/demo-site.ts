import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startEnv, startFlags } from '../support/as-started.ts'
import { signInAtDemo } from '../support/demo-account.ts'
import { freePort } from '../support/free-port.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const startsWithin = 120_000

export type DemoSite = {
  site: string
  /** Of the SuperAdmin. */
  token: string
  /** Speaks with what `imports` brought in. */
  child: ChildProcess
  answers(): Promise<{ count: number; errors: string[] }>
  close(): Promise<void>
}

/**
 * The built program with the demo company, as in production and behind a proxy with TLS, but for one thing: attempts
 * aren't limited. With limits the 21st contact form and the 11th password would be answered 429, and the scanners would
 * test nothing else; that the limits hold is shown by tests/attacks/limits.test.ts.
 * @param options for Node, before the program: what is brought in from outside; `settings`: others than these
 */
export async function startDemoSite(
  folder: string,
  options: readonly string[] = [],
  settings: Record<string, string> = {},
): Promise<DemoSite> {
  const port = await freePort()
  const site = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [...startFlags, ...options, 'dist/program/main.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...startEnv,
      DEMO: '1',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: `https://127.0.0.1:${port}`,
      TRUST_PROXY: '1',
      RATE_LIMIT: 'off',
      AVIF: 'off',
      LOG_LEVEL: 'fatal',
      ...settings,
    },
  })
  await untilUp(site)
  return {
    site,
    token: (await signInAtDemo(site, 'admin')).accessToken,
    child,
    answers: () => readAnswers(site),
    async close(): Promise<void> {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

async function untilUp(site: string): Promise<void> {
  const until = Date.now() + startsWithin
  for (;;) {
    const isUp = await fetch(`${site}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    if (Date.now() > until) throw new Error('the demo did not start')
    await sleep(250)
  }
}

/** How many requests were answered by the program itself, and which of them as our own error. */
async function readAnswers(site: string): Promise<{ count: number; errors: string[] }> {
  const text = await (await fetch(`${site}/metrics`)).text()
  const lines = text.matchAll(
    /^http_request_duration_seconds_count\{method="(\w+)",route="([^"]*)",status="(\d+)"\} (\d+)$/gm,
  )
  const all = [...lines].map(([, method, route, status, count]) => ({
    error: `server ${status}: ${method} ${route}`,
    isError: Number(status) >= 500,
    count: Number(count),
  }))
  return {
    count: all.reduce((sum, { count }) => sum + count, 0),
    errors: all.filter(({ isError }) => isError).map(({ error }) => error),
  }
}
