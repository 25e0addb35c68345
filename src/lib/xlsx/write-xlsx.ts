import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Sheet } from './sheet.ts'

/** The MIME type. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A workbook of one sheet, written in a thread of its own: 10 000 rows take seconds. */
export async function writeXlsx(sheet: Sheet): Promise<Buffer> {
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), { workerData: sheet })
  const [bytes] = (await once(worker, 'message')) as [Uint8Array]
  return Buffer.from(bytes)
}
