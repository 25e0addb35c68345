import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../../lib/start-error.ts'
import type { Log } from './log.ts'
import { pickError } from './run.ts'

export type Supervised = { isUp(): boolean; pid(): number | undefined; stop(): Promise<void> }

/** Milliseconds before each new attempt; the last one repeats. */
const restartDelays = [0, 200, 500, 1000]
/** The immediate shutdown follows, from which the next start recovers: SIGTERM ends us within 10 s. */
const stopTimeoutMs = 1500

/** The server's message about each connection that is open when it is stopped. */
const endsConnection = / FATAL: {2}terminating connection due to administrator command$/

type Attempt = { child: ChildProcess; output: string[]; ended: Promise<void> }

/**
 * Starts the server and keeps it running until `stop`.
 * @throws StartError with the server's own reason when it doesn't come up the first time
 */
export async function supervise(start: () => ChildProcess, cluster: string, log: Log): Promise<Supervised> {
  let up = false
  let stopping = false
  const attempt = () =>
    runOnce(start, (line) => {
      if (!(stopping && endsConnection.test(line))) log.warn({ line }, 'database server')
    })
  let current = attempt()
  const interruptAtExit = () => void current.child.kill('SIGINT')
  process.once('exit', interruptAtExit)

  const comesUp = async () => {
    up = await becomesReady(current, cluster)
    return up
  }
  if (!(await comesUp())) {
    process.removeListener('exit', interruptAtExit)
    throw new StartError(`The database server doesn't start: ${pickError(current.output.join('\n'))}`)
  }

  const keepRunning = async () => {
    for (let failures = 0; !stopping; ) {
      if (up) await current.ended
      up = false
      if (stopping) return
      log.error({ attempt: failures }, 'the database server has ended, starting it again')
      await sleep(restartDelays[Math.min(failures, restartDelays.length - 1)])
      if (stopping) return
      current = attempt()
      failures = (await comesUp()) ? 0 : failures + 1
    }
  }
  const watching = keepRunning()

  return {
    isUp: () => up && !stopping,
    pid: () => current.child.pid,
    stop: async () => {
      stopping = true
      current.child.kill('SIGINT')
      const killTimer = setTimeout(() => current.child.kill('SIGQUIT'), stopTimeoutMs)
      await current.ended
      await watching
      clearTimeout(killTimer)
      process.removeListener('exit', interruptAtExit)
    },
  }
}

function runOnce(start: () => ChildProcess, warn: (line: string) => void): Attempt {
  const child = start()
  const output: string[] = []
  if (child.stderr) {
    createInterface({ input: child.stderr }).on('line', (line) => {
      output.push(line)
      if (output.length > 50) output.shift()
      if (/ (FATAL|PANIC|WARNING): /.test(line)) warn(line)
    })
  }
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve())
    child.once('error', (error) => {
      output.push(`FATAL: ${error.message}`)
      resolve()
    })
  })
  return { child, output, ended }
}

/** True once the server takes connections (the last line of its postmaster.pid says so), false if it ends. */
async function becomesReady({ child, ended }: Attempt, cluster: string): Promise<boolean> {
  let over = false
  void ended.then(() => {
    over = true
  })
  while (!over) {
    const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
    if (Number(lines[0]) === child.pid && lines[7]?.startsWith('ready')) return true
    await sleep(10)
  }
  return false
}
