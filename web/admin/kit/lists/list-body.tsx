import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'

type ListBodyProps = {
  query: UseQueryResult<unknown, unknown>
  /** Its skeleton while it loads. */
  waiting: ReactNode
  /** The message when loading failed. */
  failed: ReactNode
  /** The message when there is no row. */
  none?: ReactNode
  /** The rows of a page, and its pager. */
  children: ReactNode
}

/** A list below its search: loading, failed, empty, or its rows, pale while new ones load. */
export const ListBody = ({ query, waiting, failed, none, children }: ListBodyProps) => (
  <>
    {query.isPending && waiting}
    {query.isError && (
      <div className="mb-4">
        <SectionFailed onRetry={() => query.refetch()} busy={query.isFetching}>
          {query.data === undefined ? failed : <Trans>The list could not be refreshed.</Trans>}
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
