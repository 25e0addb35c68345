import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'

export type WorkItem = inferRouterOutputs<AppRouter>['production']['items'][number]

/** What names a kind of work by itself, and products that have minutes of their own under a service of it. */
export const itemsOf = (items: readonly WorkItem[], kindId: number): WorkItem[] =>
  items.filter(
    ({ own, work }) =>
      own.workKindId === kindId ||
      (work.workKindId === kindId && (own.minutesFixed !== null || own.minutesPer1000 !== null)),
  )

/** What names it by itself: while there is any it can't be deleted. */
export const namersOf = (items: readonly WorkItem[], kindId: number): WorkItem[] =>
  items.filter(({ own }) => own.workKindId === kindId)
