import type { Reading } from './facts.ts'
import { type CheckedFile, type FileReader, withFileReader } from './file-reader.ts'

/** Lengths in mm, as shown; `text` is the text on the page. */
export type PagePicture = { number: number; width: number; height: number; webp: Uint8Array; text: string }

/**
 * Where a check stores what it finds. A check that was killed is begun again: what is known already is
 * neither read nor reported a second time.
 */
export type CheckReport = {
  /** What an earlier attempt has stored. */
  known(): Promise<{
    reading: Reading | null
    /** The pages that were tried, and how many of them have no picture. */
    pages: readonly number[]
    failures: number
    textBytes: number
  }>
  reading(reading: Reading): Promise<void>
  page(picture: PagePicture): Promise<void>
  /** No picture can be made of the page. */
  failed(page: Omit<PagePicture, 'webp' | 'text'>): Promise<void>
}

/** Pixels: sharp on a phone, and in the proof at 200 %. */
const pictureWidth = 1600
const maxPictures = 60
/** A file with this many failing pages has no pictures; each failure may take a minute. */
const maxFailures = 2
/** Bytes of all pages together. */
const maxTextBytes = 200_000

/**
 * Reads the facts first, then makes the pictures of the pages one by one, with their texts (PRE-6). In
 * between it ends when others wait, as `goesOn` says; returns whether anything is left to do.
 */
export async function checkFile(
  file: CheckedFile,
  report: CheckReport,
  goesOn: (done: 'facts' | 'page') => boolean = () => true,
): Promise<boolean> {
  const { reading: before, pages: done, failures: failedBefore, textBytes } = await report.known()
  if (before !== null && 'unread' in before) return false
  return withFileReader(file, async (reader) => {
    const reading = before ?? (await reader.facts())
    if (before === null) await report.reading(reading)
    if ('unread' in reading) return false
    let failures = failedBefore
    const textOf = boundedTexts(reader, maxTextBytes - textBytes)
    const left = reading.facts.pages.slice(0, maxPictures).filter(({ number }) => !done.includes(number))
    let last: 'facts' | 'page' | null = before === null ? 'facts' : null
    for (const { number, width, height } of left) {
      if (failures >= maxFailures) return false
      if (last !== null && !goesOn(last)) return true
      const webp = await reader.page(number, widthOf(width, height))
      if (webp !== null) await report.page({ number, width, height, webp, text: await textOf(number) })
      else await report.failed({ number, width, height })
      if (webp === null) failures += 1
      last = 'page'
    }
    return false
  })
}

/** The texts of one page after the other, until there is enough or one can't be read. */
function boundedTexts(reader: FileReader, limit: number): (number: number) => Promise<string> {
  let left = limit
  return async (number) => {
    if (left <= 0) return ''
    const text = await reader.text(number)
    left = text === null ? 0 : left - Buffer.byteLength(text)
    return text ?? ''
  }
}

/** Tall pages get the height that wide ones have as their width. */
const widthOf = (width: number, height: number): number =>
  Math.max(1, Math.round(pictureWidth * Math.min(1, (width / height) * 1.5)))
