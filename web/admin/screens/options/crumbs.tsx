import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'

/** Above the title: the way back to all services, and to the product's own. */
export const Crumbs = memo(function Crumbs({ serviceId }: { serviceId: number }) {
  const language = useLanguage()
  const services = useQuery(useApi().services.office.queryOptions({})).data?.items ?? []
  const service = services.find(({ id }) => id === serviceId)
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
        {service ? pick(service, 'name', language) : <Trans>Service</Trans>}
      </Link>
    </>
  )
})
