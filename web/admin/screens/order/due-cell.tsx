import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { bakuDate } from '../../../../src/lib/days.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatHour, formatPromised } from '../../../lib/weekday.ts'
import { WordButton } from '../../../ui/admin/button.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import type { OrderDetail } from '../../kit/orders/queries.ts'
import { isInWork, LateWords } from '../../kit/production/due-label.tsx'
import { useToday } from '../../kit/production/queries.ts'
import { MovePromise } from './move-promise.tsx'

/** When the order is due: behind a perforation at the end of its way. */
export function DueCell({ order }: { order: OrderDetail }) {
  const { user } = useFrame()
  const [isOpen, setOpen] = useState(false)
  if (order.status === 'NotApproved') return null
  return (
    <div className="mb-7 flex flex-wrap items-center justify-between gap-x-4 border-key border-t-2 border-b border-b-line2 bg-paper px-3.5 py-2.5 max-xl:-mt-7 max-xl:border-t max-xl:border-t-line2 xl:w-63 xl:flex-col xl:items-start xl:border-l-2 xl:border-l-line xl:border-l-dashed">
      <Due order={order} />
      {isInWork(order) && canOpen(user, 'orders') && (
        <WordButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {order.promisedOn === null ? <Trans>Promise a day</Trans> : <Trans>Move the day</Trans>}
        </WordButton>
      )}
      {isOpen && <MovePromise order={order} onClose={() => setOpen(false)} />}
    </div>
  )
}

function Due({ order }: { order: OrderDetail }) {
  const language = useLanguage()
  const { promisedOn, readyOn, daysLate } = order.promise
  if (promisedOn !== null)
    return (
      <p>
        <span className="block font-semibold">
          <span className="mr-1.5 font-normal text-t3">
            <Trans>Due</Trans>
          </span>
          <time dateTime={promisedOn}>{formatPromised(promisedOn, language)}</time>
        </span>
        {daysLate > 0 && <LateWords days={daysLate} />}
      </p>
    )
  if (readyOn === null)
    return (
      <p className="text-t3">
        <Trans>No day is promised</Trans>
      </p>
    )
  return (
    <p>
      <span className="block text-t2">
        <Trans>would be ready {formatPromised(readyOn, language)}</Trans>
      </span>
      <StartBy order={order} />
    </p>
  )
}

/** Yellow words when the approval is needed today; where none is needed, the acceptance. */
function StartBy({ order }: { order: OrderDetail }) {
  const language = useLanguage()
  const today = useToday()
  const { approveBy, needsApproval } = order.promise
  if (approveBy === null) return null
  const hour = formatHour(approveBy)
  const day = bakuDate(new Date(approveBy))
  const shown = formatPromised(day, language)
  if (day === today)
    return (
      <span className="font-medium text-warn">
        {needsApproval ? <Trans>approval by {hour} today</Trans> : <Trans>acceptance by {hour} today</Trans>}
      </span>
    )
  return (
    <span className="text-t3">
      {needsApproval ? (
        <Trans>
          approval by {hour}, {shown}
        </Trans>
      ) : (
        <Trans>
          acceptance by {hour}, {shown}
        </Trans>
      )}
    </span>
  )
}
