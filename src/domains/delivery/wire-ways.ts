import { toQepik } from '../../lib/money.ts'
import type { Way, Zone } from './deliver.ts'
import type { ShownDelivery } from './delivery-output.ts'
import { type Place, type PlaceIndex, placeIndex } from './locate-place.ts'

type WireWays = {
  ways: Way[]
  zones: (Omit<Zone, 'places'> & { places: readonly Place[] })[]
  index: PlaceIndex
  closed: ReadonlySet<string>
}

const qepikOrNull = (azn: number | null): number | null => (azn === null ? null : toQepik(azn))

/** What `delivery.shown` has answered, as `deliver` takes it (DEL-1): prices in qəpik, places ready to be found. */
export function readWireWays({ ways, closed }: Pick<ShownDelivery, 'ways' | 'closed'>): WireWays {
  const zones = ways.flatMap(({ id: wayId, zones: own }) =>
    own.map(({ id, places, bands, perKg, freeFrom }) => ({
      id,
      wayId,
      places,
      bands: bands.map(({ upTo, price }) => ({ upTo, price: toQepik(price) })),
      perKg: qepikOrNull(perKg),
      freeFrom: qepikOrNull(freeFrom),
    })),
  )
  return { ways, zones, index: placeIndex(zones), closed: new Set(closed) }
}
