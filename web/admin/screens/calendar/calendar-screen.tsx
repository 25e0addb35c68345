import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FocusEvent, useEffect, useMemo, useRef, useState } from 'react'
import { addDays, type Day, mondayOf } from '../../../../src/domains/production/workdays.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../lib/weekday.ts'
import { AdminButton, AdminLinkButton, IconButton } from '../../../ui/admin/button.tsx'
import { FilterSelect } from '../../../ui/admin/filter.tsx'
import { ChevronLeftIcon, ChevronRightIcon, LockIcon } from '../../../ui/admin/icons.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { useMedia } from '../../../ui/admin/use-media.ts'
import { Screen } from '../../kit/frame/screen.tsx'
import { type Shortcut, useLetterKeys } from '../../kit/frame/shortcuts.ts'
import { useToday } from '../../kit/production/queries.ts'
import { type Bar, barOf, type Calendar, daysOfWeek, type Job } from './calendar-model.ts'
import { CloseDay } from './close-day.tsx'
import { DaysPanel } from './days-panel.tsx'
import { AskMove, DaySheet } from './move-dialogs.tsx'
import { PhoneCalendar } from './phone-calendar.tsx'
import { type Moving, useMovingJob } from './use-moving-job.ts'
import { WideCalendar } from './wide-calendar.tsx'

/** What is known before the calendar has come. */
const nothing: Calendar = {
  today: '2000-01-01',
  settings: {
    cutOff: '14:00',
    weekdays: [1, 2, 3, 4, 5],
    defaultDays: null,
    byCapacity: false,
    updatedAt: '',
  },
  kinds: [],
  closedDays: [],
  jobs: [],
  hasMore: false,
}

/** The production calendar: weeks and working days, their load, and the jobs that are moved between them. */
export function CalendarScreen() {
  const language = useLanguage()
  const navigate = useNavigate()
  const { week, work: kind } = useSearch({ from: '/admin/calendar' })
  const today = useToday()
  const monday = mondayOf(week ?? today)
  const query = useCalendar(monday)
  const calendar = query.data ?? nothing
  const moving = useMovingJob(calendar)
  const [isClosing, setClosing] = useState(false)
  const [daysShown, showDays] = useState(false)
  const isPhone = useMedia('(width < 768px)')
  const bars = useBars(calendar, kind)
  const focus = useJobFocus(calendar, moving.chosen !== null || moving.asked !== null)
  const go = (next: string | undefined) =>
    void navigate({ to: '/admin/calendar', search: { week: next, work: kind } })
  const goToday = () => go(undefined)
  const keys = useCalendarKeys({
    calendar,
    moving,
    onToday: goToday,
    onCloseDay: () => setClosing(true),
  })
  const last = daysOfWeek(addDays(monday, isPhone ? 0 : 14), calendar).at(-1) ?? monday
  const first = isPhone ? monday : addDays(monday, -7)
  return (
    <Screen
      title={<Trans>Calendar</Trans>}
      meta={`${formatDayAndMonth(first, language)} – ${formatDayAndMonth(last, language)}`}
      actions={
        <CalendarActions
          calendar={calendar}
          kind={kind}
          onBack={() => go(addDays(monday, -7))}
          onToday={goToday}
          onOn={() => go(addDays(monday, 7))}
          onKind={(work) => void navigate({ to: '/admin/calendar', search: { week, work } })}
          onCloseDay={() => setClosing(true)}
          onDays={() => showDays(true)}
        />
      }
      shortcuts={isPhone ? [] : keys}
      note={moving.picked ? moving.said : <Trans>The day in the workshop, and the promised one</Trans>}
    >
      <p id="calendar-how" hidden>
        <Trans>Space picks the job up, the arrow keys choose a day, Space puts it there.</Trans>
      </p>
      {query.isError && (
        <div className="mb-4">
          <SectionFailed onRetry={() => query.refetch()} busy={query.isFetching}>
            <Trans>The calendar did not load.</Trans>
          </SectionFailed>
        </div>
      )}
      {calendar.hasMore && (
        <p role="status" className="mb-4 border-warn border-l-4 bg-paper px-3 py-2">
          <Trans>There are more jobs than the calendar shows: loads are higher than it says.</Trans>
        </p>
      )}
      {query.isPending && <TableWaiting widths={['grow', 'grow', 'grow', 'grow', 'grow', 'grow']} />}
      <div {...focus}>
        {query.data && isPhone && (
          <PhoneCalendar calendar={query.data} monday={monday} bars={bars} moving={moving} />
        )}
        {query.data && !isPhone && (
          <WideCalendar calendar={query.data} monday={monday} bars={bars} kind={kind} moving={moving} />
        )}
      </div>
      <p role="status" className="sr-only">
        {moving.said}
      </p>
      {daysShown && query.data && <DaysPanel calendar={query.data} onClose={() => showDays(false)} />}
      {isClosing && query.data && <CloseDay calendar={query.data} onClose={() => setClosing(false)} />}
      {moving.chosen && (
        <DaySheet
          calendar={calendar}
          job={moving.chosen}
          onChoose={(day) => moving.chosen && moving.put(moving.chosen, day)}
          onClose={() => moving.choose(null)}
        />
      )}
      {moving.asked && (
        <AskMove
          calendar={calendar}
          {...moving.asked}
          busy={moving.isPending}
          failure={moving.failure}
          onConfirm={moving.confirm}
          onClose={moving.closeAsked}
        />
      )}
    </Screen>
  )
}

/** The bars of all jobs, or of those of one kind of work. */
const useBars = (calendar: Calendar, kind: number | undefined): Bar[] =>
  useMemo(
    () =>
      calendar.jobs
        .filter(({ workKindId }) => kind === undefined || workKindId === kind)
        .flatMap((job) => barOf(calendar, job) ?? []),
    [calendar, kind],
  )

/** How often it polls for what other users have moved, ms; live events come sooner. */
const lookEvery = 30_000

/** Four weeks from the one before the chosen Monday on. */
const useCalendar = (monday: Day) =>
  useQuery({
    ...useApi().production.calendar.queryOptions({ from: addDays(monday, -7), to: addDays(monday, 20) }),
    placeholderData: keepPreviousData,
    refetchInterval: lookEvery,
  })

const linkOf = (id: string) => document.querySelector<HTMLElement>(`[data-job="${id}"]`)

/**
 * A job that is drawn in another place keeps the focus, also after a dialog about it is closed; one that is
 * no longer shown leaves it to the screen. A press beside the jobs gives the focus up.
 */
function useJobFocus({ jobs }: Calendar, isAsking: boolean) {
  const last = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (isAsking || last.current === undefined || jobs.length === 0) return
    if (document.activeElement !== document.body) return
    const place = linkOf(last.current) ?? document.getElementById('content')
    place?.focus()
  }, [jobs, isAsking])
  return {
    onFocus: ({ target }: FocusEvent) => {
      last.current = target.closest('li')?.querySelector<HTMLElement>('[data-job]')?.dataset.job
    },
    // An element that leaves with its job sends no event; a window that is left keeps its focus.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null && document.activeElement === document.body) last.current = undefined
    },
  }
}

type CalendarActionsProps = {
  calendar: Calendar
  kind: number | undefined
  onBack: () => void
  onToday: () => void
  onOn: () => void
  onKind: (kind: number | undefined) => void
  onCloseDay: () => void
  onDays: () => void
}

/** The buttons to other weeks, the filter by kind of work, and closing a day. */
function CalendarActions(props: CalendarActionsProps) {
  const { calendar, kind, onBack, onToday, onOn, onKind, onCloseDay, onDays } = props
  const { t } = useLingui()
  const language = useLanguage()
  const [letters] = useLetterKeys()
  return (
    <>
      <IconButton label={t`The week before`} onClick={onBack}>
        <ChevronLeftIcon />
      </IconButton>
      <AdminButton onClick={onToday}>
        <Trans>Today</Trans> {letters && <KeyCap>T</KeyCap>}
      </AdminButton>
      <IconButton label={t`The week after`} onClick={onOn}>
        <ChevronRightIcon />
      </IconButton>
      <FilterSelect
        label={t`Kind of work`}
        all={t`all`}
        clearLabel={t`Every kind of work`}
        value={kind === undefined ? '' : String(kind)}
        options={calendar.kinds.map((one) => ({ value: String(one.id), label: pick(one, 'name', language) }))}
        onChange={(value) => onKind(value === '' ? undefined : Number(value))}
      />
      <AdminLinkButton to="/admin/calendar/kinds">
        <Trans>Kinds of work</Trans>
      </AdminLinkButton>
      <AdminButton aria-haspopup="dialog" onClick={onDays}>
        <Trans>Working days</Trans>
      </AdminButton>
      <AdminButton aria-haspopup="dialog" onClick={onCloseDay}>
        <LockIcon /> <Trans>Close a day</Trans> {letters && <KeyCap>B</KeyCap>}
      </AdminButton>
    </>
  )
}

const links = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-job]')]

/** The job whose bar or card has the focus. */
function focusedJob({ jobs }: Calendar): Job | undefined {
  const id = document.activeElement?.getAttribute('data-job')
  return jobs.find((job) => String(job.id) === id)
}

/** Moves to the next bar or card; from elsewhere to the first. */
function focusBeside(by: 1 | -1): void {
  const all = links()
  const at = all.findIndex((one) => one.matches(':focus'))
  all[at === -1 ? 0 : Math.min(Math.max(at + by, 0), all.length - 1)]?.focus()
}

type CalendarKeysInput = {
  calendar: Calendar
  moving: Moving
  onToday: () => void
  onCloseDay: () => void
}

/**
 * The calendar's keys: arrows go between jobs, or between days for a picked-up one; G gives a day, B closes
 * one, T goes to today.
 */
function useCalendarKeys({ calendar, moving, onToday, onCloseDay }: CalendarKeysInput): Shortcut[] {
  const { t } = useLingui()
  const { picked } = moving
  const toDay = () => {
    const job = focusedJob(calendar)
    if (job) moving.choose(job)
  }
  return [
    {
      keys: ['ArrowUp', 'ArrowDown'],
      caps: ['↑', '↓'],
      label: t`job`,
      act: (key) => !picked && focusBeside(key === 'ArrowUp' ? -1 : 1),
    },
    // Handled by the focused job.
    { keys: [], caps: ['Space'], label: picked ? t`put down` : t`pick up`, act: () => undefined },
    ...(picked
      ? [
          {
            keys: ['ArrowLeft', 'ArrowRight'],
            caps: ['←', '→'],
            label: t`change the day`,
            act: (key: string) => moving.step(key === 'ArrowLeft' ? -1 : 1),
          },
          { keys: ['Escape'], caps: ['Esc'], label: t`put back`, act: moving.putBack },
        ]
      : [
          { keys: ['g'], caps: ['G'], label: t`to a day`, act: toDay },
          { keys: ['b'], caps: ['B'], label: t`close a day`, act: onCloseDay },
          { keys: ['t'], caps: ['T'], label: t`today`, act: onToday },
          { keys: [], caps: ['Enter'], label: t`open`, act: () => undefined },
        ]),
  ]
}
