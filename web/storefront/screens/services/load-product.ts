import { idOf, orNotFound } from '../../../lib/missing.ts'
import type { RouterContext } from '../../../lib/router-context.ts'
import { tryQuery } from '../../../lib/try-query.ts'
import { optionsQuery } from '../../kit/options/options-query.ts'
import { campaignsQuery, productQuery, serviceQuery } from '../../kit/services/detail-queries.ts'
import { productReadyQuery, readyQuery } from '../../kit/services/ready-query.ts'
import { loadConfigured } from './configurator/configured.ts'
import { plain } from './plain.ts'

/** A product, its service and what can be chosen of it; without the latter its plain prices are shown. */
export async function loadProduct(context: RouterContext, param: string): Promise<{ id: number }> {
  const id = idOf(param)
  const options = loadOptions(context, id)
  const product = await orNotFound(context.queryClient.ensureQueryData(productQuery(context, id)))
  await Promise.all([
    options,
    tryQuery(context, serviceQuery(context, product.serviceId)),
    tryQuery(context, campaignsQuery(context)),
  ])
  return { id }
}

async function loadOptions(context: RouterContext, id: number): Promise<void> {
  const options = await tryQuery(context, optionsQuery(context, id))
  if (!options?.configuration) {
    await Promise.all([
      tryQuery(context, productReadyQuery(context, id)),
      plain.load().catch(() => undefined),
    ])
    return
  }
  await Promise.all([
    tryQuery(context, readyQuery(context, id, options.configuration)),
    loadConfigured(context.language).catch(() => undefined),
  ])
}
