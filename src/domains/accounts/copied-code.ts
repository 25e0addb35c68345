import { randomBytes } from 'node:crypto'
import { hashToken } from './find-caller.ts'

/** Crockford's base 32 has no characters that are easily confused. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 80 bits in groups that are easy to copy: `7K3M-0QXV-…`. */
export const makeCopiedCode = (): string =>
  [...randomBytes(16)]
    .map((byte) => letters[byte % letters.length])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-')

/** Codes may be typed in lower case, without dashes, and with O for 0. */
export const hashCopiedCode = (typed: string): Uint8Array<ArrayBuffer> =>
  hashToken(
    typed
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .replaceAll('O', '0')
      .replace(/[IL]/g, '1'),
  )
