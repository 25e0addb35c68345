import { Trans } from '@lingui/react/macro'
import { classNames } from '../../../lib/class-names.ts'
import { useWaitingText } from '../../kit/orders/use-waiting-text.ts'
import { minutesSince } from '../../kit/orders/waiting-time.ts'
import { useNow } from '../../kit/use-now.ts'
import { lateness } from './work-rows.ts'

const looks = { fine: 'text-key', late: 'text-warn font-semibold', veryLate: 'text-error font-semibold' }

/** How long it has waited: over 3 hours yellow, over a day red, and always in words. */
export function WaitingLabel({ since, className }: { since: string; className?: string }) {
  const texts = useWaitingText()
  const now = useNow()
  return (
    <span className={classNames('tabular-nums', looks[lateness(since, now)], className)}>
      <span className="sr-only">
        <Trans>waiting</Trans>{' '}
      </span>
      {texts(minutesSince(since, now))}
    </span>
  )
}
