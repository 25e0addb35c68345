import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import type { BasketQuote } from '../../../../src/domains/basket/quote-output.ts'
import { errorCode, fieldErrors, refusalOf, tooOften, useClient } from '../../../lib/api.ts'
import { type BasketLine, changeLines, isSaved, toWire } from '../../../lib/basket/device-basket.ts'
import { forgetSession } from '../../../lib/device.ts'
import { useUser } from '../../../lib/session.ts'
import type { FormMessage } from '../../../ui/form-notice.tsx'
import { useLogIn } from '../../kit/account/login.tsx'
import { forgetPurchase, keyOfPurchase, readUnanswered, type Unanswered } from './unanswered-purchase.ts'
import type { useBasket } from './use-basket.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Orders that were placed together just now. */
    purchase?: { id: number; orders: number[] }
  }
}

type Order = { lines: readonly BasketLine[]; quote: BasketQuote }
type Wanted = ReturnType<typeof toPurchase>[number]
export type PlaceBasket = ReturnType<typeof usePlaceBasket>

/**
 * Places all lines as one purchase, once, however often it is sent: the key of these very lines stays on the device until
 * they are answered. At a price that wasn't shown nothing is ordered.
 */
export function usePlaceBasket({ lines: here, isRead, sync }: ReturnType<typeof useBasket>) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const openLogIn = useLogIn()
  const owner = useUser()?.id ?? null
  const [message, setMessage] = useState<FormMessage>(null)
  const [ordering, setOrdering] = useState<readonly BasketLine[] | null>(null)
  const [unanswered, setUnanswered] = useState<Unanswered<Wanted> | null>(null)
  useEffect(() => setUnanswered(owner === null ? null : readUnanswered(owner)), [owner])
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const say = (text: ReactNode) => setMessage({ kind: 'error', text })
  const sayChanged = () =>
    say(t`Something has changed meanwhile: it is marked in the lines. Please look and order again.`)
  function signedIn() {
    void sync()
    say(t`You are logged in, and the basket is with your account. Please look at the prices and order.`)
  }
  const place = useMutation({
    mutationFn: async (lines: Wanted[]) => {
      const of = owner ?? 0
      const headers = { 'idempotency-key': keyOfPurchase(of, lines) }
      // What the account doesn't know yet another device could order as well.
      if (
        !isSaved(
          of,
          lines.map(({ basketLine }) => basketLine),
        )
      )
        await sync()
      return client.purchases.place.mutate({ lines }, { context: { headers } })
    },
    onSuccess: async ({ id, orders }, lines) => {
      forgetPurchase()
      void queryClient.invalidateQueries({ queryKey: [['orders']] })
      await navigate({ to: '/myorder', state: { purchase: { id, orders: orders.map((order) => order.id) } } })
      // Only now: until its orders are shown, the basket isn't to look empty.
      const ordered = new Set(lines.map(({ basketLine }) => basketLine))
      changeLines((before) => before.filter((line) => !ordered.has(line.id)))
    },
    onError: (error) => {
      setOrdering(null)
      const code = errorCode(error)
      if (code === 'UNAUTHENTICATED') {
        forgetSession()
        return openLogIn({ reason: 'ended', onSignedIn: signedIn })
      }
      if (code === 'CONFLICT' || code === 'VALIDATION') return refused(error)
      if (code !== undefined)
        return say(tooOften(error) ?? t`The order was not accepted. The basket is kept: please try again.`)
      say(t`The connection broke before we could answer. Press once more: nothing is ordered twice.`)
      if (owner !== null) setUnanswered(readUnanswered(owner))
      // Whether it has arrived, the account's basket tells.
      void sync()
    },
  })
  function refused(error: unknown) {
    forget()
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
  // Not by this person's hand: then it was ordered, here or on another device.
  const hasLeft =
    isRead &&
    ordering === null &&
    idsOfUnanswered.some((id) => !removed.has(id)) &&
    idsOfUnanswered.every((id) => here.every((line) => line.id !== id))
  return {
    isPending: place.isPending,
    /** What is being ordered, as it was at the press: shown until the orders are. */
    ordering,
    message: hasLeft ? null : message,
    say,
    sayChanged,
    dismiss: () => setMessage(null),
    submit(order: Order) {
      if (place.isPending) return
      setMessage(null)
      if (owner === null) return openLogIn({ onSignedIn: signedIn })
      setOrdering(order.lines)
      place.mutate(toPurchase(order))
    },
    /** Asks again for the answer that was lost, where the lines have left the basket meanwhile; null where none was. */
    askAgain: hasLeft && unanswered ? () => place.mutate(unanswered.lines) : null,
    /** A line was removed by hand: what stood in them all is nobody's order any more. */
    removed(id: string) {
      const byHand = new Set([...removed, id])
      setRemoved(byHand)
      if (idsOfUnanswered.length > 0 && idsOfUnanswered.every((one) => byHand.has(one))) forget()
    },
  }
}

/** As they are ordered: each with the price that stands beside it. */
const toPurchase = ({ lines, quote }: Order) =>
  lines.map((line) => {
    const { id, seenTotal: _, ...wanted } = toWire(line)
    const total = quote.lines.find((one) => one.id === id)?.total
    return { ...wanted, basketLine: id, expectedTotal: total ?? undefined }
  })
