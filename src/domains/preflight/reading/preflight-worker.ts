import { getPriority, platform, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { sharp } from '../../../lib/sharp.ts'
import type { CheckedKind, Facts, Reading } from '../facts.ts'
import type { Pixels } from './render-pdf.ts'
import { Unread } from './unread.ts'

/** One file for each worker. */
export type WorkerFile = { path: string; kind: CheckedKind; password: string }
export type WorkerTask =
  | { act: 'facts' }
  | { act: 'page'; number: number; width: number }
  | { act: 'text'; number: number }
export type WorkerAnswer =
  | Reading
  | { picture: Uint8Array }
  | { text: string }
  | { unread: 'tooComplex' | 'damaged' }

const { path, kind, password } = workerData as WorkerFile
type Reader = {
  facts(): Promise<Facts>
  page(number: number, width: number): Pixels | Promise<Pixels>
  text(number: number): string | Promise<string>
}
let opened: Promise<Reader> | undefined

yieldToOthers()
parentPort?.on('message', (task: WorkerTask) => {
  answer(task).then(
    (result) => parentPort?.postMessage(result),
    (error: unknown) =>
      parentPort?.postMessage({ unread: error instanceof Unread ? error.reason : 'damaged' }),
  )
})

async function answer(task: WorkerTask): Promise<WorkerAnswer> {
  opened ??= open()
  const reader = await opened
  if (task.act === 'facts') return { facts: await reader.facts() }
  if (task.act === 'text') return { text: await reader.text(task.number) }
  const { data, width, height } = await reader.page(task.number, task.width)
  const picture = sharp(data, { raw: { width, height, channels: 4 } })
  return { picture: await picture.removeAlpha().webp({ quality: 82, effort: 2 }).toBuffer() }
}

/** Only what this kind of file needs is loaded. */
async function open(): Promise<Reader> {
  if (kind !== 'pdf') return (await import('./raster-reader.ts')).RasterReader.open(path, kind)
  return (await import('./pdf-reader.ts')).PdfReader.open(path, password)
}

/**
 * Whoever waits for a page goes first, but at the lowest priority of all a sound file wasn't read within its time on a busy
 * machine. Only on Linux a thread has a priority of its own.
 */
function yieldToOthers(): void {
  if (platform() === 'linux' && getPriority() < 10) setPriority(10)
}
