import type { Context } from '../../../procedures/context.ts'
import { isHolder } from '../../../procedures/order-link.ts'

/**
 * Counts an upload before anything is looked up for it: of one customer, and of all the links to one customer's orders
 * together, only so many begin in a minute. What our own pages send waits and goes on; staff send as much as they have to
 * (ART-19).
 * @throws RATE_LIMITED with the seconds to wait
 */
export async function countUpload({ deps, caller, link }: Context): Promise<void> {
  if (caller?.areas.size === 0) await deps.limits.consume('uploadsCustomer', `account ${caller.id}`)
  // Whoever has got hold of a link doesn't keep the customer from sending.
  else if (caller === null && isHolder(link))
    await deps.limits.consume('uploadsCustomer', `links of ${link.ownerId}`)
}
