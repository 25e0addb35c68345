import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { createElement, useRef, useState } from 'react'
import type { Selection } from '../../../../src/domains/options/configuration.ts'
import {
  errorCode,
  fieldErrors,
  isUnanswered,
  refusalOf,
  tooOften,
  useApi,
  useClient,
} from '../../../lib/api.ts'
import { approvedFiles } from '../../../lib/artwork/approved-files.ts'
import { forgetSession } from '../../../lib/device.ts'
import { useUser } from '../../../lib/session.ts'
import type { FormMessage } from '../../../ui/form-notice.tsx'
import { useLogIn } from '../../kit/account/login.tsx'
import { artworkQuery } from '../../kit/orders/order-parts.ts'
import { ArrivedOrder, UnansweredOrder } from './arrived-order.tsx'
import { forgetDraft, forgetKey, keyOf, keyOfOther, type SubmissionKey } from './order-draft.ts'

export type NewOrder = {
  serviceId: number
  serviceTypeId: number | undefined
  count: number
  comment: string
  /** What was chosen of the product, and the price that was shown for it, AZN. */
  options?: Selection
  expectedTotal?: number
  /** The own order that it makes once more: where artwork was approved for it, that comes along. */
  repeats?: number
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The number of an order that was placed just now. */
    placed?: number
  }
}

/** An order that was sent before has arrived after all. */
class ArrivedBefore extends Error {
  readonly orders: readonly number[]
  constructor(orders: readonly number[]) {
    super('An earlier order has arrived.')
    this.orders = orders
  }
}

/**
 * Places an order once, however often it is sent: a double click and a retry carry the same key. Before a changed
 * order goes, the page looks whether the one before it has arrived (WEB-24). Visitors who aren't signed in get the modal
 * first, and the same order goes on after it (WEB-11).
 */
export function usePlaceOrder(onRefused: (errors: Record<string, string>) => void) {
  const { t } = useLingui()
  const client = useClient()
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const openLogIn = useLogIn()
  const user = useUser()
  const key = useRef<SubmissionKey | null>(null)
  const [message, setMessage] = useState<FormMessage>(null)
  const place = useMutation({
    mutationFn: async ({ repeats, ...order }: NewOrder) => {
      const other = keyOfOther({ ...order, repeats }, key.current)
      if (other !== null) {
        const { orders } = await client.orders.placed.query(undefined, {
          context: { headers: { 'idempotency-key': other } },
        })
        key.current = null
        forgetKey()
        if (orders.length > 0) throw new ArrivedBefore(orders)
      }
      key.current = keyOf({ ...order, repeats }, key.current)
      const context = { headers: { 'idempotency-key': key.current.key } }
      const artwork = repeats && (await queryClient.fetchQuery(artworkQuery({ api }, repeats)))
      // Only a purchase takes files along; of one line it is told and shown as an order.
      if (!artwork || approvedFiles(artwork).length === 0)
        return (await client.orders.place.mutate(order, { context })).id
      const { orders } = await client.purchases.place.mutate({ lines: [{ ...order, repeats }] }, { context })
      return orders[0]?.id
    },
    onSuccess: async (id) => {
      key.current = null
      forgetDraft()
      await queryClient.invalidateQueries({ queryKey: [['orders']] })
      await navigate({ to: '/myorder', state: { placed: id } })
    },
    onError: (error, order) => {
      if (error instanceof ArrivedBefore) {
        void queryClient.invalidateQueries({ queryKey: [['orders']] })
        return setMessage({ kind: 'error', text: createElement(ArrivedOrder, { orders: error.orders }) })
      }
      if (isUnanswered(error)) return setMessage({ kind: 'error', text: createElement(UnansweredOrder) })
      if (errorCode(error) === 'UNAUTHENTICATED') {
        forgetSession()
        openLogIn({ reason: 'ended', onSignedIn: () => place.mutate(order) })
        return
      }
      // By now it costs something else, or isn't offered like this: what is shown is asked for again.
      const refused = byField(error)
      const ofChoice = Object.keys(refused).some((path) => /^(options|expectedTotal|repeats)/.test(path))
      if (ofChoice)
        for (const part of ['options', 'products', 'artwork'])
          void queryClient.invalidateQueries({ queryKey: [[part]] })
      const refusal = ofChoice ? refusalOf(error) : tooOften(error)
      const text = refusal ?? t`The order was not accepted. What you wrote is kept: please try again.`
      setMessage({ kind: 'error', text })
      onRefused(refused)
    },
  })
  return {
    isPending: place.isPending,
    message,
    dismiss: () => setMessage(null),
    submit(order: NewOrder) {
      if (place.isPending) return
      if (user) place.mutate(order)
      else openLogIn({ onSignedIn: () => place.mutate(order) })
    },
  }
}

/** The one line of a purchase names its fields as an order does. */
const byField = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldErrors(error)).map(([path, message]) => [path.replace(/^lines\.0\./, ''), message]),
  )
