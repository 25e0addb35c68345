import { Plural, Trans } from '@lingui/react/macro'
import type { TimeLeft } from '../../kit/deals/time-left.ts'

/** `12 gün 7 saat`; below an hour and without an end in words. Nothing for what is over: say that elsewhere. */
export function TimeLeftText({ left }: { left: TimeLeft }) {
  if (left.state === 'over') return null
  if (left.state === 'endless') return <Trans>No end date</Trans>
  if (left.state === 'lastHour') return <Trans>Less than an hour</Trans>
  const { days, hours } = left
  return (
    <>
      {days > 0 && <Plural value={days} one="# day" other="# days" />}
      {days > 0 && hours > 0 && ' '}
      {hours > 0 && <Plural value={hours} one="# hour" other="# hours" />}
    </>
  )
}
