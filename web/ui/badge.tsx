import type { ReactNode } from 'react'

/** A yellow block, never a pill. */
export const Badge = ({ children }: { children: ReactNode }) => (
  <span className="inline-block bg-yellow px-2.5 py-1 text-[15px] font-extrabold leading-5 text-key">
    {children}
  </span>
)
