import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useApi } from '../../../lib/api.ts'

const look = 'inline-flex min-h-6 items-center underline-offset-4 hover:underline pointer-coarse:min-h-11'

/** What leaves the house today, what was not delivered, and what lies uncollected; nothing without shipments (DEL-50). */
export function DeliveryLine() {
  const { data } = useQuery(useApi().overview.delivery.queryOptions())
  if (!data || data.open === 0) return null
  const { leavesToday, failed, uncollected, longest } = data
  return (
    <p className="-mt-4 mb-7 flex flex-wrap items-baseline gap-x-5 border-line2 border-b bg-paper px-3.5 py-2.5">
      <span className="font-medium">
        <Trans>Delivery</Trans>
      </span>
      {leavesToday > 0 && (
        <Link to="/admin/delivery" className={look}>
          <Plural value={leavesToday} one="# leaves today" other="# leave today" />
        </Link>
      )}
      {failed > 0 && (
        <Link to="/admin/delivery" search={{ tab: 'failed' }} className={`${look} font-medium text-error`}>
          <Plural value={failed} one="# not delivered" other="# not delivered" />
        </Link>
      )}
      {uncollected > 0 && (
        <Link
          to="/admin/delivery"
          search={{ tab: 'uncollected' }}
          className={`${look} font-medium text-warn`}
        >
          <Plural value={uncollected} one="# uncollected" other="# uncollected" />
          {', '}
          <Plural value={longest} one="for up to # day" other="for up to # days" />
        </Link>
      )}
      <Link
        to="/admin/delivery"
        className="ml-auto inline-flex min-h-6 items-center font-medium text-cyan-text underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        <Trans>To the deliveries</Trans>
      </Link>
    </p>
  )
}
