import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { inferRouterOutputs } from '@trpc/server'
import { orderStatuses } from '../../../../src/domains/order-status/statuses.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Money } from '../../../ui/money.tsx'
import { formatAmount } from '../../kit/formats.ts'
import { BarRows } from './bar-rows.tsx'
import { Loaded, Nothing, Part } from './parts.tsx'

type Debts = inferRouterOutputs<AppRouter>['payments']['debts']
type Age = keyof Debts['ages']

const ages = {
  notDue: { name: msg`Not due yet`, ink: 'bg-key' },
  days7: { name: msg`1–7 days`, ink: 'bg-warn-mark' },
  days30: { name: msg`8–30 days`, ink: 'bg-warn-mark' },
  days60: { name: msg`31–60 days`, ink: 'bg-error' },
  days90: { name: msg`61–90 days`, ink: 'bg-error' },
  older: { name: msg`Over 90 days`, ink: 'bg-error' },
} as const satisfies Record<Age, object>
const ageNames = Object.keys(ages) as Age[]

/** What is owed today by how long it has been due; each leads to its orders. */
export function DebtsPart() {
  const query = useQuery(useApi().payments.debts.queryOptions({ page: 1, pageSize: 1 }))
  return (
    <Part
      title={<Trans>Debts by age</Trans>}
      meta={
        query.data && (
          <Trans context="debts">
            today, <Money azn={query.data.owed} />
          </Trans>
        )
      }
      end={
        <Link to="/admin/payments" search={{ tab: 'open' }} className="text-cyan-text hover:underline">
          <Trans>Open in Payments</Trans>
        </Link>
      }
    >
      <Loaded query={query}>{(debts) => <AgeCells debts={debts} />}</Loaded>
    </Part>
  )
}

function AgeCells({ debts }: { debts: Debts }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const most = Math.max(...Object.values(debts.ages), 0)
  return (
    <ul className="grid grid-cols-2 gap-px border-key border-t-2 border-b border-b-line2 bg-line2 md:grid-cols-3 xl:grid-cols-6">
      {ageNames.map((age) => (
        <li key={age} className="bg-paper px-3.5 py-2.5">
          <span className="admin-meta block text-t2">{i18n._(ages[age].name)}</span>
          <strong className="admin-ticket block tabular-nums">
            {debts.counts[age] === 0 ? '—' : formatAmount(debts.ages[age], language)}
          </strong>
          <span className="admin-meta block min-h-4 text-t2">
            {debts.counts[age] > 0 && <Plural value={debts.counts[age]} one="# order" other="# orders" />}
          </span>
          <span aria-hidden="true" className="mt-1.5 block h-1.5 bg-line1">
            {debts.ages[age] > 0 && (
              <span
                className={classNames('block h-full min-w-px', ages[age].ink)}
                style={{ width: `${(debts.ages[age] / most) * 100}%` }}
              />
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What is paid of orders that aren't completed yet, today (REP-8). */
export function DepositsPart() {
  const language = useLanguage()
  const query = useQuery(useApi().reports.deposits.queryOptions())
  return (
    <Part title={<Trans>Deposits held</Trans>} meta={<Trans context="debts">today</Trans>}>
      <Loaded query={query}>
        {({ rows, ...total }) =>
          total.orders === 0 ? (
            <Nothing>
              <Trans>Nothing is paid of orders that aren’t completed yet.</Trans>
            </Nothing>
          ) : (
            <BarRows
              heads={{
                name: <Trans>Where the orders stand</Trans>,
                count: <Trans context="count">Orders</Trans>,
                amount: <Trans>Amount, ₼</Trans>,
              }}
              rows={rows.map(({ status, orders, amount }) => ({
                key: status,
                name: pick(orderStatuses[status], 'name', language),
                count: orders,
                amount,
                before: null,
              }))}
              total={{
                name: <Trans context="sum">Total</Trans>,
                count: total.orders,
                amount: total.amount,
                before: null,
              }}
            />
          )
        }
      </Loaded>
    </Part>
  )
}
