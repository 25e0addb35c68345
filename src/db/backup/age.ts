import { ReadableStream } from 'node:stream/web'
import { StartError } from '../../lib/start-error.ts'

type Transform = (source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>

/** The first bytes of every age file. */
const mark = 'age-encryption.org/'

/**
 * A pipeline step that encrypts for these public keys (age1…) piece by piece; without any it passes
 * everything as it is.
 */
export function encrypting(recipients: readonly string[]): Transform {
  return async function* (source) {
    if (recipients.length === 0) return yield* source
    const encrypter = await encrypterFor(recipients)
    yield* (await encrypter.encrypt(asStream(source))) as AsyncIterable<Uint8Array>
  }
}

/**
 * A pipeline step that decrypts with one of these secret keys (AGE-SECRET-KEY-1…), and passes unencrypted
 * input as it is.
 * @throws StartError when none of the keys fits
 */
export function decrypting(identities: readonly string[]): Transform {
  return async function* (source) {
    const { isEncrypted, whole } = await look(source)
    if (!isEncrypted) return yield* whole
    if (identities.length === 0)
      throw new StartError('The backup is encrypted: name the file of its key with --identity.')
    const { Decrypter } = await import('age-encryption')
    const decrypter = new Decrypter()
    try {
      for (const identity of identities) decrypter.addIdentity(identity)
    } catch (error) {
      throw new StartError('The key is no secret key of age (AGE-SECRET-KEY-1…).', { cause: error })
    }
    const plain = await decrypter.decrypt(asStream(whole)).catch((error) => {
      throw new StartError('The backup was encrypted for another key.', { cause: error })
    })
    yield* plain as AsyncIterable<Uint8Array>
  }
}

/** @throws StartError when one of BACKUP_KEY's is mistyped */
export async function checkRecipients(recipients: readonly string[]): Promise<void> {
  if (recipients.length > 0) await encrypterFor(recipients)
}

/** A new key pair: the public one for BACKUP_KEY, the secret one to be stored elsewhere. */
export async function makeKeys(): Promise<{ recipient: string; identity: string }> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption')
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

async function encrypterFor(recipients: readonly string[]) {
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  try {
    for (const recipient of recipients) encrypter.addRecipient(recipient)
  } catch (error) {
    throw new StartError('BACKUP_KEY: no public key of age (age1…), or mistyped.', { cause: error })
  }
  return encrypter
}

/** Whether it begins like an age file; `whole` is all of it, including the first bytes. */
async function look(source: AsyncIterable<Uint8Array>) {
  const rest = source[Symbol.asyncIterator]()
  let head = Buffer.alloc(0)
  while (head.length < mark.length) {
    const { value, done } = await rest.next()
    if (done) break
    head = Buffer.concat([head, value])
  }
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield head
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
  }
  return { isEncrypted: head.subarray(0, mark.length).toString() === mark, whole: whole() }
}

/** A web stream, which hands over a piece only on request. */
const asStream = (source: AsyncIterable<Uint8Array>) =>
  ReadableStream.from<Uint8Array>(source) as unknown as globalThis.ReadableStream<Uint8Array>
