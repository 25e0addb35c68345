import type { Transaction } from '../../db/client.ts'
import { AppError, type Message, notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { gates, isPassed, readGateFacts, shutGates } from '../order-status/gates.ts'
import { type GateName, gatesOf, type OrderStatus, transitions } from '../order-status/statuses.ts'
import { changeStatus, readOrder, statusConflict } from './change-status.ts'
import type { OrderView } from './order-output.ts'

const needsNone: Message = /*i18n*/ {
  id: 'orders.needsNoOverride',
  message: 'Nothing stands in the way of this order: it can go on as usual.',
}
const alreadyPassed: Message = /*i18n*/ {
  id: 'orders.alreadyPassed',
  message: 'Somebody has decided that already: now the order waits for something else.',
}

type Passing = { id: number; reason: string; past: GateName }

/**
 * Staff move an order on past a shut gate, with a reason (PRO-6, PAY-5): the history has it with their name. While
 * another gate is shut the order stays where it is and only this one is passed (PAY-60). Of an artwork that isn't
 * approved the customer reads the reason once it is printed, and gets an email once that can't be undone any more.
 * @throws NOT_FOUND; CONFLICT when its status doesn't lead there, or this gate was passed or has since been opened
 */
export function passGate(
  deps: Pick<Deps, 'db' | 'emails' | 'now'>,
  caller: Pick<Caller, 'id'>,
  { id: orderId, reason, past }: Passing,
): Promise<OrderView> {
  const way = transitions.find(({ act, to }) => act === 'move' && gatesOf(to).includes(past))
  const at = deps.now()
  return deps.db.$transaction(async (tx) => {
    const status = await hold(tx, orderId)
    if (way?.from !== status) throw statusConflict()
    const facts = await readGateFacts(tx, orderId)
    if (gates[past].isOpen(facts)) throw new AppError('CONFLICT', needsNone)
    if (isPassed(past, facts)) throw new AppError('CONFLICT', alreadyPassed)
    if (shutGates(way.to, facts).length === 1) {
      const change = { orderId, way, actorId: caller.id, at, reason, past }
      return (await changeStatus(deps, tx, change)).order
    }
    await tx.orderEvent.create({
      data: { orderId, actorId: caller.id, from: status, to: status, reason, passed: past, createdAt: at },
    })
    await tx.order.update({ where: { id: orderId }, data: { passedGates: { push: past } } })
    return readOrder(tx, orderId)
  })
}

/** Locks the order, so that of two who pass its gates at once the second one sees what the first one passed. */
async function hold(tx: Transaction, id: number): Promise<OrderStatus> {
  const [order] = await tx.$queryRaw<{ status: OrderStatus }[]>`
    SELECT status::text AS status FROM orders WHERE id = ${id} FOR NO KEY UPDATE`
  if (!order) throw notFound()
  return order.status
}
