import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Day } from '../../../../src/domains/production/workdays.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth, formatPromised } from '../../../lib/weekday.ts'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminTextarea } from '../../../ui/admin/inputs.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { type Calendar, closedOn, type Job, judgeDay } from './calendar-model.ts'
import { useJobName } from './job-words.tsx'

type AskMoveProps = {
  calendar: Calendar
  job: Job
  day: Day
  busy: boolean
  failure: string | undefined
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Asks before a job goes to a closed day, or to one that breaks its promise: then also why, for the customer. */
export function AskMove({ calendar, job, day, busy, failure, onConfirm, onClose }: AskMoveProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const nameOf = useJobName()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const { isClosed, breaksPromise } = judgeDay(calendar, job, day)
  const closed = closedOn(calendar, day, job.workKindId)
  const shown = formatPromised(day, language)
  const why = closed && pick(closed, 'name', language)
  const confirm = () => {
    if (breaksPromise && reason.trim() === '') setError(t`Write why: the customer reads it.`)
    else onConfirm(reason.trim())
  }
  return (
    <ConfirmDialog
      grave={breaksPromise}
      title={
        <Trans>
          Move № {job.id} to {shown} all the same?
        </Trans>
      }
      facts={[
        { head: <Trans>Job</Trans>, text: nameOf(job) },
        ...(job.promisedOn
          ? [{ head: <Trans context="due">Promise</Trans>, text: formatPromised(job.promisedOn, language) }]
          : []),
        ...(isClosed ? [{ head: <Trans>Closed</Trans>, text: why ?? <Trans>day off</Trans> }] : []),
      ]}
      after={
        breaksPromise
          ? [
              <Trans key="mail">
                The promise moves to this day, and the customer gets a mail with the reason.
              </Trans>,
            ]
          : []
      }
      safe={<Trans>Leave the day</Trans>}
      does={<Trans>Move to {formatDayAndMonth(day, language)}</Trans>}
      busy={busy}
      failure={failure}
      onConfirm={confirm}
      onClose={onClose}
    >
      {breaksPromise && (
        <AdminField className="mt-3" label={<Trans>Reason</Trans>} error={error}>
          <AdminTextarea
            rows={3}
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </AdminField>
      )}
    </ConfirmDialog>
  )
}
