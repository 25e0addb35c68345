import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '../../../lib/api.ts'
import { parseUser, readUserText } from '../../../lib/device.ts'
import { forgetDelivery, readDelivery, type SentDelivery } from './draft.ts'

/**
 * After an order: its address is kept among the customer's own if they asked for that, and the next order begins
 * without one. That the address couldn't be kept takes nothing from the order.
 */
export async function settleDelivery(
  { client, queryClient }: { client: Client; queryClient: QueryClient },
  sent: SentDelivery | undefined,
): Promise<void> {
  const { isKept } = readDelivery(parseUser(readUserText()))
  forgetDelivery()
  // The last way, and when what was ordered comes.
  void queryClient.invalidateQueries({ queryKey: [['shipments']] })
  if (!isKept || !sent?.address) return
  await client.delivery.addAddress.mutate(sent.address).catch(() => undefined)
  void queryClient.invalidateQueries({ queryKey: [['delivery', 'addresses']] })
}
