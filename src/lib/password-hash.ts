import { hash, verify } from '@node-rs/argon2'
import { composed } from './clean-text.ts'

/** argon2id, the package's default algorithm; about 40 ms on a core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of a random password that no one knows, at the same cost, for users that don't exist. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$dJ5/63G3o9/FQbHKPqJW7w$cr/XMyvTwLr8pjyHJ6UXyiYXpY6JyBU2xC5R+44Ze3A'

export function hashPassword(password: string): Promise<string> {
  return hash(composed(password), cost)
}

/** The composed spelling (ACC-20), and the typed one: hashes from before that rule may be of either. */
const spellingsOf = (password: string): string[] => [
  ...new Set([composed(password), password, password.normalize('NFD')]),
]

/**
 * Whether the password is the stored one. Without a stored one a hash is checked all the same, so that an
 * unknown user takes as long as a wrong password (ACC-3).
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const isHash = stored?.startsWith('$argon2id$') ?? false
  const known = isHash && stored ? stored : dummyHash
  for (const spelling of spellingsOf(password)) if (await verify(known, spelling)) return isHash
  return false
}
