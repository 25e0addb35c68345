import { refused } from './statement-errors.ts'

/**
 * The text of a CSV file: UTF-8 or UTF-16, with or without a byte order mark, else windows-1251 or windows-1254,
 * whichever its words are of.
 * @throws UNSUPPORTED_MEDIA where it is no text
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decoded(bytes)
  // What isn't text has zeros nearly always.
  if (text.includes('\0')) throw refused('noStatement')
  return text
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return as('utf-16le', bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return as('utf-16be', bytes)
  const sample = bytes.subarray(0, 2000)
  if (isZeroAtEvery(1, sample)) return as('utf-16le', bytes)
  if (isZeroAtEvery(0, sample)) return as('utf-16be', bytes)
  try {
    // A file that ends in the middle of a letter is UTF-8 still.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return as(isCyrillic(bytes) ? 'windows-1251' : 'windows-1254', bytes)
  }
}

const as = (encoding: string, bytes: Uint8Array): string => new TextDecoder(encoding).decode(bytes)

/** Digits and separators have a zero byte in UTF-16, before or after their own. */
function isZeroAtEvery(offset: 0 | 1, bytes: Uint8Array): boolean {
  const zeros = bytes.filter((byte, at) => byte === 0 && at % 2 === offset).length
  return zeros > bytes.length / 8 && bytes.every((byte, at) => byte !== 0 || at % 2 === offset)
}

const isHigh = (byte: number): boolean => byte >= 0xc0 || byte === 0xa8 || byte === 0xb8
const isAscii = (byte: number): boolean => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)

/**
 * A Russian word has only letters above ASCII, a Turkish one has a few among the others: two of them together
 * against one beside a letter of ASCII.
 */
function isCyrillic(bytes: Uint8Array): boolean {
  let together = 0
  let mixed = 0
  for (let at = 1; at < bytes.length; at++) {
    const [before, byte] = [bytes[at - 1] ?? 0, bytes[at] ?? 0]
    if (isHigh(before) && isHigh(byte)) together += 1
    else if ((isHigh(before) && isAscii(byte)) || (isAscii(before) && isHigh(byte))) mixed += 1
  }
  return together > mixed
}
