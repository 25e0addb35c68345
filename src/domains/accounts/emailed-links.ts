import { invalid, type Message } from '../../lib/errors.ts'

type Link = { usedAt: Date | null; expiresAt: Date }

/**
 * The link of an email opens what it is for; it is looked up by its token.
 * @throws VALIDATION on `token` when it is unknown, used or expired, each in its own words
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
