import { useLingui } from '@lingui/react/macro'
import type { Shortcut } from '../../kit/frame/shortcuts.ts'
import type { Calendar, Job } from './calendar-model.ts'
import type { Moving } from './use-moving-job.ts'

const links = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-job]')]

/** The job whose bar or card has the focus. */
function focusedJob({ jobs }: Calendar): Job | undefined {
  const id = document.activeElement?.getAttribute('data-job')
  return jobs.find((job) => String(job.id) === id)
}

/** To the next bar or card; from elsewhere to the first. */
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

/** Arrows between jobs, or between days for the one in the hand; G gives a day, B closes one, T leads to today. */
export function useCalendarKeys({ calendar, moving, onToday, onCloseDay }: CalendarKeysInput): Shortcut[] {
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
    // Read by the job that has the focus.
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
