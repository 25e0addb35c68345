import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { TextLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { portfolioPageQuery } from '../../kit/portfolio/queries.ts'
import { PortfolioPage } from './portfolio-page.tsx'
import { LoadingWall, PosterWall } from './poster-wall.tsx'

const route = getRouteApi('/_storefront/portfolio')

/** All works, 8 a page (WEB-1). */
export function PortfolioScreen() {
  const { t } = useLingui()
  const { page = 1 } = route.useSearch()
  const works = useQuery(portfolioPageQuery({ client: useClient(), language: useLanguage() }, page))
  if (works.isPending) return <LoadingPortfolio />
  // A failed section stays quiet (WEB-8).
  if (works.isError) return <PortfolioPage>{null}</PortfolioPage>
  const { items, pagination } = works.data
  if (items.length === 0) return page > 1 ? <EndOfPortfolio /> : <NoWorks />
  return (
    <PortfolioPage hung>
      <PosterWall projects={items} />
      <div className="pt-14 md:pt-20">
        <Pagination page={page} totalPages={pagination.totalPages} label={t`Portfolio`} />
      </div>
    </PortfolioPage>
  )
}

export const LoadingPortfolio = () => (
  <PortfolioPage hung>
    <LoadingWall />
  </PortfolioPage>
)

const NoWorks = () => (
  <PortfolioPage>
    <EmptyState title={<Trans>No work is shown here yet.</Trans>}>
      <TextLink to="/services" arrow>
        <Trans>See what we print</Trans>
      </TextLink>
    </EmptyState>
  </PortfolioPage>
)

/** A page after the last: the server answers 404 with it. */
export const EndOfPortfolio = () => (
  <PortfolioPage>
    <EmptyState title={<Trans>There is no work on this page.</Trans>}>
      <TextLink to="/portfolio" arrow>
        <Trans>First page</Trans>
      </TextLink>
    </EmptyState>
  </PortfolioPage>
)
