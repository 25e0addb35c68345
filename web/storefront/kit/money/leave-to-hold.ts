import type { Client } from '../../../lib/api.ts'

/**
 * Leads to the bank's page, on which what orders cost is reserved.
 * @returns false where the bank opens none: the orders are placed all the same, and paid for later
 */
export async function leaveToHold(client: Client, orders: readonly number[]): Promise<boolean> {
  const opened = await client.cardPayments.hold.mutate({ orders: [...orders] }).catch(() => null)
  if (!opened) return false
  location.assign(opened.payUrl)
  return true
}
