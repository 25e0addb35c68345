import { useLingui } from '@lingui/react/macro'
import type { OrderMoney } from './money-rules.ts'

export type Charge = OrderMoney['charges'][number]

export const chargeKinds = ['delivery', 'design', 'other'] as const satisfies readonly Charge['kind'][]

/** What an order costs beside its price. */
export function useChargeNames(): Record<Charge['kind'], string> {
  const { t } = useLingui()
  return {
    delivery: t({ message: 'Delivery', context: 'charge' }),
    design: t({ message: 'Design', context: 'charge' }),
    other: t({ message: 'Additional work', context: 'charge' }),
  }
}
