import { idOf, orNotFound } from '../../../lib/missing.ts'
import type { RouterContext } from '../../../lib/router-context.ts'
import { tryQuery } from '../../../lib/try-query.ts'
import { campaignsQuery, serviceQuery } from '../../kit/services/detail-queries.ts'
import { serviceReadyQuery } from '../../kit/services/ready-query.ts'

/** A service with what its page shows; when it is ready counts where it has no products. */
export async function loadService(context: RouterContext, param: string): Promise<{ id: number }> {
  const id = idOf(param)
  await Promise.all([
    orNotFound(context.queryClient.ensureQueryData(serviceQuery(context, id))),
    tryQuery(context, campaignsQuery(context)),
    tryQuery(context, serviceReadyQuery(context, id)),
  ])
  return { id }
}
