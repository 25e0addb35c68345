import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { SlugLine } from '../../../ui/slug-line.tsx'
import { PosterCard } from '../../kit/portfolio/poster-card.tsx'
import { portfolioPageQuery } from '../../kit/portfolio/queries.ts'
import { otherWorks } from './other-works.ts'

/** Four other works: a row to swipe on phones, hung unevenly from 768 px. */
const row =
  'flex snap-x snap-mandatory scroll-px-5 gap-x-5 overflow-x-auto px-5 py-6 ' +
  'md:grid md:grid-cols-4 md:gap-x-6 md:overflow-visible md:px-12 md:pt-2 md:pb-18 lg:gap-x-10 lg:pb-26 *:relative ' +
  'md:[&>:nth-child(2)]:top-12 md:[&>:nth-child(3)]:top-4 md:[&>:nth-child(4)]:top-18 ' +
  'lg:[&>:nth-child(2)]:top-18 lg:[&>:nth-child(3)]:top-6 lg:[&>:nth-child(4)]:top-26'

export function OtherWorks({ id }: { id: number }) {
  const { data } = useQuery(portfolioPageQuery({ client: useClient(), language: useLanguage() }, 1))
  const others = otherWorks(data?.items ?? [], id)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="other-works" className="mx-auto max-w-384 pt-20 md:pt-30">
      <div className="px-5 md:px-12">
        <SlugLine>
          <Trans>Magenta, M 100</Trans>
        </SlugLine>
        <h2 id="other-works" className="type-d2 pt-5 pb-4 md:pt-14 md:pb-12">
          <Trans>More of our work</Trans>
        </h2>
      </div>
      <ul className={row}>
        {others.map((project) => (
          <PosterCard
            key={project.id}
            project={project}
            heading="h3"
            hung="strip"
            className="shrink-0 snap-start max-md:w-[66vw]"
          />
        ))}
      </ul>
    </section>
  )
}
