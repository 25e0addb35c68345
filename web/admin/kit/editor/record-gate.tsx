import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorCode } from '../../../lib/api.ts'
import { Bar } from '../../../ui/admin/bar.tsx'
import { Late } from '../../../ui/admin/late.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { Screen } from '../frame/screen.tsx'
import { hasUnsaved } from './unsaved.ts'

type RecordGateProps<Data> = {
  query: UseQueryResult<Data, unknown>
  /** Shown where the record doesn't exist, or no longer does. */
  missing?: ReactNode
  /** The skeleton while it loads; by default three languages side by side. */
  waiting?: ReactNode
  children: (record: Data) => ReactNode
}

/** A malformed id names no record either. */
const isMissing = (error: unknown): boolean => ['NOT_FOUND', 'VALIDATION'].includes(errorCode(error) ?? '')

/** The editor once its record has loaded; until then its skeleton, or a retry button. */
export function RecordGate<Data>({ query, missing, waiting, children }: RecordGateProps<Data>) {
  // What is typed stays when another user deletes the record.
  const isKept = query.data !== undefined && hasUnsaved()
  if (missing && query.isError && isMissing(query.error) && !isKept) return missing
  if (query.data !== undefined) return children(query.data)
  if (query.isError)
    return (
      <SectionFailed onRetry={() => void query.refetch()} busy={query.isFetching}>
        <Trans>This could not be loaded.</Trans>
      </SectionFailed>
    )
  if (waiting) return waiting
  return (
    <Late>
      <div role="status" className="grid gap-4 admin:grid-cols-3">
        <span className="sr-only">
          <Trans>Loading…</Trans>
        </span>
        {['az', 'ru', 'en'].map((language) => (
          <div key={language} aria-hidden="true" className="border-key border-t-2 pt-3.5">
            <Bar className="mb-3 w-16" />
            <Bar className="mb-4 h-8 w-full" />
            <Bar className="mb-3 w-20" />
            <Bar className="h-20 w-full" />
          </div>
        ))}
      </div>
    </Late>
  )
}

type RecordScreenProps<Data> = RecordGateProps<Data> & {
  missing: ReactNode
  above?: ReactNode
  title: ReactNode
}

/** The screen of one record; the record gives its title once it has loaded. */
export function RecordScreen<Data>(props: RecordScreenProps<Data>) {
  const { query, above, title, children, ...gate } = props
  if (query.data !== undefined) return children(query.data)
  return (
    <Screen above={above} title={title}>
      <RecordGate query={query} {...gate}>
        {children}
      </RecordGate>
    </Screen>
  )
}
