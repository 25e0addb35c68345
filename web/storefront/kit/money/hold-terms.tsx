import { Trans } from '@lingui/react/macro'

/** What becomes of a sum that is reserved while ordering. */
export const HoldTerms = () => (
  <Trans>It’s charged once we accept the order, and free again if we don’t.</Trans>
)
