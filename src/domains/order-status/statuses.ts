import type { AreaName } from '../../procedures/areas.ts'

/**
 * What an order in a status is: `asked`, waiting for its price; `work`, agreed on and not handed over; `done`; or
 * `givenUp`.
 */
type Phase = 'asked' | 'work' | 'done' | 'givenUp'
type Status = { id: number; name: string; name_ru: string; name_en: string; phase: Phase }

/** The statuses of an order in the order of the work, with their ids and names (ORD-4). */
export const orderStatuses = {
  Pending: { id: 1, name: 'Gözləmədə', name_ru: 'В ожидании', name_en: 'Pending', phase: 'asked' },
  Accepted: { id: 2, name: 'Qəbul edilib', name_ru: 'Принят', name_en: 'Accepted', phase: 'work' },
  InProduction: {
    id: 3,
    name: 'İstehsalatda',
    name_ru: 'В производстве',
    name_en: 'In production',
    phase: 'work',
  },
  Ready: { id: 4, name: 'Hazırdır', name_ru: 'Готов', name_en: 'Ready', phase: 'work' },
  Completed: { id: 5, name: 'Tamamlanıb', name_ru: 'Завершён', name_en: 'Completed', phase: 'done' },
  NotApproved: {
    id: 6,
    name: 'Təsdiqlənməyib',
    name_ru: 'Не одобрен',
    name_en: 'Not approved',
    phase: 'givenUp',
  },
} as const satisfies Record<string, Status>
export type OrderStatus = keyof typeof orderStatuses

export const orderStatusNames = Object.keys(orderStatuses) as [OrderStatus, ...OrderStatus[]]

type StatusIn<P extends Phase> = {
  [Name in OrderStatus]: (typeof orderStatuses)[Name]['phase'] extends P ? Name : never
}[OrderStatus]

const statusesIn = <P extends Phase>(...phases: P[]): readonly StatusIn<P>[] =>
  orderStatusNames.filter((name): name is StatusIn<P> =>
    phases.some((phase) => phase === orderStatuses[name].phase),
  )

/** The way of an order, step by step; one that is given up has left it. */
export const steps = statusesIn('asked', 'work', 'done')
export type Step = (typeof steps)[number]
/** Its place on that way, from 0; −1 for one that is given up. */
export const stepOf = (status: OrderStatus): number => (steps as readonly OrderStatus[]).indexOf(status)
/** Something remains to be done. */
export const openStatuses = statusesIn('asked', 'work')
export const isOpen = (status: OrderStatus): boolean => openStatuses.some((open) => open === status)
/** Nothing happens any more. */
export const endStatuses = statusesIn('done', 'givenUp')
/** Its price counts as spent (CUS-1). */
export const spendStatuses = statusesIn('work', 'done')
/** Its price can still be corrected: it is agreed on, and the job isn't handed over. */
export const correctable = statusesIn('work')

/** For SQL by hand; written out, since only so a partial index is used. */
export const statusList = (statuses: readonly OrderStatus[]): string =>
  `(${statuses.map((status) => `'${status}'`).join(', ')})`

/** Staff enter the price; staff cancel; staff move an accepted order on. */
export type OrderAct = 'confirm' | 'cancel' | 'move'
type TransitionFields = { from: OrderStatus; to: OrderStatus; act: OrderAct; area: AreaName }

/** Every way that a status may go, by which act, with which permission area; there is no other. */
export const transitions = [
  { from: 'Pending', to: 'Accepted', act: 'confirm', area: 'newOrders' },
  { from: 'Pending', to: 'NotApproved', act: 'cancel', area: 'newOrders' },
  { from: 'Accepted', to: 'NotApproved', act: 'cancel', area: 'orders' },
  { from: 'Accepted', to: 'InProduction', act: 'move', area: 'orders' },
  { from: 'InProduction', to: 'Ready', act: 'move', area: 'orders' },
  { from: 'Ready', to: 'Completed', act: 'move', area: 'orders' },
] as const satisfies readonly TransitionFields[]

/** One of them. */
export type Transition = (typeof transitions)[number]

/** Where staff move an order on to. */
export type MoveTarget = Extract<Transition, { act: 'move' }>['to']
export const moveTargets = transitions.flatMap(({ act, to }): MoveTarget[] => (act === 'move' ? [to] : []))
/** Where an order can be moved on to from here; null when that needs a price, or is the end. */
export const moveTargetFrom = (status: OrderStatus): MoveTarget | null =>
  transitions.flatMap((way) => (way.act === 'move' && way.from === status ? [way.to] : []))[0] ?? null

/** The areas one of which an act needs. */
export function areasFor(act: OrderAct): AreaName[] {
  return [...new Set(transitions.filter((way) => way.act === act).map((way) => way.area))]
}
