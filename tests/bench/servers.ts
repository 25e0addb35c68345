import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import Fastify from 'fastify'
import { freePort } from '../support/free-port.ts'

type Running = { site: string; pid: number; milliseconds: number; stop(): Promise<void> }

/** The built program with the demo company, in a process of its own; `milliseconds` until it took requests. */
export async function startProgramForBench(
  folder: string,
  more: Record<string, string> = {},
): Promise<Running> {
  const port = await freePort()
  const site = `http://127.0.0.1:${port}`
  const settings = { HOST: '127.0.0.1', PORT: String(port), SITE_URL: site, DATA_DIR: folder, DEMO: '1' }
  return start(['src/main.ts'], { ...settings, RATE_LIMIT: 'off', LOG_LEVEL: 'error', ...more }, site)
}

export type Answer = { method: 'GET' | 'POST'; path: string; status: number; type: string; body: string }

/** Fastify with nothing but these answers, in a process of its own. */
export async function startBare(answers: Answer[]): Promise<Running> {
  const port = await freePort()
  return start(
    ['tests/bench/bare.ts'],
    { PORT: String(port), ANSWERS: JSON.stringify(answers) },
    `http://127.0.0.1:${port}`,
  )
}

async function start(args: string[], env: Record<string, string>, site: string): Promise<Running> {
  const started = performance.now()
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await untilUp(child, `${site}/api/health`)
  return {
    site,
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

/** Used by bare.ts. */
export async function serveBare(answers: Answer[], port: number): Promise<void> {
  const app = Fastify()
  for (const { method, path, status, type, body } of answers) {
    app.route({ method, url: path, handler: (_request, reply) => reply.code(status).type(type).send(body) })
  }
  app.get('/api/health', async () => ({}))
  await app.listen({ host: '127.0.0.1', port })
}
