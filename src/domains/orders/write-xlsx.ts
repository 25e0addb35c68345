import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** A moment is written as the clock that its UTC shows: a spreadsheet knows no time zones. */
export type SheetCell = string | number | Date | null

export type Sheet = {
  name: string
  /** `width` in characters; `format` the spreadsheet's, of figures and moments. */
  columns: { head: string; width: number; format?: string | undefined }[]
  rows: SheetCell[][]
}

/** A workbook of one sheet, made in a thread of its own: 10 000 rows take seconds. */
export async function writeXlsx(sheet: Sheet): Promise<Buffer> {
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), { workerData: sheet })
  const [bytes] = (await once(worker, 'message')) as [Uint8Array]
  return Buffer.from(bytes)
}
