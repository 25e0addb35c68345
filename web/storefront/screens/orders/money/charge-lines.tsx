import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Money } from '../../../../ui/money.tsx'
import type { OrderMoneyDetail } from '../../../kit/money/money-parts.ts'

type Charge = OrderMoneyDetail['charges'][number]

const names = {
  delivery: msg({ message: 'Delivery', context: 'charge' }),
  design: msg({ message: 'Design', context: 'charge' }),
  other: msg({ message: 'Additional work', context: 'charge' }),
}

/** What makes up the sum of an order that costs more than its price. */
export function ChargeLines({ total, charges }: { total: number; charges: readonly Charge[] }) {
  const { i18n } = useLingui()
  if (charges.length === 0) return null
  const charged = charges.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  return (
    <dl className="pt-4">
      <div className="flex justify-between gap-4 border-line border-b py-1.5">
        <dt>
          <Trans context="charge">The order itself</Trans>
        </dt>
        <dd>
          <Money azn={(Math.round(total * 100) - charged) / 100} />
        </dd>
      </div>
      {charges.map(({ id, kind, amount, note }) => (
        <div key={id} className="flex justify-between gap-4 border-line border-b py-1.5">
          <dt className="min-w-0 wrap-anywhere">
            {i18n._(names[kind])}
            {note !== '' && ` · ${note}`}
          </dt>
          <dd>
            <Money azn={amount} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
