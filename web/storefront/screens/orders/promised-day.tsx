import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { bakuDate } from '../../../../src/lib/days.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatHour, formatPromised } from '../../../lib/weekday.ts'
import { DayLeaf } from './day-leaf.tsx'
import type { MyOrder, MyOrderDetail } from './order-labels.tsx'

/** It is still to be made: only until then the day says anything. */
const isAhead = ({ status }: MyOrder): boolean =>
  status === 'Pending' || status === 'Accepted' || status === 'InProduction'

/** The day on which the order is ready, and why it is another than before; until then, by when to approve for which day. */
export function PromisedDay({ order }: { order: MyOrderDetail }) {
  const { promisedOn, readyOn, approveBy, needsApproval } = order.promise
  if (!isAhead(order)) return null
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
      <IfApproved approveBy={approveBy} day={readyOn} />
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

function IfApproved({ approveBy, day }: { approveBy: string; day: string }) {
  const language = useLanguage()
  const hour = formatHour(approveBy)
  const last = bakuDate(new Date(approveBy))
  const isToday = last === bakuDate(new Date())
  const lastDay = formatPromised(last, language)
  return (
    <>
      <p>
        {isToday ? (
          <Trans>If you approve the artwork by {hour} today</Trans>
        ) : (
          <Trans>
            If you approve the artwork by {hour}, {lastDay}
          </Trans>
        )}
      </p>
      <Ready day={day} />
    </>
  )
}

/** Why it is another day than was promised before: the last word of it. */
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

/** The same on one line, in the list of orders. */
export function PromisedLine({ order }: { order: MyOrder }) {
  const language = useLanguage()
  if (order.promisedOn === null || !isAhead(order)) return null
  const day = formatDate(`${order.promisedOn}T12:00:00Z`, language, 'dayOfMonth')
  return (
    <p className="type-small font-bold leading-6! tabular-nums">
      <Trans>Ready on {day}</Trans>
    </p>
  )
}
