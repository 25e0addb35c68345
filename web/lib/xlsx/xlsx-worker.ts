import { readXlsx } from '../../../src/lib/xlsx/read-xlsx.ts'
import { UnreadXlsx } from '../../../src/lib/xlsx/unread-xlsx.ts'
import type { ReadAnswer, ReadTask } from './read-workbook.ts'

addEventListener('message', ({ data }: MessageEvent<ReadTask>) => postMessage(answerTo(data)))

function answerTo({ bytes, names }: ReadTask): ReadAnswer {
  try {
    return { sheet: readXlsx(new Uint8Array(bytes), names) }
  } catch (error) {
    return { unread: error instanceof UnreadXlsx ? error.why : 'broken' }
  }
}
