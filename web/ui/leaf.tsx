import type { ReactNode } from 'react'

/** A leaf torn off a calendar: the day of the month in large figures, and what it says of it. */
export const Leaf = ({ date, children }: { date: number; children: ReactNode }) => (
  <div className="bg-paper text-key">
    <div aria-hidden="true" className="flex h-3 items-center justify-between bg-key px-6">
      <span className="size-2 rounded-full bg-yellow" />
      <span className="size-2 rounded-full bg-yellow" />
    </div>
    <div className="flex items-center gap-4 px-4 py-4">
      <p aria-hidden="true" className="type-d1 text-[64px]! leading-none! tabular-nums">
        {date}
      </p>
      <p className="min-w-0 font-extrabold text-[18px] leading-6">{children}</p>
    </div>
  </div>
)
