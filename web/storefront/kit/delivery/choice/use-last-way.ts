import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useApi } from '../../../../lib/api.ts'
import { serverNow } from '../../../../lib/server-time.ts'
import { useUser } from '../../../../lib/session.ts'
import { type Goods, offersOf } from './offers.ts'
import type { WayChoice } from './use-choice.ts'

/**
 * Nothing is chosen at first but the customer's last way with its point or address, if it is possible for what is
 * ordered; from then on it is a choice like any other (DEL-38).
 */
export function useLastWay(
  choice: WayChoice,
  { goods, isWanted }: { goods: Goods; isWanted: boolean },
): void {
  const isSignedIn = useUser() !== null
  const isOpen = isWanted && isSignedIn && choice.draft.wayId === null
  const { data: last } = useQuery({ ...useApi().shipments.last.queryOptions(), enabled: isOpen })
  const isDone = useRef(false)
  useEffect(() => {
    if (!isOpen || isDone.current || !last || choice.areAddressesLoading) return
    // What isn't possible at this moment isn't chosen later either, while the customer looks on.
    isDone.current = true
    const { draft, saved, wire } = choice
    const kept = saved.find(({ id }) => id === (draft.addressId ?? last.addressId)) ?? saved[0]
    const place = draft.addressId === 'typed' ? draft.typed.place : (kept?.place ?? '')
    const now = new Date(serverNow())
    const offer = offersOf({ wire, goods, now, place, zoneId: null }).find(
      ({ wayId }) => wayId === last.wayId,
    )
    if (!offer || offer.kind === 'impossible') return
    const { wayId, pointId } = last
    choice.change({ wayId, pointId, addressId: draft.addressId ?? kept?.id ?? null })
  }, [isOpen, last, choice, goods])
}
