import { Trans } from '@lingui/react/macro'

/** Above the title: where the screen belongs. */
export const Crumbs = () => (
  <>
    <Trans>Delivery</Trans>
    {' / '}
    <Trans>Zones and ways</Trans>
  </>
)
