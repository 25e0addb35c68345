import { z } from 'zod'
import type { Deps } from '../../procedures/deps.ts'
import { countCardAttention } from '../card-payments/attention.ts'
import { countWantedLinks } from '../card-payments/payment-links.ts'
import { countDue } from '../eqaime/list-due.ts'
import { countAttention } from '../payments/attention.ts'
import { countUnallocated } from '../payments/balances.ts'
import { countRefundAttention } from '../refunds/refund-attention.ts'

export const moneyCountSchema = z.object({
  count: z.int(),
  /** E-qaimə that are to be written. */
  dueCount: z.int(),
})

/** How much about money there is to look at (PAY-50), and to write for the tax portal: as much as the lists of it hold. */
export async function countMoney(deps: Pick<Deps, 'db' | 'now'>): Promise<z.infer<typeof moneyCountSchema>> {
  const [dueCount, ...counts] = await Promise.all([
    countDue(deps),
    countAttention(deps),
    countCardAttention(deps),
    countWantedLinks(deps),
    countRefundAttention(deps),
    countUnallocated(deps),
  ])
  return { count: counts.reduce((sum, count) => sum + count, 0), dueCount }
}
