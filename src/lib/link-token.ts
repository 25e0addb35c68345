import { randomBytes } from 'node:crypto'
import { isSealed, seal, unseal } from './sealed.ts'

/** The token of a secret link: 256 random bits. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url')

export const isLinkToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** A token as it is stored to be shown again: encrypted, or not at all. */
export function keptToken(token: string, key: string | undefined): Uint8Array<ArrayBuffer> | null {
  return key === undefined ? null : seal(token, key)
}

/** The stored token; null where there is none, or it was encrypted with another key. */
export const shownToken = (kept: Uint8Array | null, key: string | undefined): string | null =>
  kept !== null && isSealed(kept) ? unseal(kept, key) : null
