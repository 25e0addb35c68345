import { deflateRawSync } from 'node:zlib'
import type { PaintedFacts } from '../facts.ts'

/** A cell is a quarter of a mm, or larger on long pages, which have a fixed number of cells. */
const finest = 0.25
const longest = 1200
/** Lighter pixels count as unprinted. */
const white = 250

export function cellsOf(width: number, height: number): { columns: number; rows: number } {
  const cell = Math.max(finest, Math.max(width, height) / longest)
  return { columns: Math.max(1, Math.round(width / cell)), rows: Math.max(1, Math.round(height / cell)) }
}

/** From pixels of red, green, blue and, with 4 channels, one more byte: a pixel is a cell. */
export function paintedCells(
  pixels: Uint8Array,
  columns: number,
  rows: number,
  channels: number,
): { painted: PaintedFacts; isEmpty: boolean } {
  const bits = Buffer.alloc(Math.ceil((columns * rows) / 8))
  let isEmpty = true
  for (let cell = 0, at = 0; cell < columns * rows; cell++, at += channels) {
    if ((pixels[at] ?? 255) >= white && (pixels[at + 1] ?? 255) >= white && (pixels[at + 2] ?? 255) >= white)
      continue
    bits[cell >> 3] = (bits[cell >> 3] ?? 0) | (0x80 >> (cell & 7))
    isEmpty = false
  }
  return { painted: { columns, rows, bits: deflateRawSync(bits).toString('base64') }, isEmpty }
}
