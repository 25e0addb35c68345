import type { Way } from '../../lib/state-machine.ts'
import type { AreaName } from '../../procedures/areas.ts'

/**
 * The stages of an order. Everything that the program asks about a status is a property of its stage, so that
 * another status is one line (ORD-4). `phase`: `asked` waits for its price; `work` is agreed on and not
 * handed over; `done`; or `givenUp`.
 */
const stages = {
  unpriced: { phase: 'asked', isUnmade: true, takesArtwork: true },
  queued: { phase: 'work', isUnmade: true, takesArtwork: true },
  printing: { phase: 'work', isUnmade: true, takesArtwork: false },
  made: { phase: 'work', isUnmade: false, takesArtwork: false },
  toCollect: { phase: 'work', isUnmade: false, takesArtwork: false },
  done: { phase: 'done', isUnmade: false, takesArtwork: false },
  givenUp: { phase: 'givenUp', isUnmade: false, takesArtwork: false },
} as const
type Stages = typeof stages
export type Stage = keyof Stages
/** Gates before a status: src/domains/order-status/gates.ts. */
export type GateName = 'approval' | 'deposit' | 'payment' | 'shipment'
type Status = {
  id: number
  name: string
  name_ru: string
  name_en: string
  stage: Stage
  gates?: readonly GateName[]
  /** The email to the customer when the order comes to the status. */
  email?: 'orderAccepted' | 'orderReady' | 'orderNotApproved'
}

/** The statuses of an order in the order of the work, with their ids and names (ORD-4). */
export const orderStatuses = {
  Pending: { id: 1, name: 'Gözləmədə', name_ru: 'В ожидании', name_en: 'Pending', stage: 'unpriced' },
  Accepted: {
    id: 2,
    name: 'Qəbul edilib',
    name_ru: 'Принят',
    name_en: 'Accepted',
    stage: 'queued',
    email: 'orderAccepted',
  },
  InProduction: {
    id: 3,
    name: 'İstehsalatda',
    name_ru: 'В производстве',
    name_en: 'In production',
    stage: 'printing',
    gates: ['approval', 'deposit'],
  },
  Ready: {
    id: 4,
    name: 'Hazırdır',
    name_ru: 'Готов',
    name_en: 'Ready',
    stage: 'toCollect',
    email: 'orderReady',
  },
  Completed: {
    id: 5,
    name: 'Tamamlanıb',
    name_ru: 'Завершён',
    name_en: 'Completed',
    stage: 'done',
    gates: ['payment', 'shipment'],
  },
  NotApproved: {
    id: 6,
    name: 'Təsdiqlənməyib',
    name_ru: 'Не одобрен',
    name_en: 'Not approved',
    stage: 'givenUp',
    email: 'orderNotApproved',
  },
} as const satisfies Record<string, Status>
export type OrderStatus = keyof typeof orderStatuses

export const orderStatusNames = Object.keys(orderStatuses) as [OrderStatus, ...OrderStatus[]]

const factsOf = (status: OrderStatus): Status => orderStatuses[status]
export const stageOf = (status: OrderStatus): Stage => factsOf(status).stage
export const gatesOf = (status: OrderStatus): readonly GateName[] => factsOf(status).gates ?? []
export const emailOf = (status: OrderStatus): Status['email'] => factsOf(status).email

/** Statuses whose stage is one of these. */
type StatusAt<At extends Stage> = {
  [Name in OrderStatus]: (typeof orderStatuses)[Name]['stage'] extends At ? Name : never
}[OrderStatus]
/** Stages with this property. */
type StageWith<Facts> = { [At in Stage]: Stages[At] extends Facts ? At : never }[Stage]

function statusesWith<const Facts extends Partial<Stages[Stage]>>(
  facts: Facts,
): readonly StatusAt<StageWith<Facts>>[] {
  const wanted = Object.entries(facts)
  const hasAll = (stage: Readonly<Record<string, unknown>>) =>
    wanted.every(([key, value]) => stage[key] === value)
  return orderStatusNames.filter((name): name is StatusAt<StageWith<Facts>> => hasAll(stages[stageOf(name)]))
}

const inWork = statusesWith({ phase: 'work' })
/** Handed over. */
export const doneStatuses = statusesWith({ phase: 'done' })
/** Orders that wait for their price. */
export const unpricedStatuses = statusesWith({ phase: 'asked' })
export const isUnpriced = isOneOf(unpricedStatuses)
/** Orders that the company doesn't take. */
export const givenUpStatuses = statusesWith({ phase: 'givenUp' })
export const isGivenUp = isOneOf(givenUpStatuses)

/** The steps of an order; an order that is given up has left them. */
export const steps = [...unpricedStatuses, ...inWork, ...doneStatuses] as const
export type Step = (typeof steps)[number]
/** The index of the step, from 0; −1 for an order that is given up. */
export const stepOf = (status: OrderStatus): number => (steps as readonly OrderStatus[]).indexOf(status)
/** Something remains to be done. */
export const openStatuses = [...unpricedStatuses, ...inWork] as const
export const isOpen = isOneOf(openStatuses)
/** Nothing happens any more. */
export const endStatuses = [...doneStatuses, ...givenUpStatuses] as const
/** The price counts as spent (CUS-1). */
export const spendStatuses = [...inWork, ...doneStatuses] as const
/** The price can still be corrected: it is agreed on, and the order isn't handed over. */
export const isPriceCorrectable = isOneOf(inWork)
/** The workshop isn't done, so the promised day can still be moved. */
export const unmadeStatuses = statusesWith({ isUnmade: true })
export const isUnmade = isOneOf(unmadeStatuses)
/** Agreed on, and the workshop isn't done. */
export const workshopStatuses = statusesWith({ phase: 'work', isUnmade: true })
export const isInWorkshop = isOneOf(workshopStatuses)
/** The workshop is done. */
export const madeStatuses = [...statusesWith({ phase: 'work', isUnmade: false }), ...doneStatuses] as const
/** Neither being printed nor given up, so the artwork can still change. */
export const takesArtwork = isOneOf(statusesWith({ takesArtwork: true }))

function isOneOf<Some extends OrderStatus>(some: readonly Some[]) {
  return (status: OrderStatus): status is Some => some.some((one) => one === status)
}

/** A list for handwritten SQL, spelled out because only then a partial index is used. */
export const statusList = (statuses: readonly OrderStatus[]): string =>
  `(${statuses.map((status) => `'${status}'`).join(', ')})`

/** Staff enter the price, cancel, or move an accepted order on; its customer cancels what waits for a price. */
export type OrderAct = 'confirm' | 'cancel' | 'move' | 'cancelOwn'

/** Every move of a status: by which act, with which permission area, or by the order's customer; there is no other. */
export const transitions = [
  { from: 'Pending', to: 'Accepted', act: 'confirm', who: 'newOrders' },
  { from: 'Pending', to: 'NotApproved', act: 'cancel', who: 'newOrders' },
  { from: 'Pending', to: 'NotApproved', act: 'cancelOwn', who: 'customer' },
  { from: 'Accepted', to: 'NotApproved', act: 'cancel', who: 'orders' },
  { from: 'Accepted', to: 'InProduction', act: 'move', who: 'orders' },
  { from: 'InProduction', to: 'Ready', act: 'move', who: 'orders' },
  { from: 'Ready', to: 'Completed', act: 'move', who: 'orders' },
] as const satisfies readonly Way<OrderStatus, OrderAct, AreaName | 'customer'>[]

export type Transition = (typeof transitions)[number]
type StaffMove = Exclude<Transition, { who: 'customer' }>
export const isByStaff = (way: Transition): way is StaffMove => way.who !== 'customer'

/** The email of a move: that of its status to the customer; of the customer's own cancellation, to the company. */
export const emailOfMove = ({ act, to }: Transition) =>
  act === 'cancelOwn' ? 'orderCancelledCompany' : emailOf(to)

/** The statuses that staff move an order to. */
export type MoveTarget = Extract<Transition, { act: 'move' }>['to']
export const moveTargets = transitions.flatMap(({ act, to }): MoveTarget[] => (act === 'move' ? [to] : []))
export const isMoveTarget = isOneOf(moveTargets)

/** The areas of which an act needs one. */
export function areasFor(act: OrderAct): AreaName[] {
  return [...new Set(transitions.filter(isByStaff).flatMap((way) => (way.act === act ? way.who : [])))]
}

/** The status of a placed order, and after a price and a cancellation. */
export const placedAs = 'Pending' as const satisfies OrderStatus
export const acceptedAs = 'Accepted' as const satisfies Extract<Transition, { act: 'confirm' }>['to']
export const cancelledAs = 'NotApproved' as const satisfies Extract<Transition, { act: 'cancel' }>['to']
