import { useLingui } from '@lingui/react/macro'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useOfficeNotify } from '../notices.tsx'
import type { Shortcut } from '../shortcuts.ts'
import { useListKeys } from '../use-list-keys.ts'
import { nextStatus } from './next-status.ts'
import type { OrderRow } from './queries.ts'
import { focusedOrder } from './row-focus.ts'
import type { OrderActs } from './use-order-acts.ts'

type OrderKeysInput = {
  rows: readonly OrderRow[] | undefined
  acts: OrderActs
  searchId: string
  onShowAll: (() => void) | undefined
}

/** ↑ ↓ Enter for rows, S for the next status of the row that has the focus, / for the search, Esc for all. */
export function useOrderKeys({ rows, acts, searchId, onShowAll }: OrderKeysInput): Shortcut[] {
  const { t } = useLingui()
  const language = useLanguage()
  const notify = useOfficeNotify()
  const hasRows = rows !== undefined && rows.length > 0

  function moveOn() {
    const order = rows?.find(({ id }) => id === focusedOrder())
    if (!order) return
    const next = nextStatus(order.status)
    if (next) return acts.move(order, next)
    const status = pick(order.orderStatus, 'name', language)
    notify({
      kind: 'ok',
      text: t`№ ${order.id}: “${status}” leads to no next status`,
      detail: order.status === 'Pending' ? t`It needs a price first.` : undefined,
    })
  }

  return useListKeys({
    searchId,
    hasRows,
    onShowAll,
    own: hasRows ? [{ keys: ['s'], caps: ['S'], label: t`next status`, act: moveOn }] : [],
  })
}
