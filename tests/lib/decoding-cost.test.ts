import { expect, test } from 'vitest'
import { decodingCost, type PictureHeader } from '../../src/lib/decoding-cost.ts'

const header = (format: PictureHeader['format'], wanted: Partial<PictureHeader> = {}): PictureHeader => ({
  format,
  width: 7000,
  height: 7000,
  channels: 3,
  depth: 'uchar',
  ...wanted,
})
const mb = (...of: Parameters<typeof header>): number => Math.round(decodingCost(header(...of)) / 1_000_000)

// MED-8
test.each<[string, number, ...Parameters<typeof header>]>([
  ['a JPEG line by line', 0, 'jpeg', {}],
  ['a JPEG that lies on its side', 37, 'jpeg', { orientation: 6 }],
  ['a progressive JPEG', 294, 'jpeg', { isProgressive: true, chromaSubsampling: '4:4:4' }],
  ['one with fewer colours', 147, 'jpeg', { isProgressive: true, chromaSubsampling: '4:2:0' }],
  ['one in four inks', 392, 'jpeg', { isProgressive: true, channels: 4, chromaSubsampling: '4:4:4:4' }],
  ['a PNG line by line', 0, 'png', {}],
  ['an interlaced PNG', 147, 'png', { isProgressive: true }],
  ['one of 16 bits with transparency', 392, 'png', { isProgressive: true, channels: 4, depth: 'ushort' }],
  ['a PNG that lies on its side', 147, 'png', { orientation: 8 }],
  ['a TIFF of floating numbers on its side', 588, 'tiff', { depth: 'float', orientation: 3 }],
  ['a GIF', 392, 'gif', {}],
  ['a GIF of many frames', 404, 'gif', { width: 1000, height: 1000, pages: 100 }],
  ['a WebP', 392, 'webp', {}],
  ['an AVIF', 882, 'heif', {}],
  ['an AVIF of 10 bits', 1764, 'heif', { bitsPerSample: 10 }],
  ['a drawing', 196, 'svg', { channels: 4 }],
])('%s takes about %i MB', (_, expected, ...of) => {
  expect(mb(...of)).toBe(expected)
})
