import { type AreaName, areas } from '../procedures/areas.ts'

/**
 * The events that the admin gets at once, and the permission areas of which one is needed. The names are
 * those of the database's triggers; an event carries an id and no data: its receiver reads as always.
 */
const liveEvents = {
  orderPlaced: ['newOrders', 'orders'],
  orderChanged: ['newOrders', 'orders'],
  offerChanged: ['orders'],
  contactRequestReceived: ['contact'],
  contactRequestChanged: ['contact'],
} as const satisfies Record<string, readonly AreaName[]>
type LiveEventName = keyof typeof liveEvents

/** `missed`: events may have been lost, so everything has to be read again. */
export type LiveEvent = { name: LiveEventName; id: number } | { name: 'missed' }

/** Callers with none of these have nothing to follow. */
export const liveAreas: AreaName[] = [...new Set(Object.values(liveEvents).flat())]

export const canHear = (held: ReadonlySet<number>, event: LiveEvent): boolean =>
  event.name === 'missed' || liveEvents[event.name].some((area) => held.has(areas[area]))

/** The event for the parties of one order: that it has to be read again. */
export const isOfOrder = (event: LiveEvent, orderId: number): boolean =>
  event.name === 'missed' || (event.name === 'orderChanged' && event.id === orderId)

/** A notification of the database (`{"name":"orderPlaced","id":7}`); null for an unknown one. */
export function readNotice(payload: string): LiveEvent | null {
  const { name, id }: { name?: unknown; id?: unknown } = JSON.parse(payload)
  const isKnown = typeof name === 'string' && Object.hasOwn(liveEvents, name)
  return isKnown && typeof id === 'number' ? { name: name as LiveEventName, id } : null
}
