import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { CheckedKind, Reading } from './facts.ts'
import type { WorkerAnswer, WorkerFile, WorkerTask } from './reading/preflight-worker.ts'
import { watchDeadline } from './reading-deadline.ts'

/** MB of the worker's heap; what WebAssembly and pictures take has limits of its own. */
const mostHeap = 192
/** More at once would slow those who wait for a page. */
const atOnce = 2

/** Reads one file in a thread of its own, as long as `act` runs; at most two files at once. */
export type FileReader = {
  /** Never throws: what is wrong with a file is an answer. */
  facts(): Promise<Reading>
  /** The picture of a page as WebP, so many pixels wide; null where it can't be made. */
  page(number: number, width: number): Promise<Uint8Array | null>
  /** What is written on a page, at most 20 kB; null where it can't be read. */
  text(number: number): Promise<string | null>
}

const waiting: (() => void)[] = []
let running = 0

/** On this machine's disk. */
export type CheckedFile = { path: string; kind: CheckedKind; password?: string | undefined }

export async function withFileReader<Result>(
  file: CheckedFile,
  act: (reader: FileReader) => Promise<Result>,
): Promise<Result> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  const thread = new ReaderThread({ path: file.path, kind: file.kind, password: file.password ?? '' })
  try {
    return await act({
      async facts() {
        const answer = await thread.ask({ act: 'facts' })
        return 'facts' in answer || 'unread' in answer ? answer : { unread: 'damaged' }
      },
      async page(number, width) {
        const answer = await thread.ask({ act: 'page', number, width })
        return 'picture' in answer ? answer.picture : null
      },
      async text(number) {
        const answer = await thread.ask({ act: 'text', number })
        return 'text' in answer ? answer.text : null
      },
    })
  } finally {
    await thread.end()
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** A thread that is ended when it takes too long, and begun again for the next question. */
class ReaderThread {
  readonly #file: WorkerFile
  #worker: Worker | null = null

  constructor(file: WorkerFile) {
    this.#file = file
  }

  async ask(task: WorkerTask): Promise<WorkerAnswer> {
    const worker = this.#worker ?? this.#start()
    const controller = new AbortController()
    const { signal } = controller
    const stopWatching = watchDeadline(worker, () => controller.abort())
    // Out of memory or of stack, a trap in WebAssembly: the thread is gone.
    const ended = once(worker, 'exit', { signal }).then(() => null)
    const answered = once(worker, 'message', { signal }).then(([answer]) => answer as WorkerAnswer)
    try {
      worker.postMessage(task)
      const answer = await Promise.race([answered, ended])
      if (answer !== null) return answer
    } catch {
      // The deadline has come, or the thread has failed.
    } finally {
      stopWatching()
      controller.abort()
      await Promise.allSettled([answered, ended])
    }
    await this.end()
    return { unread: 'tooComplex' }
  }

  async end(): Promise<void> {
    await this.#worker?.terminate()
    this.#worker = null
  }

  #start(): Worker {
    const worker = new Worker(new URL('./reading/preflight-worker.ts', import.meta.url), {
      workerData: this.#file,
      resourceLimits: { maxOldGenerationSizeMb: mostHeap },
      // What libraries say of a strange file is nobody's log.
      stdout: true,
      stderr: true,
    })
    // Also between two questions a thread that fails takes nothing else along.
    worker.on('error', () => undefined)
    this.#worker = worker
    return worker
  }
}
