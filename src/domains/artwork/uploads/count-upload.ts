import type { Context } from '../../../procedures/context.ts'
import { isHolder } from '../../../procedures/order-link.ts'

/**
 * Counts an upload before anything is looked up for it: one customer, and all links to that customer's orders
 * together, begin only so many in a minute. Our own pages wait and go on; staff aren't limited (ART-19).
 * @throws RATE_LIMITED with the seconds to wait
 */
export async function countUpload({ deps, caller, link }: Context): Promise<void> {
  if (caller?.areas.size === 0) await deps.limits.consume('uploadsCustomer', `account ${caller.id}`)
  // A stranger who has got hold of a link must not keep the customer from sending.
  else if (caller === null && isHolder(link))
    await deps.limits.consume('uploadsCustomer', `links of ${link.ownerId}`)
}
