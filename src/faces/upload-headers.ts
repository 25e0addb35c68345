import { lengthIsMissing } from '../domains/artwork/uploads/upload-errors.ts'
import { invalid, type Message } from '../lib/errors.ts'
import { maxInteger } from '../lib/figure-fields.ts'

export const tusVersion = '1.0.0'
/** Of answers, for browsers elsewhere. */
export const uploadHeaders = [
  ...['Location', 'Tus-Resumable', 'Tus-Version', 'Tus-Extension', 'Tus-Max-Size', 'Tus-Checksum-Algorithm'],
  ...['Upload-Offset', 'Upload-Length', 'Upload-Expires'],
]

/** What is offered, for clients that ask before they send. */
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
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : null

/** Upload-Length, bytes; a length that is told later isn't taken. @throws VALIDATION */
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

/**
 * Upload-Metadata: `filename`, `purpose` (`artwork` unless it is `message` or `basket`) and but for a basket `orderId`, each
 * in base64, as tus has it; others are passed over. @throws VALIDATION
 */
export function readMetadata(
  value: Header,
): { purpose: 'artwork' | 'message'; orderId: number; name: string } | { purpose: 'basket'; name: string } {
  const pairs = typeof value === 'string' ? value.split(',') : []
  const said = new Map(
    pairs.map((pair) => {
      const [key = '', encoded = ''] = pair.trim().split(/\s+/)
      return [key.toLowerCase(), Buffer.from(encoded, 'base64').toString('utf8')]
    }),
  )
  const name = said.get('filename') ?? ''
  if (said.get('purpose') === 'basket') return { purpose: 'basket', name }
  const orderId = Number(/^\d{1,10}$/.exec(said.get('orderid') ?? '')?.[0] ?? 0)
  if (orderId < 1 || orderId > maxInteger) throw invalid('Upload-Metadata', notRead)
  const purpose = said.get('purpose') === 'message' ? 'message' : 'artwork'
  return { orderId, name, purpose }
}

/** Upload-Checksum: `sha256` or `sha1` and the digest in base64; null when none is sent. @throws VALIDATION */
export function readChecksum(value: Header): { algorithm: 'sha1' | 'sha256'; digest: Buffer } | null {
  if (value === undefined) return null
  const [algorithm, encoded = ''] = String(value).split(' ')
  if (algorithm !== 'sha1' && algorithm !== 'sha256') throw invalid('Upload-Checksum', notRead)
  return { algorithm, digest: Buffer.from(encoded, 'base64') }
}
