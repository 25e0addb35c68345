import { useLingui } from '@lingui/react/macro'
import { orderStatuses } from '../../../../src/domains/order-status/statuses.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { InkStrip } from '../../../ui/admin/ink-strip.tsx'
import { boardColumns } from '../../kit/orders/board-rules.ts'
import type { Board } from './use-board.ts'

/** Sideways only: the page itself stays where it is. */
function bring(id: string): void {
  const column = document.getElementById(id)
  const board = column?.parentElement
  if (!column || !board) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const inset = Number.parseFloat(getComputedStyle(board).paddingLeft)
  const left = column.getBoundingClientRect().left - board.getBoundingClientRect().left - inset
  board.scrollBy({ left, behavior: isCalm ? 'instant' : 'smooth' })
}

/** On narrow screens: brings a column into view, which otherwise is a swipe away. */
export function ColumnTabs({ board }: { board: Board }) {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <nav
      aria-label={t`Columns of the board`}
      className="-mx-4 mb-3 overflow-x-auto px-4 md:-mx-7 md:px-7 xl:hidden"
    >
      <ul className="flex gap-x-5 whitespace-nowrap">
        {boardColumns.map((status) => (
          <li key={status}>
            <button
              type="button"
              onClick={() => bring(`column-${status}`)}
              className="flex min-h-9 items-center gap-2 text-t2 hover:text-key max-md:min-h-11 pointer-coarse:min-h-11"
            >
              <InkStrip status={status} />
              {pick(orderStatuses[status], 'name', language)}
              <span className="text-t3 tabular-nums">
                {formatNumber(board.countOf(status)?.count ?? 0, language)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
