import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Fewer bytes travel in one packet anyway. */
const minCompressedBytes = 1024

/** The smallest encoding for this many bytes that the caller accepts; null for none. */
export function chooseEncoding(accepted: string | undefined, bytes: number): Encoding | null {
  if (accepted === undefined || bytes < minCompressedBytes) return null
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : null
}

/**
 * Compresses off the main thread; `often` is for answers that are sent many times, whose size counts more
 * than the time. Above 7 a page takes ten times as long for half a per cent.
 */
export function compress(body: Buffer, encoding: Encoding, often: boolean): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(body)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: often ? 7 : 4,
    // 256 kB, more than almost any answer: the window takes memory during compression.
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return toBrotli(body, { params })
}
