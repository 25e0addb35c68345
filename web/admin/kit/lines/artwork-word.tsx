import { Trans } from '@lingui/react/macro'
import type { LineArtwork } from './lines.ts'

/** Who makes the artwork, in words. */
export function ArtworkWord({ artwork }: { artwork: LineArtwork }) {
  if (artwork === 'DesignByUs') return <Trans>Design by us</Trans>
  if (artwork === 'NotNeeded') return <Trans>No artwork needed</Trans>
  return <Trans>The customer sends it</Trans>
}
