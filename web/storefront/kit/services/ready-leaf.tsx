import { Select, Trans } from '@lingui/react/macro'
import { bakuDate } from '../../../../src/lib/days.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth, formatHour, formatPromised, formatWeekday } from '../../../lib/weekday.ts'

/**
 * The deadline for the clock to start (an ISO timestamp), the promised day, and whether the approval of the artwork
 * starts the clock or, where none is needed, the acceptance.
 */
export type Intake = { approveBy: string; today: string; needsArtwork: boolean }

/** The promised day as a leaf of a calendar, and the deadline for its clock to start. */
export function ReadyLeaf({ day, ready }: { day: string; ready: Intake }) {
  const language = useLanguage()
  const shown = formatPromised(day, language)
  const month = formatDayAndMonth(day, language).replace(/\d+/, '').trim()
  const weekday = formatWeekday(day, language)
  return (
    <div className="ready-leaf">
      <strong key={day} aria-hidden="true" className="leaf-day">
        {Number(day.slice(8))}
      </strong>
      <div>
        <p className="font-extrabold text-[18px] leading-6">
          <span className="sr-only">
            <Trans>Ready on {shown}</Trans>
          </span>
          <span aria-hidden="true">
            <Trans comment="Beside the day's figure, as on a leaf of a calendar">
              {month}, {weekday}: ready
            </Trans>
          </span>
        </p>
        <p className="text-[15px] leading-[22px]">
          <IfStarted ready={ready} />
        </p>
      </div>
    </div>
  )
}

/** After a day's intake has ended, or on a closed day, it names the next day's deadline. */
function IfStarted({ ready: { approveBy, today, needsArtwork } }: { ready: Intake }) {
  const language = useLanguage()
  const hour = formatHour(approveBy)
  const last = bakuDate(new Date(approveBy))
  const lastDay = formatDayAndMonth(last, language)
  const clock = needsArtwork ? 'approval' : 'acceptance'
  const when = last === today ? 'today' : 'later'
  // One message serves two sentences that differ in two words, since every page carries it.
  return (
    <Trans>
      <Select value={clock} _approval="If you approve the artwork" other="If the order is accepted" /> by{' '}
      {hour}
      <Select value={when} _today=" today" other={`, ${lastDay}`} />
    </Trans>
  )
}
