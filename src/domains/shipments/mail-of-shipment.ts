import type { Transaction } from '../../db/client.ts'
import type { Deps } from '../../procedures/deps.ts'
import { givenUpStatuses } from '../order-status/statuses.ts'

type Mail = { shipmentId: number } & (
  | { kind: 'shipmentWaiting' | 'shipmentOnWay' | 'shipmentFailed' | 'shipmentPriced' }
  | { kind: 'shipmentReminder'; days: number }
)

/** An email to the customer about a shipment, which stands with the first of its orders that isn't given up. */
export async function mailOfShipment(
  tx: Transaction,
  { emails }: Pick<Deps, 'emails'>,
  mail: Mail,
): Promise<void> {
  const first = await tx.order.findFirst({
    where: { shipmentId: mail.shipmentId, status: { notIn: [...givenUpStatuses] } },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  if (first) await emails.enqueue(tx, { ...mail, orderId: first.id })
}
