import { DndContext, DragOverlay } from '@dnd-kit/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import {
  type OrderStatus,
  orderStatuses,
  orderStatusNames,
} from '../../../../src/domains/order-status/statuses.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { InkStrip } from '../../../ui/admin/ink-strip.tsx'
import { ListHead } from '../../../ui/admin/list-head.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import type { Shortcut } from '../../kit/frame/shortcuts.ts'
import { boardColumns, cardBeside } from '../../kit/orders/board-rules.ts'
import { CancelAsked } from '../../kit/orders/cancel-dialog.tsx'
import { type OrdersSearch, rememberList, takeOpened } from '../../kit/orders/last-list.ts'
import { isFiltered } from '../../kit/orders/order-filter.ts'
import { OrderFilters } from '../../kit/orders/order-filters.tsx'
import type { ListedOrder } from '../../kit/orders/queries.ts'
import { useOrderActions } from '../../kit/orders/use-order-actions.ts'
import { ViewSwitch } from '../../kit/orders/view-switch.tsx'
import { useCardDrag } from '../../kit/sortable/use-card-drag.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { CardLabel } from './board-card.tsx'
import { BoardColumn, GivenUpStrip } from './board-column.tsx'
import { type Board, useBoard } from './use-board.ts'
import { type Moving, useMoving } from './use-moving.ts'

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
  const drag = useCardDrag()
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
        label={t`Name, phone, job or No.`}
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
            <Trans>The board did not load completely.</Trans>
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
        {...drag}
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
          onConfirm={(price, byCapacity) => {
            moving.closePrice()
            acts.confirm(priced, price, byCapacity)
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

const Held = ({ order }: { order: ListedOrder }) => (
  <div className="cursor-grabbing border border-cyan bg-paper px-2.5 py-2 shadow-[0_12px_40px_rgb(0_0_0/28%)]">
    <CardLabel order={order} />
  </div>
)

/** Only sideways: the page itself stays where it is. */
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
function ColumnTabs({ board }: { board: Board }) {
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

type BoardKeysInput = {
  columns: Board['columns']
  moving: Moving
  searchId: string
  onShowAll: (() => void) | undefined
}

/**
 * The board's keys: arrows go between cards, or between columns for a picked-up card; Esc puts it back. The
 * card itself handles Space.
 */
function useBoardKeys({ columns, moving, searchId, onShowAll }: BoardKeysInput): Shortcut[] {
  const { t } = useLingui()
  const { picked } = moving
  const go = (key: string) => focusCard(cardBeside(columns, focusedCard(), key))
  return [
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      caps: ['←', '→'],
      label: t`column`,
      act: (key) => (picked ? moving.step(key === 'ArrowLeft' ? -1 : 1) : go(key)),
    },
    { keys: ['ArrowUp', 'ArrowDown'], caps: ['↑', '↓'], label: t`card`, act: (key) => !picked && go(key) },
    // Handled by the focused card: elsewhere Space presses buttons.
    { keys: [], caps: ['Space'], label: picked ? t`put down` : t`pick up`, act: () => undefined },
    ...(picked
      ? [{ keys: ['Escape'], caps: ['Esc'], label: t`put back`, act: moving.putBack }]
      : [
          { keys: [], caps: ['Enter'], label: t`open`, act: () => undefined },
          {
            keys: ['/'],
            caps: ['/'],
            label: t`search`,
            act: () => document.getElementById(searchId)?.focus(),
          },
          ...(onShowAll ? [{ keys: ['Escape'], caps: ['Esc'], label: t`show all`, act: onShowAll }] : []),
        ]),
  ]
}

const cardOf = (id: number) => document.querySelector<HTMLElement>(`[data-card="${id}"]`)

const focusCard = (id: number | undefined): void => {
  if (id !== undefined) cardOf(id)?.focus()
}

/** The order whose card has the focus. */
function focusedCard(): number | undefined {
  const card = document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-card]')
  return card ? Number(card.dataset.card) : undefined
}

/** A card that goes to another column takes the focus with it; coming back finds the opened order. */
function useCardFocus(key: string) {
  const last = useRef<number | undefined>(undefined)
  const keep = useEffectEvent(() => {
    const opened = takeOpened()
    if (opened !== undefined && cardOf(opened)) {
      // Runs after the page has set its own focus on a new screen.
      requestAnimationFrame(() => requestAnimationFrame(() => focusCard(opened)))
      return
    }
    const isLost = document.activeElement === document.body || document.activeElement === null
    if (isLost) focusCard(last.current)
  })
  useEffect(() => {
    if (key !== '') keep()
  }, [key])
  return (id: number) => {
    last.current = id
  }
}
