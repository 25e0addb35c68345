import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import type { Api } from '../../../lib/api.ts'
import { pollEvery } from '../frame/poll-every.ts'

type Outputs = inferRouterOutputs<AppRouter>
export type ShipmentList = Outputs['shipments']['list']
export type Shipment = Outputs['shipments']['one']
export type ShipmentGroup = Shipment['group']
/** As the page of an order has it. */
export type OrderShipment = NonNullable<Outputs['orders']['byId']['shipment']>

type Filter = { group?: ShipmentGroup; q?: string; wayId?: number; zoneId?: number }

/** Shipments that aren't over, or those of a group; what was there before stays to be seen until they come. */
export const shipmentsQuery = (api: Api, filter: Filter, isLive: boolean) => ({
  ...api.shipments.list.queryOptions(filter),
  placeholderData: keepPreviousData,
  refetchInterval: pollEvery(isLive),
})

/** What a shipment changes where it is shown: the lists, its orders with their money, and the figures. */
const touched = ['shipments', 'orders', 'overview', 'turns', 'payments', 'till', 'history', 'production']

export const renewShipments = (queryClient: QueryClient) =>
  Promise.all(touched.map((domain) => queryClient.invalidateQueries({ queryKey: [[domain]] })))

type Counts = Outputs['overview']['delivery']

/** The figure in the menu: what is to pack, to hand over, was not delivered, or waits for days (DEL-50). */
export const toDoOf = ({ toPack, toHandOver, failed, uncollected }: Counts): number =>
  toPack + toHandOver + failed + uncollected
