import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

/** Above the title: where the screen belongs. */
export const Crumbs = () => (
  <>
    <Link
      to="/admin/delivery"
      className="inline-flex min-h-6 items-center underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      <Trans>Delivery</Trans>
    </Link>
    {' / '}
    <Trans>Zones and ways</Trans>
  </>
)
