import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useApi } from '../../../lib/api.ts'
import { Money } from '../../../ui/money.tsx'

/** What is overdue and what else is awaited, leading to the payments; nothing while nobody owes anything. */
export function MoneyLine() {
  const { data } = useQuery(useApi().payments.debts.queryOptions({ pageSize: 1 }))
  if (!data || data.owed === 0) return null
  const { owed, ages } = data
  const overdue = Math.round((owed - ages.notDue) * 100) / 100
  return (
    <p className="-mt-4 mb-7 flex flex-wrap items-baseline gap-x-5 border-line2 border-b bg-paper px-3.5 py-2.5">
      <span className="font-medium">
        <Trans>Money</Trans>
      </span>
      {overdue > 0 && (
        <span className="font-medium text-error">
          <Trans>
            <Money azn={overdue} /> overdue
          </Trans>
        </span>
      )}
      {ages.notDue > 0 && (
        <span>
          <Trans>
            <Money azn={ages.notDue} /> awaited
          </Trans>
        </span>
      )}
      <Link
        to="/admin/payments"
        className="ml-auto inline-flex min-h-6 items-center font-medium text-cyan-text underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        <Trans>To the payments</Trans>
      </Link>
    </p>
  )
}
