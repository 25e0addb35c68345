import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEnv, startFlags } from './as-started.ts'
import { saidAddress } from './said-address.ts'

const program = fileURLToPath(new URL('program.ts', import.meta.url))

export type Program = { child: ChildProcess; site: URL; stop(): Promise<void> }

/** The whole program in a process of its own, on a folder of its own, once it answers. `flags`: of Node, beside those of `npm start`. */
export async function runProgram(
  flags: readonly string[] = [],
  settings: Record<string, string> = {},
): Promise<Program> {
  const folder = await mkdtemp(join(tmpdir(), 'matbaa-program-'))
  const child = spawn(process.execPath, [...startFlags, ...flags, program], {
    env: {
      ...process.env,
      ...startEnv,
      NODE_ENV: 'test',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`it ended with ${code}`)))
  const address = await Promise.race([saidAddress(child.stdout), ended])
  return {
    child,
    site: new URL(address),
    async stop() {
      const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
      child.kill('SIGTERM')
      await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}
