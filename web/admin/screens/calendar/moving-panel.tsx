import { Trans } from '@lingui/react/macro'
import type { Day } from '../../../../src/domains/production/workdays.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../lib/weekday.ts'
import { type Calendar, judgeDay, loadOn } from './calendar-model.ts'
import type { Picked } from './use-moving-job.ts'

/** The job in the hand: from which day to which, the load before and after, and whether the promise holds. */
export function MovingPanel({ calendar, picked }: { calendar: Calendar; picked: Picked }) {
  const language = useLanguage()
  const { job, to } = picked
  const kind = calendar.kinds.find(({ id }) => id === job.workKindId)
  const shown = (day: Day | null) => (day === null ? '—' : formatDayAndMonth(day, language))
  const days = [job.plannedOn, to].filter((day) => day !== null)
  return (
    <section className="border-cyan border-t-2 bg-paper px-3 py-2.5">
      <h2 className="mb-1.5 font-semibold">
        <Trans>№ {job.id} is being moved</Trans>
      </h2>
      <dl className="grid grid-cols-[70px_minmax(0,1fr)] gap-x-2 gap-y-1">
        <dt className="text-t3">
          <Trans>Day</Trans>
        </dt>
        <dd>
          {shown(job.plannedOn)} › <strong className="font-semibold">{shown(to)}</strong>
        </dd>
        {kind && (
          <>
            <dt className="truncate text-t3">{pick(kind, 'name', language)}</dt>
            <dd>
              {days.map((day) => {
                const before = loadOn(calendar, kind, day).percent
                const after = loadOn(calendar, kind, day, { job, to }).percent
                return (
                  <span key={day} className="block tabular-nums">
                    {Number(day.slice(8))}: {before} ›{' '}
                    <strong className="font-semibold">{after}&nbsp;%</strong>
                  </span>
                )
              })}
            </dd>
          </>
        )}
        <dt className="text-t3">
          <Trans context="due">Promise</Trans>
        </dt>
        {job.promisedOn === null ? (
          <dd className="text-t2">
            <Trans>no day is promised</Trans>
          </dd>
        ) : (
          <dd>
            {shown(job.promisedOn)}
            {to && <PromiseThen breaks={judgeDay(calendar, job, to).breaksPromise} />}
          </dd>
        )}
      </dl>
    </section>
  )
}

/** Whether the promise would hold. */
const PromiseThen = ({ breaks }: { breaks: boolean }) => (
  <span className={breaks ? 'font-medium text-error' : 'text-ok'}>
    , {breaks ? <Trans>would be broken</Trans> : <Trans>holds</Trans>}
  </span>
)
