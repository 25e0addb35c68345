import type { LinkProps } from '@tanstack/react-router'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'

type TodaySectionProps = {
  title: ReactNode
  /** A short text beside the title. */
  meta?: ReactNode
  /** The link to the whole list, and its text. */
  to?: LinkProps['to']
  open?: ReactNode
  children: ReactNode
}

/** A section of the first screen: its head, and a link to the whole list. */
export function TodaySection({ title, meta, to, open, children }: TodaySectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 id={id} className="admin-h2 leading-6!">
          {title} {meta && <span className="ml-1 font-normal text-t3 tabular-nums">{meta}</span>}
        </h2>
        {to && (
          <Link
            to={to}
            className="inline-flex min-h-6 items-center font-medium text-cyan-text underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            {open}
          </Link>
        )}
      </div>
      <div className="border-key border-t-2 bg-paper">{children}</div>
    </section>
  )
}
