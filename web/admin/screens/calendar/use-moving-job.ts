import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isUnmade } from '../../../../src/domains/order-status/statuses.ts'
import type { Day } from '../../../../src/domains/production/workdays.ts'
import { useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../lib/weekday.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { useFailureMessage, useFailureNotice } from '../../kit/use-failure-message.ts'
import { type Calendar, type Job, judgeDay, loadOn, stepOver } from './calendar-model.ts'

/** A picked-up job, and the day it is over. */
export type Picked = { job: Job; to: Day | null }

/**
 * A job is picked up by the pointer or by Space and put on another day. A day that is closed or breaks its
 * promise takes it only after asking; `said` is announced to screen readers.
 */
export function useMovingJob(calendar: Calendar) {
  const { t } = useLingui()
  const { move, isPending, failure } = useMoves()
  const textOf = useDayText(calendar)
  const [picked, setPicked] = useState<Picked | null>(null)
  const [pending, setPending] = useState<{ job: Job; day: Day } | null>(null)
  const [chosen, choose] = useState<Job | null>(null)
  const [said, say] = useState('')
  const [wasRefused, setRefused] = useState(false)
  // Where another user was faster, it is asked again about the job as it is now.
  const now = pending && wasRefused && calendar.jobs.find(({ id }) => id === pending.job.id)
  const asked = pending && { ...pending, job: now || pending.job }

  function put(job: Job, day: Day) {
    setPicked(null)
    const { isOver, isClosed, breaksPromise } = judgeDay(calendar, job, day)
    if (day === job.plannedOn) say(t`No. ${job.id} stays on its day`)
    else if (isOver) say(t`That day is over: No. ${job.id} stays on its day`)
    else if (isClosed || breaksPromise) {
      setRefused(false)
      setPending({ job, day })
    } else move({ job, day })
  }

  return {
    picked,
    asked,
    /** The job whose day is chosen from a list. */
    chosen,
    said,
    isPending,
    /** Why the request was refused. */
    failure: wasRefused ? failure : undefined,
    choose,
    closeAsked: () => setPending(null),
    /** A refused dialog stays open with the reason. */
    confirm: (reason: string) => {
      if (!asked) return
      const after = { onSuccess: () => setPending(null), onError: () => setRefused(true) }
      move({ ...asked, reason, anyway: true }, after)
    },
    put,
    pickUp: (job: Job) => {
      if (!isUnmade(job.status)) return say(t`No. ${job.id} has already been produced`)
      setPicked({ job, to: null })
      say(t`No. ${job.id} is picked up. The arrow keys choose a day, Space puts it there.`)
    },
    over: (to: Day | null) => setPicked((now) => now && { ...now, to }),
    step: (by: 1 | -1) => {
      if (!picked) return
      const { job, to } = picked
      const next = stepOver(calendar, to ?? job.plannedOn, by)
      if (next === null) return say(t`That day is over: No. ${job.id} stays on its day`)
      setPicked({ job, to: next })
      say(t`No. ${job.id}: ${textOf(job, next)}`)
    },
    putBack: () => {
      if (picked) say(t`No. ${picked.job.id} stays on its day`)
      setPicked(null)
    },
  }
}
export type Moving = ReturnType<typeof useMovingJob>

/** The day, how full it makes the job's kind of work, and whether its promise holds. */
function useDayText(calendar: Calendar): (job: Job, day: Day) => string {
  const { t } = useLingui()
  const language = useLanguage()
  return (job, day) => {
    const kind = calendar.kinds.find(({ id }) => id === job.workKindId)
    const { isClosed, breaksPromise } = judgeDay(calendar, job, day)
    const load = kind && loadOn(calendar, kind, day, { job, to: day }).percent
    const holds = job.promisedOn === null ? '' : t`the promise holds`
    const texts = [
      formatDayAndMonth(day, language),
      load === undefined ? '' : t`load ${load}%`,
      isClosed ? t`closed` : '',
      breaksPromise ? t`after the promised day` : holds,
    ]
    return texts.filter(Boolean).join(', ')
  }
}

type Move = { job: Job; day: Day; reason?: string; anyway?: boolean }

const renewed = ['production', 'orders', 'history']

/** Gives a job another day, which can be undone for 10 s; a user who was faster keeps their change. */
function useMoves() {
  const { t } = useLingui()
  const language = useLanguage()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const why = useFailureMessage()
  const noticeOf = useFailureNotice()
  const renew = () =>
    Promise.all(renewed.map((domain) => queryClient.invalidateQueries({ queryKey: [[domain]] })))
  const about = (id: number) => `day of ${id}`
  const undo = useMutation({
    mutationFn: (id: number) => client.production.undoPlan.mutate({ id }),
    onSuccess: (_, id) =>
      notify({ kind: 'ok', about: about(id), text: t`No.\u00a0${id} has its former day again` }),
    onError: (error, id) =>
      notify({ kind: 'error', about: about(id), ...noticeOf(t`The move could not be taken back`, error) }),
    onSettled: renew,
  })
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ job: { id, plannedOn }, day, reason, anyway }: Move) =>
      client.production.plan.mutate({ id, day, was: plannedOn, reason, anyway }),
    onSuccess: (_, { job: { id }, day }) =>
      notify({
        kind: 'ok',
        about: about(id),
        text: t`No.\u00a0${id}: day in the workshop ${formatDayAndMonth(day, language)}`,
        onUndo: () => undo.mutate(id),
      }),
    onError: (error, { job: { id } }) =>
      notify({ kind: 'error', about: about(id), ...noticeOf(t`No.\u00a0${id} stays on its day`, error) }),
    onSettled: renew,
  })
  return { move: mutate, isPending, failure: error ? why(error) : undefined }
}
