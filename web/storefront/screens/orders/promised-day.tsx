import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isUnmade } from '../../../../src/domains/order-status/statuses.ts'
import { shownDaysLate } from '../../../../src/domains/production/lateness.ts'
import { bakuDate } from '../../../../src/lib/days.ts'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { serverNow } from '../../../lib/server-time.ts'
import { formatDayAndMonth, formatHour, formatPromised, formatWeekday } from '../../../lib/weekday.ts'
import { TextAnchor } from '../../../ui/button.tsx'
import { productReadyQuery, serviceReadyQuery } from '../../kit/services/ready-query.ts'
import type { MyOrder, MyOrderDetail } from './order-labels.tsx'

/**
 * The day on which the order is ready, and why it differs from an earlier one; before the approval, by when to
 * approve for which day.
 */
export function PromisedDay({ order }: { order: MyOrderDetail }) {
  const { promisedOn, readyOn, approveBy, needsApproval, needsMoney } = order.promise
  // Once the order is made, the day says nothing any more.
  if (!isUnmade(order.status)) return null
  const late = shownDaysLate(order, bakuDate(new Date(serverNow())))
  if (promisedOn !== null && late > 0) return <Late order={order} day={promisedOn} days={late} />
  if (promisedOn !== null)
    return (
      <Leaf day={promisedOn}>
        <Ready day={promisedOn} />
        <Moved order={order} />
      </Leaf>
    )
  if (readyOn === null || approveBy === null) return null
  if (needsMoney)
    return (
      <Leaf day={bakuDate(new Date(approveBy))}>
        <IfPaid order={order} payBy={approveBy} />
        <Ready day={readyOn} />
      </Leaf>
    )
  if (!needsApproval) return null
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

/** By when the money must come in, and the approval where it is needed. */
function IfPaid({ order, payBy }: { order: MyOrderDetail; payBy: string }) {
  const language = useLanguage()
  const hour = formatHour(payBy)
  const day = formatPromised(bakuDate(new Date(payBy)), language)
  return (
    <p>
      {order.promise.needsApproval ? (
        <Trans>
          If you pay and approve the artwork by {hour} on {day}
        </Trans>
      ) : (
        <Trans>
          If you pay by {hour} on {day}
        </Trans>
      )}
    </p>
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
  const late = shownDaysLate(order, bakuDate(new Date(serverNow())))
  const shown = formatPromised(order.promisedOn, language)
  return (
    <p className="type-small font-bold leading-6! tabular-nums">
      {late > 0 ? <LateBy days={late} /> : <Trans>Ready on {shown}</Trans>}
    </p>
  )
}

/**
 * A leaf of a calendar for a day `YYYY-MM-DD`, punched twice, hidden from screen readers: the text beside it says the
 * same.
 */
export function DayLeaf({ day }: { day: string }) {
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
