import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { missingIn, toSentWay, type WayDraft } from './way-draft.ts'
import { type Goods, wayOffers } from './way-offers.ts'

export type WayFormProps = {
  customerId: number
  /** Null where it isn't known what goes along: no way has a price then. */
  goods: Goods | null
  draft: WayDraft
  onChange: (draft: WayDraft) => void
  /** By the name of the field, as the server says it: `delivery.address.street`. */
  errors: Readonly<Record<string, string>>
  /** What is missing is said. */
  isChecked: boolean
}

const unknown: Goods = { grams: null, millimetres: null, azn: 0 }

/** The ways, and what the draft needs of them; undefined until they are there. */
export function useWays({ goods, draft, customerId }: Pick<WayFormProps, 'goods' | 'draft' | 'customerId'>) {
  const api = useApi()
  const query = useQuery(api.delivery.all.queryOptions())
  const kept = useQuery(api.delivery.addressesOf.queryOptions({ appUserId: customerId }))
  const { data } = query
  const way = data?.ways.find(({ id }) => id === draft.wayId)
  const keptAddress = kept.data?.find(({ id }) => id === draft.addressId)
  const place = keptAddress?.place ?? draft.typed.place
  const offers = data && wayOffers(data.ways, { goods: goods ?? unknown, place, zoneId: draft.zoneId })
  const missing = missingIn(draft, way?.kind)
  return {
    query,
    ways: data?.ways ?? [],
    points: data?.points ?? [],
    addresses: kept.data ?? [],
    way,
    offers,
    hasPrices: goods !== null,
    missing,
    /** Null while something is missing. */
    sent: way && missing.length === 0 ? toSentWay(draft, way.kind) : null,
  }
}
export type Ways = ReturnType<typeof useWays>
