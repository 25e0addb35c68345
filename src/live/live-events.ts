import { type AreaName, areas } from '../procedures/areas.ts'

/**
 * What the admin is told at once, and the permission areas one of which hears of it. The names are those
 * of the database's triggers; the news carries an id and no data: who hears it reads as always.
 */
const liveEvents = {
  orderPlaced: ['newOrders', 'orders'],
  orderChanged: ['newOrders', 'orders'],
  offerChanged: ['orders'],
  contactRequestReceived: ['contact'],
  contactRequestChanged: ['contact'],
} as const satisfies Record<string, readonly AreaName[]>
type LiveEventName = keyof typeof liveEvents

/** `missed`: something may have happened unheard, so everything is to be read anew. */
export type LiveEvent = { name: LiveEventName; id: number } | { name: 'missed' }

/** Callers with none of these have nothing to follow. */
export const liveAreas: AreaName[] = [...new Set(Object.values(liveEvents).flat())]

export const canHear = (held: ReadonlySet<number>, event: LiveEvent): boolean =>
  event.name === 'missed' || liveEvents[event.name].some((area) => held.has(areas[area]))

/** What the parties of one order hear of it: that it is to be read anew. */
export const isOfOrder = (event: LiveEvent, orderId: number): boolean =>
  event.name === 'missed' || (event.name === 'orderChanged' && event.id === orderId)

/** A notice of the database (`{"name":"orderPlaced","id":7}`); null for what this version doesn't know. */
export function readNotice(payload: string): LiveEvent | null {
  const { name, id }: { name?: unknown; id?: unknown } = JSON.parse(payload)
  const isKnown = typeof name === 'string' && Object.hasOwn(liveEvents, name)
  return isKnown && typeof id === 'number' ? { name: name as LiveEventName, id } : null
}
