import type { IncomingMessage } from 'node:http'
import { lengthIsMissing } from '../domains/artwork/uploads/upload-errors.ts'
import { invalid, type Message } from '../lib/errors.ts'
import { maxInteger } from '../lib/fields.ts'

export const tusVersion = '1.0.0'
/** Answer headers that browsers on other origins may read. */
export const uploadHeaders = [
  'Location',
  'Tus-Resumable',
  'Tus-Version',
  'Tus-Extension',
  'Tus-Max-Size',
  'Tus-Checksum-Algorithm',
  'Upload-Offset',
  'Upload-Length',
  'Upload-Expires',
  'Upload-Metadata',
]

/**
 * A client behind a proxy that knows few methods sends the method in a header, which replaces one of these.
 */
const overridden = new Set(['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS'])

/** The intended method of a request about uploads (tus: X-HTTP-Method-Override). */
export function methodMeant({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>) {
  const said = String(headers['x-http-method-override'] ?? '').toUpperCase()
  return overridden.has(said) ? said : method
}

/** The offered extensions, for clients that ask before they send. */
export const uploadOffer = (maxFileBytes: number) => ({
  'tus-resumable': tusVersion,
  'tus-version': tusVersion,
  'tus-extension': 'creation,termination,expiration,checksum',
  'tus-checksum-algorithm': 'sha1,sha256',
  'tus-max-size': String(maxFileBytes),
})

const notRead: Message = /*i18n*/ { id: 'uploads.header', message: 'This header cannot be read.' }

type Header = string | string[] | undefined
const whole = (value: Header): number | null =>
  typeof value === 'string' && /^\d{1,30}$/.test(value)
    ? Math.min(Number(value), Number.MAX_SAFE_INTEGER)
    : null

/** Upload-Length, bytes; a deferred length isn't supported. @throws VALIDATION */
export function readLength(value: Header): number {
  const length = whole(value)
  if (length === null) throw lengthIsMissing()
  return length
}

/** Upload-Offset, bytes. @throws VALIDATION */
export function readOffset(value: Header): bigint {
  const offset = whole(value)
  if (offset === null) throw invalid('Upload-Offset', notRead)
  return BigInt(offset)
}

/** A key of visible ASCII, and perhaps a value in base64. */
const pairPattern = /^[!-+\--~]+(?: +[A-Za-z0-9+/]*={0,2})?$/

/**
 * Upload-Metadata: `filename`, `purpose` (`artwork` by default, or `message` or `basket`) and except for a
 * basket `orderId`, each in base64, as tus defines it; other keys are stored and ignored. @throws VALIDATION
 */
export function readMetadata(
  value: Header,
): { metadata: string; name: string } & (
  | { purpose: 'artwork' | 'message'; orderId: number }
  | { purpose: 'basket' }
) {
  const metadata = typeof value === 'string' ? value : ''
  const said = metadataPairs(metadata)
  const name = said.get('filename') ?? ''
  if (said.get('purpose') === 'basket') return { purpose: 'basket', name, metadata }
  const orderId = Number(/^\d{1,10}$/.exec(said.get('orderid') ?? '')?.[0] ?? 0)
  if (orderId < 1 || orderId > maxInteger) throw invalid('Upload-Metadata', notRead)
  const purpose = said.get('purpose') === 'message' ? 'message' : 'artwork'
  return { orderId, name, purpose, metadata }
}

function metadataPairs(metadata: string): Map<string, string> {
  const pairs = metadata.split(',').map((pair) => pair.trim())
  const said = new Map(
    pairs.map((pair) => {
      const [key = '', encoded = ''] = pair.split(/ +/)
      return [key.toLowerCase(), Buffer.from(encoded, 'base64').toString('utf8')]
    }),
  )
  if (said.size < pairs.length || !pairs.every((pair) => pairPattern.test(pair)))
    throw invalid('Upload-Metadata', notRead)
  return said
}

const digestBytes = { sha1: 20, sha256: 32 }

/** Upload-Checksum: `sha256` or `sha1` and the digest in base64; null when none is sent. @throws VALIDATION */
export function readChecksum(value: Header): { algorithm: 'sha1' | 'sha256'; digest: Buffer } | null {
  if (value === undefined) return null
  const [algorithm, encoded = ''] = String(value).split(' ')
  if (algorithm !== 'sha1' && algorithm !== 'sha256') throw invalid('Upload-Checksum', notRead)
  const digest = Buffer.from(encoded, 'base64')
  if (digest.length !== digestBytes[algorithm]) throw invalid('Upload-Checksum', notRead)
  return { algorithm, digest }
}
