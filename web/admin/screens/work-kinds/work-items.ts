import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'

export type WorkItem = inferRouterOutputs<AppRouter>['production']['items'][number]

/**
 * The items that name a kind of work themselves, and products with minutes of their own below such a service.
 */
export const itemsOf = (items: readonly WorkItem[], kindId: number): WorkItem[] =>
  items.filter(
    ({ own, work }) =>
      own.workKindId === kindId ||
      (work.workKindId === kindId && (own.minutesFixed !== null || own.minutesPer1000 !== null)),
  )

/** The items that name it themselves; while there is any it can't be deleted. */
export const namersOf = (items: readonly WorkItem[], kindId: number): WorkItem[] =>
  items.filter(({ own }) => own.workKindId === kindId)
