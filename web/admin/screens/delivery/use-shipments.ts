import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { type ShipmentGroup, shipmentsQuery } from '../../kit/delivery/shipments.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { useSelection } from '../../kit/orders/use-selection.ts'
import type { DeliverySearch } from './delivery-search.ts'
import { shownGroups } from './shipment-groups.ts'

/** The shipments that the address asks for, by group, and the one that is open. */
export function useShipments(search: DeliverySearch, unfolded: ReadonlySet<ShipmentGroup>) {
  const api = useApi()
  const { isLive } = useFrame()
  const { tab, q, way, zone, open } = search
  const filter = {
    ...(tab === 'over' && { group: tab }),
    ...(q !== undefined && { q }),
    ...(way !== undefined && { wayId: way }),
    ...(zone !== undefined && { zoneId: zone }),
  }
  const query = useQuery(shipmentsQuery(api, filter, isLive))
  const shipments = query.data?.shipments ?? []
  const isFiltered = q !== undefined || way !== undefined || zone !== undefined
  const groups = shownGroups(shipments, { tab, unfolded, isFiltered, chosen: open })
  const rows = groups.flatMap((group) => group.rows)
  const listed = shipments.find(({ id }) => id === open)
  // A link may lead to one that is over, or that the filter hides.
  const other = useQuery({
    ...api.shipments.one.queryOptions({ id: open ?? 0 }),
    enabled: open !== undefined && query.isSuccess && listed === undefined,
    retry: false,
  })
  const apart = open === undefined || listed ? undefined : other.data
  return {
    query,
    groups,
    rows,
    chosen: listed ?? apart,
    selection: useSelection(shipments),
    isFiltered,
  }
}
