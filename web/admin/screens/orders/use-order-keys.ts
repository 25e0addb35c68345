import { useLingui } from '@lingui/react/macro'
import { isUnpriced } from '../../../../src/domains/order-status/statuses.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import type { Shortcut } from '../../kit/frame/shortcuts.ts'
import { useListKeys } from '../../kit/lists/use-list-keys.ts'
import { moveOf } from '../../kit/orders/offered-actions.ts'
import type { ListedOrder } from '../../kit/orders/queries.ts'
import type { OrderActionHandlers } from '../../kit/orders/use-order-actions.ts'
import { focusedOrder } from './row-focus.ts'

type OrderKeysInput = {
  rows: readonly ListedOrder[] | undefined
  acts: OrderActionHandlers
  searchId: string
  onShowAll: (() => void) | undefined
  onSelect: (order: ListedOrder) => void
  onLook: (order: ListedOrder) => void
  onNew: () => void
}

/**
 * The keys of the orders: ↑ ↓ Enter for rows, S for the next status of the focused row, / for the search, Esc
 * for all, O for a new order.
 */
export function useOrderKeys(input: OrderKeysInput): Shortcut[] {
  const { rows, acts, searchId, onShowAll, onSelect, onLook, onNew } = input
  const { t } = useLingui()
  const language = useLanguage()
  const notify = useAdminNotify()
  const hasRows = rows !== undefined && rows.length > 0

  const focused = () => rows?.find(({ id }) => id === focusedOrder())
  const withFocused = (act: (order: ListedOrder) => void) => () => {
    const order = focused()
    if (order) act(order)
  }

  function moveOn() {
    const order = focused()
    if (!order) return
    const next = moveOf(order)
    if (next) return acts.move(order, next.to)
    const status = pick(order.orderStatus, 'name', language)
    notify({
      kind: 'ok',
      text: t`No. ${order.id}: “${status}” leads to no next status`,
      detail: isUnpriced(order.status) ? t`It needs a price first.` : undefined,
    })
  }

  return useListKeys({
    searchId,
    hasRows,
    onShowAll,
    own: [
      ...(hasRows
        ? [
            { keys: [' '], caps: ['Space'], label: t`quick look`, act: withFocused(onLook) },
            { keys: ['s'], caps: ['S'], label: t`next status`, act: moveOn },
            { keys: ['x'], caps: ['X'], label: t`select`, act: withFocused(onSelect) },
          ]
        : []),
      { keys: ['f'], caps: ['F'], label: t`filter`, act: focusFilters },
      { keys: ['o'], caps: ['O'], label: t`new order`, act: onNew },
    ],
  })
}

/** The first filter, or on narrow screens the button that opens them. */
function focusFilters(): void {
  const filters = [...document.querySelectorAll<HTMLElement>('[data-filters] :is(button, select)')]
  filters.find((one) => one.checkVisibility())?.focus()
}
