import { z } from 'zod'
import type { Deps } from '../../procedures/deps.ts'
import { readCardAttention } from '../card-payments/attention.ts'
import { readWantedLinks } from '../card-payments/payment-links.ts'
import { readAttention } from '../payments/attention.ts'
import { readUnallocated } from '../payments/balances.ts'
import { readRefundAttention } from '../refunds/refund-attention.ts'

export const moneyCountSchema = z.object({ count: z.int() })

/** How much about money there is to look at (PAY-50): as much as the lists of it hold. */
export async function countMoney(deps: Pick<Deps, 'db' | 'now'>): Promise<z.infer<typeof moneyCountSchema>> {
  const lists = await Promise.all([
    readAttention(deps),
    readCardAttention(deps),
    readWantedLinks(deps),
    readRefundAttention(deps),
    readUnallocated(deps),
  ])
  return { count: lists.reduce((sum, list) => sum + list.length, 0) }
}
