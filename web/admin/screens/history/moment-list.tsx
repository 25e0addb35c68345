import type { ReactNode } from 'react'
import { useLanguage } from '../../../lib/language.tsx'
import { formatMoment } from '../../kit/formats.ts'
import { useNow } from '../../kit/use-now.ts'

type MomentListProps = {
  /** The columns of a wide screen, as classes. */
  columns: string
  heads: readonly string[]
  /** The rows, `MomentRow`s. */
  children: ReactNode
}

/** What happened, newest first, below column heads; stacked on narrow screens. */
export const MomentList = ({ columns, heads, children }: MomentListProps) => (
  <div className="border-key border-t-2 bg-paper">
    <div
      aria-hidden="true"
      className={`grid gap-x-4 border-line border-b px-3.5 py-1.5 font-medium text-[12px] leading-5 max-xl:hidden ${columns}`}
    >
      {heads.map((head) => (
        <span key={head}>{head}</span>
      ))}
    </div>
    <ol>{children}</ol>
  </div>
)

type MomentRowProps = { columns: string; at: string; who: ReactNode; children: ReactNode }

/** A row: when, who, and further cells. */
export function MomentRow({ columns, at, who, children }: MomentRowProps) {
  const language = useLanguage()
  const now = useNow()
  return (
    <li
      className={`grid gap-x-4 gap-y-1 border-line1 border-b px-3.5 py-2 last:border-line2 max-xl:grid-cols-[minmax(0,1fr)_auto] ${columns}`}
    >
      <time dateTime={at} className="text-t3 tabular-nums max-xl:order-2">
        {formatMoment(at, now, language)}
      </time>
      <span className="wrap-anywhere max-xl:order-1 max-xl:font-medium">{who}</span>
      {children}
    </li>
  )
}
