import type { Reading } from './facts.ts'
import { type CheckedFile, withFileReader } from './file-reader.ts'

/** mm, as shown. */
export type PagePicture = { number: number; width: number; height: number; webp: Uint8Array }

/**
 * Where a check puts what it finds. A check that was killed is begun again: what is known already is neither read
 * nor reported a second time.
 */
export type CheckReport = {
  /** What an earlier try has stored. */
  known(): Promise<{ reading: Reading | null; pages: readonly number[] }>
  reading(reading: Reading): Promise<void>
  page(picture: PagePicture): Promise<void>
}

/** Pixels: sharp on a phone and in the proof at 200 %. */
const pictureWidth = 1600
const mostPictures = 60
/** A file whose pages fail so often has no pictures; each failure takes up to 20 seconds. */
const mostFailures = 2

/** First the facts, then the pictures of the pages one by one (PRE-6). */
export async function checkFile(file: CheckedFile, report: CheckReport): Promise<void> {
  const { reading: before, pages: done } = await report.known()
  if (before !== null && 'unread' in before) return
  await withFileReader(file, async (reader) => {
    const reading = before ?? (await reader.facts())
    if (before === null) await report.reading(reading)
    if ('unread' in reading) return
    let failures = 0
    for (const { number, width, height } of reading.facts.pages.slice(0, mostPictures)) {
      if (done.includes(number)) continue
      const webp = await reader.page(number, widthOf(width, height))
      if (webp !== null) await report.page({ number, width, height, webp })
      else failures += 1
      if (failures >= mostFailures) return
    }
  })
}

/** Tall pages are as high as wide ones are wide. */
const widthOf = (width: number, height: number): number =>
  Math.max(1, Math.round(pictureWidth * Math.min(1, (width / height) * 1.5)))
