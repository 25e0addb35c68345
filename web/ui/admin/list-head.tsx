import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SearchField } from './search-field.tsx'

type ListHeadProps = {
  searchId: string
  /** What can be searched for. */
  label: string
  /** What the list is searched for now. */
  q: string
  onSearch: (q: string) => void
  /** ↓ moves to the results. */
  onDown: () => void
  /** The announced number of results; false while unknown. */
  found: ReactNode
  /** The search's limit, after which only the newest are listed. */
  mostFound?: number | undefined
  /** The filters beside the search. */
  children?: ReactNode
}

/** Above a list: its search, and beside it how many were found. */
export function ListHead({
  searchId,
  label,
  q,
  onSearch,
  onDown,
  found,
  mostFound,
  children,
}: ListHeadProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-2 gap-y-2">
      <SearchField
        id={searchId}
        label={label}
        value={q}
        onSearch={onSearch}
        onDown={onDown}
        className="w-75 max-md:w-full"
      />
      {children}
      <p role="status" className="text-t3 md:ml-auto md:pl-2">
        {found}
        {found && mostFound !== undefined && (
          <>
            {' · '}
            <Trans>only the newest {mostFound} are shown: refine the search</Trans>
          </>
        )}
      </p>
    </div>
  )
}
