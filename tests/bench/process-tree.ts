import { readdir, readFile } from 'node:fs/promises'

/** Linux tells it in hundredths of a second. */
const tickMs = 10

type Process = { pid: number; parent: number; own: number; ended: number }

/** The processor's time, ms, that a process and all below it have used, those that have ended included: PostgreSQL has one for each connection. */
export async function treeMilliseconds(root: number): Promise<number> {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const all = (await Promise.all(numbers.map(readProcess))).filter((one) => one !== undefined)
  const below = new Set([root])
  // Parents have smaller numbers, but for where the numbers begin again.
  for (let before = 0; before < below.size; ) {
    before = below.size
    for (const { pid, parent } of all) if (below.has(parent)) below.add(pid)
  }
  return all.filter(({ pid }) => below.has(pid)).reduce((sum, { own, ended }) => sum + own + ended, 0)
}

async function readProcess(name: string): Promise<Process | undefined> {
  const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => undefined)
  if (stat === undefined) return undefined
  // After the name, which may hold spaces.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [, parent = 0] = fields
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11)
  return {
    pid: Number(name),
    parent,
    own: (user + system) * tickMs,
    ended: (endedUser + endedSystem) * tickMs,
  }
}
