import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  isGivenUp,
  type OrderStatus,
  orderStatuses,
  type Stage,
  stageOf,
  stepOf,
  steps,
} from '../../../../src/domains/order-status/statuses.ts'
import { useApi } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { orderQuery, statusName } from '../../kit/orders/order-parts.ts'
import type { MyOrder, MyOrderDetail } from './order-labels.tsx'

/** The strip's text at a stage whose name alone says too little. */
const sayings: Partial<Record<Stage, (name: string) => ReactNode>> = {
  unpriced: (name) => <Trans>{name}, the price is being worked out</Trans>,
  toCollect: (name) => <Trans>{name}, you can pick it up</Trans>,
}

/**
 * A cell for each step: done in key, the current one in yellow, in dots where the ground is yellow; a rejected order is
 * hatched in red, with a text.
 */
export function StatusStrip({
  order: { status, cancelledBy },
  onYellow = false,
}: {
  order: MyOrder
  onYellow?: boolean
}) {
  const language = useLanguage()
  const current = stepOf(status)
  const refused = isGivenUp(status)
  const isOver = stageOf(status) === 'done'
  const name = statusName(status, language)
  const said =
    cancelledBy === 'customer' ? <Trans>Cancelled by you</Trans> : (sayings[stageOf(status)]?.(name) ?? name)
  return (
    <>
      <div
        aria-hidden="true"
        className={classNames(
          'grid h-3.5 auto-cols-fr grid-flow-col divide-x border',
          refused ? 'hatch-error divide-error border-error' : 'divide-key border-key',
        )}
      >
        {steps.map((step, index) => {
          const isCurrent = index === current && !isOver
          return (
            <span
              key={step}
              className={classNames(
                (index < current || isOver) && 'bg-key',
                isCurrent && !onYellow && 'bg-yellow',
              )}
              style={isCurrent && onYellow ? patch(0.5) : undefined}
            />
          )
        })}
      </div>
      <p className={classNames('pt-2 font-semibold text-[15px] leading-[22px]', refused && 'text-error')}>
        {said}
      </p>
    </>
  )
}

/** The tones of the five patches of a printer's step wedge. */
const tones = [0.1, 0.28, 0.5, 0.74, 1]
/** The distance between rows of dots that run at 45°, px. */
const period = 10

/** A halftone of one tone as a background; a full tone is solid. */
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

/** An open order's step and when it reached it, from its `events` where they are known; upright on phones. */
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
