import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type MoneyFilter, moneyFilters } from '../../../../src/domains/order-money/order-money.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../lib/weekday.ts'
import { formatAmount } from '../formats.ts'
import type { ListedOrder } from './queries.ts'

type ListedMoney = NonNullable<ListedOrder['money']>

const colours: Record<ListedMoney['state'], string> = {
  nothingDue: 'text-t3',
  // What is only unpaid isn't wrong.
  unpaid: 'text-t2',
  depositDue: 'text-warn',
  depositPaid: 'text-t2',
  partlyPaid: 'text-warn',
  paid: 'text-ok',
  overpaid: 'text-error',
  onTerms: 'text-t2',
  refunding: 'text-warn',
  refunded: 'text-t3',
}

/** How an order's money stands, in words: days late before everything else (PAY-2). */
function MoneyWord({ money, className }: { money: ListedMoney; className?: string }) {
  const text = useMoneyText()
  const colour = money.daysOverdue > 0 ? 'text-error' : colours[money.state]
  return <span className={classNames(colour, className)}>{text(money)}</span>
}

function useMoneyText(): (money: ListedMoney) => string {
  const { t } = useLingui()
  const language = useLanguage()
  return ({ state, left, over, dueOn, daysOverdue }) => {
    if (daysOverdue > 0) return t`${plural(daysOverdue, { one: '# day overdue', other: '# days overdue' })}`
    switch (state) {
      case 'nothingDue':
        return t`nothing to pay`
      case 'unpaid':
        return t`no payment`
      case 'depositDue':
        return t`deposit awaited`
      case 'depositPaid':
        return t`deposit paid`
      case 'partlyPaid':
        return t`partly, ${formatAmount(left, language)} left`
      case 'paid':
        return t({ message: 'paid', context: 'order' })
      case 'overpaid':
        return t`overpaid by ${formatAmount(over, language)}`
      case 'onTerms':
        return dueOn === null ? t`on terms` : t`on terms, until ${formatDayAndMonth(dueOn, language)}`
      case 'refunding':
        return t`being given back`
      case 'refunded':
        return t({ message: 'refunded', context: 'order' })
    }
  }
}

/** In the order in which lists offer them. */
export const offeredMoney = moneyFilters.filter((one) => one !== 'nothingDue')

/** The same words without sums and days, to filter by. */
export function useMoneyFilterNames(): Record<MoneyFilter, string> {
  const { t } = useLingui()
  return {
    nothingDue: t`nothing to pay`,
    unpaid: t`no payment`,
    depositDue: t`deposit awaited`,
    depositPaid: t`deposit paid`,
    partlyPaid: t({ message: 'partly', context: 'money' }),
    paid: t({ message: 'paid', context: 'order' }),
    overpaid: t({ message: 'overpaid', context: 'money' }),
    onTerms: t`on terms`,
    refunding: t`being given back`,
    refunded: t({ message: 'refunded', context: 'order' }),
    overdue: t({ message: 'overdue', context: 'money' }),
  }
}

/** The same beside other facts of a row: nothing where no money is kept or nothing is to be said of it. */
export const MoneyMark = ({ order }: { order: Pick<ListedOrder, 'money'> }) =>
  order.money && order.money.state !== 'nothingDue' ? <MoneyWord money={order.money} /> : null
