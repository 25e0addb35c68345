import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'

/** Above the title: the way back to all services, and to the product's own. */
export const Crumbs = memo(function Crumbs({ serviceId }: { serviceId: number }) {
  return (
    <>
      <Link to="/admin/services/services" className="underline-offset-4 hover:underline">
        <Trans>Services</Trans>
      </Link>
      {' / '}
      <Link
        to="/admin/services/servicesmore/$id"
        params={{ id: String(serviceId) }}
        className="underline-offset-4 hover:underline"
      >
        <Trans>Service</Trans>
      </Link>
    </>
  )
})
