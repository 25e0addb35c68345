import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { portfolioTextsQuery } from '../../kit/portfolio/queries.ts'

type PortfolioPageProps = {
  /** The first posters hang half on the magenta band. */
  hung?: boolean
  children: ReactNode
}

/** The page's magenta band with its heading texts, and what stands below. */
export function PortfolioPage({ hung = false, children }: PortfolioPageProps) {
  const { data, isPending } = useQuery(portfolioTextsQuery({ api: useApi(), language: useLanguage() }))
  const texts = data?.[0]
  return (
    <main id="content" tabIndex={-1} className="[--half:26vw] md:[--half:24vw] lg:[--half:min(17vw,264px)]">
      <div className={classNames('bg-ink text-on-ink', hung && 'pb-(--half)')}>
        <div className="sheet-width pt-5 md:pt-5.5">
          <Breadcrumb current={<Trans>Portfolio</Trans>} />
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

/** Two lines of each, as most heading texts have. */
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
