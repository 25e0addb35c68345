import { AppError } from '../lib/errors.ts'
import { type AreaName, areas } from './areas.ts'
import { linkEnded, type SentLink } from './order-link.ts'

/** The signed-in user at the time of this request. */
export type Caller = {
  id: number
  sessionId: number
  role: { id: number; name: string }
  /** Permission areas of the role; none while a required second factor is missing. */
  areas: ReadonlySet<number>
  lacksSecondFactor?: boolean
}

/**
 * Who may call a procedure: anyone, any signed-in user, also holders of an order's link (`orderParty`; the
 * procedure checks which order), or users with one of these areas, or with all of them.
 */
export type Access = 'public' | 'user' | 'orderParty' | readonly AreaName[] | { all: readonly AreaName[] }

export const can = (caller: Caller | null, area: AreaName): boolean => caller?.areas.has(areas[area]) ?? false

const hasAll = (caller: Caller, all: readonly AreaName[]): boolean => all.every((area) => can(caller, area))

/**
 * Refuses a caller before anything is read or looked up (PER-2).
 * @throws UNAUTHENTICATED without a caller, FORBIDDEN without the areas,
 * SECOND_FACTOR_REQUIRED for staff who must have a second factor and haven't set it up
 */
export function assertAccess(access: Access, caller: Caller | null, link: SentLink = null): void {
  if (access === 'public') return
  if (access === 'orderParty' && caller === null && link !== null) {
    if (link === 'ended') throw new AppError('UNAUTHENTICATED', linkEnded)
    return
  }
  if (caller === null) throw new AppError('UNAUTHENTICATED')
  if (access === 'user' || access === 'orderParty') return
  if (caller.lacksSecondFactor) throw new AppError('SECOND_FACTOR_REQUIRED')
  const isLetIn = 'all' in access ? hasAll(caller, access.all) : access.some((area) => can(caller, area))
  if (!isLetIn) throw new AppError('FORBIDDEN')
}
