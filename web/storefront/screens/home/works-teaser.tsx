import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { TextLink } from '../../../ui/button.tsx'
import { SlugLine } from '../../../ui/slug-line.tsx'
import { PosterCard } from '../../kit/portfolio/poster-card.tsx'
import { portfolioTextsQuery } from '../../kit/portfolio/queries.ts'
import { cutName } from './cut-name.ts'
import { worksTeaserQuery } from './queries.ts'

/** A row to swipe on phones; from 768 px four posters hung at 0/72/24/104 px. */
const row =
  'relative flex snap-x snap-mandatory scroll-px-5 gap-x-5 overflow-x-auto px-5 pt-6 pb-4 ' +
  'md:grid md:grid-cols-4 md:gap-x-6 md:overflow-visible md:px-12 md:pb-18 lg:gap-x-10 lg:pb-26 *:relative ' +
  'md:[&>:nth-child(2)]:top-12 md:[&>:nth-child(3)]:top-4 md:[&>:nth-child(4)]:top-18 ' +
  'lg:[&>:nth-child(2)]:top-18 lg:[&>:nth-child(3)]:top-6 lg:[&>:nth-child(4)]:top-26'

/** Four posters, half on the magenta band. */
export function WorksTeaser() {
  const from = { api: useApi(), client: useClient(), language: useLanguage() }
  const works = useQuery(worksTeaserQuery(from)).data?.items ?? []
  const texts = useQuery(portfolioTextsQuery(from)).data?.[0]
  if (works.length === 0) return null
  return (
    <section data-ink="m" aria-labelledby="home-works" className="pt-20 md:pt-32">
      <div className="bg-ink">
        <div className="sheet-width pt-6 md:pt-10">
          <div data-ink="k">
            <SlugLine>
              <Trans>Magenta, M 100</Trans>
            </SlugLine>
          </div>
          <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5 pt-7 pb-8 md:pt-14 md:pb-14">
            <h2 id="home-works" className="type-d2 max-w-[11em] hyphens-auto break-words">
              {texts?.head || <Trans>Fresh off the press</Trans>}
            </h2>
            <TextLink to="/portfolio" arrow>
              <Trans>All our work</Trans>
            </TextLink>
          </div>
        </div>
      </div>
      <div className="relative">
        <div aria-hidden="true" className="absolute inset-x-0 top-0 h-[40vw] bg-ink md:h-[min(19vw,292px)]" />
        <ul className={`${row} mx-auto max-w-384`}>
          {works.map((work) => (
            <PosterCard
              key={work.id}
              project={{ ...work, name: cutName(work.name) }}
              heading="h3"
              hung="strip"
              className="shrink-0 snap-start max-md:w-[66vw]"
            />
          ))}
        </ul>
      </div>
    </section>
  )
}
