import { useClient } from '../../../lib/api.ts'
import type { PlacesKind } from '../../kit/places/places-kind.ts'
import { useRenewCatalog } from './queries.ts'

/** The list of services, or of one service's products, as one that has an order of its own. */
export function useServicePlaces(of: 'services' | 'products'): PlacesKind {
  const calls = useClient()[of]
  return {
    order: (ids) => calls.order.mutate({ ids }),
    moveTo: (id, place) => calls.moveTo.mutate({ id, place }),
    renew: useRenewCatalog(),
  }
}
