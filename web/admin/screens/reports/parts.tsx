import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Bar } from '../../../ui/admin/bar.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { growthOf, growthText } from './report-texts.ts'

type PartProps = { title: ReactNode; meta?: ReactNode; end?: ReactNode; children: ReactNode }

/** A part of a report under its heading. */
export function Part({ title, meta, end, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-6 min-w-0">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-2">
        <h2 id={id} className="admin-h2">
          {title}
        </h2>
        {meta && <p className="admin-meta text-t3">{meta}</p>}
        {end && <div className="ml-auto">{end}</div>}
      </div>
      {children}
    </section>
  )
}

type LoadedProps<Data> = {
  query: UseQueryResult<Data, unknown>
  children: (data: Data) => ReactNode
}

/** A part that loads: a bar until it is there, pale while another span loads, and words when it failed. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = query
  if (isError && (data === undefined || isPlaceholderData))
    return (
      <SectionFailed onRetry={() => void refetch()} busy={isFetching}>
        <Trans>This part of the report did not load.</Trans>
      </SectionFailed>
    )
  if (data === undefined) return <Bar className="h-40 w-full" />
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
      {children(data)}
    </div>
  )
}

type GrowthProps = {
  now: number
  before: number | null
  /** More isn't better, as of what is late. */
  isPlain?: boolean
}

/** How much a figure has grown against the span before; a dash where there was nothing. */
export function Growth({ now, before, isPlain = false }: GrowthProps) {
  const language = useLanguage()
  const growth = growthOf(now, before)
  if (growth === null) return <span className="text-t3">—</span>
  const inks: Readonly<Record<number, string>> = { [-1]: 'text-error', 0: 'text-t2', 1: 'text-ok' }
  return (
    <span
      className={classNames('whitespace-nowrap tabular-nums', isPlain ? 'text-t2' : inks[Math.sign(growth)])}
    >
      {growthText(growth, language)}
    </span>
  )
}

/** The boxes that parts stand in. */
export const box = 'border-key border-t-2 border-b border-b-line2 bg-paper'
export const bodyCell = 'px-3.5 py-1.5 max-md:px-2'

export const Nothing = ({ children }: { children: ReactNode }) => (
  <p className={classNames(box, 'px-3.5 py-4 text-t2')}>{children}</p>
)
