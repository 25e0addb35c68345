import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
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
import { forgetSession, parseUser, readUserText } from '../../../lib/device.ts'
import { useUser } from '../../../lib/session.ts'
import type { FormMessage } from '../../../ui/form-notice.tsx'
import { useLogIn } from '../../kit/account/login.tsx'
import type { SentDelivery } from '../../kit/delivery/draft.ts'
import { settleDelivery } from '../../kit/delivery/keep-address.ts'
import type { Delivery } from '../../kit/delivery/use-delivery.ts'
import { forgetPayer, payerOf } from '../../kit/documents/payer.ts'
import { leaveToHold } from '../../kit/money/leave-to-hold.ts'
import { artworkQuery } from '../../kit/orders/order-parts.ts'
import { forgetDraft, forgetKey, keyOf, keyOfOther, type SubmissionKey } from './order-draft.ts'

type NewOrder = {
  serviceId: number
  serviceTypeId: number | undefined
  count: number
  comment: string
  /** The chosen options, and the price in AZN that was shown for them. */
  options?: Selection
  expectedTotal?: number
  /** The customer's own order that this one repeats: its approved artwork comes along. */
  repeats?: number
  /** The company that pays for it. */
  buyerId?: number
  /** How it comes, where a way can be chosen. */
  delivery?: SentDelivery
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The number of an order that was placed just now. */
    placed?: number
    /** Its price was to be reserved, and wasn't. */
    notHeld?: boolean
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
 * Places an order exactly once, however often it is sent: a double click and a retry carry the same key. Before a
 * changed order is sent, the page checks whether the one before it has arrived (WEB-24). Visitors who aren't signed
 * in get the modal first, and the same order goes on after it (WEB-11).
 */
export function usePlaceOrder(
  onRefused: (errors: Record<string, string>) => void,
  { refuse }: Pick<Delivery, 'refuse'>,
) {
  const { t } = useLingui()
  const client = useClient()
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const openLogIn = useLogIn()
  const user = useUser()
  const key = useRef<SubmissionKey | null>(null)
  const holds = useRef(false)
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
      // Only a purchase takes files along; a purchase of one line is reported and shown as an order.
      if (!artwork || approvedFiles(artwork).length === 0)
        return (await client.orders.place.mutate(order, { context })).id
      const { buyerId, delivery, ...line } = order
      const bought = {
        lines: [{ ...line, repeats }],
        ...(buyerId !== undefined && { buyerId }),
        ...(delivery && { delivery }),
      }
      const { orders } = await client.purchases.place.mutate(bought, { context })
      return orders[0]?.id
    },
    onSuccess: async (id, { delivery }) => {
      key.current = null
      forgetDraft()
      forgetPayer()
      await settleDelivery({ client, queryClient }, delivery)
      await queryClient.invalidateQueries({ queryKey: [['orders']] })
      const notHeld = holds.current && id !== undefined && !(await leaveToHold(client, [id]))
      await navigate({ to: '/myorder', state: { placed: id, notHeld } })
    },
    onError: (error, order) => {
      if (error instanceof ArrivedBefore) {
        void queryClient.invalidateQueries({ queryKey: [['orders']] })
        return setMessage({ kind: 'note', text: <ArrivedOrder orders={error.orders} /> })
      }
      if (isUnanswered(error)) return setMessage({ kind: 'error', text: <UnansweredOrder /> })
      if (errorCode(error) === 'UNAUTHENTICATED') {
        forgetSession()
        return askToLogIn(order, 'ended')
      }
      // The price has changed, or the product is no longer offered like this: the shown data is asked for again.
      const refused = byField(error)
      if (refused.buyerId) forgetPayer()
      const ofDelivery = refuse(refused, order.delivery)
      const ofChoice =
        ofDelivery ||
        Object.keys(refused).some((path) => /^(options|expectedTotal|repeats|buyerId)/.test(path))
      if (ofChoice)
        for (const part of ['options', 'products', 'artwork', 'buyers'])
          void queryClient.invalidateQueries({ queryKey: [[part]] })
      const refusal = ofChoice ? refusalOf(error) : tooOften(error)
      const text = refusal ?? t`The order was not accepted. What you wrote is kept: please try again.`
      setMessage({ kind: 'error', text })
      onRefused(refused)
    },
  })
  // Whose the form is: whoever was signed in last while it was open.
  const owner = useRef(user?.id)
  useEffect(() => {
    if (user) owner.current = user.id
  }, [user])
  /** After the log-in the order goes on, unless the form was another customer's: it is looked at first (WEB-11). */
  function askToLogIn(order: NewOrder, reason: 'ended' | 'toOrder') {
    const wasOf = owner.current
    openLogIn({
      reason,
      onSignedIn() {
        if (wasOf === undefined || wasOf === parseUser(readUserText())?.id) return place.mutate(order)
        const text = t`You are logged in with another account. Please look at what is in the form and order.`
        setMessage({ kind: 'note', text })
      },
    })
  }
  return {
    isPending: place.isPending,
    message,
    dismiss: () => setMessage(null),
    /** `isHeld`: its price is reserved on a card next. */
    submit(order: NewOrder, isHeld: boolean) {
      if (place.isPending) return
      holds.current = isHeld
      const buyerId = payerOf(user?.id)
      if (user) place.mutate({ ...order, ...(buyerId !== undefined && { buyerId }) })
      else askToLogIn(order, 'toOrder')
    },
  }
}

/** The single line of a purchase names its fields as an order does. */
const byField = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldErrors(error)).map(([path, message]) => [path.replace(/^lines\.0\./, ''), message]),
  )

const look = 'font-bold underline underline-offset-4'

/** No one has refused the order, and no one has confirmed it. */
const UnansweredOrder = () => (
  <>
    <Trans>
      The connection broke before we could answer, so the order may have reached us. Press once more: nothing
      is ordered twice.
    </Trans>{' '}
    <Link to="/myorder" className={look}>
      <Trans>My orders</Trans>
    </Link>
  </>
)

/** The order that was sent before the form was changed has arrived; the changed one hasn't been sent. */
const ArrivedOrder = ({ orders }: { orders: readonly number[] }) => (
  <>
    <Plural
      value={orders.length}
      one="Your first order has reached us as it was before the change:"
      other="Your first orders have reached us as they were before the change:"
    />{' '}
    {orders.map((id) => (
      <Link key={id} to="/myorder/$id" params={{ id: String(id) }} className={look}>
        <Trans>Order No. {id}</Trans>
      </Link>
    ))}
    {'. '}
    <Trans>The changed one hasn’t been sent. Press once more to order it as well.</Trans>
  </>
)
