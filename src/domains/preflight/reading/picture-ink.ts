import { readSync } from 'node:fs'
import { createInflate } from 'node:zlib'
import type { PDFDict } from '@cantoo/pdf-lib'
import { sharp } from '../../../lib/sharp.ts'
import { asName, dictEntry, dictOf, entry, itemsOf, numberEntry, numbersOf } from './dictionaries.ts'
import { inkLevels } from './ink-levels.ts'
import type { LeftOut } from './skeleton.ts'

/** Sampling this many pixels across measures the share of a level well enough. */
const sampled = 1000
const maxBytes = 160 * 1024 * 1024
const maxPixels = 120_000_000

/** For each level, the share of pixels with more ink; null for pictures that aren't plain CMYK of 8 bits. */
export async function measurePicture(file: number, dict: PDFDict, at: LeftOut): Promise<number[] | null> {
  const filter = entry(dict, 'Filter')
  const filters = [filter, ...itemsOf(filter)].flatMap((name) => asName(name) ?? [])
  const [width, height] = [numberEntry(dict, 'Width') ?? 0, numberEntry(dict, 'Height') ?? 0]
  const is8Bit = numberEntry(dict, 'BitsPerComponent') === 8
  if (at.length > maxBytes || width * height > maxPixels || filters.length !== 1) return null
  const isInverted = (numbersOf(entry(dict, 'Decode'))[0] ?? 0) > 0.5
  if (filters[0] === 'DCTDecode') return measureJpeg(readBytes(file, at), isInverted)
  if (filters[0] !== 'FlateDecode' || !is8Bit) return null
  const parameters = entry(dict, 'DecodeParms')
  const predictor = dictOf(parameters) ?? dictOf(itemsOf(parameters)[0]) ?? dictEntry(dict, 'DP')
  const hasPredictor = predictor !== undefined && (numberEntry(predictor, 'Predictor') ?? 1) >= 10
  return measureRows(readBytes(file, at), width, height, hasPredictor, isInverted)
}

function readBytes(file: number, { offset, length }: LeftOut): Buffer {
  const bytes = Buffer.allocUnsafe(length)
  return bytes.subarray(0, readSync(file, bytes, 0, length, offset))
}

async function measureJpeg(bytes: Buffer, isInverted: boolean): Promise<number[] | null> {
  const { channels } = await sharp(bytes).metadata()
  if (channels !== 4) return null
  const { data } = await sharp(bytes, { limitInputPixels: maxPixels })
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .resize(sampled, sampled, { fit: 'inside', withoutEnlargement: true, kernel: 'nearest' })
    .timeout({ seconds: 8 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  // Adobe's programs invert the colours and say so twice; the decoder has applied it once.
  const isAdobes = bytes.subarray(0, 64 * 1024).includes('Adobe')
  return shareAbove(data, isInverted !== isAdobes)
}

async function measureRows(
  bytes: Buffer,
  width: number,
  height: number,
  hasPredictor: boolean,
  isInverted: boolean,
): Promise<number[]> {
  const rowLength = width * 4
  const every = Math.max(1, Math.floor(height / sampled))
  const tally = new Tally(isInverted)
  const rows = unpredict(inflated(bytes), rowLength, hasPredictor ? 4 : null)
  let index = 0
  for await (const row of rows) {
    if (index % every === 0) tally.add(row, Math.max(1, Math.floor(width / sampled)))
    index += 1
    if (index >= height) break
  }
  return tally.shares()
}

function inflated(bytes: Buffer): AsyncIterable<Buffer> {
  const inflate = createInflate({ chunkSize: 256 * 1024 })
  inflate.end(bytes)
  return inflate
}

function shareAbove(pixels: Buffer, isInverted: boolean): number[] {
  const tally = new Tally(isInverted)
  tally.add(pixels, 1)
  return tally.shares()
}

/** Counts pixels of four bytes by their amount of ink. */
export class Tally {
  readonly #isInverted: boolean
  /** By the sum of the four inks, 0 to 1020. */
  readonly #counts = new Uint32Array(1021)
  #total = 0

  constructor(isInverted: boolean) {
    this.#isInverted = isInverted
  }

  /** Adds every pixel, or only every n-th. */
  add(pixels: Uint8Array, every: number): void {
    for (let at = 0; at + 3 < pixels.length; at += 4 * every) {
      const sum = (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0) + (pixels[at + 3] ?? 0)
      const ink = this.#isInverted ? 1020 - sum : sum
      this.#counts[ink] = (this.#counts[ink] ?? 0) + 1
      this.#total += 1
    }
  }

  shares(): number[] {
    return inkLevels.map((level) => {
      const from = Math.floor((level / 100) * 255) + 1
      const above = this.#counts.subarray(from).reduce((sum, count) => sum + count, 0)
      return this.#total === 0 ? 0 : above / this.#total
    })
  }
}

/**
 * Rows of a picture from chunks of its data. `pixel` is the bytes of a pixel where each row begins with its
 * predictor (PNG's five filters), null where rows are as they are.
 */
async function* unpredict(
  chunks: AsyncIterable<Buffer>,
  rowLength: number,
  pixel: number | null,
): AsyncGenerator<Buffer> {
  const length = pixel === null ? rowLength : rowLength + 1
  let above: Buffer = Buffer.alloc(rowLength)
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let at = 0
    for (; at + length <= bytes.length; at += length) {
      const row = Buffer.from(bytes.subarray(at + length - rowLength, at + length))
      if (pixel !== null) restore(row, above, bytes[at] ?? 0, pixel)
      yield row
      above = row
    }
    rest = Buffer.from(bytes.subarray(at))
  }
}

function restore(row: Buffer, above: Buffer, way: number, pixel: number): void {
  for (let at = 0; at < row.length; at++) {
    const left = at >= pixel ? (row[at - pixel] ?? 0) : 0
    const up = above[at] ?? 0
    const corner = at >= pixel ? (above[at - pixel] ?? 0) : 0
    row[at] = (row[at] ?? 0) + predicted(way, left, up, corner)
  }
}

function predicted(way: number, left: number, up: number, corner: number): number {
  switch (way) {
    case 1:
      return left
    case 2:
      return up
    case 3:
      return (left + up) >> 1
    case 4: {
      const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
      if (a <= b && a <= c) return left
      return b <= c ? up : corner
    }
    default:
      return 0
  }
}
