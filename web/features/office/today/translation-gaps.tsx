import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/api/router.ts'
import { useApi } from '../../../lib/api.ts'
import { Mark } from '../../../ui/office/mark.tsx'
import { ScreenLink } from '../screen-link.tsx'
import { TodaySection } from './section.tsx'

type Kind = inferRouterOutputs<AppRouter>['overview']['translationGaps'][number]['kind']

/** What the kinds of records are called, and where they are mended. */
const kinds: Record<Kind, { name: MessageDescriptor; path: string; search?: string }> = {
  services: { name: msg`Services`, path: '/admin/services/services', search: '?untranslated=true' },
  products: { name: msg`Products`, path: '/admin/services/services', search: '?untranslated=true' },
  projects: { name: msg`Portfolio`, path: '/admin/portfolio/portfolio' },
  deals: { name: msg`Campaigns`, path: '/admin/companies/companies' },
  partners: { name: msg`Partners`, path: '/admin/home/partners' },
  banner: { name: msg`Banner`, path: '/admin/home/correction' },
  aboutUs: { name: msg`About us`, path: '/admin/home/aboutus' },
  servicesPage: { name: msg`Services: page texts`, path: '/admin/services/editservicespage' },
  portfolioPage: { name: msg`Portfolio: page texts`, path: '/admin/portfolio/editportfoliopage' },
  dealsPage: { name: msg`Campaigns: page texts`, path: '/admin/companies/editcompaniespage' },
  contact: { name: msg`Contact`, path: '/admin/contact/contact' },
}

/** How many records lack a Russian or an English text; visitors read the Azerbaijani one instead. */
export function TranslationGaps() {
  const { i18n } = useLingui()
  const { data } = useQuery(useApi().overview.translationGaps.queryOptions())
  if (!data) return null
  const total = data.reduce((sum, { ru, en }) => sum + ru + en, 0)
  return (
    <TodaySection
      title={<Trans>Missing translations</Trans>}
      meta={total > 0 && <Plural value={total} one="# record" other="# records" />}
    >
      {data.length === 0 && (
        <p className="border-line2 border-b px-3.5 py-2.5 text-t2">
          <Trans>Everything on the site is in three languages.</Trans>
        </p>
      )}
      <ul>
        {data.map(({ kind, ru, en }) => (
          <li key={kind} className="border-line1 border-b last:border-line2">
            <ScreenLink
              path={kinds[kind].path}
              search={kinds[kind].search}
              className="flex min-h-9 items-center gap-2.5 px-3.5 py-1 outline-offset-[-2px]! hover:bg-sheet max-md:min-h-12"
            >
              <span className="min-w-0 grow truncate font-medium">{i18n._(kinds[kind].name)}</span>
              {ru > 0 && <Mark kind="error">{`RU ${ru}`}</Mark>}
              {en > 0 && <Mark kind="error">{`EN ${en}`}</Mark>}
            </ScreenLink>
          </li>
        ))}
      </ul>
    </TodaySection>
  )
}
