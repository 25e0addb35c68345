import { type Bitmap, decodeBitmap } from './decode-bitmap.ts'

/** A frame of an icon: a whole PNG, or pixels. */
export type IconFrame = { png: Buffer } | { bitmap: Bitmap }

const headerBytes = 6
const entryBytes = 16
const maxFrames = 64
const pngMagic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** ICO has no magic of its own: reserved 0, type 1, a plausible number of frames, and a first entry inside the file. */
export function isIco(content: Buffer): boolean {
  if (content.length < headerBytes + entryBytes || content.readUInt32LE(0) !== 0x00010000) return false
  const frames = content.readUInt16LE(4)
  return frames > 0 && frames <= maxFrames && content[headerBytes + 3] === 0
}

/**
 * The largest frame of an icon, the deepest of several.
 * @throws Error when it can't be read
 */
export function decodeIco(content: Buffer): IconFrame {
  const count = content.readUInt16LE(4)
  const frames = Array.from({ length: count }, (_, index) => {
    const at = headerBytes + index * entryBytes
    const [offset, size] = [content.readUInt32LE(at + 12), content.readUInt32LE(at + 8)]
    if (size === 0 || offset + size > content.length) throw new Error('frame outside the file')
    // 0 means 256.
    const side = (content.readUInt8(at) || 256) * (content.readUInt8(at + 1) || 256)
    return { data: content.subarray(offset, offset + size), side, depth: content.readUInt16LE(at + 6) }
  })
  const [best] = frames.sort((a, b) => b.side - a.side || b.depth - a.depth)
  if (!best) throw new Error('no frame')
  return best.data.subarray(0, 8).equals(pngMagic) ? { png: best.data } : { bitmap: decodeBitmap(best.data) }
}
