import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type OrderStatus, orderStatusNames } from '../../../../src/domains/order-status/statuses.ts'
import { ListHead } from '../../../ui/admin/list-head.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { boardColumns } from '../../kit/orders/board-rules.ts'
import { CancelAsked } from '../../kit/orders/cancel-dialog.tsx'
import { type OrdersSearch, rememberList } from '../../kit/orders/last-list.ts'
import { isFiltered } from '../../kit/orders/order-filter.ts'
import { OrderFilters } from '../../kit/orders/order-filters.tsx'
import type { ListedOrder } from '../../kit/orders/queries.ts'
import { useOrderActions } from '../../kit/orders/use-order-actions.ts'
import { ViewSwitch } from '../../kit/orders/view-switch.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import { CardLabel } from './board-card.tsx'
import { BoardColumn } from './board-column.tsx'
import { focusCard, useCardFocus } from './card-focus.ts'
import { ColumnTabs } from './column-tabs.tsx'
import { GivenUpStrip } from './given-up-strip.tsx'
import { useBoard } from './use-board.ts'
import { useBoardKeys } from './use-board-keys.ts'
import { useMoving } from './use-moving.ts'

const searchId = 'board-search'
const toStatus = (id: unknown): OrderStatus | undefined => orderStatusNames.find((name) => name === id)

/** Every order that is under way, by status; cards are moved by drag or by keyboard along the ways there are. */
export function BoardScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const search = useSearch({ from: '/admin/ordersadmin/board' })
  const board = useBoard(search)
  const { columns } = board
  const acts = useOrderActions()
  const moving = useMoving(acts)
  const { picked, priced } = moving
  const ids = boardColumns.flatMap((column) => columns[column].map(({ id }) => id))
  const total = ids.length
  const key = boardColumns.map((column) => columns[column].map(({ id }) => id).join()).join('|')
  const onFocusCard = useCardFocus(key.replaceAll('|', '') === '' ? '' : key)
  useEffect(() => {
    rememberList({
      to: '/admin/ordersadmin/board',
      search,
      ids: key.split(/[|,]/).filter(Boolean).map(Number),
      size: 0,
      totalPages: 0,
    })
  }, [search, key])
  const go = (next: Partial<OrdersSearch>) =>
    void navigate({ to: '/admin/ordersadmin/board', search: { ...search, ...next }, replace: true })
  const showAll = () => void navigate({ to: '/admin/ordersadmin/board', search: {}, replace: true })
  const keys = useBoardKeys({
    columns,
    moving,
    searchId,
    onShowAll: isFiltered(search) ? showAll : undefined,
  })
  // A press that doesn't move opens the order; a touch picks up only after a while, so that one can scroll.
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  )
  return (
    <Screen
      title={<Trans>Order board</Trans>}
      meta={<Trans>by status</Trans>}
      actions={<ViewSwitch search={search} />}
      shortcuts={keys}
      note={picked ? moving.said : <Trans>Orders only move forward</Trans>}
    >
      <ListHead
        searchId={searchId}
        label={t`Name, phone, job or №`}
        q={search.q ?? ''}
        onSearch={(text) => go({ q: text === '' ? undefined : text })}
        onDown={() => focusCard(ids[0])}
        found={
          isFiltered(search) &&
          !board.isPending &&
          !board.isPlaceholder && <Plural value={total} one="# order found" other="# orders found" />
        }
      >
        <OrderFilters search={search} onFilter={go} onShowAll={showAll} />
        <ByDay search={search} onSort={go} />
      </ListHead>
      {board.isError && (
        <div className="mb-4">
          <SectionFailed onRetry={() => void board.retry()} busy={board.isFetching}>
            <Trans>The board did not load whole.</Trans>
          </SectionFailed>
        </div>
      )}
      {board.isPending && ids.length === 0 && (
        <TableWaiting widths={['grow', 'grow', 'grow', 'grow', 'grow']} />
      )}
      <p id="board-how" hidden>
        <Trans>Space picks the card up, the arrow keys choose a column, Space puts it there.</Trans>
      </p>
      <ColumnTabs board={board} />
      <DndContext
        sensors={sensors}
        collisionDetection={pointerWithin}
        accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
        onDragStart={({ active }) => moving.pickUp(active.data.current?.order as ListedOrder)}
        onDragOver={({ over }) => moving.over(toStatus(over?.id))}
        onDragEnd={({ over }) => {
          const to = toStatus(over?.id)
          if (picked && to) moving.put(picked.order, to)
          else moving.putBack()
        }}
        onDragCancel={moving.putBack}
      >
        <div className="-mx-4 grid snap-x snap-mandatory scroll-px-4 auto-cols-max grid-flow-col items-start gap-3 overflow-x-auto px-4 pb-3 md:-mx-7 md:scroll-px-7 md:px-7 xl:mx-0 xl:snap-none xl:grid-flow-row xl:grid-cols-[repeat(5,minmax(0,1fr))_40px] xl:overflow-visible xl:px-0">
          {boardColumns.map((status) => (
            <BoardColumn
              key={status}
              status={status}
              orders={columns[status]}
              board={board}
              moving={moving}
              acts={acts}
              search={search}
              onFocusCard={onFocusCard}
            />
          ))}
          <GivenUpStrip board={board} moving={moving} search={search} />
        </div>
        <DragOverlay dropAnimation={null}>{picked && <Held order={picked.order} />}</DragOverlay>
      </DndContext>
      <p role="status" className="sr-only">
        {moving.said}
      </p>
      {priced && (
        <AcceptDialog
          order={priced}
          onConfirm={(price) => {
            moving.closePrice()
            acts.confirm(priced, price)
          }}
          onClose={moving.closePrice}
        />
      )}
      <CancelAsked acts={acts} />
    </Screen>
  )
}

type ByDayProps = { search: OrdersSearch; onSort: (change: Partial<OrdersSearch>) => void }

/** The cards of each column by their promised day instead of their age. */
const ByDay = ({ search: { sort }, onSort }: ByDayProps) => (
  <label className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
    <input
      type="checkbox"
      checked={sort === 'promised'}
      onChange={({ target }) =>
        onSort({
          sort: target.checked ? 'promised' : undefined,
          direction: target.checked ? 'asc' : undefined,
        })
      }
      className="size-4 accent-(--key)"
    />
    <Trans>By due day</Trans>
  </label>
)

/** The screen says it itself, in words of its own. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

const Held = ({ order }: { order: ListedOrder }) => (
  <div className="cursor-grabbing border border-cyan bg-paper px-2.5 py-2 shadow-[0_12px_40px_rgb(0_0_0/28%)]">
    <CardLabel order={order} />
  </div>
)
