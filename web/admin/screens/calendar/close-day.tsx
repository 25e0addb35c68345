import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isUnmade } from '../../../../src/domains/order-status/statuses.ts'
import { addDays, addWorkdays, type Day } from '../../../../src/domains/production/workdays.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { type Client, useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth, formatPromised } from '../../../lib/weekday.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { DayInput } from '../../../ui/admin/day-input.tsx'
import { isDay } from '../../../ui/admin/day-text.ts'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminInput, AdminSelect } from '../../../ui/admin/inputs.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Modal, ModalFoot } from '../../../ui/admin/modal.tsx'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { MailMark, MailsNote } from '../../kit/mail-note.tsx'
import { useFailureMessage, useFailureNotice } from '../../kit/use-failure-message.ts'
import { type Calendar, closedOn, type Job, promisedFor, rulesOf } from './calendar-model.ts'
import { useJobName } from './job-texts.tsx'

type CloseDayProps = { calendar: Calendar; onClose: () => void }
const noNames = { name: '', name_ru: '', name_en: '' }

/** Closes a day for the house or one kind of work; the jobs of that day are listed with the day that they go to. */
export function CloseDay({ calendar, onClose }: CloseDayProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const [day, setDay] = useState<string>(addDays(calendar.today, 1))
  const [kindId, setKind] = useState<number | null>(null)
  const [names, setNames] = useState(noNames)
  const [wasTried, setTried] = useState(false)
  const [movesPromises, setMovesPromises] = useState(false)
  const { mutate, isPending, failure } = useCloseDay(onClose)
  const dayError = wrongDay()
  const nameError = names.name.trim() === '' ? t`Write what it is closed for.` : undefined

  function wrongDay(): string | undefined {
    if (!isDay(day)) return t`Write a day, such as 26.11.2026.`
    if (day < calendar.today) return t`This day is over.`
    return closedOn(calendar, day, kindId) ? t`This day is already closed.` : undefined
  }
  const labels = { name: t`Reason, in Azerbaijani`, name_ru: t`Russian`, name_en: t`English` }
  return (
    <Modal title={<Trans>Close a day</Trans>} onClose={onClose}>
      <form
        noValidate
        className="mt-3 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (!dayError && !nameError)
            mutate({ day, workKindId: kindId ?? undefined, ...names, movePromises: movesPromises })
        }}
      >
        <AdminField label={<Trans>Day</Trans>} error={wasTried ? dayError : undefined}>
          <DayInput data-safe="" value={day} min={calendar.today} onChange={setDay} />
        </AdminField>
        <AdminField label={<Trans>Kind of work</Trans>}>
          <AdminSelect
            value={kindId ?? ''}
            onChange={({ target }) => setKind(target.value === '' ? null : Number(target.value))}
          >
            <option value="">{t`all: the company is closed`}</option>
            {calendar.kinds.map((kind) => (
              <option key={kind.id} value={kind.id}>
                {pick(kind, 'name', language)}
              </option>
            ))}
          </AdminSelect>
        </AdminField>
        {(['name', 'name_ru', 'name_en'] as const).map((name) => (
          <AdminField
            key={name}
            label={labels[name]}
            error={wasTried && name === 'name' ? nameError : undefined}
          >
            <AdminInput
              value={names[name]}
              maxLength={100}
              onChange={({ target }) => setNames({ ...names, [name]: target.value })}
            />
          </AdminField>
        ))}
        {isDay(day) && !dayError && (
          <ClosedJobs
            day={day}
            kindId={kindId}
            movesPromises={movesPromises}
            onMovePromises={setMovesPromises}
          />
        )}
        <p role="alert" className="text-error empty:hidden">
          {failure}
        </p>
        <ModalFoot className="mt-2">
          <AdminButton onClick={onClose}>
            <Trans>Leave it open</Trans> <KeyCap>Esc</KeyCap>
          </AdminButton>
          <AdminButton type="submit" variant="primary" busy={isPending}>
            <Trans>Close the day</Trans>
          </AdminButton>
        </ModalFoot>
      </form>
    </Modal>
  )
}

type NewClosedDay = Omit<Parameters<Client['production']['closeDay']['mutate']>[0], 'moveJobs'>

/** Closes a day, moves its jobs to the next working day, and says how it went. */
function useCloseDay(onDone: () => void) {
  const { t } = useLingui()
  const language = useLanguage()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const why = useFailureMessage()
  const noticeOf = useFailureNotice()
  const about = 'closed day'
  const { mutate, isPending, error } = useMutation({
    mutationFn: (closed: NewClosedDay) => client.production.closeDay.mutate({ ...closed, moveJobs: true }),
    onSuccess: (_, { day }) => {
      notify({ kind: 'ok', about, text: t`${formatPromised(day, language)} is closed` })
      onDone()
    },
    onError: (error) => notify({ kind: 'error', about, ...noticeOf(t`The day was not closed`, error) }),
    onSettled: () =>
      Promise.all(
        ['production', 'orders', 'history'].map((domain) =>
          queryClient.invalidateQueries({ queryKey: [[domain]] }),
        ),
      ),
  })
  return { mutate, isPending, failure: error ? why(error) : undefined }
}

type ClosedJobsProps = {
  day: Day
  /** The kind of work that stands still; null for the whole house. */
  kindId: number | null
  movesPromises: boolean
  onMovePromises: (moves: boolean) => void
}

/**
 * What a day's closing does to its jobs: where those of the day go, and what is promised for it. Requested
 * for that day alone, as it may be far away.
 */
function ClosedJobs({ day, kindId, movesPromises, onMovePromises }: ClosedJobsProps) {
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
        <Trans>Checking what is planned…</Trans>
      </p>
    )
  const jobs = calendar.jobs.filter(
    (job) => isUnmade(job.status) && job.plannedOn === day && (kindId === null || job.workKindId === kindId),
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

/** The jobs of the day, and the days that they go to. */
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
                    , <Trans>the promise moves</Trans>,{' '}
                    <MailMark order={job} mailed={<Trans>the customer gets an e-mail</Trans>} />
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

type PromisedJobsProps = {
  jobs: readonly Job[]
  /** The working day after the one that is closed. */
  next: Day
  moves: boolean
  onMove: (moves: boolean) => void
}

/** What is promised for a day that is to be closed although it is done before: it stays so, or goes to the next day. */
function PromisedJobs({ jobs, next, moves, onMove }: PromisedJobsProps) {
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
        <Trans>Promise them for {shown} instead</Trans>
      </label>
      <p className="text-t2">
        <MailsNote orders={jobs}>
          <Trans>Each customer gets an e-mail with the reason.</Trans>
        </MailsNote>
      </p>
    </div>
  )
}
