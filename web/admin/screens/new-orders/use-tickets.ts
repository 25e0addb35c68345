import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLanguage } from '../../../lib/language.tsx'
import { formatAmount } from '../../kit/formats.ts'
import type { Shortcut } from '../../kit/frame/shortcuts.ts'
import type { NewOrder } from '../../kit/orders/new-orders-queries.ts'
import { type Sort, sortOrders } from '../../kit/orders/sort-orders.ts'
import { useSelection } from '../../kit/orders/use-selection.ts'
import { whatsAppOf } from '../../kit/orders/use-whatsapp.ts'
import { useDrafts } from '../../kit/use-drafts.ts'
import { focusTicket, formOf } from './ticket-focus.ts'
import { type Act, useOrderDecisions } from './use-order-decisions.ts'

/** The tickets on the screen: in which order, which one is selected, what is typed, and what the keys do. */
export function useTickets(orders: readonly NewOrder[] | undefined, sort: Sort, wanted: number | undefined) {
  const { t } = useLingui()
  const language = useLanguage()
  const navigate = useNavigate()
  const { drafts, setDraft } = useDrafts('officePriceDrafts')
  const [selectedId, setSelectedId] = useState(wanted)
  const decisions = useOrderDecisions(orders, (orderId) => leave(orderId))
  const settledIds = new Set(decisions.settled.map(({ order }) => order.id))
  const waiting = (orders ?? []).filter(({ id }) => !settledIds.has(id))
  const shown = sortOrders([...waiting, ...decisions.settled.map(({ order }) => order)], sort)
  const selection = useSelection(waiting)
  const selected = shown.find(({ id }) => id === selectedId) ?? shown[0]

  const fresh = useArrivals(orders, (gone) => {
    const isInHand = drafts[gone.id] !== undefined || decisions.asked?.order.id === gone.id
    if (isInHand && !decisions.busy.has(gone.id)) void decisions.noticeGone(gone)
  })

  const isThere = shown.length > 0
  useEffect(() => {
    if (wanted !== undefined && isThere) focusTicket(wanted)
  }, [wanted, isThere])

  const textOf = (order: NewOrder) =>
    drafts[order.id] ?? (order.quote ? formatAmount(order.quote.total, language) : '')

  function move(step: number) {
    const index = shown.findIndex(({ id }) => id === selected?.id)
    const next = shown[Math.min(Math.max(index + step, 0), shown.length - 1)]
    if (next) focusTicket(next.id)
  }

  /** The ticket has gone: the focus goes to the next one, or to the one before it. */
  function leave(orderId: number) {
    setDraft(orderId, null)
    const index = shown.findIndex(({ id }) => id === orderId)
    const next = shown[index + 1] ?? shown[index - 1]
    setSelectedId(next?.id)
    if (next) focusTicket(next.id)
    else document.getElementById('content')?.focus()
  }

  function ask(order: NewOrder, act: Act) {
    setSelectedId(order.id)
    if (!decisions.busy.has(order.id) && !settledIds.has(order.id)) decisions.ask({ order, act })
  }

  const shortcuts: Shortcut[] = [
    {
      keys: ['ArrowUp', 'ArrowDown'],
      caps: ['↑', '↓'],
      label: t`order`,
      act: (key) => move(key === 'ArrowUp' ? -1 : 1),
    },
    {
      keys: ['Enter'],
      caps: ['Enter'],
      label: t`accept (asks)`,
      act: () => selected && formOf(selected.id)?.requestSubmit(),
    },
    {
      keys: ['Delete'],
      caps: ['Del'],
      label: t`cancel (asks)`,
      act: () => selected && ask(selected, { kind: 'cancel' }),
    },
    {
      keys: ['x'],
      caps: ['X'],
      label: t`select`,
      act: () => selected && !settledIds.has(selected.id) && selection.toggle(selected, false),
    },
    {
      keys: ['o'],
      caps: ['O'],
      label: t`open the order`,
      act: () =>
        selected && void navigate({ to: '/admin/ordersadmin/$id', params: { id: String(selected.id) } }),
    },
    {
      keys: ['w'],
      caps: ['W'],
      label: 'WhatsApp',
      act: () => {
        const address = selected && whatsAppOf(selected)
        if (address) window.open(address, '_blank', 'noopener')
      },
    },
  ]

  return {
    decisions,
    selection,
    shown,
    selected,
    select: setSelectedId,
    fresh,
    shortcuts,
    textOf,
    type: (order: NewOrder, text: string | null) => {
      setDraft(order.id, text)
      decisions.refuse(order.id, null)
    },
    ask,
    remove: (order: NewOrder) => {
      leave(order.id)
      decisions.removeSettled(order.id)
    },
  }
}

/**
 * Reports orders that left the list by themselves, and remembers those that arrived while the screen was
 * open.
 */
function useArrivals(orders: readonly NewOrder[] | undefined, onGone: (order: NewOrder) => void) {
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  const before = useRef<readonly NewOrder[] | undefined>(undefined)
  const compare = useEffectEvent((now: readonly NewOrder[]) => {
    const known = before.current
    before.current = now
    if (!known) return
    const come = now.filter(({ id }) => !known.some((order) => order.id === id))
    if (come.length > 0) setFresh((ids) => new Set([...ids, ...come.map(({ id }) => id)]))
    for (const order of known) if (!now.some(({ id }) => id === order.id)) onGone(order)
  })
  useEffect(() => {
    if (orders) compare(orders)
  }, [orders])
  return fresh
}
