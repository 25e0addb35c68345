import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { AddressView, ShownDelivery } from '../../../../../src/domains/delivery/delivery-output.ts'
import { readWireWays } from '../../../../../src/domains/delivery/wire-ways.ts'
import type { TypedAddress } from '../../../../../src/domains/order-shipment/address-fields.ts'
import { useApi } from '../../../../lib/api.ts'
import { serverNow } from '../../../../lib/server-time.ts'
import { useUser } from '../../../../lib/session.ts'
import { type DeliveryDraft, readDelivery, writeDelivery } from '../draft.ts'
import { elsewhere, type Goods, offersOf, orderOf, priceIn } from './offers.ts'

const noAddresses: readonly AddressView[] = []

/** What is chosen and typed, and what each way offers for it (DEL-30). */
export function useChoice(shown: ShownDelivery, { grams, millimetres, azn, ready }: Goods) {
  const user = useUser()
  const [draft, setDraft] = useState(() => readDelivery(user))
  const changeFrom = (partOf: (before: DeliveryDraft) => Partial<DeliveryDraft>) =>
    setDraft((before) => {
      const changed = { ...before, ...partOf(before) }
      writeDelivery(changed)
      return changed
    })
  const change = (part: Partial<DeliveryDraft>) => changeFrom(() => part)
  const addresses = useQuery({ ...useApi().delivery.addresses.queryOptions(), enabled: user !== null })
  const saved = addresses.data ?? noAddresses
  const wire = useMemo(() => readWireWays(shown), [shown])
  const way = shown.ways.find(({ id }) => id === draft.wayId)
  const isBrought = way !== undefined && way.kind !== 'pickup'
  const addressId = addressOf(draft, saved, addresses.isLoading)
  const address: TypedAddress | undefined =
    addressId === 'typed' ? draft.typed : saved.find(({ id }) => id === addressId)
  const place = isBrought ? (address?.place ?? '') : ''
  const { zoneId, isElsewhere } = draft
  const offers = useMemo(() => {
    const goods = { grams, millimetres, azn, ready }
    const now = new Date(serverNow())
    const order = orderOf(offersOf({ wire, goods, now, place: '', zoneId: null }))
    const found = offersOf({ wire, goods, now, place, zoneId })
    return found
      .map((offer) => (isElsewhere ? elsewhere(offer) : offer))
      .toSorted((one, other) => order.indexOf(one.wayId) - order.indexOf(other.wayId))
  }, [wire, grams, millimetres, azn, ready, place, zoneId, isElsewhere])
  return {
    draft,
    change,
    chooseWay: (wayId: number) => change({ wayId, zoneId: null, isElsewhere: false }),
    chooseAddress: (addressId: number | 'typed') => change({ addressId, zoneId: null, isElsewhere: false }),
    /** Whoever types means that address, also once they have others; a browser fills several fields at once. */
    type: (part: Partial<TypedAddress>) =>
      changeFrom(({ typed }) => ({ addressId: 'typed', typed: { ...typed, ...part } })),
    /** Another place: which of several was meant has to be said again. */
    typePlace: (place: string, zone: number | null = null) =>
      changeFrom(({ typed }) => ({
        addressId: 'typed',
        typed: { ...typed, place },
        zoneId: zone,
        isElsewhere: false,
      })),
    saved,
    areAddressesLoading: addresses.isLoading,
    wire,
    priceIn: (zone: number) => priceIn(wire, { grams, azn }, zone),
    points: shown.points,
    /** The chosen way, if it is still offered. */
    way,
    offer: offers.find(({ wayId }) => wayId === way?.id),
    offers,
    addressId,
    address,
    pointId: shown.points.find(({ id }) => id === draft.pointId)?.id ?? shown.points[0]?.id ?? null,
  }
}

export type WayChoice = ReturnType<typeof useChoice>

/** The newest of one's addresses until another one is chosen; of those who have none the one they type. */
function addressOf(
  { addressId }: DeliveryDraft,
  saved: readonly AddressView[],
  isLoading: boolean,
): number | 'typed' | null {
  if (addressId === 'typed') return addressId
  if (addressId === null) return saved[0]?.id ?? (isLoading ? null : 'typed')
  return saved.some(({ id }) => id === addressId) ? addressId : null
}
