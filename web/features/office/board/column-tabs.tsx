import { useLingui } from '@lingui/react/macro'
import { orderStatuses } from '../../../../src/domains/orders/transitions.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { InkStrip } from '../../../ui/office/ink-strip.tsx'
import { boardColumns } from './board-rules.ts'
import type { Board } from './use-board.ts'

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

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
              onClick={() =>
                document.getElementById(`column-${status}`)?.scrollIntoView({
                  inline: 'start',
                  block: 'nearest',
                  behavior: calm() ? 'instant' : 'smooth',
                })
              }
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
