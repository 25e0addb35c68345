import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isUnpriced } from '../../../../src/domains/order-status/statuses.ts'
import { errorCode, fieldErrors, isApiError, useApi, useClient } from '../../../lib/api.ts'
import { formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { useMailText } from '../../kit/mail-note.tsx'
import { forgetCancelReason } from '../../kit/orders/cancel-reason.tsx'
import type { NewOrder } from '../../kit/orders/new-orders-queries.ts'
import { aboutOrder, useUndoMoves } from '../../kit/orders/use-undo-moves.ts'
import { focusTicket } from './ticket-focus.ts'
import { useSettled } from './use-settled.ts'

export type Act =
  | { kind: 'confirm'; price: number; byCapacity?: boolean }
  | { kind: 'cancel'; reason?: string }

/** The server's refusal of an action, and where it shows: beside the price, or below the buttons. */
export type Refusal = { place: 'price' | 'ticket'; text: string }

/** Accepting and cancelling new orders: which one is being confirmed, what is under way, what was refused. */
export function useOrderDecisions(
  orders: readonly NewOrder[] | undefined,
  onDone: (orderId: number) => void,
) {
  const { t } = useLingui()
  const language = useLanguage()
  const api = useApi()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const undoMoves = useUndoMoves()
  const mailText = useMailText()
  const [asked, setAsked] = useState<{ order: NewOrder; act: Act } | null>(null)
  const [busy, setBusy] = useState<ReadonlyMap<number, Act['kind']>>(new Map())
  const [refusals, setRefusals] = useState<ReadonlyMap<number, Refusal>>(new Map())
  const { settled, settle, remove } = useSettled()
  const listKey = api.orders.new.queryOptions().queryKey
  const countKey = api.orders.newCount.queryOptions().queryKey

  const refuse = (orderId: number, refusal: Refusal | null) =>
    setRefusals((before) => changed(before, orderId, refusal))

  /** Takes an order off the list at once; a poll that is under way must not restore it. */
  async function takeOff(orderId: number) {
    await queryClient.cancelQueries({ queryKey: listKey })
    const left = (queryClient.getQueryData(listKey) ?? []).filter(({ id }) => id !== orderId)
    queryClient.setQueryData(listKey, left)
    queryClient.setQueryData(countKey, { count: left.length })
    await queryClient.invalidateQueries({ queryKey: listKey })
  }

  const { mutate } = useMutation({
    mutationFn: async ({ order, act }: { order: NewOrder; act: Act }) => {
      if (act.kind === 'cancel') return client.orders.cancel.mutate({ id: order.id, reason: act.reason })
      return client.orders.confirm.mutate({ id: order.id, price: act.price, byCapacity: act.byCapacity })
    },
    onMutate: ({ order, act }) => {
      setBusy((before) => changed(before, order.id, act.kind))
      refuse(order.id, null)
    },
    onSuccess: async (_, { order, act }) => {
      onDone(order.id)
      if (act.kind === 'cancel') forgetCancelReason(order.id)
      await takeOff(order.id)
      const price = act.kind === 'confirm' ? formatMoney(act.price, language) : ''
      notify({
        kind: 'ok',
        text:
          act.kind === 'confirm'
            ? t`No. ${order.id} was accepted, ${price}`
            : t`No. ${order.id} was cancelled`,
        detail: mailText(order),
        about: aboutOrder(order.id),
        onUndo: () => undoMoves([order.id]),
      })
    },
    onError: async (error, { order }) => {
      const code = errorCode(error)
      if (code === 'CONFLICT' || code === 'NOT_FOUND') {
        await settle(order, true)
        focusTicket(order.id)
        await queryClient.invalidateQueries({ queryKey: listKey })
        return
      }
      const { price } = fieldErrors(error)
      if (price) refuse(order.id, { place: 'price', text: price })
      else if (isApiError(error) && error.data) refuse(order.id, { place: 'ticket', text: error.message })
      else
        refuse(order.id, {
          place: 'ticket',
          text: t`No answer: it is not known whether the order was changed. Please try again.`,
        })
    },
    onSettled: (_data, _error, { order }) => setBusy((before) => changed(before, order.id, null)),
  })

  /** Another user was faster, and the poll has seen it: what was under way here stays readable. */
  async function noticeGone(order: NewOrder) {
    setAsked((now) => (now?.order.id === order.id ? null : now))
    await settle(order, false)
  }

  return {
    asked,
    ask: setAsked,
    act: (order: NewOrder, act: Act) => {
      setAsked(null)
      mutate({ order, act })
    },
    busy,
    refusals,
    refuse,
    settled: [...settled.values()].filter(
      ({ order, detail }) =>
        (detail && !isUnpriced(detail.status)) || !orders?.some(({ id }) => id === order.id),
    ),
    noticeGone,
    removeSettled: remove,
  }
}

/** A copy of a map with one entry set, or removed for null. */
function changed<Value>(map: ReadonlyMap<number, Value>, id: number, value: Value | null) {
  const next = new Map(map)
  if (value === null) next.delete(id)
  else next.set(id, value)
  return next
}
