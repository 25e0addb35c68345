import { invalid, type Message } from '../../lib/errors.ts'

type Link = { usedAt: Date | null; expiresAt: Date }

/**
 * Checks a link of an email, looked up by its token.
 * @throws VALIDATION on `token` with a message each for unknown, used and expired
 */
export function assertOpens<Found extends Link>(
  link: Found | null,
  words: { unknown: Message; used: Message; expired: Message },
  now: Date,
): asserts link is Found {
  if (!link) throw invalid('token', words.unknown)
  if (link.usedAt) throw invalid('token', words.used)
  if (link.expiresAt <= now) throw invalid('token', words.expired)
}
