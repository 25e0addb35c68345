import { FairTurns } from '../lib/fair-turns.ts'
import { refuseLater } from '../lib/refuse-later.ts'
import type { Context } from './context.ts'
import type { LimitName } from './limits.ts'

/** The caller, and where prices are counted. */
export type PriceCounter = Pick<Context, 'deps' | 'caller' | 'address'>

/**
 * Counts prices before they are calculated: a call's cost grows with its lines or counts, so these are
 * counted and not calls. Visitors count by network, customers by account; staff aren't limited (ACC-16).
 * @throws RATE_LIMITED with the seconds to wait
 */
export async function countPrices(asker: PriceCounter, prices: number): Promise<void> {
  const counted = countedAs(asker)
  if (counted) await asker.deps.limits.consume(...counted, prices)
}

/**
 * Called before anything is read of a call that asks for prices.
 * @throws RATE_LIMITED, after a delay, once there were too many
 */
export async function assertPricesLeft(asker: PriceCounter): Promise<void> {
  const counted = countedAs(asker)
  if (counted) await refuseLater(() => asker.deps.limits.assertLeft(...counted))
}

function countedAs({ caller, address }: PriceCounter): [LimitName, string] | null {
  if (caller === null) return ['pricesAddress', address]
  return caller.areas.size === 0 ? ['pricesAccount', String(caller.id)] : null
}

/** Full baskets take long: each caller gets one priced before any gets a second (TRU-11). */
export const createPriceTurns = (limitsCallers: boolean): FairTurns =>
  new FairTurns({ atOnce: 2, maxWaiting: 64, ...(limitsCallers && { maxPerOwner: 16 }) })
