import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../support/free-port.ts'

const patience = 300_000

/** The built demo for all journeys; returns what ends it. */
export default async function startDemo(): Promise<() => Promise<void>> {
  const demo = await runDemo()
  process.env.E2E_SITE = demo.site
  process.env.E2E_MAIL = demo.mail
  return demo.stop
}

/** For the journeys of one file that change what all others see: a demo of their own, until it is ended. */
export async function ownDemo(): Promise<() => Promise<void>> {
  const { E2E_SITE, E2E_MAIL } = process.env
  const stop = await startDemo()
  return async () => {
    Object.assign(process.env, { E2E_SITE, E2E_MAIL })
    await stop()
  }
}

/** The built demo on a folder and a port of its own. */
async function runDemo(): Promise<{ site: string; mail: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'matbaa-e2e-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const site = `http://localhost:${port}`
  const child = spawn(process.execPath, ['dist/program/demo.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_URL: site,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      // Each journey comes from an address of its own (test.ts): limits count for it alone.
      TRUST_PROXY: '1',
      // Minutes of encoding would run beside the journeys; the pictures' own tests cover it.
      AVIF: 'off',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const gone = once(child, 'exit')
  await untilReady(site, child)
  const stop = async () => {
    child.kill('SIGTERM')
    await gone
    await rm(folder, { recursive: true, force: true })
  }
  return { site, mail: join(folder, 'mail'), stop }
}

async function untilReady(site: string, child: { exitCode: number | null }): Promise<void> {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error('The demo did not start.')
    const answer = await fetch(`${site}/api/health`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The demo was not ready in time.')
}
