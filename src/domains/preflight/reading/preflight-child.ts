import { setPriority } from 'node:os'
import { serve } from '../../../lib/child-serve.ts'
import { sharp } from '../../../lib/sharp.ts'
import type { CheckedKind, Facts, Reading, UnreadReason } from '../facts.ts'
import type { Pixels } from './render-pdf.ts'
import { storableFacts } from './storable-facts.ts'
import { Unread } from './unread.ts'

type FileToRead = { path: string; kind: CheckedKind; password: string }
export type ReaderTask =
  | { act: 'facts' }
  | { act: 'page'; number: number; width: number }
  | { act: 'text'; number: number }
export type ChildTask = { file: FileToRead; task: ReaderTask }
export type ReaderAnswer = Reading | { picture: Uint8Array } | { text: string } | { unread: UnreadReason }

type Reader = {
  facts(): Promise<Facts>
  page(number: number, width: number): Pixels | Promise<Pixels>
  text(number: number): string | Promise<string>
}
let opened: { path: string; reader: Promise<Reader> } | undefined

/** Customers wait for facts, rarely for pictures. A process that has made pictures keeps its niceness. */
const niceness = { facts: 4, pictures: 10 }

serve<ChildTask, ReaderAnswer>(
  (task) =>
    answer(task).catch(
      (error: unknown): ReaderAnswer => ({ unread: error instanceof Unread ? error.reason : 'damaged' }),
    ),
  niceness.facts,
)

async function answer({ file, task }: ChildTask): Promise<ReaderAnswer> {
  if (opened?.path !== file.path) opened = { path: file.path, reader: open(file) }
  const reader = await opened.reader
  if (task.act === 'facts') return { facts: storableFacts(await reader.facts()) }
  setPriority(niceness.pictures)
  if (task.act === 'text') return { text: await reader.text(task.number) }
  const { data, width, height } = await reader.page(task.number, task.width)
  const picture = sharp(data, { raw: { width, height, channels: 4 } })
  return { picture: await picture.removeAlpha().webp({ quality: 82, effort: 2 }).toBuffer() }
}

/** Only what this kind of file needs is loaded. */
async function open({ path, kind, password }: FileToRead): Promise<Reader> {
  if (kind !== 'pdf') return (await import('./raster-reader.ts')).RasterReader.open(path, kind)
  return (await import('./pdf-reader.ts')).PdfReader.open(path, password)
}
