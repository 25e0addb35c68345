import type { ReactNode } from 'react'
import { RegistrationMark } from './icons.tsx'

const wedge = [1, 0.75, 0.5, 0.25, 0.1]

/** The printers' line above a section: a rule, the registration mark, the ink's name, its step wedge. */
export function SlugLine({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden="true" className="flex items-center justify-between border-key border-t pt-3.5">
      <span className="type-label flex items-center gap-3 text-[14px]! [font-stretch:100%]!">
        <RegistrationMark />
        {children}
      </span>
      <span className="flex">
        {wedge.map((tone) => (
          <span key={tone} className="h-3 w-4 bg-ink md:w-6" style={{ opacity: tone }} />
        ))}
      </span>
    </div>
  )
}
