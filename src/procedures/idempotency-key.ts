import { invalid, type Message } from '../lib/errors.ts'

const keyInvalid: Message = /*i18n*/ {
  id: 'orders.keyInvalid',
  message: 'The Idempotency-Key must have at most 255 characters.',
}

/** The key of a request that may be repeated; undefined without the header. @throws VALIDATION */
export function readIdempotencyKey(header: string | undefined): string | undefined {
  const key = header?.trim()
  if (!key) return undefined
  if (key.length > 255) throw invalid('Idempotency-Key', keyInvalid)
  return key
}
