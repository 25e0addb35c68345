import { Trans } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { addDays, mondayOf } from '../../../../src/domains/production/workdays.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../lib/weekday.ts'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { useMedia } from '../../../ui/admin/use-media.ts'
import { Screen } from '../../kit/frame/screen.tsx'
import { useToday } from '../../kit/production/queries.ts'
import { AskMove } from './ask-move.tsx'
import { CalendarActions } from './calendar-actions.tsx'
import { type Calendar, daysOfWeek } from './calendar-model.ts'
import { CloseDay } from './close-day.tsx'
import { DaySheet } from './day-sheet.tsx'
import { DaysPanel } from './days-panel.tsx'
import { PhoneCalendar } from './phone-calendar.tsx'
import { useBars } from './use-bars.ts'
import { useCalendar } from './use-calendar.ts'
import { useCalendarKeys } from './use-calendar-keys.ts'
import { useJobFocus } from './use-job-focus.ts'
import { useMovingJob } from './use-moving-job.ts'
import { WideCalendar } from './wide-calendar.tsx'

/** What is known before the calendar has come. */
const nothing: Calendar = {
  today: '2000-01-01',
  settings: { cutOff: '14:00', weekdays: [1, 2, 3, 4, 5], defaultDays: null, updatedAt: '' },
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
  const last = daysOfWeek(addDays(monday, isPhone ? 0 : 14), calendar.settings.weekdays).at(-1) ?? monday
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
