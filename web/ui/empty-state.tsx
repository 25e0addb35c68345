import type { ReactNode } from 'react'

/** Says that there is nothing, and what to do next. */
export function EmptyState({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="border-key border-y py-12 md:py-18">
      <p className="type-d3">{title}</p>
      {children && <div className="mt-6 flex flex-wrap gap-6">{children}</div>}
    </div>
  )
}
