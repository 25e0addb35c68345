import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Span } from '../../../../src/domains/reports/spans.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatDate, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { HeadCell, PlainTable } from '../../../ui/admin/plain-table.tsx'
import { reasonNames } from '../../kit/quotes/quote-labels.ts'
import { BarRows } from './bar-rows.tsx'
import { bodyCell, Loaded, Nothing, Part } from './parts.tsx'
import { spanText } from './report-texts.ts'
import type { Reports } from './reports-search.ts'

export type OfSpan = { span: Span; isCompared: boolean }

const outcomeNames = {
  accepted: msg({ message: 'Accepted', context: 'quotes' }),
  declined: msg({ message: 'Declined', context: 'quotes' }),
  expired: msg({ message: 'Expired', context: 'quotes' }),
  withdrawn: msg({ message: 'Withdrawn', context: 'quotes' }),
  open: msg({ message: 'Still open', context: 'quotes' }),
} as const satisfies Record<Reports['quotes']['rows'][number]['outcome'], object>

/** The quotes that were sent, what became of them and why (REP-5). */
export function QuotesTab({ span, isCompared }: OfSpan) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const query = useQuery({
    ...useApi().reports.quotes.queryOptions(span),
    placeholderData: keepPreviousData,
  })
  const reasonOf = (reason: Reports['quotes']['rows'][number]['reason']) => {
    if (reason === null) return ''
    return `: ${reason === 'own' ? t`in their own words` : i18n._(reasonNames[reason])}`
  }
  return (
    <Part title={<Trans>Quotes that were sent</Trans>} meta={spanText(span, language)}>
      <Loaded query={query}>
        {({ sent, rows, before }) =>
          rows.length === 0 ? (
            <Nothing>
              <Trans>No quote was sent on these days. What becomes of them, and why, will stand here.</Trans>
            </Nothing>
          ) : (
            <BarRows
              heads={{
                name: <Trans>What became of them</Trans>,
                count: <Trans context="count">Quotes</Trans>,
                amount: <Trans>Amount, ₼</Trans>,
                before: isCompared && before && <Trans>Against before</Trans>,
              }}
              rows={rows.map(({ outcome, reason, ...row }) => ({
                ...row,
                key: `${outcome} ${reason}`,
                name: `${i18n._(outcomeNames[outcome])}${reasonOf(reason)}`,
                before: row.amountBefore,
              }))}
              total={{ ...sent, name: <Trans context="sum">Total</Trans>, before: sent.amountBefore }}
            />
          )
        }
      </Loaded>
    </Part>
  )
}

const groupNames = {
  day1: msg`1 day`,
  days3: msg`2–3 days`,
  days7: msg`4–7 days`,
  more: msg`8 days and more`,
} as const satisfies Record<keyof Reports['late']['now']['groups'], object>
const groups = Object.keys(groupNames) as (keyof typeof groupNames)[]

/** Jobs that weren't made by their promised day (REP-6). */
export function LateTab({ span, isCompared }: OfSpan) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const query = useQuery({ ...useApi().reports.late.queryOptions(span), placeholderData: keepPreviousData })
  return (
    <Loaded query={query}>
      {({ now, earlier, orders }) => (
        <>
          <Part title={<Trans>Days after the promised one</Trans>} meta={spanText(span, language)}>
            {now.promised === 0 ? (
              <Nothing>
                <Trans>No order was promised for these days.</Trans>
              </Nothing>
            ) : (
              <BarRows
                heads={{
                  name: <Trans>How late</Trans>,
                  count: <Trans context="count">Orders</Trans>,
                  before: isCompared && earlier && <Trans>Against before</Trans>,
                }}
                rows={groups.map((group) => ({
                  key: group,
                  name: i18n._(groupNames[group]),
                  count: now.groups[group],
                  before: earlier?.groups[group] ?? null,
                }))}
                total={{
                  name: <Trans>Late, of {formatNumber(now.promised, language)} promised</Trans>,
                  count: now.late,
                  before: earlier?.late ?? null,
                }}
              />
            )}
          </Part>
          {orders.length > 0 && (
            <Part title={<Trans>The latest jobs</Trans>} meta={formatNumber(orders.length, language)}>
              <LateOrders orders={orders} />
            </Part>
          )}
        </>
      )}
    </Loaded>
  )
}

function LateOrders({ orders }: { orders: Reports['late']['orders'] }) {
  const language = useLanguage()
  const day = (text: string) => formatDate(`${text}T12:00:00Z`, language, 'short')
  return (
    <PlainTable
      heads={
        <>
          <HeadCell>
            <Trans>Order</Trans>
          </HeadCell>
          <HeadCell className="max-md:hidden">
            <Trans>Customer</Trans>
          </HeadCell>
          <HeadCell isNumber className="max-md:hidden">
            <Trans>Promised for</Trans>
          </HeadCell>
          <HeadCell isNumber>
            <Trans>Ready</Trans>
          </HeadCell>
          <HeadCell isNumber>
            <Trans>Late</Trans>
          </HeadCell>
        </>
      }
    >
      {orders.map(({ orderId, appUser, promisedOn, madeOn, daysLate, ...item }) => (
        <tr key={orderId} className="border-line1 border-b">
          <th scope="row" className={classNames(bodyCell, 'text-left font-normal wrap-anywhere')}>
            <Link
              to="/admin/ordersadmin/$id"
              params={{ id: String(orderId) }}
              className="font-medium hover:underline"
            >
              {`№ ${orderId}`}
            </Link>{' '}
            {pick(item, 'name', language)}
          </th>
          <td className={classNames(bodyCell, 'wrap-anywhere max-md:hidden')}>{appUser.name}</td>
          <td className={classNames(bodyCell, 'text-right tabular-nums max-md:hidden')}>{day(promisedOn)}</td>
          <td className={classNames(bodyCell, 'text-right tabular-nums')}>
            {madeOn === null ? (
              <span className="text-error">
                <Trans>not yet</Trans>
              </span>
            ) : (
              day(madeOn)
            )}
          </td>
          <td className={classNames(bodyCell, 'whitespace-nowrap text-right tabular-nums')}>
            <Plural value={daysLate} one="# day" other="# days" />
          </td>
        </tr>
      ))}
    </PlainTable>
  )
}

/** What was given back, and why (REP-7). */
export function RefundsTab({ span, isCompared }: OfSpan) {
  const language = useLanguage()
  const query = useQuery({
    ...useApi().reports.refunds.queryOptions(span),
    placeholderData: keepPreviousData,
  })
  return (
    <Part title={<Trans>What was given back, and why</Trans>} meta={spanText(span, language)}>
      <Loaded query={query}>
        {({ rows, before, ...total }) =>
          rows.length === 0 ? (
            <Nothing>
              <Trans>Nothing was given back on these days.</Trans>
            </Nothing>
          ) : (
            <BarRows
              heads={{
                name: <Trans>Reason</Trans>,
                count: <Trans>How often</Trans>,
                amount: <Trans>Amount, ₼</Trans>,
                before: isCompared && before && <Trans>Against before</Trans>,
              }}
              rows={rows.map((row) => ({
                ...row,
                key: `${row.kind} ${row.reason}`,
                name: <RefundName kind={row.kind} reason={row.reason} />,
                before: row.amountBefore,
              }))}
              total={{ ...total, name: <Trans context="sum">Total</Trans>, before: total.amountBefore }}
            />
          )
        }
      </Loaded>
    </Part>
  )
}

function RefundName({ kind, reason }: Pick<Reports['refunds']['rows'][number], 'kind' | 'reason'>) {
  if (kind === 'others') return <Trans>All others</Trans>
  const said = reason === '' ? <Trans>no reason is kept</Trans> : reason
  if (kind === 'refund') return said
  return (
    <>
      <Trans>charged back by the bank</Trans>: {said}
    </>
  )
}
