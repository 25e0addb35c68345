import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

/** The way back, above the title. */
export const PaymentsTrail = () => (
  <>
    <Link to="/admin/payments" className="underline-offset-4 hover:underline">
      <Trans>Payments</Trans>
    </Link>
    {' / '}
    <Link to="/admin/payments/statement" search={{}} className="underline-offset-4 hover:underline">
      <Trans>Bank statement</Trans>
    </Link>
  </>
)
