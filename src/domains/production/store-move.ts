import type { Transaction } from '../../db/client.ts'
import type { Order } from '../../db/generated/client.ts'
import type { Deps } from '../../procedures/deps.ts'
import { writeOrderEntry } from '../audit/write-order-entry.ts'
import type { Changes } from '../content/values.ts'
import { mailWaitMs } from '../order-status/undo-time.ts'
import { toDay } from './production-output.ts'

type Days = { promisedOn: Date | null; plannedOn: Date | null }
type Move = Days & { order: Pick<Order, 'id'> & Days; by: number; reason: string }

const shown = (day: Date | null): string | null => day && toDay(day)
const isSame = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime()

/** Writes other days of an order with their consequences: the move, the history, and the customer's email. */
export async function storeMove(
  { emails, now }: Pick<Deps, 'emails' | 'now'>,
  tx: Transaction,
  { order, by, promisedOn, plannedOn, reason }: Move,
): Promise<void> {
  if (isSame(order.promisedOn, promisedOn) && isSame(order.plannedOn, plannedOn)) return
  await writeDays(tx, { order, by, promisedOn, plannedOn })
  const { id: moveId } = await tx.promiseMove.create({
    data: {
      orderId: order.id,
      actorId: by,
      promisedFrom: order.promisedOn,
      promisedTo: promisedOn,
      plannedFrom: order.plannedOn,
      plannedTo: plannedOn,
      reason,
      createdAt: now(),
    },
    select: { id: true },
  })
  if (order.promisedOn && promisedOn && !isSame(order.promisedOn, promisedOn))
    await emails.enqueueAfter(tx, mailWaitMs, { kind: 'promiseMoved', orderId: order.id, moveId })
}

/** Writes only the days, with their entry in the history. */
export async function writeDays(
  tx: Transaction,
  { order, by, promisedOn, plannedOn }: Omit<Move, 'reason'>,
): Promise<void> {
  await tx.order.update({ where: { id: order.id }, data: { promisedOn, plannedOn } })
  const changes: Changes = {
    ...(!isSame(order.promisedOn, promisedOn) && {
      promisedOn: [shown(order.promisedOn), shown(promisedOn)],
    }),
    ...(!isSame(order.plannedOn, plannedOn) && { plannedOn: [shown(order.plannedOn), shown(plannedOn)] }),
  }
  await writeOrderEntry(tx, { by, orderId: order.id, changes })
}
