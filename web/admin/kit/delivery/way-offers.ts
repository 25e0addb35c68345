import type { inferRouterOutputs } from '@trpc/server'
import { deliver, type ImpossibleReason, zonePrice } from '../../../../src/domains/delivery/deliver.ts'
import { locatePlace } from '../../../../src/domains/delivery/locate-place.ts'
import { readWireWays } from '../../../../src/domains/delivery/wire-ways.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { toAzn, toQepik } from '../../../../src/lib/money.ts'

type AllDelivery = inferRouterOutputs<AppRouter>['delivery']['all']
export type StaffWay = AllDelivery['ways'][number]

/** What goes; AZN without delivery. Null where it isn't known. */
export type Goods = { grams: number | null; millimetres: number | null; azn: number }

/** What a way says to an address; AZN. */
export type WayOffer = {
  /** The zones that the place may be in, where it is in more than one, or none is sure. */
  asked: readonly number[]
} & (
  | { kind: 'price'; azn: number; zoneId: number | null }
  /** Staff say the price. */
  | { kind: 'told' }
  /** One of the zones is to be chosen. */
  | { kind: 'asks' }
  | { kind: 'impossible'; reason: ImpossibleReason }
)

type Asked = { goods: Goods; place: string; zoneId: number | 'none' | null }

/** Every way's answer, by its id: what the server reckons too, hidden ways with those that customers see (DEL-1). */
export function wayOffers(
  ways: readonly StaffWay[],
  { goods: { grams, millimetres, azn }, place, zoneId }: Asked,
): ReadonlyMap<number, WayOffer> {
  const wire = readWireWays({ ways: [...ways], closed: [] })
  const located = place.trim() === '' ? null : locatePlace(wire.index, place)
  const sum = toQepik(azn)
  const goods = { grams, millimetres, sum }
  const answers = deliver({ ways: wire.ways, zones: wire.zones, located, goods, when: null })
  return new Map(
    answers.map((answer): [number, WayOffer] => {
      const { wayId } = answer
      if (answer.state === 'impossible')
        return [wayId, { kind: 'impossible', reason: answer.reason, asked: [] }]
      if (answer.state === 'possible')
        return [wayId, { kind: 'price', azn: toAzn(answer.price), zoneId: answer.zoneId, asked: [] }]
      if (answer.reason !== 'zone') return [wayId, { kind: 'told', asked: [] }]
      const asked = [...new Set(answer.asks.map((one) => one.zoneId))]
      if (zoneId === 'none') return [wayId, { kind: 'told', asked }]
      const meant = wire.zones.find(({ id }) => id === zoneId && asked.includes(id))
      if (!meant) return [wayId, { kind: 'asks', asked }]
      const price = grams === null ? null : zonePrice(meant, { grams, sum })
      if (price === null) return [wayId, { kind: 'told', asked }]
      return [wayId, { kind: 'price', azn: toAzn(price), zoneId: meant.id, asked }]
    }),
  )
}
