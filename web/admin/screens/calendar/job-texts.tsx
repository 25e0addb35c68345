import { Plural, Trans } from '@lingui/react/macro'
import { isUnpriced } from '../../../../src/domains/order-status/statuses.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { untilDay } from '../../../lib/until-day.ts'
import { LateText } from '../../kit/production/due-label.tsx'
import { useDaysLate } from '../../kit/record-payment/due-day.tsx'
import type { Calendar, Job } from './calendar-model.ts'

/** What is made, how many, and what was chosen: `Divar təqvimi, 20 · A3 · spiral`. */
export function useJobName(): (job: Job) => string {
  const language = useLanguage()
  return (job) => {
    const name = `${pick(job, 'name', language)}, ${formatNumber(job.count, language)}`
    return job.choices ? `${name} · ${pick(job.choices, 'name', language)}` : name
  }
}

/** `2 days`, where the text says beside it that the job is late. */
export const ShortLate = ({ days }: { days: number }) => (
  <span className="whitespace-nowrap font-medium text-error">
    <Plural value={days} one="# day" other="# days" />
  </span>
)

type LastWordProps = { calendar: Calendar; job: Job; late: number }

/** The last text of a job: its problem, else its kind of work. */
export function LastWord({ calendar, job, late }: LastWordProps) {
  const language = useLanguage()
  if (late > 0) return <LateText days={late} />
  if (!job.isApproved) return <NotApproved calendar={calendar} job={job} />
  if (job.awaits) return <AwaitsMoney awaits={job.awaits} />
  if (isUnpriced(job.status))
    return (
      <span className="text-t3">
        <Trans>no price yet</Trans>
      </span>
    )
  const kind = calendar.kinds.find(({ id }) => id === job.workKindId)
  return <span className="text-t2">{kind ? pick(kind, 'name', language) : ''}</span>
}

/** What has to be paid before it goes on, and by when. */
function AwaitsMoney({ awaits: { what, dueOn } }: { awaits: NonNullable<Job['awaits']> }) {
  const language = useLanguage()
  const days = useDaysLate(dueOn)
  return (
    <span className="text-warn">
      {what === 'deposit' ? <Trans>awaits the deposit</Trans> : <Trans>awaits the payment</Trans>}
      {dueOn !== null && (
        <>
          ,{' '}
          {days > 0 ? (
            <Plural value={days} one="# day overdue" other="# days overdue" />
          ) : (
            untilDay(dueOn, language)
          )}
        </>
      )}
    </span>
  )
}

function NotApproved({ calendar, job }: Omit<LastWordProps, 'late'>) {
  const { cutOff: hour } = calendar.settings
  if (job.plannedOn === calendar.today)
    return (
      <span className="font-medium text-warn">
        <Trans>approval by {hour} today</Trans>
      </span>
    )
  if (job.artwork === 'DesignByUs')
    return (
      <span className="text-t2">
        <Trans>design by us</Trans>
      </span>
    )
  return (
    <span className="text-warn">
      <Trans>not approved</Trans>
    </span>
  )
}
