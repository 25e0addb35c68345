import { useMemo } from 'react'
import { type Bar, barOf, type Calendar } from './calendar-model.ts'

/** The bars of all jobs, or of those of one kind of work. */
export const useBars = (calendar: Calendar, kind: number | undefined): Bar[] =>
  useMemo(
    () =>
      calendar.jobs
        .filter(({ workKindId }) => kind === undefined || workKindId === kind)
        .flatMap((job) => barOf(calendar, job) ?? []),
    [calendar, kind],
  )
