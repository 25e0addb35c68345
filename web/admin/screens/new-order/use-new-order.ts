import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { ContactWay } from '../../../../src/domains/orders/contact-ways.ts'
import { toBasisPoints } from '../../../../src/lib/money.ts'
import { errorCode, fieldErrors, useApi, useClient } from '../../../lib/api.ts'
import { missingIn, type SentWay, toSentWay, type WayDraft } from '../../kit/delivery/way-draft.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { keepText, keptKey } from '../../kit/kept-text.ts'
import type { CounterItem, LinesFor } from '../../kit/lines/lines.ts'
import { inEditorNames, toQuoteLines, toTaken } from '../../kit/lines/lines-wire.ts'
import { usePricedLines } from '../../kit/lines/use-priced-lines.ts'
import { useFailureNotice } from '../../kit/use-failure-message.ts'
import { blankDraft, type ChosenCustomer, isBlank, keepDraft, keptDraft } from './order-draft.ts'

/** The name under which the Idempotency-Key is kept. */
const keyName = 'newOrder.key'

/** The placed orders: their customer and numbers. */
export type Placed = { customer: ChosenCustomer; orders: number[] }
type Taking = { items: readonly CounterItem[]; linesFor: LinesFor; onPlaced: (placed: Placed) => void }

/** Orders or a quote that are taken from a customer: the draft on the device, its prices, and what becomes of it. */
export function useNewOrder({ items, linesFor, onPlaced }: Taking) {
  const [draft, setDraft] = useState(keptDraft)
  const [isBroughtBack, setBroughtBack] = useState(() => !isBlank(draft))
  const [isChecked, setChecked] = useState(false)
  const [byCapacity, setByCapacity] = useState(false)
  useEffect(() => keepDraft(draft), [draft])
  const { customer, cameBy, buyerId, way } = draft
  const delivery = useSentDelivery(way)
  const priced = usePricedLines({
    items,
    lines: draft.lines,
    onChange: (change) => setDraft((before) => ({ ...before, lines: change(before.lines) })),
    customerBp: toBasisPoints(customer?.percentage ?? 0),
  })
  const { lines, faulty, configurations, isWaiting } = priced
  const clear = () => {
    setChecked(false)
    setByCapacity(false)
    setBroughtBack(false)
    setDraft(blankDraft)
    // The screen may unmount before the next render.
    keepDraft(blankDraft)
  }
  const taking = useTaking(clear, onPlaced)
  const quoting = useQuoting(clear)
  const isReady = customer !== null && draft.lines.length > 0 && !isWaiting
  const isBusy = taking.isPending || quoting.isPending
  return {
    ...priced,
    customer,
    cameBy,
    buyerId,
    way,
    linesFor,
    isChecked,
    isReady,
    isBusy,
    errors: linesFor === 'order' ? fieldErrors(taking.error) : inEditorNames(fieldErrors(quoting.error)),
    lastOrder: customer?.lastOrder ?? null,
    chooseCustomer: (next: ChosenCustomer | null) =>
      setDraft((before) => ({ ...before, customer: next, buyerId: null, way: null })),
    choosePayer: (next: number | null) => setDraft((before) => ({ ...before, buyerId: next })),
    chooseDelivery: (next: WayDraft | null) => setDraft((before) => ({ ...before, way: next })),
    chooseWay: (next: ContactWay) => setDraft((before) => ({ ...before, cameBy: next })),
    /** An earlier draft is shown, and the user hasn't continued it yet. */
    isBroughtBack,
    byCapacity,
    setByCapacity,
    clear,
    place: () => {
      setChecked(true)
      if (faulty && lines.open !== faulty.key) lines.toggle(faulty.key)
      if (!customer || !isReady || faulty || isBusy) return
      if (linesFor === 'order') {
        if (delivery === 'missing') return
        const taken = toTaken(draft.lines, configurations)
        taking.mutate({
          customer,
          input: {
            customerId: customer.id,
            cameBy,
            byCapacity,
            lines: taken,
            ...(buyerId !== null && { buyerId }),
            ...(delivery && { delivery }),
          },
        })
      } else {
        const quoted = toQuoteLines(draft.lines, configurations)
        quoting.mutate({
          userId: customer.id,
          cameBy,
          lines: quoted,
          ...(buyerId !== null && { buyerId }),
        })
      }
    },
  }
}
export type NewOrder = ReturnType<typeof useNewOrder>

/** The way as it is sent; undefined where none is chosen. */
function useSentDelivery(way: WayDraft | null): SentWay | 'missing' | undefined {
  const { data } = useQuery({ ...useApi().delivery.all.queryOptions(), enabled: way !== null })
  if (way === null) return undefined
  const kind = data?.ways.find(({ id }) => id === way.wayId)?.kind
  return kind === undefined || missingIn(way, kind).length > 0 ? 'missing' : toSentWay(way, kind)
}

function useTaking(clear: () => void, onPlaced: (placed: Placed) => void) {
  const { t } = useLingui()
  const api = useApi()
  const client = useClient()
  const sayWhy = useSayWhy()
  type Input = Parameters<typeof client.purchases.take.mutate>[0]
  return useMutation({
    mutationFn: ({ input }: { customer: ChosenCustomer; input: Input }) => {
      const key = keptKey(keyName, JSON.stringify(input))
      return client.purchases.take.mutate(input, { context: { headers: { 'idempotency-key': key } } })
    },
    onSuccess: ({ orders }, { customer }) => {
      keepText(keyName, '')
      clear()
      onPlaced({ customer, orders: orders.map(({ id }) => id) })
    },
    onError: (error) => sayWhy(t`The orders were not placed`, error),
    onSettled: () => Promise.all([api.orders.invalidate(), api.overview.invalidate()]),
  })
}

/** The quote's page has the rest: validity, language, and sending. */
function useQuoting(clear: () => void) {
  const { t } = useLingui()
  const api = useApi()
  const client = useClient()
  const navigate = useNavigate()
  const sayWhy = useSayWhy()
  return useMutation({
    mutationFn: (input: Parameters<typeof client.offers.create.mutate>[0]) =>
      client.offers.create.mutate(input),
    onSuccess: ({ id }) => {
      clear()
      void navigate({ to: '/admin/quotes/$id', params: { id: String(id) } })
    },
    onError: (error) => sayWhy(t`The quote was not made`, error),
    onSettled: () => api.offers.invalidate(),
  })
}

function useSayWhy() {
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  return (text: string, error: unknown) => {
    if (['FORBIDDEN', 'UNAUTHENTICATED'].includes(errorCode(error) ?? '')) return
    notify({ kind: 'error', ...noticeOf(text, error), about: keyName })
  }
}
