import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { addDays, addWorkdays, type Day } from '../../../../src/domains/production/workdays.ts'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth, formatPromised } from '../../../lib/weekday.ts'
import { isOpenJob, type Job, promisedFor, rulesOf } from './calendar-model.ts'
import { useJobName } from './job-words.tsx'
import { PromisedJobs } from './promised-jobs.tsx'

type ClosedJobsProps = {
  day: Day
  /** The kind of work that stands still; null: the whole house. */
  kindId: number | null
  movesPromises: boolean
  onMovePromises: (moves: boolean) => void
}

/** What a day's closing does to its jobs: where those of the day go, and what is promised for it. Asked of that day alone: it may be a far one. */
export function ClosedJobs({ day, kindId, movesPromises, onMovePromises }: ClosedJobsProps) {
  const language = useLanguage()
  const { data: calendar, isError } = useQuery(
    useApi().production.calendar.queryOptions({ from: day, to: day }),
  )
  if (isError)
    return (
      <p className="text-error">
        <Trans>It is not known what is planned for this day.</Trans>
      </p>
    )
  if (!calendar)
    return (
      <p className="text-t3">
        <Trans>Looking what is planned…</Trans>
      </p>
    )
  const jobs = calendar.jobs.filter(
    (job) => isOpenJob(job) && job.plannedOn === day && (kindId === null || job.workKindId === kindId),
  )
  const promised = promisedFor(calendar, { day, workKindId: kindId }).filter((job) => !jobs.includes(job))
  const nextOf = ({ workKindId }: Pick<Job, 'workKindId'>) => {
    const rules = rulesOf(calendar, workKindId)
    return addWorkdays(addDays(day, 1), 0, { ...rules, closed: new Set([...rules.closed, day]) })
  }
  return (
    <>
      {jobs.length === 0 && promised.length === 0 && (
        <p className="text-t2">
          <Trans>Nothing is planned for {formatPromised(day, language)}.</Trans>
        </p>
      )}
      {jobs.length > 0 && <MovedJobs jobs={jobs} nextOf={nextOf} />}
      {promised.length > 0 && (
        <PromisedJobs
          jobs={promised}
          next={nextOf({ workKindId: kindId })}
          moves={movesPromises}
          onMove={onMovePromises}
        />
      )}
    </>
  )
}

/** Where the jobs of the day go. */
function MovedJobs({ jobs, nextOf }: { jobs: readonly Job[]; nextOf: (job: Job) => Day }) {
  const language = useLanguage()
  const nameOf = useJobName()
  return (
    <div>
      <p className="mb-1 font-medium">
        <Trans>These jobs go to another day:</Trans>
      </p>
      <ul className="border-line2 border-t">
        {jobs.map((job) => {
          const next = nextOf(job)
          return (
            <li key={job.id} className="flex flex-wrap justify-between gap-x-4 border-line2 border-b py-1">
              <span className="min-w-0">
                <strong className="font-semibold">{job.id}</strong> {nameOf(job)}
              </span>
              <span>
                › {formatDayAndMonth(next, language)}
                {job.promisedOn !== null && next > job.promisedOn && (
                  <span className="text-error">
                    , <Trans>the promise moves, the customer gets a mail</Trans>
                  </span>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
