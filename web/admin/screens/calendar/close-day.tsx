import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { addDays } from '../../../../src/domains/production/workdays.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { DayInput } from '../../../ui/admin/day-input.tsx'
import { isDay } from '../../../ui/admin/day-text.ts'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminInput, AdminSelect } from '../../../ui/admin/inputs.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Modal, ModalFoot } from '../../../ui/admin/modal.tsx'
import { type Calendar, closedOn } from './calendar-model.ts'
import { ClosedJobs } from './closed-jobs.tsx'
import { useCloseDay } from './use-close-day.ts'

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
    return closedOn(calendar, day, kindId) ? t`This day is closed already.` : undefined
  }
  const labels = { name: t`What for, Azerbaijani`, name_ru: t`Russian`, name_en: t`English` }
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
            <option value="">{t`all, the house is closed`}</option>
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
