import { Trans } from '@lingui/react/macro'
import type { Day } from '../../../../src/domains/production/workdays.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatPromised } from '../../../lib/weekday.ts'
import type { Job } from './calendar-model.ts'
import { useJobName } from './job-words.tsx'

type PromisedJobsProps = {
  jobs: readonly Job[]
  /** The working day after the one that is closed. */
  next: Day
  moves: boolean
  onMove: (moves: boolean) => void
}

/** What is promised for a day that is to be closed although it is done before: it stays so, or goes to the next day. */
export function PromisedJobs({ jobs, next, moves, onMove }: PromisedJobsProps) {
  const language = useLanguage()
  const nameOf = useJobName()
  const shown = formatPromised(next, language)
  return (
    <div>
      <p className="mb-1 font-medium">
        <Trans>These are promised for that day; they must be ready before:</Trans>
      </p>
      <ul className="border-line2 border-t">
        {jobs.map((job) => (
          <li key={job.id} className="border-line2 border-b py-1">
            <strong className="font-semibold">{job.id}</strong> {nameOf(job)} · {job.customer}
          </li>
        ))}
      </ul>
      <label className="mt-1 flex min-h-6 items-center gap-2.5 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          checked={moves}
          onChange={() => onMove(!moves)}
          className="size-4 shrink-0 accent-(--key)"
        />
        <Trans>Promise them for {shown} instead: each customer gets a mail with the reason</Trans>
      </label>
    </div>
  )
}
