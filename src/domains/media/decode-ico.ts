/** A frame of an icon: a whole PNG, or pixels. */
type IconFrame = { png: Buffer } | { bitmap: Bitmap }

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

/** An icon's largest frame; of several the one with most bits. @throws Error when it can't be read */
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

/** RGBA, 8 bits each, top row first. */
type Bitmap = { width: number; height: number; data: Buffer }

const maxSidePx = 1024

/**
 * The bitmap of an icon's frame: BITMAPINFOHEADER, uncompressed, 1, 4, 8, 24 or 32 bits, bottom row first,
 * followed by a mask of one bit a pixel (1 is transparent) that counts unless there is an alpha channel.
 * @throws Error (also RangeError beyond the data) when it can't be read
 */
function decodeBitmap(data: Buffer): Bitmap {
  const headerSize = data.readUInt32LE(0)
  const width = data.readInt32LE(4)
  // The picture and its mask are stacked.
  const height = data.readInt32LE(8) / 2
  const bits = data.readUInt16LE(14)
  if (headerSize < 40 || data.readUInt32LE(16) !== 0) throw new Error('unknown bitmap header')
  if (![1, 4, 8, 24, 32].includes(bits)) throw new Error('unknown depth')
  if (!isSide(width) || !isSide(height)) throw new Error('impossible size')
  const colours = bits > 8 ? 0 : Math.min(data.readUInt32LE(32) || 2 ** bits, 2 ** bits)
  const pixels = headerSize + colours * 4
  const row = rowLength(width, bits)
  const mask = pixels + row * height
  const out = Buffer.alloc(width * height * 4)
  let opaque = false
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const line = height - 1 - y
      const at = pixels + line * row
      const from = bits > 8 ? at + (x * bits) / 8 : headerSize + 4 * indexAt(data, at, x, bits)
      if (bits <= 8 && from >= pixels) throw new Error('colour outside the palette')
      const masked = bits < 32 && indexAt(data, mask + line * rowLength(width, 1), x, 1) === 1
      const byMask = masked ? 0 : 255
      const alpha = bits === 32 ? data.readUInt8(from + 3) : byMask
      opaque ||= alpha > 0
      out.set(
        [data.readUInt8(from + 2), data.readUInt8(from + 1), data.readUInt8(from), alpha],
        (y * width + x) * 4,
      )
    }
  }
  // Old icons with 32 bits leave the alpha channel empty.
  if (!opaque && bits === 32) for (let at = 3; at < out.length; at += 4) out[at] = 255
  return { width, height, data: out }
}

const isSide = (value: number): boolean => Number.isInteger(value) && value > 0 && value <= maxSidePx

/** Bytes of a row: rows end on 4 bytes. */
const rowLength = (width: number, bits: number): number => Math.ceil((width * bits) / 32) * 4

/** The x-th number of 1, 4 or 8 bits in a row, high bits first. */
function indexAt(data: Buffer, row: number, x: number, bits: number): number {
  const byte = data.readUInt8(row + Math.floor((x * bits) / 8))
  return (byte >> (8 - bits - ((x * bits) % 8))) & (2 ** bits - 1)
}
