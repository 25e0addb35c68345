import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Rgb = { r: number; g: number; b: number }

export const photo = (width: number, height: number, colour: Rgb = { r: 90, g: 130, b: 60 }) =>
  sharp({ create: { width, height, channels: 3, background: colour } })

export const rgbJpeg = (width: number, height: number, dpi = 300): Promise<Buffer> =>
  photo(width, height).withMetadata({ density: dpi }).jpeg().toBuffer()

/** Inks in per cent. */
export const cmykJpeg = (width: number, height: number, inks: readonly number[]): Promise<Buffer> =>
  sharp(cmykTiff(width, height, inks))
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .jpeg({ quality: 95 })
    .toBuffer()

/** Uncompressed: no library that is installed writes four inks as they are given. */
export function cmykTiff(width: number, height: number, inks: readonly number[], dpi = 300): Buffer {
  const pixels = cmykPixels(width, height, inks)
  const [short, long, rational] = [3, 4, 5]
  const directory = 8 + 8 + 8
  const entries: [tag: number, type: number, count: number, value: number][] = [
    [256, long, 1, width],
    [257, long, 1, height],
    [258, short, 4, 8],
    [259, short, 1, 1],
    [262, short, 1, 5],
    [273, long, 1, directory + 2 + 12 * 12 + 4],
    [277, short, 1, 4],
    [278, long, 1, height],
    [279, long, 1, pixels.length],
    [282, rational, 1, 16],
    [283, rational, 1, 16],
    [296, short, 1, 2],
  ]
  const head = Buffer.alloc(directory + 2 + 12 * 12 + 4)
  head.write('II*\0', 'latin1')
  head.writeUInt32LE(directory, 4)
  for (let sample = 0; sample < 4; sample++) head.writeUInt16LE(8, 8 + sample * 2)
  head.writeUInt32LE(dpi, 16)
  head.writeUInt32LE(1, 20)
  head.writeUInt16LE(entries.length, directory)
  entries.forEach(([tag, type, count, value], index) => {
    const at = directory + 2 + index * 12
    head.writeUInt16LE(tag, at)
    head.writeUInt16LE(type, at + 2)
    head.writeUInt32LE(count, at + 4)
    head.writeUInt32LE(value, at + 8)
  })
  return Buffer.concat([head, pixels])
}

export const cmykPixels = (width: number, height: number, inks: readonly number[]): Buffer =>
  Buffer.alloc(width * height * 4, Uint8Array.from(inks.map((ink) => Math.round(ink * 2.55))))

/** Rows as PNG predicts them: each is the difference to the one above. */
export function predictedRows(pixels: Buffer, rowLength: number): Buffer {
  const rows: Buffer[] = []
  for (let at = 0; at < pixels.length; at += rowLength) {
    const row = Buffer.from(pixels.subarray(at, at + rowLength))
    for (let index = 0; index < rowLength && at > 0; index++)
      row[index] = (row[index] ?? 0) - (pixels[at - rowLength + index] ?? 0)
    rows.push(Buffer.from([2]), row)
  }
  return deflateSync(Buffer.concat(rows))
}

/** A picture with a white border of so many pixels. */
export const bordered = (width: number, height: number, border: number, dpi = 300): Promise<Buffer> =>
  photo(width - 2 * border, height - 2 * border)
    .extend({ top: border, bottom: border, left: border, right: border, background: 'white' })
    .withMetadata({ density: dpi })
    .jpeg()
    .toBuffer()
