import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Fewer bytes travel in one packet anyway. */
const minCompressedBytes = 1024

/** The smallest form of so many bytes that the caller takes; null for as they are. */
export function chooseEncoding(accepted: string | undefined, bytes: number): Encoding | null {
  if (accepted === undefined || bytes < minCompressedBytes) return null
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : null
}

/**
 * Off the main thread; `often` for what is given many times, so that its size counts more than its making. Above 7 a
 * page takes ten times as long for half a per cent.
 */
export function compress(body: Buffer, encoding: Encoding, often: boolean): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(body)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: often ? 7 : 4,
    // 256 kB, which hardly an answer has: the window is memory while it is packed.
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return toBrotli(body, { params })
}
