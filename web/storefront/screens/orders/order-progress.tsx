import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  isGivenUp,
  isUnmade,
  type OrderStatus,
  orderStatuses,
  type Stage,
  stageOf,
  stepOf,
  steps,
} from '../../../../src/domains/order-status/statuses.ts'
import { shownDaysLate } from '../../../../src/domains/production/lateness.ts'
import { bakuDate } from '../../../../src/lib/days.ts'
import { useApi } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth, formatHour, formatPromised, formatWeekday } from '../../../lib/weekday.ts'
import { TextAnchor } from '../../../ui/button.tsx'
import { orderQuery, statusName } from '../../kit/orders/order-parts.ts'
import { productReadyQuery, serviceReadyQuery } from '../../kit/services/ready-query.ts'
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

/**
 * The day on which the order is ready, and why it differs from an earlier one; before the approval, by when to
 * approve for which day.
 */
export function PromisedDay({ order }: { order: MyOrderDetail }) {
  const { promisedOn, readyOn, approveBy, needsApproval } = order.promise
  // Once the order is made, the day says nothing any more.
  if (!isUnmade(order.status)) return null
  const late = shownDaysLate(order, bakuDate(new Date()))
  if (promisedOn !== null && late > 0) return <Late order={order} day={promisedOn} days={late} />
  if (promisedOn !== null)
    return (
      <Leaf day={promisedOn}>
        <Ready day={promisedOn} />
        <Moved order={order} />
      </Leaf>
    )
  if (readyOn === null || approveBy === null || !needsApproval) return null
  return (
    <Leaf day={readyOn}>
      <IfApproved order={order} approveBy={approveBy} day={readyOn} />
    </Leaf>
  )
}

const Leaf = ({ day, children }: { day: string; children: ReactNode }) => (
  <div className="flex items-center gap-x-6 self-start pt-6 lg:items-start">
    <DayLeaf day={day} />
    <div className="min-w-0 max-w-120">{children}</div>
  </div>
)

function Ready({ day }: { day: string }) {
  const shown = formatPromised(day, useLanguage())
  return (
    <p className="font-extrabold text-[18px]">
      <Trans>Ready on {shown}</Trans>
    </p>
  )
}

type IfApprovedProps = { order: MyOrderDetail; approveBy: string; day: string }

function IfApproved({ order, approveBy, day }: IfApprovedProps) {
  const language = useLanguage()
  const hour = formatHour(approveBy)
  const last = bakuDate(new Date(approveBy))
  const isToday = last === useToday(order)
  const lastDay = formatPromised(last, language)
  return (
    <>
      <p>
        {isToday ? (
          <Trans>If you approve the artwork by {hour} today</Trans>
        ) : (
          <Trans>
            If you approve the artwork by {hour} on {lastDay}
          </Trans>
        )}
      </p>
      <Ready day={day} />
    </>
  )
}

/** The server's day, as the promise of what was ordered has it: a device's clock may be days off. */
function useToday({ service, serviceType }: MyOrderDetail): string | undefined {
  const from = { api: useApi() }
  const { data } = useQuery(
    serviceType ? productReadyQuery(from, serviceType.id) : serviceReadyQuery(from, service.id),
  )
  return data?.today
}

/** Why the day differs from the one promised before; only the latest reason. */
function Moved({ order }: { order: MyOrderDetail }) {
  const language = useLanguage()
  const last = order.promise.moves.at(-1)
  if (!last) return null
  const from = formatPromised(last.from, language)
  return (
    <p className="break-words pt-1">
      <Trans>It was promised for another day: {from}.</Trans>{' '}
      {last.reason && (
        <span className="whitespace-pre-line">
          <Trans>
            <strong>Reason:</strong> {last.reason}
          </Trans>
        </span>
      )}
    </p>
  )
}

/** A promised day that is over: how late the order is, and that it is not forgotten. */
function Late({ order, day, days }: { order: MyOrderDetail; day: string; days: number }) {
  const shown = formatPromised(day, useLanguage())
  return (
    <div className="max-w-150 self-start pt-6">
      <p className="font-extrabold text-[18px]">
        <LateBy days={days} />
      </p>
      <p>
        <Trans>
          It was promised for {shown}. We are sorry, and we are working on it. Need it by a certain day? Ask
          us.
        </Trans>
      </p>
      <Moved order={order} />
      <TextAnchor href="#order-contact">
        <Trans>Ask us</Trans>
      </TextAnchor>
    </div>
  )
}

/** `2 working days late` */
const LateBy = ({ days }: { days: number }) => (
  <Plural value={days} one="# working day late" other="# working days late" />
)

/** The same in one line, for the list of orders. */
export function PromisedLine({ order }: { order: MyOrder }) {
  const language = useLanguage()
  if (order.promisedOn === null || !isUnmade(order.status)) return null
  const late = shownDaysLate(order, bakuDate(new Date()))
  const day = formatDate(`${order.promisedOn}T12:00:00Z`, language, 'dayOfMonth')
  return (
    <p className="type-small font-bold leading-6! tabular-nums">
      {late > 0 ? <LateBy days={late} /> : <Trans>Ready on {day}</Trans>}
    </p>
  )
}

/**
 * A leaf of a calendar for a day `YYYY-MM-DD`, punched twice, hidden from screen readers: the text beside it says the
 * same.
 */
function DayLeaf({ day }: { day: string }) {
  const language = useLanguage()
  const month = formatDayAndMonth(day, language).replace(/\d+/, '').trim()
  return (
    <div aria-hidden="true" className="w-34 shrink-0 border-2 border-key bg-paper text-center max-md:w-28">
      <div className="flex h-3 justify-around bg-key px-5">
        <span className="my-auto size-1.5 rounded-full bg-yellow" />
        <span className="my-auto size-1.5 rounded-full bg-yellow" />
      </div>
      <p className="pt-2 font-[1000] text-[72px] leading-[64px] tabular-nums [font-stretch:125%] max-md:text-[48px] max-md:leading-[46px]">
        {Number(day.slice(8))}
      </p>
      <p className="px-1 pb-2 font-extrabold text-[15px] leading-5">
        {month}
        <span className="type-small block font-normal">{formatWeekday(day, language)}</span>
      </p>
    </div>
  )
}
