import type { Transaction } from '../../db/client.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { AppError, type Message } from '../../lib/errors.ts'
import type { Qepik } from '../../lib/money.ts'
import { missingFor, type Prepayment } from '../order-money/order-money.ts'
import { isShipmentOver } from '../shipment-status/shipment-statuses.ts'
import { isPrintable } from './printable.ts'
import { type GateName, gatesOf, type OrderStatus, transitions } from './statuses.ts'
import type { Turn } from './turn-acts.ts'

/** The records beside an order that decide whether a gate is open; of many orders their money is read apart. */
export const listedGateRecords = {
  artwork: { select: { state: true } },
  shipment: { select: { status: true } },
} as const satisfies Prisma.OrderInclude
export const gateRecords = {
  ...listedGateRecords,
  money: {
    select: {
      total: true,
      paid: true,
      refunded: true,
      refunding: true,
      kept: true,
      depositBp: true,
      isOnTerms: true,
      settings: { select: { beforeProduction: true, beforeHandover: true } },
    },
  },
} as const satisfies Prisma.OrderInclude
/** All facts of an order that do. */
export const gateFacts = { ...gateRecords, passedGates: true } as const satisfies Prisma.OrderSelect
export type GateFacts = Prisma.OrderGetPayload<{ select: typeof gateFacts }>

type Gate = {
  /** Whether it asks anything of such an order at all. */
  concerns: (facts: GateFacts) => boolean
  /** Qəpik that are missing while it is shut for want of money. */
  missing?: (facts: GateFacts) => Qepik
  isOpen: (facts: GateFacts) => boolean
  /** Why an order can't pass. */
  shut: Message
  /** Whose turn it is while the gate is shut, and for what; the artwork's state may say it instead. */
  waitsFor?: Turn
  /**
   * How staff can pass it all the same with a reason, and the email that says so to the customer; a gate may
   * have no such way.
   */
  passing?: Passing
}

/** `email`: what the customer gets instead of the status's own email; they read the reason only with it. */
type Passing =
  | { act: 'startUnapproved'; email: 'startedUnapproved' }
  | { act: 'startUnpaid' | 'handOverUnpaid'; email?: undefined }

const depositMissing: Message = /*i18n*/ {
  id: 'orders.depositMissing',
  message:
    'The money that is due before production has not come in. Wait for it, or start without it and say why.',
}
const paymentMissing: Message = /*i18n*/ {
  id: 'orders.paymentMissing',
  message:
    'The money that is due before handing over has not come in. Wait for it, or hand it over without it and say why.',
}
const notApproved: Message = /*i18n*/ {
  id: 'orders.notApprovedForPrint',
  message:
    'The artwork of this order is not approved for print. Wait for the approval, or start without it and say why.',
}

const goesAsShipment: Message = /*i18n*/ {
  id: 'orders.goesAsShipment',
  message: 'This order goes as a shipment: write down there who has taken it, and it is completed with it.',
}

type Demand = keyof NonNullable<GateFacts['money']>['settings']
const demanded = ({ money }: GateFacts, before: Demand): Prepayment => money?.settings[before] ?? 'off'
const missing = (facts: GateFacts, before: Demand): Qepik =>
  facts.money === null ? 0 : missingFor(demanded(facts, before), facts.money)
/** The money that is asked for before a step; an order whose money isn't kept needs none (PAY-5). */
const moneyBefore = (before: Demand) => ({
  concerns: (facts: GateFacts) => demanded(facts, before) !== 'off',
  missing: (facts: GateFacts) => missing(facts, before),
  isOpen: (facts: GateFacts) => missing(facts, before) === 0,
})

/** What must hold before a status; the table of statuses says before which. */
export const gates: Record<GateName, Gate> = {
  /** Nothing is printed before it is approved; an order without artwork of its own needs no approval (PRO-6). */
  approval: {
    concerns: ({ artwork }) => artwork !== null && artwork.state !== 'NotNeeded',
    isOpen: ({ artwork }) => artwork === null || isPrintable(artwork.state),
    shut: notApproved,
    passing: { act: 'startUnapproved', email: 'startedUnapproved' },
  },
  deposit: {
    ...moneyBefore('beforeProduction'),
    shut: depositMissing,
    waitsFor: { side: 'customer', what: 'pay' },
    passing: { act: 'startUnpaid' },
  },
  payment: {
    ...moneyBefore('beforeHandover'),
    shut: paymentMissing,
    waitsFor: { side: 'customer', what: 'pay' },
    passing: { act: 'handOverUnpaid' },
  },
  /** What goes as a shipment is handed over with it, by whoever sees that it was taken (DEL-14). */
  shipment: {
    concerns: ({ shipment }) => shipment !== null,
    isOpen: ({ shipment }) => shipment === null || isShipmentOver(shipment.status),
    shut: goesAsShipment,
  },
}
export const gateNames = Object.keys(gates) as [GateName, ...GateName[]]

/** Staff have passed it already, while another one was shut (PAY-60). */
export const isPassed = (name: GateName, { passedGates }: Pick<GateFacts, 'passedGates'>): boolean =>
  passedGates.includes(name)

/** The shut gates before a status; none where an order with these facts can come to it. */
export const shutGates = (status: OrderStatus, facts: GateFacts): GateName[] =>
  gatesOf(status).filter((name) => !gates[name].isOpen(facts) && !isPassed(name, facts))

/**
 * The turn at the first shut gate after a status; null where none is shut, or the artwork's state says it.
 */
export function turnAtGates(status: OrderStatus, facts: GateFacts): Turn | null {
  const shut = transitions.flatMap(({ from, to, act }) =>
    from === status && act === 'move' ? shutGates(to, facts) : [],
  )
  return shut.map((name) => gates[name].waitsFor).find((turn) => turn !== undefined) ?? null
}

export const readGateFacts = (tx: Transaction, id: number): Promise<GateFacts> =>
  tx.order.findUniqueOrThrow({ where: { id }, select: gateFacts })

/**
 * Called once the order has come to the status: from then on its row is locked, and nothing the gates look at
 * can change until the transaction ends. `past` is a gate that staff pass with a reason.
 * @returns the gates that are shut, and that staff have passed now or before
 * @throws CONFLICT
 */
export async function assertGatesOpen(
  tx: Transaction,
  { orderId, status, past }: { orderId: number; status: OrderStatus; past?: GateName | undefined },
): Promise<GateName[]> {
  if (gatesOf(status).length === 0) return []
  const facts = await readGateFacts(tx, orderId)
  const shut = shutGates(status, facts).find((name) => name !== past)
  if (shut) throw new AppError('CONFLICT', gates[shut].shut)
  return gatesOf(status).filter((name) => !gates[name].isOpen(facts))
}

/** A gate that staff have passed counts again: they undid it, or what they passed it for has changed. */
export const shutAgain = (tx: Transaction, name: GateName, orderId: number) => tx.$executeRaw`
  UPDATE orders SET passed_gates = array_remove(passed_gates, ${name})
  WHERE id = ${orderId} AND ${name} = ANY(passed_gates)`
