import { FairTurns } from '../lib/fair-turns.ts'
import { refuseLater } from '../lib/refuse-later.ts'
import type { Context } from './context.ts'
import type { LimitName } from './limits.ts'

/** Who asks, and where it is counted. */
export type PriceCounter = Pick<Context, 'deps' | 'caller' | 'address'>

/**
 * Counts prices before they are calculated: what one call takes grows with its lines or counts, so these are counted and
 * not calls. A visitor by network, a customer by account; staff quote as much as they have to (ACC-16).
 * @throws RATE_LIMITED with the seconds to wait
 */
export async function countPrices(asker: PriceCounter, prices: number): Promise<void> {
  const counted = countedAs(asker)
  if (counted) await asker.deps.limits.consume(...counted, prices)
}

/** Before anything is read of a call that asks for prices. @throws RATE_LIMITED, in a while, once there were too many */
export async function assertPricesLeft(asker: PriceCounter): Promise<void> {
  const counted = countedAs(asker)
  if (counted) await refuseLater(() => asker.deps.limits.assertLeft(...counted))
}

function countedAs({ caller, address }: PriceCounter): [LimitName, string] | null {
  if (caller === null) return ['pricesAddress', address]
  return caller.areas.size === 0 ? ['pricesAccount', String(caller.id)] : null
}

/** Full baskets take the processor long: each caller has one priced before anybody has a second (TRU-11). */
export const createPriceTurns = (limitsCallers: boolean): FairTurns =>
  new FairTurns({ atOnce: 2, mostWaiting: 64, ...(limitsCallers && { mostOfOne: 16 }) })
