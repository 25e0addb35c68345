import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'

type PlainTableProps = {
  /** The cells of its head, {@link HeadCell}. */
  heads: ReactNode
  headClassName?: string
  /** For screen readers. */
  caption?: string
  className?: string
  /** The row of its sums. */
  foot?: ReactNode
  /** Its rows. */
  children: ReactNode
}

/** A table that sorts nothing and asks nothing of its rows. */
export function PlainTable({ heads, headClassName, caption, className, foot, children }: PlainTableProps) {
  return (
    <table className={classNames('w-full border-key border-t-2 bg-paper', className)}>
      {caption && <caption className="sr-only">{caption}</caption>}
      <thead className={headClassName}>
        <tr className="border-line border-b text-left">{heads}</tr>
      </thead>
      <tbody>{children}</tbody>
      {foot && <tfoot>{foot}</tfoot>}
    </table>
  )
}

type HeadCellProps = {
  /** Its column holds figures, which stand on the right. */
  isNumber?: boolean
  className?: string
  children: ReactNode
}

/** The head of a column. */
export const HeadCell = ({ isNumber, className, children }: HeadCellProps) => (
  <th
    scope="col"
    className={classNames(
      'h-8 whitespace-nowrap px-3.5 font-medium text-[12px] max-md:px-2',
      isNumber && 'text-right',
      className,
    )}
  >
    {children}
  </th>
)

/** The classes of a cell of several lines; those of a column stand at their tops. */
export const linesCell = 'px-3.5 py-2 align-top'
