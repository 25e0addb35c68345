import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../lib/api.ts'
import { formatPercent } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { Money } from '../../../../ui/money.tsx'
import type { OrderDetail } from '../../../kit/orders/queries.ts'
import { customerTermsQuery } from './money-queries.ts'
import { depositShare, type KeptMoney } from './money-rules.ts'

/** How the order is paid, as was decided when it was accepted, and whose terms are in force (PAY-3). */
export function OrderTerms({ order, money }: { order: OrderDetail; money: KeptMoney }) {
  const language = useLanguage()
  const { data: terms } = useQuery(customerTermsQuery(useApi(), order.appUser.id))
  if (money.total === 0) return null
  const share = depositShare(money, terms)
  return (
    <div className="border-line2 border-t px-3.5 py-3">
      <p className="admin-meta text-t3">
        <Trans context="payment">Terms</Trans>
      </p>
      <p className="font-medium">
        <Agreed money={money} share={share === null ? null : formatPercent(share, language)} />
      </p>
      {terms && (
        <p className="admin-meta text-t3">
          {terms.isOwn ? (
            <Trans>this customer has terms of their own</Trans>
          ) : (
            <Trans>terms of all customers; this one has none of their own</Trans>
          )}
        </p>
      )}
    </div>
  )
}

function Agreed({ money, share }: { money: KeptMoney; share: string | null }) {
  if (money.state === 'onTerms') return <Trans>Paid later, within the credit limit</Trans>
  if (money.deposit === 0) return <Trans>No deposit</Trans>
  if (money.deposit >= money.total) return <Trans>Everything beforehand</Trans>
  if (share === null)
    return (
      <Trans>
        Deposit <Money azn={money.deposit} />, then the rest
      </Trans>
    )
  return (
    <Trans>
      Deposit {share}, <Money azn={money.deposit} />, then the rest
    </Trans>
  )
}
