import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  acceptedAs,
  cancelledAs,
  emailOf,
  type OrderStatus,
  orderStatuses,
} from '../../../../src/domains/order-status/statuses.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { errorCode, isUnanswered, refusalOf, useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useAdminNotify, useWithdrawNotice } from '../frame/notices.tsx'
import { useMailText, type WithMail } from '../mail-note.tsx'
import { forgetCancelReason } from './cancel-reason.tsx'
import type { Offering } from './offered-actions.ts'
import { patchOrder, renewOrders } from './order-cache.ts'
import type { ListedOrder, OrderRow } from './queries.ts'
import { aboutOrder, useUndoMoves } from './use-undo-moves.ts'

export type ShownOrder = OrderRow & Offering & WithMail & Partial<Pick<ListedOrder, 'money'>>
/** `price` in AZN. */
type Act = { order: ShownOrder; to: OrderStatus; reason?: string; price?: number; byCapacity?: boolean }

/** Moving orders on and cancelling them: shown at once, taken back with the reason when the server refuses. */
export type OrderActionHandlers = ReturnType<typeof useOrderActions>

export function useOrderActions() {
  const { t } = useLingui()
  const language = useLanguage()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const withdraw = useWithdrawNotice()
  const undoMoves = useUndoMoves()
  const whoWasFaster = useWhoWasFaster()
  const mailText = useMailText()
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())
  const [asked, setAsked] = useState<ShownOrder | null>(null)
  const nameOf = (status: OrderStatus) => pick(orderStatuses[status], 'name', language)

  async function renew(moved: number): Promise<void> {
    await renewOrders(queryClient)
    setBusy((before) => new Set([...before].filter((id) => id !== moved)))
  }

  const { mutate } = useMutation({
    mutationFn: ({ order: { id }, to, reason, price, byCapacity }: Act) => {
      if (to === cancelledAs) return client.orders.cancel.mutate({ id, reason })
      if (price !== undefined) return client.orders.confirm.mutate({ id, price, byCapacity })
      return client.orders.move.mutate({ id, status: to })
    },
    onMutate: async ({ order, to, price }) => {
      withdraw(aboutOrder(order.id))
      setBusy((before) => new Set(before).add(order.id))
      const moved = { status: to, orderStatus: orderStatuses[to], ...(price !== undefined && { price }) }
      // The server says what can be done with it next.
      await patchOrder(queryClient, order.id, { ...moved, actions: [] })
    },
    onSuccess: async (_, { order, to }) => {
      if (to === cancelledAs) forgetCancelReason(order.id)
      // A user who reads that it moved presses for the next status; the list has to be current by then.
      await renew(order.id)
      const said = to === cancelledAs ? t`No. ${order.id} was cancelled` : t`No. ${order.id}: “${nameOf(to)}”`
      const told = emailOf(to) && { detail: mailText(order) }
      notify({
        kind: 'ok',
        about: aboutOrder(order.id),
        text: said,
        ...told,
        onUndo: () => undoMoves([order.id]),
      })
    },
    onError: async (error, { order, to }) => {
      const { status, orderStatus, price, actions } = order
      await patchOrder(queryClient, order.id, { status, orderStatus, price, actions })
      const code = errorCode(error)
      if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return renew(order.id)
      const text = t`No. ${order.id} was not changed to “${nameOf(to)}”`
      const faster = code === 'CONFLICT' ? await whoWasFaster(order) : null
      const said = isUnanswered(error)
        ? {
            text: t`No.\u00a0${order.id}: no answer came`,
            detail: t`It is not known whether the order was changed. Look at it before you try again.`,
          }
        : { text, detail: faster ?? refusalOf(error) }
      notify({ kind: 'error', about: aboutOrder(order.id), ...said })
      await renew(order.id)
    },
  })

  return {
    busy,
    move: (order: ShownOrder, to: OrderStatus) => {
      if (!busy.has(order.id)) mutate({ order, to })
    },
    /** The order that is asked about before it is cancelled. */
    asked,
    ask: setAsked,
    cancel: (order: ShownOrder, reason: string) => {
      setAsked(null)
      mutate({ order, to: cancelledAs, reason })
    },
    /** A new order at a price, AZN. */
    confirm: (order: ShownOrder, price: number, byCapacity: boolean) =>
      mutate({ order, to: acceptedAs, price, byCapacity }),
  }
}

/**
 * After a 409: who has moved the order in between, and where to; null when no one has, or that can't be
 * loaded.
 */
function useWhoWasFaster() {
  const { t } = useLingui()
  const language = useLanguage()
  const api = useApi()
  const queryClient = useQueryClient()
  return async ({ id, status }: OrderRow) => {
    const options = { ...api.orders.byId.queryOptions({ id }), staleTime: 0 }
    const order = await queryClient.fetchQuery(options).catch(() => null)
    const last = order?.events.at(-1)
    if (!order || !last?.actor || order.status === status) return null
    const who = `${last.actor.name} ${last.actor.surname}`.trim()
    return t`${who} has already changed it: “${pick(order.orderStatus, 'name', language)}”.`
  }
}
