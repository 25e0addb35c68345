import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type OrderStatus, orderStatuses } from '../../../../src/domains/order-status/statuses.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { errorCode, isUnanswered, refusalOf, useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useAdminNotify, useWithdrawNotice } from '../frame/notices.tsx'
import { useFailureNotice } from '../use-failure-message.ts'
import { forgetCancelReason } from './cancel-reason.tsx'
import { patchOrder, renewOrders } from './order-cache.ts'
import type { OrderRow } from './queries.ts'
import { aboutOrder, useUndoMoves } from './use-undo-moves.ts'

/** AZN; `oldPrice` is the one that was read. */
type PriceChange = { price: number; oldPrice: number; reason: string }
type Act = { order: OrderRow; to: OrderStatus; reason?: string; price?: number }

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
  const noticeOf = useFailureNotice()
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())
  const [asked, setAsked] = useState<OrderRow | null>(null)
  const nameOf = (status: OrderStatus) => pick(orderStatuses[status], 'name', language)

  const { mutate } = useMutation({
    mutationFn: ({ order: { id }, to, reason, price }: Act) => {
      if (to === 'NotApproved') return client.orders.cancel.mutate({ id, reason })
      if (price !== undefined) return client.orders.confirm.mutate({ id, price })
      return client.orders.move.mutate({ id, status: to })
    },
    onMutate: async ({ order, to, price }) => {
      withdraw(aboutOrder(order.id))
      setBusy((before) => new Set(before).add(order.id))
      const patch = { status: to, orderStatus: orderStatuses[to], ...(price !== undefined && { price }) }
      await patchOrder(queryClient, order.id, patch)
    },
    onSuccess: (_, { order, to }) => {
      if (to === 'NotApproved') forgetCancelReason(order.id)
      const said =
        to === 'NotApproved'
          ? { text: t`№ ${order.id} was cancelled`, detail: t`The customer gets a mail.` }
          : { text: t`№ ${order.id}: “${nameOf(to)}”` }
      notify({ kind: 'ok', about: aboutOrder(order.id), ...said, onUndo: () => undoMoves([order.id]) })
    },
    onError: async (error, { order, to }) => {
      const { status, orderStatus, price } = order
      await patchOrder(queryClient, order.id, { status, orderStatus, price })
      const code = errorCode(error)
      if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return
      const text = t`№ ${order.id} was not changed to “${nameOf(to)}”`
      const faster = code === 'CONFLICT' ? await whoWasFaster(order) : null
      const said = isUnanswered(error)
        ? {
            text: t`№\u00a0${order.id}: no answer came`,
            detail: t`It is not known whether the order was changed. Look at it before you try again.`,
          }
        : { text, detail: faster ?? refusalOf(error) }
      notify({ kind: 'error', about: aboutOrder(order.id), ...said })
    },
    onSettled: async (_data, _error, { order }) => {
      setBusy((before) => new Set([...before].filter((id) => id !== order.id)))
      await renewOrders(queryClient)
    },
  })

  const { mutate: correct } = useMutation({
    mutationFn: ({ id, ...change }: PriceChange & { id: number }) =>
      client.orders.correctPrice.mutate({ id, ...change }),
    onMutate: ({ id }) => withdraw(aboutOrder(id)),
    onSuccess: ({ id }) =>
      notify({
        kind: 'ok',
        about: aboutOrder(id),
        text: t`The price of № ${id} is corrected`,
        detail: t`The customer gets a mail.`,
      }),
    onError: (error, { id }) =>
      notify({
        kind: 'error',
        about: aboutOrder(id),
        ...noticeOf(t`The price of № ${id} was not corrected`, error),
      }),
    onSettled: () => renewOrders(queryClient),
  })

  return {
    busy,
    move: (order: OrderRow, to: OrderStatus) => {
      if (!busy.has(order.id)) mutate({ order, to })
    },
    /** The order that is asked about before it is cancelled. */
    asked,
    ask: setAsked,
    cancel: (order: OrderRow, reason: string) => {
      setAsked(null)
      mutate({ order, to: 'NotApproved', reason })
    },
    correctPrice: (order: OrderRow, change: PriceChange) => correct({ id: order.id, ...change }),
    /** A new order at a price, AZN. */
    confirm: (order: OrderRow, price: number) => mutate({ order, to: 'Accepted', price }),
  }
}

/** After a 409: who has moved the order meanwhile, and to where; null when nobody has, or that can't be read. */
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
