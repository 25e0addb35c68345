import { LRUCache } from 'lru-cache'
import { AppError } from '../lib/errors.ts'
import { FairTurns } from '../lib/fair-turns.ts'
import { networkOf } from '../lib/network.ts'

/** The last of those that wait takes about a second. */
const rules = { atOnce: 2, mostWaiting: 64 }
const mostOfOne = 16
/** Of one caller: pages at once that weren't in the cache, and how many more each second. */
const burstPages = 120
const pagesPerSecond = 10
const maxCallers = 10_000

type Options = { now?: () => number; limitsCallers: boolean }

/**
 * Pages that have to be made wait here for their turn, before anything is done for them: whoever asks for what
 * nobody asked before takes no time from those who are given kept pages. Callers take turns (TRU-11).
 */
export function createRenderQueue({ now = Date.now, limitsCallers }: Options) {
  const callers = new LRUCache<string, { left: number; at: number }>({ max: maxCallers })
  const turns = new FairTurns({ ...rules, ...(limitsCallers && { mostOfOne }) })

  function count(caller: string): void {
    const time = now()
    const { left, at } = callers.get(caller) ?? { left: burstPages, at: time }
    const points = Math.min(burstPages, left + ((time - at) / 1000) * pagesPerSecond)
    if (points < 1) throw new AppError('RATE_LIMITED', undefined, { retryAfter: 2 })
    callers.set(caller, { left: points - 1, at: time })
  }

  return {
    /**
     * Renders when it is the caller's turn.
     * @throws RATE_LIMITED, UNAVAILABLE with the seconds to wait, at once
     */
    async run<Page>(address: string, render: () => Promise<Page>): Promise<Page> {
      const caller = networkOf(address)
      if (limitsCallers) count(caller)
      return turns.run(caller, render)
    },
    /** How many wait, and how many callers are known. */
    figures: () => ({ waiting: turns.waiting, running: turns.running, callers: callers.size }),
  }
}
