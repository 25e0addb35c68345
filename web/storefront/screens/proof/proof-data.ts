import type { Language } from '../../../../src/lib/languages.ts'
import { formatNumber } from '../../../lib/formats.ts'
import type { Artwork, ArtworkPage, Proof, Proofs, Version } from '../../kit/orders/order-parts.ts'

/** The content of a round, and the actions it allows. */
export type Round = {
  proof: Proof
  version: Version | null
  pages: ArtworkPage[]
  isNewest: boolean
  canApprove: boolean
  canAsk: boolean
  canWithdraw: boolean
  /** A version newer than this round's, which is the newest: a new proof will follow. */
  laterVersion: number | null
}

/** The requested round, or the newest. */
export function roundOf({ proofs }: Proofs, artwork: Artwork, asked: number | undefined): Round | null {
  const proof = proofs.find(({ round }) => round === asked) ?? proofs[0]
  if (!proof) return null
  const isNewest = proof === proofs[0]
  const newestVersion = artwork.versions[0]?.number ?? proof.version
  const isLater = newestVersion > proof.version
  const can = (act: Artwork['acts'][number]) => isNewest && !isLater && artwork.acts.includes(act)
  const version = artwork.versions.find(({ number }) => number === proof.version) ?? null
  return {
    proof,
    version,
    pages: version?.pages ?? [],
    isNewest,
    canApprove: can('approve'),
    canAsk: can('askChanges'),
    canWithdraw: isNewest && artwork.acts.includes('withdraw'),
    laterVersion: isNewest && isLater ? newestVersion : null,
  }
}

/** The pages that still have to be seen before the approval; pages without a picture can't be shown. */
export const pagesLeft = (pages: readonly ArtworkPage[], shown: readonly number[]): number[] =>
  pages.filter(({ page, hasPicture }) => hasPicture && !shown.includes(page)).map(({ page }) => page)

/** The size of the finished piece, `90 × 50 mm`. */
export function printedSize({ trim, scale }: ArtworkPage, language: Language): string {
  const printed = (mm: number) => formatNumber(Math.round(mm * scale * 10) / 10, language)
  return `${printed(trim.width)} × ${printed(trim.height)} mm`
}
