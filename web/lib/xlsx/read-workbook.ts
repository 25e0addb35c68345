import type { SheetRead } from '../../../src/lib/xlsx/read-xlsx.ts'
import { mostMegabytes, type WhyUnread } from '../../../src/lib/xlsx/unread-xlsx.ts'

export type ReadTask = { bytes: ArrayBuffer; names: readonly string[] }
export type ReadAnswer = { sheet: SheetRead } | { unread: WhyUnread }

/** The time limit in ms: a file of 5,000 prices takes 200. */
const deadline = 10_000

/** Reads a sheet of a file in a thread of its own: whatever the file contains, the page goes on (`readXlsx`). */
export async function readWorkbook(file: File, names: readonly string[]): Promise<ReadAnswer> {
  if (file.size > mostMegabytes * 1024 * 1024) return { unread: 'tooLarge' }
  const bytes = await file.arrayBuffer().catch(() => null)
  if (!bytes) return { unread: 'broken' }
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), { type: 'module' })
  const answered = Promise.withResolvers<ReadAnswer>()
  const timer = setTimeout(() => answered.resolve({ unread: 'tooLarge' }), deadline)
  worker.addEventListener('message', ({ data }) => answered.resolve(data))
  worker.addEventListener('error', () => answered.resolve({ unread: 'failed' }))
  worker.postMessage({ bytes, names } satisfies ReadTask, [bytes])
  try {
    return await answered.promise
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}
