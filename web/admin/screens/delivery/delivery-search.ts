import type { ShipmentGroup } from '../../kit/delivery/shipments.ts'

/** In the order of the work; what isn't ready stands last. */
export const openGroups = [
  'toPack',
  'toHandOver',
  'underWay',
  'failed',
  'uncollected',
  'coming',
] as const satisfies readonly ShipmentGroup[]

export const deliveryTabs = [...openGroups, 'over'] as const satisfies readonly ShipmentGroup[]

/** The group (all that is open without it), what is filtered, and the shipment of the rail. */
export type DeliverySearch = {
  tab?: (typeof deliveryTabs)[number] | undefined
  q?: string | undefined
  way?: number | undefined
  zone?: number | undefined
  open?: number | undefined
}
