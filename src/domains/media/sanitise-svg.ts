import { Worker } from 'node:worker_threads'
import { brokenPicture, drawingIsTooComplex, unsafeSvg } from './media-errors.ts'

export type SanitiseAnswer = { svg: string } | { refused: 'broken' | 'unsafe' | 'complex' }

/** A drawing that takes longer, or more memory, is too complex for a page anyway. */
const cleaningTimeoutMs = 10_000
const maxMemoryMb = 512

/**
 * A drawing without anything that runs, loads or refers outside itself. Done in a worker thread with bounds:
 * parsing a hostile drawing neither stalls the server nor takes its memory.
 * @throws AppError VALIDATION on the field when it is broken or can't be made safe, TOO_LARGE when too complex
 */
export async function sanitiseSvg(content: Buffer, field: string): Promise<Buffer> {
  const answer = await askWorker(content)
  if ('svg' in answer) return Buffer.from(answer.svg)
  if (answer.refused === 'complex') throw drawingIsTooComplex()
  throw answer.refused === 'unsafe' ? unsafeSvg(field) : brokenPicture(field)
}

async function askWorker(content: Buffer): Promise<SanitiseAnswer> {
  const worker = new Worker(new URL('./svg-worker.ts', import.meta.url), {
    workerData: content,
    resourceLimits: { maxOldGenerationSizeMb: maxMemoryMb },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<SanitiseAnswer>((resolve) => {
      timer = setTimeout(() => resolve({ refused: 'complex' }), cleaningTimeoutMs)
      worker.once('message', resolve)
      // Out of memory, or a depth that overflows the stack.
      worker.once('error', () => resolve({ refused: 'complex' }))
      worker.once('exit', () => resolve({ refused: 'complex' }))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
