import { useDroppable } from '@dnd-kit/core'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { cancelledAs, isOpen, orderStatuses } from '../../../../src/domains/order-status/statuses.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { WordButton } from '../../../ui/admin/button.tsx'
import { InkStrip } from '../../../ui/admin/ink-strip.tsx'
import type { BoardColumn as Status } from '../../kit/orders/board-rules.ts'
import type { OrdersSearch } from '../../kit/orders/last-list.ts'
import type { ListedOrder } from '../../kit/orders/queries.ts'
import type { OrderActionHandlers } from '../../kit/orders/use-order-actions.ts'
import { BoardCard } from './board-card.tsx'
import type { Board } from './use-board.ts'
import type { Moving } from './use-moving.ts'

type BoardColumnProps = {
  status: Status
  orders: readonly ListedOrder[]
  board: Board
  moving: Moving
  acts: OrderActionHandlers
  search: OrdersSearch
  onFocusCard: (id: number) => void
}

/** A status with its cards; a slot opens while a card that may go there is dragged. */
export function BoardColumn(props: BoardColumnProps) {
  const { status, orders, board, moving, acts, onFocusCard } = props
  const language = useLanguage()
  const { picked } = moving
  const isLegal = picked?.ways.some(({ to }) => to === status) ?? false
  const { setNodeRef } = useDroppable({ id: status, disabled: !isLegal })
  const name = pick(orderStatuses[status], 'name', language)
  const count = board.countOf(status)
  return (
    <section
      ref={setNodeRef}
      id={`column-${status}`}
      aria-label={name}
      className="min-w-0 snap-start scroll-mx-4 max-md:w-[min(82vw,360px)] md:max-xl:w-60"
    >
      <div className="mb-2.5 flex items-center gap-2 border-key border-t-2 bg-sheet pt-2.5 xl:sticky xl:top-12 xl:z-[2] xl:pb-1">
        <InkStrip status={status} />
        <h2 className="truncate font-semibold">{name}</h2>
        <span className="text-t3 tabular-nums">{count && formatNumber(count.count, language)}</span>
        {isOpen(status) && count !== undefined && count.total > 0 && (
          <span className="ml-auto whitespace-nowrap text-t3">
            {`${formatNumber(Math.round(count.total), language)}\u00a0₼`}
          </span>
        )}
      </div>
      <ol className="flex flex-col gap-2.5">
        {isLegal && picked && <Slot id={picked.order.id} name={name} isOver={picked.to === status} />}
        {orders.map((order) => (
          <BoardCard
            key={order.id}
            order={order}
            moving={moving}
            isBusy={acts.busy.has(order.id)}
            onFocus={() => onFocusCard(order.id)}
          />
        ))}
      </ol>
      {orders.length === 0 && !isLegal && !board.isPending && (
        <p className="border border-line2 border-dashed px-2.5 py-4 text-t3">
          <Trans>No order is here.</Trans>
        </p>
      )}
      <More {...props} left={(count?.count ?? 0) - orders.length} />
    </section>
  )
}

const Slot = ({ id, name, isOver }: { id: number; name: string; isOver: boolean }) => (
  <li
    className={classNames(
      'grid min-h-18 place-content-center border-2 border-cyan border-dashed px-2.5 py-2 text-center text-cyan-text',
      isOver ? 'bg-cyan-ground' : 'bg-paper',
    )}
  >
    <Trans>
      No. {id} becomes “{name}” here
    </Trans>
  </li>
)

function More({ status, board, search, left }: BoardColumnProps & { left: number }) {
  if (left <= 0) return null
  const texts = <Plural value={left} one="# more order" other="# more orders" />
  return (
    <p className="pt-2.5">
      {board.isWhole(status) ? (
        <Link
          to="/admin/ordersadmin"
          search={{ ...search, status, page: undefined }}
          className="inline-flex min-h-6 items-center font-medium text-cyan-text underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {texts}
        </Link>
      ) : (
        <WordButton onClick={() => board.showMore(status)}>{texts}</WordButton>
      )}
    </p>
  )
}

type GivenUpStripProps = { board: Board; moving: Moving; search: OrdersSearch }

/** The cancelled orders: a link to the table, and a drop target that cancels after asking. */
export function GivenUpStrip({ board, moving, search }: GivenUpStripProps) {
  const language = useLanguage()
  const { picked } = moving
  const isLegal = picked?.ways.some(({ to }) => to === cancelledAs) ?? false
  const { setNodeRef } = useDroppable({ id: cancelledAs, disabled: !isLegal })
  const count = board.countOf(cancelledAs)?.count
  return (
    <div
      ref={setNodeRef}
      className={classNames(
        'snap-start scroll-mx-4 border-key border-t-2 xl:min-h-80',
        isLegal && 'outline-2 outline-dashed outline-error',
        isLegal && picked?.to === cancelledAs && 'bg-error-ground',
      )}
    >
      <Link
        to="/admin/ordersadmin"
        search={{ ...search, status: cancelledAs, page: undefined }}
        className="flex min-w-8 flex-col items-center gap-2.5 py-2.5 text-t2 hover:text-key pointer-coarse:min-w-11"
      >
        <InkStrip status={cancelledAs} />
        <span className="flex gap-2 [writing-mode:vertical-rl]">
          {pick(orderStatuses[cancelledAs], 'name', language)}
          <span className="text-t3 tabular-nums">{count !== undefined && formatNumber(count, language)}</span>
        </span>
      </Link>
    </div>
  )
}
