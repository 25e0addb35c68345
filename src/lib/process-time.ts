import { readFile } from 'node:fs/promises'

/** Microseconds of one of Linux's ticks, which are a hundredth of a second on every machine. */
const tick = 10_000

/**
 * What a process has used of the processor, as `process.cpuUsage` says it of one's own.
 * @throws where it isn't told: on other systems than Linux, and of a process that doesn't run
 */
export async function ownTimeOf(pid: number | undefined): Promise<{ user: number; system: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name, in brackets, may hold spaces; what is counted stands at the 14th and 15th place.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { user: Number(fields[11]) * tick, system: Number(fields[12]) * tick }
}
