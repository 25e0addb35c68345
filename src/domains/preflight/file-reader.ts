import { type Child, ChildGone, createChild } from '../../lib/child.ts'
import { machineMemory, shareOfMachine } from '../../lib/machine-memory.ts'
import { ownTimeOf } from '../../lib/process-time.ts'
import type { CheckedKind, Reading } from './facts.ts'
import type { ChildTask, ReaderAnswer, ReaderTask } from './reading/preflight-child.ts'
import { watchDeadline } from './reading-deadline.ts'

/** More at once would slow down people who wait for a page; a small machine (MB) has room for one. */
export const filesAtOnce = machineMemory() < 1500 ? 1 : 2
/** MB that reading one file may take of the machine: the renderer's 320, and what dictionaries and pictures need. */
const memoryMb = shareOfMachine(640)
/** ms that a process waits for another picture. */
const idleMs = 5000
/** ms: the deadline is earlier. */
const timeoutMs = 75_000

/** Reads one file in a process of its own, as long as `act` runs; at most {@link filesAtOnce} files at once. */
export type FileReader = {
  /** Never throws: what is wrong with a file is an answer. */
  facts(): Promise<Reading>
  /** The picture of a page as WebP, so many pixels wide; null where it can't be made. */
  page(number: number, width: number): Promise<Uint8Array | null>
  /** What is written on a page, at most 20 kB; null where it can't be read. */
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

/** On this machine's disk. */
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
    // The renderer never gives memory back, so a process that has read a PDF is ended. One that has read a picture is
    // kept: starting another costs more than reading the next picture.
    if (file.kind === 'pdf') await child.end()
    const next = waiting.shift()
    if (next) next(child)
    else free.push(child)
  }
}

/** Where the process is gone, of time, of memory or by a fault of a library, the file takes more than one to print. */
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
      // Where the machine was short of memory another process may have more of it; a page is tried again anyway.
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
