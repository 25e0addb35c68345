import { execFile } from 'node:child_process'
import { readdir, readFile, readlink, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Log } from './log.ts'
import type { Places } from './places.ts'

/**
 * Stops a server that outlived its killed parent, so that there are never two. Only the holder of DATA_DIR's
 * lock may call this. Afterwards no process works on the folder, and no file claims so.
 */
export async function stopLeftOver({ cluster, socketFolder }: Places, log: Log): Promise<void> {
  const main = await readServerPid(cluster)
  const [first] = await findServerProcesses(cluster)
  if (first !== undefined) {
    log.warn({ pid: first }, 'stopping the database server that a killed process left behind')
    // First a fast shutdown, then the immediate one, which also ends workers without a server, then SIGKILL.
    const signals = ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const
    await endAll(cluster, first === main ? signals : signals.slice(1))
  }
  await rm(join(cluster, 'postmaster.pid'), { force: true })
  await rm(join(socketFolder, '.s.PGSQL.5432.lock'), { force: true })
}

async function endAll(cluster: string, signals: readonly NodeJS.Signals[]): Promise<void> {
  for (const signal of signals) {
    for (const pid of await findServerProcesses(cluster)) trySignal(pid, signal)
    if (await allGone(cluster, 3000)) return
  }
  throw new Error(`A database server works on ${cluster} and can't be stopped`)
}

async function allGone(cluster: string, milliseconds: number): Promise<boolean> {
  for (const end = Date.now() + milliseconds; Date.now() < end; await sleep(20)) {
    if ((await findServerProcesses(cluster)).length === 0) return true
  }
  return false
}

/** Its main process first; without one, orphaned workers that still have the files open. */
async function findServerProcesses(cluster: string): Promise<number[]> {
  const main = await readServerPid(cluster)
  const all = process.platform === 'linux' ? await findByFolder(cluster) : await findByPid(main)
  return main !== undefined && all.includes(main) ? [main] : all
}

/** The process id in postmaster.pid. */
async function readServerPid(cluster: string): Promise<number | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number.parseInt(text, 10)
  return Number.isNaN(pid) ? undefined : pid
}

/** Every process of a server has its data directory as working directory; ids alone may have been reused. */
async function findByFolder(cluster: string): Promise<number[]> {
  const found: number[] = []
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const folder = await readlink(`/proc/${name}/cwd`).catch(() => undefined)
    if (folder !== cluster) continue
    const command = await readFile(`/proc/${name}/comm`, 'utf8').catch(() => '')
    if (command.startsWith('postgres')) found.push(Number(name))
  }
  return found
}

async function findByPid(pid: number | undefined): Promise<number[]> {
  if (pid === undefined) return []
  const { stdout } = await promisify(execFile)('ps', ['-o', 'comm=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }))
  return stdout.includes('postgres') ? [pid] : []
}

function trySignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has already ended.
  }
}
