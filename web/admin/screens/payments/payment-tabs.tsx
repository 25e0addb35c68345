import { useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { ViewTab } from '../../../ui/admin/view-tab.tsx'
import { ageNames, type Debts, type PaymentsSearch, type Tab } from './payments-search.ts'

const exactly = { exact: true, includeSearch: true }

type PaymentTabsProps = {
  debts: Debts | undefined
  /** How many things there are to look at. */
  waiting: number
}

/** The views of the payments; what is to look at has one while it holds anything. */
export function PaymentTabs({ debts, waiting }: PaymentTabsProps) {
  const { t } = useLingui()
  const { tab: current } = useSearch({ from: '/admin/payments' })
  const counted = debts && ageNames.reduce((sum, age) => sum + debts.counts[age], 0)
  const late = counted === undefined || !debts ? undefined : counted - debts.counts.notDue
  const tabs: { tab?: Tab; label: string; count?: number | undefined }[] = [
    { label: t`Overview` },
    ...(waiting > 0 || current === 'attention'
      ? [{ tab: 'attention' as const, label: t({ message: 'Look at', context: 'payments' }), count: waiting }]
      : []),
    { tab: 'open', label: t({ message: 'Open', context: 'payments' }), count: counted },
    { tab: 'late', label: t({ message: 'Overdue', context: 'payments' }), count: late },
    { tab: 'day', label: t`The day’s list` },
    { tab: 'balances', label: t`Balances` },
    { tab: 'terms', label: t({ message: 'Terms', context: 'payments' }) },
  ]
  return (
    <nav
      aria-label={t`Views of the payments`}
      className="mb-4 flex gap-x-5 overflow-x-auto whitespace-nowrap border-line2 border-b"
    >
      {tabs.map(({ tab, label, count }) => (
        <ViewTab
          key={label}
          to="/admin/payments"
          search={tab ? ({ tab } satisfies PaymentsSearch) : {}}
          activeOptions={exactly}
          aria-current={tab === current ? 'page' : undefined}
          count={count}
        >
          {tab === 'attention' && <span aria-hidden="true" className="size-1.5 rounded-full bg-ink-m" />}
          {label}
        </ViewTab>
      ))}
    </nav>
  )
}
