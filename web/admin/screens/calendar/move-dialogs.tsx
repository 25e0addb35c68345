import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Day } from '../../../../src/domains/production/workdays.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatShortWeekday } from '../../../lib/short-weekday.ts'
import { formatDayAndMonth, formatPromised } from '../../../lib/weekday.ts'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminTextarea } from '../../../ui/admin/inputs.tsx'
import { DialogButtons, Modal } from '../../../ui/admin/modal.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { MailsNote } from '../../kit/mail-note.tsx'
import { type Calendar, closedOn, type Job, judgeDay, loadOn, nextDays } from './calendar-model.ts'
import { useJobName } from './job-texts.tsx'
import { Meter } from './load-meter.tsx'

/** How many days there are to choose from. */
const shownDays = 12

type DaySheetProps = { calendar: Calendar; job: Job; onChoose: (day: Day) => void; onClose: () => void }

/** The next working days with their load, to give a job one of them. */
export function DaySheet({ calendar, job, onChoose, onClose }: DaySheetProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const nameOf = useJobName()
  const days = nextDays(calendar, job, shownDays)
  const [day, choose] = useState<Day | null>(null)
  const due = job.promisedOn
    ? t`promised ${formatDayAndMonth(job.promisedOn, language)}`
    : t`no day is promised`
  return (
    <Modal title={<Trans>Move No. {job.id} to which day?</Trans>} onClose={onClose}>
      <p className="mt-1 text-t2">{[nameOf(job), due].join(' · ')}</p>
      <fieldset className="mt-3 border-line2 border-t">
        <legend className="sr-only">
          <Trans>Day</Trans>
        </legend>
        {days.map((one) => (
          <DayChoice
            key={one}
            calendar={calendar}
            job={job}
            day={one}
            isChosen={one === day}
            onChoose={() => choose(one)}
          />
        ))}
      </fieldset>
      <DialogButtons
        safe={<Trans>Leave the day</Trans>}
        hasKey
        onClose={onClose}
        does={
          day === null ? (
            <Trans>Choose a day</Trans>
          ) : (
            <Trans>Move to {formatDayAndMonth(day, language)}</Trans>
          )
        }
        disabled={day === null}
        onClick={() => {
          if (day === null) return
          onClose()
          onChoose(day)
        }}
      />
    </Modal>
  )
}

type DayChoiceProps = { calendar: Calendar; job: Job; day: Day; isChosen: boolean; onChoose: () => void }

function DayChoice({ calendar, job, day, isChosen, onChoose }: DayChoiceProps) {
  const language = useLanguage()
  const kind = calendar.kinds.find(({ id }) => id === job.workKindId)
  const closed = closedOn(calendar, day, job.workKindId)
  const before = kind ? loadOn(calendar, kind, day).percent : 0
  const after = kind ? loadOn(calendar, kind, day, { job, to: day }).percent : 0
  const isNow = day === job.plannedOn
  const { breaksPromise } = judgeDay(calendar, job, day)
  return (
    <label
      className={classNames(
        'grid min-h-11 cursor-pointer grid-cols-[20px_104px_minmax(0,1fr)_minmax(0,104px)] items-center gap-x-3 sm:grid-cols-[20px_112px_minmax(0,1fr)_160px] border-line2 border-b px-2',
        isChosen && 'bg-cyan-ground shadow-[inset_3px_0_0_var(--cyan)]',
      )}
    >
      <input
        type="radio"
        name="day"
        checked={isChosen}
        onChange={onChoose}
        className="size-4 accent-(--key)"
      />
      <span className="whitespace-nowrap">
        {formatDayAndMonth(day, language)}, {formatShortWeekday(day, language)}
      </span>
      {closed ? (
        <span className="truncate text-t3">{pick(closed, 'name', language)}</span>
      ) : (
        <Meter before={Math.min(before, after)} after={isChosen ? after : before} />
      )}
      <span className="text-right tabular-nums">
        {kind && !closed && <>{isChosen ? after : before}&nbsp;%</>}
        {isNow && (
          <span className="text-t3">
            , <Trans>now</Trans>
          </span>
        )}
        {breaksPromise && (
          <span className="block text-[12px] text-error leading-4">
            <Trans>after the promised day</Trans>
          </span>
        )}
      </span>
    </label>
  )
}

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
          Move No. {job.id} to {shown} all the same?
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
              <Trans key="promise">The promise moves to this day.</Trans>,
              <MailsNote key="mail" orders={[job]}>
                <Trans>The customer gets an e-mail with the reason.</Trans>
              </MailsNote>,
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
