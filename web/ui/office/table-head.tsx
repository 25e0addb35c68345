import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { SortDownIcon, SortUpIcon } from './icons.tsx'

/** `th` cells stick under the top bar and keep their rules while the rows go under them. */
export const headCell =
  'sticky top-12 z-[2] h-8 whitespace-nowrap bg-paper px-2.5 font-medium text-[12px] shadow-[inset_0_2px_0_var(--key),inset_0_-1px_0_var(--line)] first:pl-3.5 pointer-coarse:top-14'

type SortHeadProps = {
  /** How the table is sorted by this column now; undefined when it is by another. */
  sorted: 'asc' | 'desc' | undefined
  onSort: () => void
  isNumber?: boolean
  className?: string
  children: ReactNode
}

/** The head of a column that the table can be sorted by. */
export const SortHead = ({ sorted, onSort, isNumber = false, className, children }: SortHeadProps) => (
  <th
    scope="col"
    aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}
    className={classNames(headCell, className)}
  >
    <button
      type="button"
      onClick={onSort}
      className={classNames(
        'flex min-h-6 w-full items-center gap-1.5 font-medium hover:underline hover:underline-offset-4 pointer-coarse:min-h-11',
        isNumber && 'justify-end',
      )}
    >
      {children}
      {sorted && (sorted === 'asc' ? <SortUpIcon size={13} /> : <SortDownIcon size={13} />)}
    </button>
  </th>
)
