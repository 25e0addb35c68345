import type { ErrorCode } from '../lib/errors.ts'
import type { Described } from './described.ts'

/** All errors that a procedure can answer, for the OpenAPI document (API-11). */
export function errorsOf({ meta, type, paths, fields }: Described): ErrorCode[] {
  const { access, rest } = meta
  const isMutation = type === 'mutation'
  const isPublic = access === 'public'
  const isOfRecord = paths.some((path) => path.includes(':'))
  const codes: [ErrorCode, boolean][] = [
    ['VALIDATION', isMutation || Object.keys(fields).length > 0],
    ['UNAUTHENTICATED', !isPublic],
    ['FORBIDDEN', !isPublic || isMutation],
    ['NOT_FOUND', isOfRecord || isMutation],
    ['CONFLICT', isMutation],
    // Addresses may be too long, too.
    ['TOO_LARGE', true],
    ['UNSUPPORTED_MEDIA', rest.method !== 'GET'],
    // Every call of a customer counts (ACC-16).
    ['RATE_LIMITED', true],
    ['INTERNAL', true],
    ['UNAVAILABLE', true],
  ]
  const always = codes.flatMap(([code, isPossible]) => (isPossible ? [code] : []))
  return [...new Set([...always, ...(rest.errors ?? [])])]
}
