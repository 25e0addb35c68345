import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { ShareBar } from '../../../ui/admin/share-bar.tsx'
import { Money } from '../../../ui/money.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { EditLink } from '../../kit/services/row-parts.tsx'
import { TodaySection } from './section.tsx'

/**
 * The turnover of each service in the last twelve weeks, with links to its orders, and to its editor for
 * users who may change it.
 */
export function BestServices() {
  const language = useLanguage()
  const canEdit = canOpen(useFrame().user, 'services')
  const { data } = useQuery(useApi().overview.bestServices.queryOptions())
  if (!data || data.length === 0) return null
  const max = data[0]?.turnover ?? 1
  return (
    <TodaySection title={<Trans>Top-earning services</Trans>} meta={<Trans>12 weeks</Trans>}>
      <ol>
        {data.map((service) => (
          <li key={service.id} className="flex items-center border-line1 border-b last:border-line2">
            <Link
              to="/admin/ordersadmin"
              search={{ q: service.name }}
              className="block min-w-0 grow px-3.5 py-2 outline-offset-[-2px]! hover:bg-sheet"
            >
              <span className="flex items-baseline justify-between gap-3">
                <span className="flex min-w-0 items-baseline gap-2">
                  <span className="min-w-0 truncate font-medium">{pick(service, 'name', language)}</span>
                  {service.deleted && (
                    <Mark kind="plain">
                      <Trans context="service">deleted</Trans>
                    </Mark>
                  )}
                </span>
                <span className="shrink-0">
                  <Money azn={service.turnover} />
                </span>
              </span>
              <span className="mt-1 flex items-center gap-3">
                <ShareBar value={service.turnover} max={max} />
                <span className="admin-meta shrink-0 text-t3">
                  <Plural value={service.orders} one="# order" other="# orders" />
                </span>
              </span>
            </Link>
            {canEdit && (
              <span className="min-w-10 pr-2 max-md:min-w-13 pointer-coarse:min-w-13">
                {!service.deleted && (
                  <EditLink
                    to="/admin/services/servicesmore/$id"
                    id={service.id}
                    name={pick(service, 'name', language)}
                  />
                )}
              </span>
            )}
          </li>
        ))}
      </ol>
    </TodaySection>
  )
}
