import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useApi, useClient } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { TextLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PosterCard, type PosterProject } from '../../kit/portfolio/poster-card.tsx'
import { portfolioPageQuery, portfolioPageSize, portfolioTextsQuery } from '../../kit/portfolio/queries.ts'

const route = getRouteApi('/_storefront/portfolio')

/** All works, 8 on a page (WEB-1). */
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
    <EmptyState drawn title={<Trans>No work is shown here yet.</Trans>}>
      <TextLink to="/services" arrow>
        <Trans>See what we print</Trans>
      </TextLink>
    </EmptyState>
  </PortfolioPage>
)

/** Shown for a page after the last one, which the server answers with 404. */
export const EndOfPortfolio = () => (
  <PortfolioPage>
    <EmptyState title={<Trans>There is no work on this page.</Trans>}>
      <TextLink to="/portfolio" arrow>
        <Trans>First page</Trans>
      </TextLink>
    </EmptyState>
  </PortfolioPage>
)

/** The posters hang unevenly: each column begins at its own height, 0/72/24/104 px. */
const wall =
  'grid grid-cols-2 gap-x-6 gap-y-12 pb-10 md:gap-x-9 md:gap-y-18 md:pb-18 lg:grid-cols-4 lg:pb-26 *:relative ' +
  'max-lg:[&>:nth-child(even)]:top-10 md:max-lg:[&>:nth-child(even)]:top-18 ' +
  'lg:[&>:nth-child(4n+2)]:top-18 lg:[&>:nth-child(4n+3)]:top-6 lg:[&>:nth-child(4n)]:top-26'

const PosterWall = ({ projects }: { projects: readonly PosterProject[] }) => (
  <ul className={wall}>
    {projects.map((project, index) => (
      <PosterCard key={project.id} project={project} heading="h2" hung="wall" eager={index < 2} lined />
    ))}
  </ul>
)

const places = Array.from({ length: portfolioPageSize }, (_, place) => place)

const LoadingWall = () => (
  <>
    <p role="status" className="absolute -top-11 font-semibold">
      <Trans>Loading our work…</Trans>
    </p>
    <ul aria-hidden="true" className={wall}>
      {places.map((place) => (
        <li key={place}>
          <Skeleton className="aspect-[393/470]" />
          <Skeleton className="mt-7 h-5 w-4/5" />
          <Skeleton className="mt-2.5 h-4 w-1/2" />
        </li>
      ))}
    </ul>
  </>
)

type PortfolioPageProps = {
  /** The first posters hang half on the magenta band. */
  hung?: boolean
  children: ReactNode
}

/** The page's magenta band with its heading texts, and the content below. */
function PortfolioPage({ hung = false, children }: PortfolioPageProps) {
  const { data, isPending } = useQuery(portfolioTextsQuery({ api: useApi(), language: useLanguage() }))
  const texts = data?.[0]
  return (
    <main id="content" tabIndex={-1} className="[--half:26vw] md:[--half:24vw] lg:[--half:min(17vw,264px)]">
      <div className={classNames('bg-ink text-on-ink', hung && 'pb-(--half)')}>
        <div className="sheet-width pt-5 md:pt-5.5">
          <Breadcrumb current={texts?.title || <Trans>Portfolio</Trans>} />
          <div className="grid items-end gap-x-12 gap-y-6 pt-3 pb-12 md:pt-7 md:pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,30%)]">
            {isPending ? (
              <LoadingHead />
            ) : (
              <>
                <h1 className="type-d1">{texts?.head || <Trans>Portfolio</Trans>}</h1>
                {texts?.description && <p className="type-lead max-w-140 lg:pb-2">{texts.description}</p>}
              </>
            )}
          </div>
        </div>
      </div>
      <div className={classNames('sheet-width relative', hung ? '-mt-(--half)' : 'pt-12 md:pt-18')}>
        {children}
      </div>
    </main>
  )
}

/** Two lines of each, the usual length of heading texts. */
const LoadingHead = () => (
  <>
    <h1 className="type-d1">
      <span className="sr-only">
        <Trans>Portfolio</Trans>
      </span>
      <Skeleton className="mb-[.1em] h-[.82em] w-[min(6em,100%)]" />
      <Skeleton className="mb-[.1em] h-[.82em] w-[min(4em,70%)]" />
    </h1>
    <div className="type-lead lg:pb-2">
      <Skeleton className="my-1 h-5.5" />
      <Skeleton className="my-2 h-5.5 w-4/5" />
    </div>
  </>
)
