import { useDroppable } from '@dnd-kit/core'
import { Link } from '@tanstack/react-router'
import { orderStatuses } from '../../../../src/domains/order-status/statuses.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { InkStrip } from '../../../ui/admin/ink-strip.tsx'
import type { OrdersSearch } from '../../kit/orders/last-list.ts'
import type { Board } from './use-board.ts'
import type { Moving } from './use-moving.ts'

type GivenUpStripProps = { board: Board; moving: Moving; search: OrdersSearch }

/** What was cancelled: a way to the table, and where a card is dropped to be cancelled (which asks). */
export function GivenUpStrip({ board, moving, search }: GivenUpStripProps) {
  const language = useLanguage()
  const { picked } = moving
  const isLegal = picked?.ways.some(({ to }) => to === 'NotApproved') ?? false
  const { setNodeRef } = useDroppable({ id: 'NotApproved', disabled: !isLegal })
  const count = board.countOf('NotApproved')?.count
  return (
    <div
      ref={setNodeRef}
      className={classNames(
        'snap-start scroll-mx-4 border-key border-t-2 xl:min-h-80',
        isLegal && 'outline-2 outline-dashed outline-error',
        isLegal && picked?.to === 'NotApproved' && 'bg-error-ground',
      )}
    >
      <Link
        to="/admin/ordersadmin"
        search={{ ...search, status: 'NotApproved', page: undefined }}
        className="flex min-w-8 flex-col items-center gap-2.5 py-2.5 text-t2 hover:text-key pointer-coarse:min-w-11"
      >
        <InkStrip status="NotApproved" />
        <span className="flex gap-2 [writing-mode:vertical-rl]">
          {pick(orderStatuses.NotApproved, 'name', language)}
          <span className="text-t3 tabular-nums">{count !== undefined && formatNumber(count, language)}</span>
        </span>
      </Link>
    </div>
  )
}
