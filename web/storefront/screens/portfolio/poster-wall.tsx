import { Trans } from '@lingui/react/macro'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PosterCard, type PosterProject } from '../../kit/portfolio/poster-card.tsx'
import { portfolioPageSize } from '../../kit/portfolio/queries.ts'

/** Hung unevenly: each column begins at a height of its own, 0/72/24/104 px. */
const wall =
  'grid grid-cols-2 gap-x-6 gap-y-12 pb-10 md:gap-x-9 md:gap-y-18 md:pb-18 lg:grid-cols-4 lg:pb-26 *:relative ' +
  'max-lg:[&>:nth-child(even)]:top-10 md:max-lg:[&>:nth-child(even)]:top-18 ' +
  'lg:[&>:nth-child(4n+2)]:top-18 lg:[&>:nth-child(4n+3)]:top-6 lg:[&>:nth-child(4n)]:top-26'

export const PosterWall = ({ projects }: { projects: readonly PosterProject[] }) => (
  <ul className={wall}>
    {projects.map((project, index) => (
      <PosterCard key={project.id} project={project} heading="h2" hung="wall" eager={index < 2} lined />
    ))}
  </ul>
)

const places = Array.from({ length: portfolioPageSize }, (_, place) => place)

export const LoadingWall = () => (
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
