import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import { BlankSheet } from './blank-sheet.tsx'

type EmptyStateProps = {
  title: ReactNode
  /** A sheet is drawn beside it: where nothing has been entered yet, not where something failed. */
  drawn?: boolean
  children?: ReactNode
}

/** Says that there is nothing, and what to do next. */
export const EmptyState = ({ title, drawn, children }: EmptyStateProps) => (
  <div
    className={classNames(
      'border-key border-y',
      drawn ? 'grid items-stretch gap-x-12 md:grid-cols-2' : undefined,
    )}
  >
    <div className="py-12 md:py-18">
      <p className="type-d3">{title}</p>
      {children && <div className="mt-6 flex flex-wrap gap-6">{children}</div>}
    </div>
    {drawn && <BlankSheet className="min-h-60 max-md:-mx-5 md:min-h-80" />}
  </div>
)
