import type { Artwork, ArtworkPage, Proof, Proofs, Version } from '../../kit/orders/order-parts.ts'

/** What a round shows, and what can be done with it. */
export type Round = {
  proof: Proof
  version: Version | null
  pages: ArtworkPage[]
  isNewest: boolean
  canApprove: boolean
  canAsk: boolean
  canWithdraw: boolean
  /** A version that came after the one of this round, which is the newest: a new proof will follow. */
  laterVersion: number | null
}

/** The round that is asked for, or the newest. */
export function roundOf({ proofs }: Proofs, artwork: Artwork, asked: number | undefined): Round | null {
  const proof = proofs.find(({ round }) => round === asked) ?? proofs[0]
  if (!proof) return null
  const isNewest = proof === proofs[0]
  const newestVersion = artwork.versions[0]?.number ?? proof.version
  const isLater = newestVersion > proof.version
  const can = (act: Artwork['acts'][number]) => isNewest && !isLater && artwork.acts.includes(act)
  const version = artwork.versions.find(({ number }) => number === proof.version) ?? null
  return {
    ...{ proof, version, pages: version?.pages ?? [], isNewest },
    ...{ canApprove: can('approve'), canAsk: can('askChanges') },
    canWithdraw: isNewest && artwork.acts.includes('withdraw'),
    laterVersion: isNewest && isLater ? newestVersion : null,
  }
}

/** Only what is still to be sent counts for the approval; what has no picture can't be shown. */
export const pagesLeft = (pages: readonly ArtworkPage[], shown: readonly number[]): number[] =>
  pages.filter(({ page, hasPicture }) => hasPicture && !shown.includes(page)).map(({ page }) => page)
