import { fromEach, type Way } from '../../lib/state-machine.ts'

/** The statuses of a shipment in the order of the work; picked up is what has a code (DEL-11). */
export const shipmentStatuses = [
  'Planned',
  'Packed',
  'Waiting',
  'HandedOver',
  'Failed',
  'Delivered',
  'PickedUp',
  'Returned',
  'Cancelled',
] as const
export type ShipmentStatus = (typeof shipmentStatuses)[number]

/** Staff pack it, give it to a courier, write down what became of it, or plan it anew. */
export const shipmentActs = [
  'pack',
  'shelve',
  'handOver',
  'deliver',
  'fail',
  'pickUp',
  'replan',
  'takeBack',
  'cancel',
] as const
export type ShipmentAct = (typeof shipmentActs)[number]

/** What is carried to the customer, and what is picked up, have moves of their own. */
export type Carriage = 'carried' | 'pickedUp' | 'both'

/** Every move of a shipment; there is no other (DEL-11). */
export const shipmentMoves: readonly Way<ShipmentStatus, ShipmentAct, Carriage>[] = [
  { from: 'Planned', to: 'Packed', act: 'pack', who: 'carried' },
  { from: 'Packed', to: 'HandedOver', act: 'handOver', who: 'carried' },
  { from: 'HandedOver', to: 'Delivered', act: 'deliver', who: 'carried' },
  { from: 'HandedOver', to: 'Failed', act: 'fail', who: 'carried' },
  { from: 'Failed', to: 'Returned', act: 'takeBack', who: 'carried' },
  { from: 'Planned', to: 'Waiting', act: 'shelve', who: 'pickedUp' },
  { from: 'Waiting', to: 'PickedUp', act: 'pickUp', who: 'pickedUp' },
  ...fromEach('replan', 'both' as const, ['Packed', 'Waiting', 'Failed'], 'Planned'),
  ...fromEach('cancel', 'both' as const, ['Planned', 'Packed', 'Waiting'], 'Cancelled'),
]

type Kind = { kind: string }
const carriageOf = ({ kind }: Kind): Carriage => (kind === 'pickup' ? 'pickedUp' : 'carried')

/** The move of an act from where a shipment stands; undefined where there is none. */
export function shipmentMove(
  act: ShipmentAct,
  shipment: Kind & { status: ShipmentStatus },
): Way<ShipmentStatus, ShipmentAct, Carriage> | undefined {
  const carriage = carriageOf(shipment)
  return shipmentMoves.find(
    (move) =>
      move.act === act && move.from === shipment.status && (move.who === 'both' || move.who === carriage),
  )
}

/** What can be done with a shipment now. */
export const shipmentActsNow = (shipment: Kind & { status: ShipmentStatus }): ShipmentAct[] =>
  shipmentActs.filter((act) => shipmentMove(act, shipment) !== undefined)

const isIn =
  (...some: ShipmentStatus[]) =>
  (status: ShipmentStatus): boolean =>
    some.includes(status)

/** Nothing happens with it any more. */
export const isShipmentOver = isIn('Delivered', 'PickedUp', 'Returned', 'Cancelled')
/** Somebody has taken it. */
export const isHandedOver = isIn('Delivered', 'PickedUp')
/** Its customer can still choose another way (DEL-12). */
export const canChooseAnew = isIn('Planned', 'Waiting', 'Failed')
/** It is with the courier: its orders can't be cancelled. */
export const isUnderWay = isIn('HandedOver')
/** Something was done with it, which an order's undo would contradict. */
export const isBegun = (status: ShipmentStatus): boolean => status !== 'Planned' && status !== 'Cancelled'

/** A list for handwritten SQL. */
export const openShipmentStatuses = shipmentStatuses.filter((status) => !isShipmentOver(status))

/** What stands on labels and in words: `Ç-0418`. */
export const shipmentNumber = (id: number): string => `Ç-${String(id).padStart(4, '0')}`
