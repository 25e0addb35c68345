import { notFound } from '../../lib/errors.ts'
import type { Deps } from '../../procedures/deps.ts'
import { priceRows } from '../catalog/catalog-input.ts'
import { updateProduct } from '../catalog/update-product.ts'
import { updateService } from '../catalog/update-service.ts'
import { fieldsBefore } from './fields-before.ts'

/** What has price tiers of its own. */
export const pricedKinds = ['service', 'product'] as const

type Wish = {
  kind: (typeof pricedKinds)[number]
  id: number
  /** The entry whose change of prices, and all that came after it, is taken back. */
  entryId: number
  updatedAt?: string | undefined
}

/**
 * Puts the price tiers back as they were before an entry; all else stays, and orders keep their prices. It is a
 * change like any other: refused when somebody has saved since `updatedAt`, and in the history itself.
 * @throws NOT_FOUND when the entry isn't one of this record, or no price has changed since; CONFLICT
 */
export async function restorePrices(
  deps: Pick<Deps, 'db' | 'media'>,
  by: number,
  { kind, id, entryId, updatedAt }: Wish,
): Promise<void> {
  const { prices } = await fieldsBefore(deps.db, { kind, id, entryId })
  if (prices === undefined) throw notFound()
  const tiers = priceRows.parse(prices)
  if (kind === 'service') await updateService(deps, by, { id, updatedAt, servicePriceDatas: tiers })
  else await updateProduct(deps, by, { id, updatedAt, serviceTypePriceDatas: tiers })
}
