import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { BasketQuote } from '../../../../src/domains/basket/quote-output.ts'
import { errorCode, fieldErrors, refusalOf, tooOften, useClient } from '../../../lib/api.ts'
import { type BasketLine, changeLines, isSaved, toWire } from '../../../lib/basket/device-basket.ts'
import { forgetSession, readStored, writeStored } from '../../../lib/device.ts'
import { randomId } from '../../../lib/random-id.ts'
import { useUser } from '../../../lib/session.ts'
import type { FormMessage } from '../../../ui/form-notice.tsx'
import { useLogIn } from '../../kit/account/login.tsx'
import type { SentDelivery } from '../../kit/delivery/draft.ts'
import { settleDelivery } from '../../kit/delivery/keep-address.ts'
import type { Delivery } from '../../kit/delivery/use-delivery.ts'
import { forgetPayer, payerOf } from '../../kit/documents/payer.ts'
import { leaveToHold } from '../../kit/money/leave-to-hold.ts'
import type { useBasket } from './use-basket.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The orders that were placed together just now; `notHeld`: their price was to be reserved, and wasn't. */
    purchase?: { id: number; orders: number[]; notHeld?: boolean }
  }
}

/** `holds`: their price is reserved on a card next. `delivery`: how they come, where a way can be chosen. */
type Order = {
  lines: readonly BasketLine[]
  quote: BasketQuote
  holds: boolean
  delivery: SentDelivery | undefined
}
type Wanted = ReturnType<typeof toPurchase>[number]
/** `buyerId`: the company that pays for all of them. */
type Sent<Line = Wanted> = {
  lines: Line[]
  buyerId?: number | undefined
  delivery?: SentDelivery | undefined
}
export type PlaceBasket = ReturnType<typeof usePlaceBasket>

/**
 * Places all lines as one purchase exactly once, however often it is sent: the key of these lines stays on the device
 * until they are answered. Nothing is ordered at a price that wasn't shown.
 */
export function usePlaceBasket(
  { lines: here, isRead, sync }: ReturnType<typeof useBasket>,
  { refuse }: Pick<Delivery, 'refuse'>,
) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const openLogIn = useLogIn()
  const owner = useUser()?.id ?? null
  const [message, setMessage] = useState<FormMessage>(null)
  const [ordering, setOrdering] = useState<readonly BasketLine[] | null>(null)
  const holds = useRef(false)
  const [unanswered, setUnanswered] = useState<Unanswered<Wanted> | null>(null)
  useEffect(() => setUnanswered(owner === null ? null : readUnanswered(owner)), [owner])
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const say = (text: ReactNode) => setMessage({ kind: 'error', text })
  const sayChanged = () =>
    say(t`Something has changed in the meantime: it is marked in the lines. Please look and order again.`)
  function signedIn() {
    void sync()
    const text = t`You are logged in, and the basket is with your account. Please look at the prices and order.`
    setMessage({ kind: 'note', text })
  }
  const place = useMutation({
    mutationFn: async ({ lines, buyerId, delivery }: Sent) => {
      const of = owner ?? 0
      const headers = { 'idempotency-key': keyOfPurchase(of, { lines, buyerId, delivery }) }
      // Another device could order what the account doesn't know yet as well.
      if (
        !isSaved(
          of,
          lines.map(({ basketLine }) => basketLine),
        )
      )
        await sync()
      return client.purchases.place.mutate(
        { lines, ...(buyerId !== undefined && { buyerId }), ...(delivery && { delivery }) },
        { context: { headers } },
      )
    },
    onSuccess: async ({ id, orders }, { lines, delivery }) => {
      forgetPurchase()
      forgetPayer()
      await settleDelivery({ client, queryClient }, delivery)
      void queryClient.invalidateQueries({ queryKey: [['orders']] })
      const placed = orders.map((order) => order.id)
      const notHeld = holds.current && !(await leaveToHold(client, placed))
      await navigate({ to: '/myorder', state: { purchase: { id, orders: placed, notHeld } } })
      // Only now, so that the basket doesn't look empty until the orders are shown.
      const ordered = new Set(lines.map(({ basketLine }) => basketLine))
      changeLines((before) => before.filter((line) => !ordered.has(line.id)))
    },
    onError: (error, { delivery }) => {
      setOrdering(null)
      const code = errorCode(error)
      if (code === 'UNAUTHENTICATED') {
        forgetSession()
        return openLogIn({ reason: 'ended', onSignedIn: signedIn })
      }
      if (code === 'CONFLICT' || code === 'VALIDATION') return refused(error, delivery)
      if (code !== undefined)
        return say(tooOften(error) ?? t`The order was not accepted. The basket is kept: please try again.`)
      say(t`The connection broke before we could answer. Press once more: nothing is ordered twice.`)
      if (owner !== null) setUnanswered(readUnanswered(owner))
      // The account's basket tells whether the purchase has arrived.
      void sync()
    },
  })
  function refused(error: unknown, delivery: SentDelivery | undefined) {
    forget()
    if (refuse(fieldErrors(error), delivery)) return say(refusalOf(error))
    if (fieldErrors(error).buyerId) {
      forgetPayer()
      void queryClient.invalidateQueries({ queryKey: [['buyers']] })
      return say(refusalOf(error))
    }
    void sync()
    void queryClient.invalidateQueries({ queryKey: ['basket'] })
    if (Object.keys(fieldErrors(error)).every((path) => !path.endsWith('.basketLine'))) return sayChanged()
    say(
      <>
        {refusalOf(error)}{' '}
        <Link to="/myorder" className="font-bold underline underline-offset-4">
          <Trans>My orders</Trans>
        </Link>
      </>,
    )
  }
  function forget() {
    forgetPurchase()
    setUnanswered(null)
  }
  const idsOfUnanswered = unanswered?.lines.map(({ basketLine }) => basketLine) ?? []
  // The customer didn't remove them here, so they were ordered, here or on another device.
  const hasLeft =
    isRead &&
    ordering === null &&
    idsOfUnanswered.some((id) => !removed.has(id)) &&
    idsOfUnanswered.every((id) => here.every((line) => line.id !== id))
  return {
    isPending: place.isPending,
    /** The lines that are being ordered, as they were at the press: shown until the orders are. */
    ordering,
    message: hasLeft ? null : message,
    say,
    sayChanged,
    dismiss: () => setMessage(null),
    submit(order: Order) {
      if (place.isPending) return
      setMessage(null)
      if (owner === null) return openLogIn({ reason: 'toOrder', onSignedIn: signedIn })
      setOrdering(order.lines)
      holds.current = order.holds
      place.mutate({ lines: toPurchase(order), buyerId: payerOf(owner), delivery: order.delivery })
    },
    /** Asks again for the lost answer where the lines have left the basket; null when none was lost. */
    askAgain:
      hasLeft && unanswered
        ? () =>
            place.mutate({
              lines: unanswered.lines,
              buyerId: unanswered.buyerId,
              delivery: unanswered.delivery,
            })
        : null,
    /** Called when a line was removed by hand: the purchase of all of them is no longer wanted. */
    removed(id: string) {
      const byHand = new Set([...removed, id])
      setRemoved(byHand)
      if (idsOfUnanswered.length > 0 && idsOfUnanswered.every((one) => byHand.has(one))) forget()
    },
  }
}

/** The lines as they are ordered, each with the price that stands beside it. */
const toPurchase = ({ lines, quote }: Pick<Order, 'lines' | 'quote'>) =>
  lines.map((line) => {
    const { id, seenTotal: _, ...wanted } = toWire(line)
    const total = quote.lines.find((one) => one.id === id)?.total
    return { ...wanted, basketLine: id, expectedTotal: total ?? undefined }
  })

const name = 'basketKey'

/** A purchase that was sent, with its account and its Idempotency-Key. */
type Unanswered<Line = { basketLine: string }> = Sent<Line> & { key: string; owner: number }

/**
 * The Idempotency-Key of exactly these lines: kept until they are answered, so that a retry doesn't order them again.
 */
function keyOfPurchase(owner: number, { lines, buyerId, delivery }: Sent<object>): string {
  const kept = parsed()
  const isSame =
    kept?.owner === owner &&
    kept.buyerId === buyerId &&
    JSON.stringify(kept.delivery) === JSON.stringify(delivery)
  if (isSame && JSON.stringify(kept.lines) === JSON.stringify(lines)) return kept.key
  const key = randomId()
  writeStored(name, JSON.stringify({ key, owner, lines, buyerId, delivery }))
  return key
}

/** What this account has ordered without an answer, also before this page was loaded. */
function readUnanswered<Line>(owner: number): Unanswered<Line> | null {
  const kept = parsed()
  return kept?.owner === owner ? (kept as Unanswered<Line>) : null
}

const forgetPurchase = (): void => void writeStored(name, null)

function parsed(): Unanswered<unknown> | null {
  try {
    const kept: unknown = JSON.parse(readStored(name) ?? 'null')
    return isUnanswered(kept) ? kept : null
  } catch {
    return null
  }
}

function isUnanswered(value: unknown): value is Unanswered<unknown> {
  if (typeof value !== 'object' || value === null) return false
  const { key, owner, lines } = value as Partial<Unanswered<unknown>>
  return typeof key === 'string' && typeof owner === 'number' && Array.isArray(lines)
}
