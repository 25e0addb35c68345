import { useLingui } from '@lingui/react/macro'
import { waitingFor } from './waiting-time.ts'

/** A waiting time in words, on one line: `38 min`, `1 h 04 min`, `2 d 3 h`. */
export function useWaitingText(): (minutes: number) => string {
  const { t } = useLingui()
  const texts = (total: number): string => {
    const waiting = waitingFor(total)
    if (waiting.unit === 'moment') return t`under a minute`
    if (waiting.unit === 'minutes') return t`${waiting.minutes} min`
    if (waiting.unit === 'hours') return t`${waiting.hours} h ${String(waiting.minutes).padStart(2, '0')} min`
    return t`${waiting.days} d ${waiting.hours} h`
  }
  return (total) => texts(total).replaceAll(' ', '\u00a0')
}
