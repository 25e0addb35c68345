import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { transitions } from '../order-status/statuses.ts'
import { changeStatus } from './change-status.ts'
import type { OrderView } from './order-output.ts'
import { isApprovedForPrint, overrideNotNeeded } from './production-gate.ts'
import { mailWaitMs } from './undo-move.ts'

/**
 * Staff begin to print an order whose artwork nobody has approved, and say why (PRO-6): it stands in the history, the
 * customer reads it with the name, and gets an email once it can't be undone any more.
 * @throws NOT_FOUND; CONFLICT when its status doesn't lead there, or when it was approved meanwhile
 */
export function startUnapproved(
  deps: Pick<Deps, 'db' | 'emails' | 'now'>,
  caller: Pick<Caller, 'id'>,
  { id: orderId, reason }: { id: number; reason: string },
): Promise<OrderView> {
  const way = transitions.find(({ act, to }) => act === 'move' && to === 'InProduction')
  return deps.db.$transaction(async (tx) => {
    const change = { orderId, way, actorId: caller.id, at: deps.now(), reason }
    const { order, eventId } = await changeStatus(tx, change)
    if (await isApprovedForPrint(tx, orderId)) throw overrideNotNeeded()
    const newest = await tx.artworkVersion.aggregate({ where: { orderId }, _max: { number: true } })
    await tx.productionOverride.create({ data: { eventId, orderId, version: newest._max.number } })
    await deps.emails.enqueueAfter(tx, mailWaitMs, { kind: 'startedUnapproved', orderId, eventId })
    return order
  })
}
