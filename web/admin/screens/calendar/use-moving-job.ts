import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Day } from '../../../../src/domains/production/workdays.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../lib/weekday.ts'
import { type Calendar, isOpenJob, type Job, judgeDay, loadOn, stepOver } from './calendar-model.ts'
import { useMoves } from './use-moves.ts'

/** A job in the hand, and over which day it is. */
export type Picked = { job: Job; to: Day | null }

/**
 * A job is picked up by the pointer or by Space and put on another day. A day that is closed or breaks its promise takes
 * it only after asking; `said` tells those who hear it.
 */
export function useMovingJob(calendar: Calendar) {
  const { t } = useLingui()
  const { move, isPending, failure } = useMoves()
  const wordsOf = useDayWords(calendar)
  const [picked, setPicked] = useState<Picked | null>(null)
  const [wish, setWish] = useState<{ job: Job; day: Day } | null>(null)
  const [chosen, choose] = useState<Job | null>(null)
  const [said, say] = useState('')
  const [wasRefused, setRefused] = useState(false)
  // Where somebody was faster it is asked again, of the job as it stands since.
  const now = wish && wasRefused && calendar.jobs.find(({ id }) => id === wish.job.id)
  const asked = wish && { ...wish, job: now || wish.job }

  function put(job: Job, day: Day) {
    setPicked(null)
    const { isOver, isClosed, breaksPromise } = judgeDay(calendar, job, day)
    if (day === job.plannedOn) say(t`№ ${job.id} stays on its day`)
    else if (isOver) say(t`That day is over: № ${job.id} stays on its day`)
    else if (isClosed || breaksPromise) {
      setRefused(false)
      setWish({ job, day })
    } else move({ job, day })
  }

  return {
    picked,
    asked,
    /** The job whose day is chosen from a list. */
    chosen,
    said,
    isPending,
    /** Why what was asked for was refused. */
    failure: wasRefused ? failure : undefined,
    choose,
    closeAsked: () => setWish(null),
    /** Stays open with its reason where it is refused. */
    confirm: (reason: string) => {
      if (!asked) return
      const after = { onSuccess: () => setWish(null), onError: () => setRefused(true) }
      move({ ...asked, reason, anyway: true }, after)
    },
    put,
    pickUp: (job: Job) => {
      if (!isOpenJob(job)) return say(t`№ ${job.id} is made already`)
      setPicked({ job, to: null })
      say(t`№ ${job.id} is picked up. The arrow keys choose a day, Space puts it there.`)
    },
    over: (to: Day | null) => setPicked((now) => now && { ...now, to }),
    step: (by: 1 | -1) => {
      if (!picked) return
      const { job, to } = picked
      const next = stepOver(calendar, to ?? job.plannedOn, by)
      if (next === null) return say(t`That day is over: № ${job.id} stays on its day`)
      setPicked({ job, to: next })
      say(t`№ ${job.id}: ${wordsOf(job, next)}`)
    },
    putBack: () => {
      if (picked) say(t`№ ${picked.job.id} stays on its day`)
      setPicked(null)
    },
  }
}
export type Moving = ReturnType<typeof useMovingJob>

/** The day, how full it makes the job's kind of work, and whether its promise holds. */
function useDayWords(calendar: Calendar): (job: Job, day: Day) => string {
  const { t } = useLingui()
  const language = useLanguage()
  return (job, day) => {
    const kind = calendar.kinds.find(({ id }) => id === job.workKindId)
    const { isClosed, breaksPromise } = judgeDay(calendar, job, day)
    const load = kind && loadOn(calendar, kind, day, { job, to: day }).percent
    const holds = job.promisedOn === null ? '' : t`the promise holds`
    const words = [
      formatDayAndMonth(day, language),
      load === undefined ? '' : t`load ${load} %`,
      isClosed ? t`closed` : '',
      breaksPromise ? t`after the promised day` : holds,
    ]
    return words.filter(Boolean).join(', ')
  }
}
