import { useQuery } from '@tanstack/react-query'
import {
  type OrderStatus,
  orderStatuses,
  stepOf,
  steps,
} from '../../../../src/domains/order-status/statuses.ts'
import { useApi } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { statusName } from '../../kit/orders/order-steps.ts'
import { orderQuery } from '../../kit/orders/queries.ts'
import type { MyOrder, MyOrderDetail } from './order-labels.tsx'

/** Of the five patches of a printer's step wedge. */
const tones = [0.1, 0.28, 0.5, 0.74, 1]
/** Between rows of dots that stand at 45°, px. */
const period = 10

/** A halftone of one tone as a background; full is solid. */
function patch(tone: number) {
  if (tone === 1) return { background: 'var(--key)' }
  const radius = (Math.sqrt(tone) * period * 0.62) / Math.SQRT2
  const dot = `radial-gradient(circle, var(--key) ${radius}px, transparent ${radius + 0.6}px)`
  return {
    backgroundImage: `${dot}, ${dot}`,
    backgroundSize: `${period}px ${period}px`,
    backgroundPosition: `0 0, ${period / 2}px ${period / 2}px`,
  }
}

/** Where an open order is and when it came there, by its `events` where they are known; upright on phones. */
export function StatusTimeline({ order, events }: { order: MyOrder; events?: MyOrderDetail['events'] }) {
  const language = useLanguage()
  const { data } = useQuery({ ...orderQuery({ api: useApi() }, order.id), enabled: events === undefined })
  const current = stepOf(order.status)
  const movedAt = (step: OrderStatus) =>
    (events ?? data?.events)?.findLast(({ to }) => to.id === orderStatuses[step].id)?.at
  return (
    <ol className="grid md:auto-cols-fr md:grid-flow-col">
      {steps.map((step, index) => {
        const at = movedAt(step)
        const reached = index <= current
        return (
          <li
            key={step}
            aria-current={index === current ? 'step' : undefined}
            className="grid grid-cols-[40px_1fr_auto] items-center gap-x-3.5 md:grid-cols-1 md:content-start md:gap-x-0"
          >
            <span
              aria-hidden="true"
              className={classNames(
                'relative h-12 border-[1.5px] border-key md:h-11.5',
                index > 0 && 'max-md:border-t-0 md:border-l-0',
                index === current &&
                  'before:absolute before:bg-key max-md:before:-inset-y-px max-md:before:-left-3 max-md:before:w-1.25 md:before:-inset-x-px md:before:-top-3 md:before:h-1.25',
              )}
              style={reached ? patch(tones[index] ?? 1) : undefined}
            />
            <span
              className={classNames(
                'leading-6 md:pt-2.5 md:pr-2',
                reached && (index === current ? 'font-[900]' : 'font-bold'),
              )}
            >
              {statusName(step, language)}
            </span>
            <span className="type-small tabular-nums md:min-h-5.25">
              {at && reached && <time dateTime={at}>{formatDate(at, language, 'moment')}</time>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
