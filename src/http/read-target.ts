import type { IncomingMessage } from 'node:http'
import { AppError } from '../lib/errors.ts'

/** In characters; our own longest batch has 3,000. */
const maxUrlLength = 8192
const absolute = /^https?:\/\/[^/?#]*/i
const faces = /^\/(?:api|trpc|media|assets)(?:[/?]|$)/i

/**
 * The address that a request asks for: with its host (RFC 9112, 3.2.2) it is the same as without. What can't be
 * decoded is no address of the API; of the pages it is one that isn't there, and they say so in the reader's language.
 * Answers the error to refuse it with: VALIDATION for no address at all or no Host, TOO_LARGE.
 */
export function readTarget({ url = '', headers, httpVersion }: IncomingMessage): string | AppError {
  if (httpVersion === '1.1' && headers.host === undefined) return new AppError('VALIDATION')
  if (url.length > maxUrlLength) return new AppError('TOO_LARGE')
  const target = absolute.test(url) ? url.replace(absolute, '') : url
  const rooted = target === '' || target.startsWith('?') ? `/${target}` : target
  if (!rooted.startsWith('/') || (rooted === '/' && url === '')) return new AppError('VALIDATION')
  if (!rooted.includes('%')) return rooted
  const [path = '', ...query] = rooted.split('?')
  if (canBeDecoded(path)) return rooted
  return faces.test(rooted) ? new AppError('VALIDATION') : [path.replaceAll('%', '%25'), ...query].join('?')
}

function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
