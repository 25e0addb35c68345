import type { Transaction } from '../../db/client.ts'
import { invalid, type Message } from '../../lib/errors.ts'
import type { Tier } from './pricing.ts'

const derivedPrices: Message = /*i18n*/ {
  id: 'catalog.derivedPrices',
  message: 'The prices of this product follow from its choices. Change them there.',
}

/**
 * Whether the prices of a product are what its choices say (OPT-9): the same ones may be sent, as an editor does.
 * @throws VALIDATION on `serviceTypePriceDatas` for others
 */
export async function keepsDerived(
  tx: Transaction,
  productId: number,
  sent: readonly Tier[],
): Promise<boolean> {
  const product = await tx.product.findUnique({
    where: { id: productId },
    select: { optionsVersion: true, prices: { select: { count: true, price: true } } },
  })
  if (!product || product.optionsVersion === null) return false
  const isThere = ({ count, price }: Tier): boolean =>
    product.prices.some((tier) => tier.count === count && tier.price === price)
  if (sent.length === product.prices.length && sent.every(isThere)) return true
  throw invalid('serviceTypePriceDatas', derivedPrices)
}
