import sharp from 'sharp'

/** Pictures for tests, drawn in code. */
export const photo = (width = 1000, height = 600) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#3060a0',
      noise: { type: 'gaussian', mean: 120, sigma: 20 },
    },
  })

export const flat = (width: number, height: number, background = '#c02020') =>
  sharp({ create: { width, height, channels: 4, background } })

/** Frames of plain colours, one above the other. */
export function moving(frames: number, width = 40, height = 30) {
  const data = Buffer.alloc(width * height * frames * 3)
  for (let frame = 0; frame < frames; frame++) {
    data.fill((frame * 37) % 256, frame * width * height * 3, (frame + 1) * width * height * 3)
  }
  return sharp(data, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
}

/** A PNG's header saying that it is so large; the pixels stay few. */
export async function pngSaying(width: number, height: number): Promise<Buffer> {
  const png = await flat(4, 4).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  return png
}

export async function jpegSaying(width: number, height: number): Promise<Buffer> {
  const jpeg = await photo(16, 16).jpeg().toBuffer()
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  jpeg.writeUInt16BE(height, frame + 5)
  jpeg.writeUInt16BE(width, frame + 7)
  return jpeg
}

export async function avifSaying(width: number, height: number): Promise<Buffer> {
  const avif = await photo(64, 64).avif({ effort: 0 }).toBuffer()
  const size = avif.indexOf('ispe') + 8
  avif.writeUInt32BE(width, size)
  avif.writeUInt32BE(height, size + 4)
  return avif
}

export async function gifSaying(width: number, height: number): Promise<Buffer> {
  const gif = await flat(4, 4).gif().toBuffer()
  gif.writeUInt16LE(width, 6)
  gif.writeUInt16LE(height, 8)
  const frame = gif.indexOf(Buffer.from('2c0000000004000400', 'hex')) + 5
  gif.writeUInt16LE(width, frame)
  gif.writeUInt16LE(height, frame + 2)
  return gif
}

export function svg(inside: string, attributes = 'viewBox="0 0 20 10"'): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  )
}

/** An icon file around frames that are PNGs or bitmaps. */
export function ico(frames: { side: number; data: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * frames.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(frames.length, 4)
  let offset = header.length
  frames.forEach(({ side, data }, index) => {
    const at = 6 + 16 * index
    header.writeUInt8(side % 256, at)
    header.writeUInt8(side % 256, at + 1)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(data.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += data.length
  })
  return Buffer.concat([header, ...frames.map(({ data }) => data)])
}

/** An icon's bitmap of one depth: the top half is red, the bottom half blue, the left column masked away. */
export function iconBitmap(side: number, bits: 1 | 4 | 8 | 24 | 32): Buffer {
  const header = Buffer.alloc(40)
  header.writeUInt32LE(40, 0)
  header.writeInt32LE(side, 4)
  header.writeInt32LE(side * 2, 8)
  header.writeUInt16LE(1, 12)
  header.writeUInt16LE(bits, 14)
  const palette = bits > 8 ? Buffer.alloc(0) : Buffer.alloc(4 * 2 ** bits)
  if (bits <= 8) palette.set([255, 0, 0, 0, 0, 0, 255, 0])
  const row = Math.ceil((side * bits) / 32) * 4
  const pixels = Buffer.alloc(row * side)
  for (let line = 0; line < side; line++) {
    const red = line >= side / 2
    for (let x = 0; x < side; x++) {
      const at = line * row
      if (bits > 8) {
        const bytes = bits / 8
        pixels.set((red ? [0, 0, 255, 255] : [255, 0, 0, 255]).slice(0, bytes), at + x * bytes)
        if (bits === 32 && x === 0) pixels[at + 3] = 0
      } else if (red) {
        const byte = at + Math.floor((x * bits) / 8)
        pixels[byte] = (pixels[byte] ?? 0) | (1 << (8 - bits - ((x * bits) % 8)))
      }
    }
  }
  const maskRow = Math.ceil(side / 32) * 4
  const mask = Buffer.alloc(maskRow * side)
  for (let line = 0; line < side; line++) mask[line * maskRow] = 0x80
  return Buffer.concat([header, palette, pixels, mask])
}
