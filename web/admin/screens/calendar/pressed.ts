import type { KeyboardEvent } from 'react'
import type { Job } from './calendar-model.ts'
import type { Moving } from './use-moving-job.ts'

/** Space picks a job up and puts it down, and so does Enter while it is in the hand. */
export function pressed(event: KeyboardEvent, job: Job, moving: Moving): void {
  const { picked } = moving
  const isPicked = picked?.job.id === job.id
  if (event.key !== ' ' && !(event.key === 'Enter' && isPicked)) return
  event.preventDefault()
  if (event.repeat) return
  if (!isPicked) moving.pickUp(job)
  else if (picked.to === null) moving.putBack()
  else moving.put(job, picked.to)
}
