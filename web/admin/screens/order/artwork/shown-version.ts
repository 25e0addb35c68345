import type { ArtworkVersion, Proof } from '../../../kit/artwork/artwork-queries.ts'

/** What somebody has chosen to look at; without a round the newest proof of the version. */
export type Choice = { version: number; round?: number }

/**
 * What the page shows of an order's artwork: what was chosen, else the newest version that was there when one came, so
 * that nothing moves under one's eyes. `newer` is one that has come since.
 */
export function shownOf<
  Version extends Pick<ArtworkVersion, 'number'>,
  Round extends Pick<Proof, 'round' | 'version'>,
>(
  { versions, proofs }: { versions: readonly Version[]; proofs: readonly Round[] },
  { choice, known }: { choice: Choice | null; known: number },
) {
  const [newest] = versions
  const wanted = choice?.version ?? known
  const version = versions.find(({ number }) => number === wanted) ?? newest
  const rounds = proofs.filter((proof) => proof.version === version?.number)
  const proof = rounds.find(({ round }) => round === choice?.round) ?? rounds[0]
  const newer = newest && version && newest.number > Math.max(known, version.number) ? newest : null
  return { version, proof, newer }
}

/** The version that comes after one in the strip, and after the last the first. */
export function nextVersion(
  versions: readonly { number: number }[],
  shown: number | undefined,
): number | undefined {
  const numbers = versions.map(({ number }) => number).toSorted((one, other) => one - other)
  return numbers.find((number) => number > (shown ?? 0)) ?? numbers[0]
}

/** The proofs of a version, oldest first. */
export const roundsOf = <Round extends Pick<Proof, 'round' | 'version'>>(
  proofs: readonly Round[],
  version: number,
): Round[] => proofs.filter((proof) => proof.version === version).toReversed()
