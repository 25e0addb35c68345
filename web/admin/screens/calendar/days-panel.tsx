import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { addDays, mondayOf } from '../../../../src/domains/production/workdays.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { type Client, errorStatus, useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatShortWeekday } from '../../../lib/short-weekday.ts'
import { formatPromised } from '../../../lib/weekday.ts'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { Modal } from '../../../ui/admin/modal.tsx'
import { Switch } from '../../../ui/admin/switch.tsx'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { SavedMeanwhile } from '../../kit/saved-meanwhile.tsx'
import { useFailureMessage, useFailureNotice } from '../../kit/use-failure-message.ts'
import { useTypedOver } from '../../kit/use-typed-over.ts'
import type { Calendar } from './calendar-model.ts'

type DaysPanelProps = { calendar: Calendar; onClose: () => void }

/** The settings of production days, and the proposed public holidays. */
export const DaysPanel = ({ calendar, onClose }: DaysPanelProps) => (
  <Modal title={<Trans>Working days</Trans>} place="side" onClose={onClose}>
    <SettingsForm calendar={calendar} onSaved={onClose} />
    <Holidays key={calendar.today.slice(0, 4)} first={Number(calendar.today.slice(0, 4))} />
  </Modal>
)

/** The settings as the fields show them. */
const toValues = ({ cutOff, defaultDays, weekdays, byCapacity }: Calendar['settings']) => ({
  cutOff,
  days: defaultDays === null ? '' : String(defaultDays),
  weekdays,
  byCapacity,
})

type SettingsFormProps = { calendar: Calendar; onSaved: () => void }

/** Closed once it is saved, so that the notice is seen. */
function SettingsForm({ calendar: { settings, today }, onSaved }: SettingsFormProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { saveSettings, isPending, failure } = useSaveDays()
  const { values, stored, ...over } = useTypedOver(settings, toValues)
  const { cutOff, days, weekdays, byCapacity } = values
  const isHour = /^([01]\d|2[0-3]):[0-5]\d$/.test(cutOff.trim())
  const isCount = /^\d{0,3}$/.test(days.trim())
  const toggle = (weekday: number) =>
    over.change({
      weekdays: weekdays.includes(weekday)
        ? weekdays.filter((one) => one !== weekday)
        : [...weekdays, weekday].toSorted(),
    })
  const namesOf = (list: readonly number[]) =>
    list.map((weekday) => formatShortWeekday(addDays(mondayOf(today), weekday - 1), language)).join(', ')
  const meanwhile = (name: keyof typeof values, texts: string) =>
    over.isOvertaken && String(values[name]) !== String(stored[name]) && <SavedMeanwhile value={texts} />
  return (
    <form
      noValidate
      className="mt-3 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const defaultDays = days.trim() === '' ? null : Number(days)
        saveSettings(
          { cutOff, weekdays, defaultDays, byCapacity, updatedAt: over.read.updatedAt },
          {
            onSuccess: onSaved,
            onError: (error) => errorStatus(error) === 409 && over.overtake(),
          },
        )
      }}
    >
      <AdminField
        label={<Trans>Approve by</Trans>}
        hint={<Trans>What is approved later counts from the next working day.</Trans>}
        warning={meanwhile('cutOff', stored.cutOff)}
        error={isHour ? undefined : t`An hour, such as 14:00.`}
      >
        <AdminInput
          value={cutOff}
          maxLength={5}
          onChange={({ target }) => over.change({ cutOff: target.value })}
        />
      </AdminField>
      <AdminField
        label={<Trans>Time for a job, working days</Trans>}
        hint={<Trans>For products without a time of their own; if empty, no day is promised.</Trans>}
        warning={meanwhile('days', stored.days)}
        error={isCount ? undefined : t`A whole number, or nothing.`}
      >
        <AdminInput
          inputMode="numeric"
          value={days}
          maxLength={3}
          onChange={({ target }) => over.change({ days: target.value })}
        />
      </AdminField>
      <fieldset className="flex flex-wrap gap-x-4 gap-y-1">
        <legend className="admin-meta mb-1 font-medium">
          <Trans>Working weekdays</Trans>
        </legend>
        {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
          <label key={weekday} className="flex min-h-6 items-center gap-1.5 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={weekdays.includes(weekday)}
              onChange={() => toggle(weekday)}
              className="size-4 accent-(--key)"
            />
            {namesOf([weekday])}
          </label>
        ))}
        <div className="admin-meta basis-full text-warn empty:hidden">
          {meanwhile('weekdays', namesOf(stored.weekdays))}
        </div>
      </fieldset>
      <div>
        <Switch
          label={<Trans>Promises go by capacity</Trans>}
          hint={
            <Trans>
              Where every day until the usual one is full, the next day with room is promised: on the site, in
              the basket, with the order and in e-mails.
            </Trans>
          }
          checked={byCapacity}
          onChange={(on) => over.change({ byCapacity: on })}
        />
        <div className="admin-meta text-warn empty:hidden">
          {meanwhile('byCapacity', stored.byCapacity ? t`on` : t`off`)}
        </div>
      </div>
      <Failure>{failure}</Failure>
      <div>
        <AdminButton type="submit" busy={isPending} disabled={!isHour || !isCount || weekdays.length === 0}>
          <Trans>Save</Trans>
        </AdminButton>
      </div>
    </form>
  )
}

const Failure = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="mt-2 text-error empty:hidden">
    {children}
  </p>
)

/**
 * This year's and next year's holidays; those that follow the moon or were moved have to be compared with the
 * decree.
 */
function Holidays({ first }: { first: number }) {
  const { t } = useLingui()
  const language = useLanguage()
  const [year, setYear] = useState(first)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { data = [] } = useQuery(useApi().production.holidays.queryOptions({ year }))
  const { takeHolidays, isPending, failure } = useSaveDays()
  const open = data.filter(({ isClosed }) => !isClosed).map(({ day }) => day)
  const taken = chosen.filter((day) => open.includes(day))
  const toggle = (day: string) =>
    setChosen(chosen.includes(day) ? chosen.filter((one) => one !== day) : [...chosen, day])
  return (
    <section className="mt-6 border-key border-t-2 pt-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="admin-h2">
          <Trans>Public holidays, {year}</Trans>
        </h3>
        <AdminButton onClick={() => setYear(year === first ? first + 1 : first)}>
          {year === first ? first + 1 : first}
        </AdminButton>
      </div>
      <ul aria-label={t`Proposed holidays`} className="mt-2">
        {data.map((one) => (
          <li key={one.day} className="border-line2 border-b">
            <label className="flex min-h-8 items-center gap-2.5 py-1 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                disabled={one.isClosed}
                checked={one.isClosed || chosen.includes(one.day)}
                onChange={() => toggle(one.day)}
                className="size-4 shrink-0 accent-(--key)"
              />
              <span>
                {formatPromised(one.day, language)}{' '}
                <span className="text-t2">
                  {pick(one, 'name', language)}
                  {one.check && (
                    <>
                      , <Trans>compare with the decree</Trans>
                    </>
                  )}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <Failure>{failure}</Failure>
      <div className="mt-3 flex flex-wrap gap-2">
        <AdminButton disabled={open.length === 0} onClick={() => setChosen(open)}>
          <Trans>Choose all</Trans>
        </AdminButton>
        <AdminButton
          variant="primary"
          busy={isPending}
          disabled={taken.length === 0}
          onClick={() => takeHolidays({ year, days: taken })}
        >
          <Trans>Close the chosen days</Trans>
        </AdminButton>
      </div>
    </section>
  )
}

type Settings = Parameters<Client['production']['updateSettings']['mutate']>[0]
type Taken = { year: number; days: string[] }

/** Saves the settings, or closes proposed holidays, and says how it went. */
function useSaveDays() {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const why = useFailureMessage()
  const noticeOf = useFailureNotice()
  const about = 'working days'
  const follow = {
    onSuccess: () => notify({ kind: 'ok', about, text: t`Working days were saved` }),
    onError: (error: unknown) =>
      notify({ kind: 'error', about, ...noticeOf(t`Working days were not saved`, error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [['production']] }),
  }
  const settings = useMutation({
    mutationFn: (next: Settings) => client.production.updateSettings.mutate(next),
    ...follow,
  })
  const holidays = useMutation({
    mutationFn: (taken: Taken) => client.production.takeHolidays.mutate(taken),
    ...follow,
  })
  const failed = settings.error ?? holidays.error
  return {
    saveSettings: settings.mutate,
    takeHolidays: holidays.mutate,
    isPending: settings.isPending || holidays.isPending,
    /** Shown in the panel, as notices lie behind it. */
    failure: failed ? why(failed) : undefined,
  }
}
