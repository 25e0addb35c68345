import { LRUCache } from 'lru-cache'
import { AppError } from '../lib/errors.ts'
import { FairTurns } from '../lib/fair-turns.ts'
import { networkOf } from '../lib/network.ts'

/** The last of those that wait takes about a second. */
const rules = { atOnce: 2, maxWaiting: 64 }
const maxPerOwner = 16
/** For one caller: uncached pages at once, and how many more each second. */
const burstPages = 120
const pagesPerSecond = 10
const maxCallers = 10_000

type Options = { now?: () => number; limitsCallers: boolean }

/**
 * Pages that have to be rendered wait here for their turn, before any work is done: callers of uncached pages
 * take no time from those of cached ones. Callers take turns (TRU-11).
 */
export function createRenderQueue({ now = Date.now, limitsCallers }: Options) {
  const callers = new LRUCache<string, { left: number; at: number }>({ max: maxCallers })
  const turns = new FairTurns({ ...rules, ...(limitsCallers && { maxPerOwner }) })

  function count(caller: string): void {
    const time = now()
    const { left, at } = callers.get(caller) ?? { left: burstPages, at: time }
    const points = Math.min(burstPages, left + ((time - at) / 1000) * pagesPerSecond)
    if (points < 1) throw new AppError('RATE_LIMITED', undefined, { retryAfter: 2 })
    callers.set(caller, { left: points - 1, at: time })
  }

  return {
    /** Renders in the caller's turn. @throws RATE_LIMITED, UNAVAILABLE with the seconds to wait, at once */
    async run<Page>(address: string, render: () => Promise<Page>): Promise<Page> {
      const caller = networkOf(address)
      if (limitsCallers) count(caller)
      return turns.run(caller, render)
    },
    /** The number of waiting pages and of known callers. */
    figures: () => ({ waiting: turns.waiting, running: turns.running, callers: callers.size }),
  }
}
