import { readFile } from 'node:fs/promises'
import { type Child, ChildGone, createChild } from '../../lib/child.ts'
import { machineMemory, shareOfMachine } from '../../lib/machine-memory.ts'
import type { CheckedKind, Reading } from './facts.ts'
import type { ChildTask, ReaderAnswer, ReaderTask } from './reading/preflight-child.ts'

/** Microseconds of one Linux tick, which is a hundredth of a second on every machine. */
const tick = 10_000

/**
 * The CPU time of another process, in the form of `process.cpuUsage`.
 * @throws where it is unknown: on systems other than Linux, and for a process that doesn't run
 */
export async function ownTimeOf(pid: number | undefined): Promise<{ user: number; system: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name, in brackets, may hold spaces; the times are the 14th and 15th field.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { user: Number(fields[11]) * tick, system: Number(fields[12]) * tick }
}

/** More at once would slow down pages for visitors; a small machine (MB) has room for one. */
export const filesAtOnce = machineMemory() < 1500 ? 1 : 2
/** MB that reading one file may take: the renderer's 320, and what dictionaries and pictures need. */
const memoryMb = shareOfMachine(640)
/** ms that a process waits for another picture. */
const idleMs = 5000
/** ms: the deadline is earlier. */
const timeoutMs = 75_000

/** Reads one file in a process of its own, while `act` runs; at most {@link filesAtOnce} files at once. */
export type FileReader = {
  /** Never throws: problems of a file are part of the answer. */
  facts(): Promise<Reading>
  /** The picture of a page as WebP, in a width in pixels; null where it can't be made. */
  page(number: number, width: number): Promise<Uint8Array | null>
  /** The text of a page, at most 20 kB; null where it can't be read. */
  text(number: number): Promise<string | null>
}

const free = Array.from({ length: filesAtOnce }, () =>
  createChild<ChildTask, ReaderAnswer>({
    module: new URL('./reading/preflight-child.ts', import.meta.url),
    memoryMb,
    idleMs,
  }),
)
const waiting: ((child: ReaderChild) => void)[] = []

type ReaderChild = Child<ChildTask, ReaderAnswer>

/** A file on this machine's disk. */
export type CheckedFile = { path: string; kind: CheckedKind; password?: string | undefined }

export async function withFileReader<Result>(
  file: CheckedFile,
  act: (reader: FileReader) => Promise<Result>,
): Promise<Result> {
  const child = free.pop() ?? (await new Promise<ReaderChild>((resolve) => waiting.push(resolve)))
  const ask = (task: ReaderTask) => askChild(child, file, task)
  try {
    return await act({
      async facts() {
        const answer = await ask({ act: 'facts' })
        return 'facts' in answer || 'unread' in answer ? answer : { unread: 'damaged' }
      },
      async page(number, width) {
        const answer = await ask({ act: 'page', number, width })
        return 'picture' in answer ? answer.picture : null
      },
      async text(number) {
        const answer = await ask({ act: 'text', number })
        return 'text' in answer ? answer.text : null
      },
    })
  } finally {
    // The renderer never frees memory, so a process that has read a PDF is ended. One that has read a picture
    // is kept: starting another costs more than reading the next picture.
    if (file.kind === 'pdf') await child.end()
    const next = waiting.shift()
    if (next) next(child)
    else free.push(child)
  }
}

/** When the process dies of time, memory or a library's bug, the file takes more than a file to print may. */
async function askChild(
  child: ReaderChild,
  { path, kind, password = '' }: CheckedFile,
  task: ReaderTask,
): Promise<ReaderAnswer> {
  let isOver = false
  const stopWatching = watchDeadline({ cpuUsage: () => ownTimeOf(child.pid) }, () => {
    isOver = true
    void child.end()
  })
  const ask = () => child.ask({ file: { path, kind, password }, task }, { timeoutMs })
  try {
    return await ask().catch((error) => {
      // When the machine was short of memory another process may get more; a page is tried again anyway.
      const isTriedAgain = task.act === 'facts' && !isOver && hasDied(error)
      return isTriedAgain ? ask() : Promise.reject(error)
    })
  } catch (error) {
    if (error instanceof ChildGone) return { unread: 'tooComplex' }
    throw error
  } finally {
    stopWatching()
  }
}

const hasDied = (error: unknown): boolean => error instanceof ChildGone && error.reason === 'died'

/** ms of the process's own CPU time: on a busy machine a sound file takes longer, but no more work. */
const maxCpuMs = 20_000
/** ms by the clock, whatever the process waits for. */
const maxMs = 60_000
/** ms between two measurements. */
const lookEvery = 250

/** Microseconds of CPU time. */
type Measured = { cpuUsage(): Promise<{ user: number; system: number }> }

/**
 * Calls `end` once when a process has worked too long on a request, or has taken too long for it; returns a
 * function that stops watching (PRE-1).
 */
export function watchDeadline(reader: Measured, end: () => void): () => void {
  const clock = setTimeout(over, maxMs)
  let before: number | null = null
  let isLooking = false
  let isStopped = false
  const looks = setInterval(look, lookEvery)
  void look()

  function stop(): void {
    isStopped = true
    clearTimeout(clock)
    clearInterval(looks)
  }

  function over(): void {
    if (isStopped) return
    stop()
    end()
  }

  async function look(): Promise<void> {
    // During long work it answers late.
    if (isLooking) return
    isLooking = true
    const used = await ownTime(reader)
    isLooking = false
    before ??= used
    if (used - before > maxCpuMs) over()
  }

  return stop
}

/** ms; 0 for a process that hasn't begun yet, or has ended. */
async function ownTime(reader: Measured): Promise<number> {
  const used = await reader.cpuUsage().catch(() => null)
  return used === null ? 0 : (used.user + used.system) / 1000
}
