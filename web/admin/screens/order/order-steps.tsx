import { Trans, useLingui } from '@lingui/react/macro'
import {
  moveTargetFrom,
  type OrderStatus,
  orderStatuses,
  steps,
} from '../../../../src/domains/order-status/statuses.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { InkStrip } from '../../../ui/admin/ink-strip.tsx'
import type { OrderDetail } from '../../kit/orders/queries.ts'

/** When the order got to a status; undefined for where it hasn't been. */
function momentOf(order: OrderDetail, status: OrderStatus): string | undefined {
  if (status === 'Pending') return order.orderDate
  return order.events.findLast(
    ({ kind, isUndone, to }) => kind === 'moved' && !isUndone && to.id === orderStatuses[status].id,
  )?.at
}

/** The way of an order: where it was and when, where it is, what comes. */
export function OrderSteps({ order }: { order: OrderDetail }) {
  const { t } = useLingui()
  const language = useLanguage()
  const isGivenUp = order.status === 'NotApproved'
  const way: readonly OrderStatus[] = isGivenUp
    ? [...steps.filter((status) => momentOf(order, status) !== undefined), 'NotApproved']
    : steps
  const here = way.indexOf(order.status)
  const next = order.status === 'Pending' ? 'Accepted' : moveTargetFrom(order.status)
  return (
    <ol
      aria-label={t`Status`}
      className="mb-7 grid border-key border-t-2 bg-paper md:auto-cols-fr md:grid-flow-col md:border-b md:border-b-line2"
    >
      {way.map((status, index) => {
        const at = index <= here ? momentOf(order, status) : undefined
        const coming = index > here && status === next ? <Trans>next</Trans> : '—'
        return (
          <li
            key={status}
            aria-current={index === here ? 'step' : undefined}
            className={classNames(
              'flex items-center gap-3 border-line2 px-3.5 py-2.5 max-md:border-b md:not-last:border-r md:max-xl:flex-col md:max-xl:items-start md:max-xl:gap-1.5 md:max-xl:px-2.5',
              index === here && 'shadow-[inset_0_-3px_0_var(--cyan)]',
            )}
          >
            <span className={index > here ? 'opacity-32' : undefined}>
              <InkStrip status={status} large />
            </span>
            <span className="min-w-0">
              <span className={classNames('block', index <= here ? 'font-medium' : 'text-t3')}>
                {pick(orderStatuses[status], 'name', language)}
              </span>
              <span className="admin-meta block text-t3 tabular-nums">
                {at === undefined ? coming : formatDate(at, language, 'moment')}
              </span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
