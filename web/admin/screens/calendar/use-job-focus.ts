import { type FocusEvent, useEffect, useRef } from 'react'
import type { Calendar } from './calendar-model.ts'

const linkOf = (id: string) => document.querySelector<HTMLElement>(`[data-job="${id}"]`)

/**
 * A job that is drawn in another place takes the focus with it, also once what was asked about it is closed; one that
 * is shown no more leaves it to the screen. Whoever presses beside the jobs has given the focus away.
 */
export function useJobFocus({ jobs }: Calendar, isAsking: boolean) {
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
    // What goes with its job says nothing; a window that is left keeps its focus.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null && document.activeElement === document.body) last.current = undefined
    },
  }
}
