import { Trans } from '@lingui/react/macro'
import { bakuDate } from '../../../../src/lib/days.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatHour, formatPromised } from '../../../lib/weekday.ts'
import type { OrderDetail } from '../../kit/orders/queries.ts'
import { useToday } from '../../kit/production/queries.ts'
import { missingMoney } from './money/money-rules.ts'

/** By when what starts the clock must be there (PROD-7); yellow text where that is today. */
export function StartBy({ order }: { order: OrderDetail }) {
  const language = useLanguage()
  const today = useToday()
  const { approveBy, needsApproval } = order.promise
  if (approveBy === null) return null
  const awaitsMoney = missingMoney(order.conditions) !== undefined
  const hour = formatHour(approveBy)
  const day = bakuDate(new Date(approveBy))
  const what = { needsApproval, awaitsMoney, hour }
  if (day !== today)
    return (
      <span className="text-t3">
        <StartLater {...what} shown={formatPromised(day, language)} />
      </span>
    )
  return (
    <span className="font-medium text-warn">
      <StartToday {...what} />
    </span>
  )
}

type StartProps = { needsApproval: boolean; awaitsMoney: boolean; hour: string }

function StartToday({ needsApproval, awaitsMoney, hour }: StartProps) {
  if (awaitsMoney && needsApproval) return <Trans>approval and payment by {hour} today</Trans>
  if (awaitsMoney) return <Trans>payment by {hour} today</Trans>
  return needsApproval ? <Trans>approval by {hour} today</Trans> : <Trans>acceptance by {hour} today</Trans>
}

function StartLater({ needsApproval, awaitsMoney, hour, shown }: StartProps & { shown: string }) {
  if (awaitsMoney && needsApproval)
    return (
      <Trans>
        approval and payment by {hour}, {shown}
      </Trans>
    )
  if (awaitsMoney)
    return (
      <Trans>
        payment by {hour}, {shown}
      </Trans>
    )
  return needsApproval ? (
    <Trans>
      approval by {hour}, {shown}
    </Trans>
  ) : (
    <Trans>
      acceptance by {hour}, {shown}
    </Trans>
  )
}
