import type { AreaName } from '../../procedures/areas.ts'

/** The statuses of an order with their ids and names (ORD-4). */
export const orderStatuses = {
  Pending: { id: 1, name: 'Gözləmədə', name_ru: 'В ожидании', name_en: 'Pending' },
  Accepted: { id: 2, name: 'Qəbul edilib', name_ru: 'Принят', name_en: 'Accepted' },
  InProduction: { id: 3, name: 'İstehsalatda', name_ru: 'В производстве', name_en: 'In production' },
  Ready: { id: 4, name: 'Hazırdır', name_ru: 'Готов', name_en: 'Ready' },
  Completed: { id: 5, name: 'Tamamlanıb', name_ru: 'Завершён', name_en: 'Completed' },
  NotApproved: { id: 6, name: 'Təsdiqlənməyib', name_ru: 'Не одобрен', name_en: 'Not approved' },
} as const
export type OrderStatus = keyof typeof orderStatuses

export const orderStatusNames = Object.keys(orderStatuses) as [OrderStatus, ...OrderStatus[]]

/** Staff enter the price; staff cancel; staff move an accepted order on. */
export type OrderAct = 'confirm' | 'cancel' | 'move'
export type Transition = { from: OrderStatus; to: OrderStatus; act: OrderAct; area: AreaName }

/** Every way that a status may go, by which act, with which permission area; there is no other. */
export const transitions: readonly Transition[] = [
  { from: 'Pending', to: 'Accepted', act: 'confirm', area: 'newOrders' },
  { from: 'Pending', to: 'NotApproved', act: 'cancel', area: 'newOrders' },
  { from: 'Accepted', to: 'NotApproved', act: 'cancel', area: 'orders' },
  { from: 'Accepted', to: 'InProduction', act: 'move', area: 'orders' },
  { from: 'InProduction', to: 'Ready', act: 'move', area: 'orders' },
  { from: 'Ready', to: 'Completed', act: 'move', area: 'orders' },
]

/** The price of an order in one of these may still be corrected: it is agreed on, and the job isn't handed over. */
export const correctable = ['Accepted', 'InProduction', 'Ready'] as const satisfies readonly OrderStatus[]

/** The areas one of which an act needs. */
export function areasFor(act: OrderAct): AreaName[] {
  return [...new Set(transitions.filter((way) => way.act === act).map((way) => way.area))]
}
