import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Day } from '../../../../src/domains/production/workdays.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth, formatShortWeekday } from '../../../lib/weekday.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Modal, ModalFoot } from '../../../ui/admin/modal.tsx'
import { type Calendar, closedOn, type Job, judgeDay, loadOn, nextDays } from './calendar-model.ts'
import { useJobName } from './job-words.tsx'
import { Meter } from './load-meter.tsx'

/** Days that one can choose from. */
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
    <Modal title={<Trans>Move № {job.id} to which day?</Trans>} onClose={onClose}>
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
      <ModalFoot>
        <AdminButton onClick={onClose}>
          <Trans>Leave the day</Trans> <KeyCap>Esc</KeyCap>
        </AdminButton>
        <AdminButton
          variant="primary"
          disabled={day === null}
          onClick={() => {
            if (day === null) return
            onClose()
            onChoose(day)
          }}
        >
          {day === null ? (
            <Trans>Choose a day</Trans>
          ) : (
            <Trans>Move to {formatDayAndMonth(day, language)}</Trans>
          )}
        </AdminButton>
      </ModalFoot>
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
