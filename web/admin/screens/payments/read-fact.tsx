import type { ReactNode } from 'react'

/** A fact that this user can't change. */
export const ReadFact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4 border-line2 border-b py-2">
    <dt className="text-t2">{label}</dt>
    <dd className="text-right font-medium tabular-nums">{children}</dd>
  </div>
)
