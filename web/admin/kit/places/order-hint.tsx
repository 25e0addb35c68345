import { Trans } from '@lingui/react/macro'

/** Why nothing can be dragged: records that aren't shown stand in between. */
export const OrderHint = () => (
  <p className="admin-meta mb-2 text-t3">
    <Trans>You can only drag in the full list. To move something from here, press its place.</Trans>
  </p>
)
