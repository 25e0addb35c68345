import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { addDays, type Day } from '../../../../src/domains/production/workdays.ts'
import { type Bar, type Calendar, type Job, lateDays } from './calendar-model.ts'
import { FoldedWeek } from './folded-week.tsx'
import { hatched } from './hatched.ts'
import { BarLabel } from './job-bar.tsx'
import { useJobName } from './job-words.tsx'
import { LateRail } from './late-rail.tsx'
import type { Moving } from './use-moving-job.ts'
import { useOpenDay } from './use-open-day.ts'
import { WeekRow } from './week-row.tsx'

type WideCalendarProps = {
  calendar: Calendar
  monday: Day
  bars: readonly Bar[]
  /** The one kind of work that is shown. */
  kind: number | undefined
  moving: Moving
}

/** The chosen week and the next open, those beside them folded, and the rail of what is late or has no day. */
export function WideCalendar({ calendar, monday, bars, kind, moving }: WideCalendarProps) {
  const onOpen = useOpenDay()
  const { picked } = moving
  // A press that doesn't move opens the order; a touch picks up only after a while, so that one can scroll.
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  )
  const week = { calendar, bars, moving, onOpen }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => moving.pickUp(active.data.current?.job as Job)}
      onDragOver={({ over }) => moving.over(over ? String(over.id) : null)}
      onDragEnd={({ over }) => {
        if (picked && over) moving.put(picked.job, String(over.id))
        else moving.putBack()
      }}
      onDragCancel={moving.putBack}
    >
      <div className="grid items-start gap-x-6 gap-y-7 xl:grid-cols-[minmax(0,1fr)_232px]">
        <div className="min-w-0">
          <FoldedWeek calendar={calendar} monday={addDays(monday, -7)} bars={bars} kind={kind} />
          <WeekRow {...week} monday={monday} />
          <WeekRow {...week} monday={addDays(monday, 7)} />
          <FoldedWeek calendar={calendar} monday={addDays(monday, 14)} bars={bars} kind={kind} />
          <Legend />
        </div>
        <LateRail calendar={calendar} moving={moving} />
      </div>
      <DragOverlay dropAnimation={null}>
        {picked && <Held calendar={calendar} job={picked.job} />}
      </DragOverlay>
    </DndContext>
  )
}

/** The screen says it itself, in words of its own. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

function Held({ calendar, job }: { calendar: Calendar; job: Job }) {
  const nameOf = useJobName()
  return (
    <div className="flex h-[27px] w-52 -rotate-1 cursor-grabbing items-center gap-2 border-2 border-cyan bg-paper px-1.5 text-[12.5px] shadow-[0_12px_40px_rgb(0_0_0/28%)] motion-reduce:rotate-0">
      <BarLabel calendar={calendar} job={job} late={lateDays(calendar, job)} name={nameOf(job)} />
    </div>
  )
}

const Legend = () => (
  <ul className="admin-meta flex flex-wrap gap-x-5 gap-y-1.5 text-t2">
    <Sign look="border border-key shadow-[inset_-4px_0_0_var(--key)]">
      <Trans>due day</Trans>
    </Sign>
    <Sign look={`border border-t2 border-dashed ${hatched}`}>
      <Trans>not approved</Trans>
    </Sign>
    <Sign look={`border border-error border-l-4 bg-error-ground ${hatched}`}>
      <Trans>late</Trans>
    </Sign>
    <Sign look="h-1.5! border-key border-r-3 bg-error">
      <Trans>over capacity</Trans>
    </Sign>
    <Sign look={hatched}>
      <Trans>closed day</Trans>
    </Sign>
  </ul>
)

const Sign = ({ look, children }: { look: string; children: ReactNode }) => (
  <li className="flex items-center gap-1.5">
    <span aria-hidden="true" className={`inline-block h-3.5 w-8 ${look}`} />
    {children}
  </li>
)
