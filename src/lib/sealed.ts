import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const [nonceLength, tagLength] = [12, 16]
/** The first byte says whether the rest is encrypted. */
const [open, sealed] = [0, 1]

const keyOf = (key: string): Buffer => createHash('sha256').update(`matbaa sealed\n${key}`).digest()

/** A secret as it is stored: encrypted and authenticated with the key; without one in plain. */
export function seal(secret: string, key: string | undefined): Uint8Array<ArrayBuffer> {
  if (key === undefined) return new Uint8Array([open, ...Buffer.from(secret)])
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv(algorithm, keyOf(key), nonce, { authTagLength: tagLength })
  const content = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return new Uint8Array([sealed, ...nonce, ...cipher.getAuthTag(), ...content])
}

/** Whether it is stored encrypted, with any key. */
export const isSealed = (stored: Uint8Array): boolean => stored[0] !== open

/** The key that encrypts secrets, and earlier ones. */
export type SecretKeys = { key: string | undefined; earlier: readonly string[] }

/**
 * A stored secret encrypted with the present key: `null` where it is so already, or where there is no key;
 * `undefined` where no key opens it.
 */
export function sealedAnew(
  stored: Uint8Array,
  { key, earlier }: SecretKeys,
): Uint8Array<ArrayBuffer> | null | undefined {
  if (key === undefined || (isSealed(stored) && unseal(stored, key) !== null)) return null
  const plain = [undefined, ...earlier].map((one) => unseal(stored, one)).find((one) => one !== null)
  return plain === undefined || plain === null ? undefined : seal(plain, key)
}

/** The secret; null when the key is another one, or gone, or the bytes were changed. */
export function unseal(stored: Uint8Array, key: string | undefined): string | null {
  const bytes = Buffer.from(stored)
  if (bytes[0] === open) return bytes.subarray(1).toString()
  if (key === undefined) return null
  const nonce = bytes.subarray(1, 1 + nonceLength)
  const tag = bytes.subarray(1 + nonceLength, 1 + nonceLength + tagLength)
  try {
    const decipher = createDecipheriv(algorithm, keyOf(key), nonce, { authTagLength: tagLength })
    decipher.setAuthTag(tag)
    const content = decipher.update(bytes.subarray(1 + nonceLength + tagLength))
    return Buffer.concat([content, decipher.final()]).toString()
  } catch {
    return null
  }
}
