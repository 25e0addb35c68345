import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useHydrated } from '../../../lib/session.ts'
import type { SentDelivery } from './draft.ts'

/** What the panel shows of the chosen way, in words of the reader's language. */
export type ToldDelivery = {
  /** Nothing is missing: it can be ordered. */
  isReady: boolean
  /** Undefined where no way is possible at all: it is ordered without one. */
  choice?: SentDelivery
  /** AZN; null while it isn't known, and `price` says so. */
  row?: { name: string; azn: number | null; price: string }
  /** What stands beside a sum without the delivery. */
  note?: string
  /** When it is with the customer: the leaf's day, the words beside its figure, the same as one sentence, and more. */
  leaf?: { day: string; title: string; spoken: string; note: string }
}

/** The server's words by the field of the choice, such as `address.street`. */
export type RefusedDelivery = { round: number; errors: Record<string, string> }

const before = 'delivery.'

/**
 * How what is about to be ordered comes; nothing of it where no way is shown (DEL-30), or where it isn't asked.
 */
export function useDelivery({ isAsked = true }: { isAsked?: boolean } = {}) {
  const queryClient = useQueryClient()
  const language = useLanguage()
  const isHydrated = useHydrated()
  const { data, isFetching } = useQuery({
    ...useApi().delivery.shown.queryOptions({ language }),
    enabled: isHydrated && isAsked,
  })
  const [told, tell] = useState<ToldDelivery | null>(null)
  const [presses, setPresses] = useState(0)
  const [refused, setRefused] = useState<RefusedDelivery>({ round: 0, errors: {} })
  const [old, setOld] = useState<SentDelivery | null>(null)
  const refuse = useCallback(
    (errors: Record<string, string>, sent: SentDelivery | undefined): boolean => {
      const own = Object.entries(errors).filter(([path]) => path === 'delivery' || path.startsWith(before))
      if (own.length === 0) return false
      const named = own.map(([path, message]) => [path.slice(before.length), message])
      setRefused(({ round }) => ({ round: round + 1, errors: Object.fromEntries(named) }))
      setOld(`${before}expectedPrice` in errors && sent ? sent : null)
      void queryClient.invalidateQueries({ queryKey: [['delivery']] })
      return true
    },
    [queryClient],
  )
  const shown = isAsked && data && data.ways.length > 0 ? data : null
  const now = shown ? told : null
  const price = now?.row?.azn
  const isSameWay = old !== null && old.wayId === now?.choice?.wayId
  return {
    shown,
    /** Whether it is known which ways there are; without a connection it can't be. */
    isKnown: data !== undefined || !isAsked || (isHydrated && !isFetching),
    told: now,
    tell,
    /** How often something was missing when the button was pressed. */
    presses,
    refused,
    /** AZN: the price that was shown before it changed; undefined where it didn't. */
    oldPrice:
      isSameWay && typeof old.expectedPrice === 'number' && old.expectedPrice !== price
        ? old.expectedPrice
        : undefined,
    /** Whether it can be ordered; else the section says what is missing. */
    goesOn(): boolean {
      if (!shown || now?.isReady) return true
      setPresses((before) => before + 1)
      return false
    },
    /** Takes over what the server has refused of it; false when that is something else. */
    refuse,
  }
}

export type Delivery = ReturnType<typeof useDelivery>
