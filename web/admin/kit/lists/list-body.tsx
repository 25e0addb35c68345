import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'

type ListBodyProps = {
  query: UseQueryResult<unknown, unknown>
  /** Its shape until it is there. */
  waiting: ReactNode
  /** What is said where it didn't load. */
  failed: ReactNode
  /** Why there is no row, where there is none. */
  none?: ReactNode
  /** The rows of a page and what leads to the others. */
  children: ReactNode
}

/** A list below its search: waited for, failed, empty, or its rows, pale while others are on their way. */
export const ListBody = ({ query, waiting, failed, none, children }: ListBodyProps) => (
  <>
    {query.isPending && waiting}
    {query.isError && (
      <div className="mb-4">
        <SectionFailed onRetry={() => query.refetch()} busy={query.isFetching}>
          {query.data === undefined ? failed : <Trans>The list could not be renewed.</Trans>}
        </SectionFailed>
      </div>
    )}
    {none}
    {children && (
      <div aria-busy={query.isPlaceholderData} className={query.isPlaceholderData ? 'opacity-60' : ''}>
        {children}
      </div>
    )}
  </>
)
