import { constants, crc32, deflateRawSync } from 'node:zlib'
import sharp from 'sharp'

type Png = { width: number; height: number; depth?: 8 | 16; channels?: 3 | 4 }

/** Of each pass: where it begins and how far its pixels are apart. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** A black PNG that has to be decoded whole: each of its lines comes in up to seven passes. */
export function interlacedPng({ width, height, depth = 8, channels = 3 }: Png): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, channels === 4 ? 6 : 2, 0, 0, 1], 8)
  const bytes = passes.reduce((sum, [x, y, across, down]) => {
    const [columns, rows] = [Math.ceil((width - x) / across), Math.ceil((height - y) / down)]
    return sum + (columns > 0 && rows > 0 ? rows * (1 + (columns * channels * depth) / 8) : 0)
  }, 0)
  const magic = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    magic,
    chunk('IHDR', header),
    chunk('IDAT', zeros(bytes)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const content = Buffer.concat([Buffer.from(type), data])
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, sum])
}

/** A zlib stream of so many zeros, made at once: pieces that don't refer to each other, repeated. */
function zeros(bytes: number): Buffer {
  const pieceBytes = 4 * 1024 * 1024
  const fullFlush = { finishFlush: constants.Z_FULL_FLUSH }
  const piece = deflateRawSync(Buffer.alloc(pieceBytes), fullFlush)
  const pieces = Array.from({ length: Math.floor(bytes / pieceBytes) }, () => piece)
  // Adler-32 of zeros: 1, and how many they are.
  const sum = Buffer.alloc(4)
  sum.writeUInt16BE(bytes % 65_521, 0)
  sum.writeUInt16BE(1, 2)
  return Buffer.concat([
    Buffer.from([0x78, 0x01]),
    ...pieces,
    deflateRawSync(Buffer.alloc(bytes % pieceBytes)),
    sum,
  ])
}

/** A progressive JPEG that says it is so large; what it shows ends early, as of a file that was cut off. */
export async function progressiveJpeg(width: number, height: number): Promise<Buffer> {
  const grey = sharp({ create: { width: 64, height: 64, channels: 3, background: '#777' } })
  const jpeg = await grey.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc2]))
  jpeg.writeUInt16BE(height, frame + 5)
  jpeg.writeUInt16BE(width, frame + 7)
  return jpeg
}

/** The most that this process takes while `act` runs, beyond what it had. */
export async function memoryDuring(act: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss()
  let most = before
  const looks = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 10)
  try {
    await act()
  } finally {
    clearInterval(looks)
  }
  return Math.max(most, process.memoryUsage.rss()) - before
}
