import { LRUCache } from 'lru-cache'
import { AppError } from '../lib/errors.ts'
import { networkOf } from '../lib/network.ts'

/** A page is made in one go of the processor: more at once would only keep more of them unfinished. */
const maxConcurrent = 2
/** Beyond these nobody would wait for it: the last one takes about a second. */
const maxQueued = 64
const maxQueuedPerCaller = 16
/** Of one caller: pages at once that weren't in the cache, and how many more each second. */
const burstPages = 120
const pagesPerSecond = 10
const maxCallers = 10_000

type Options = { now?: () => number; limitsCallers: boolean }

/**
 * Pages that have to be made wait here for their turn, before anything is done for them: whoever asks for what
 * nobody asked before takes no time from those who are given kept pages.
 */
export function createRenderQueue({ now = Date.now, limitsCallers }: Options) {
  const callers = new LRUCache<string, { left: number; at: number }>({ max: maxCallers })
  const underWay = new Map<string, number>()
  const waiting: (() => void)[] = []
  let running = 0

  function count(caller: string): void {
    const time = now()
    const { left, at } = callers.get(caller) ?? { left: burstPages, at: time }
    const points = Math.min(burstPages, left + ((time - at) / 1000) * pagesPerSecond)
    if (points < 1 || (underWay.get(caller) ?? 0) >= maxQueuedPerCaller)
      throw new AppError('RATE_LIMITED', undefined, { retryAfter: 2 })
    callers.set(caller, { left: points - 1, at: time })
  }

  function next(): void {
    running--
    // Between two pages comes whoever else is waiting for the processor.
    setImmediate(() => {
      if (running < maxConcurrent) waiting.shift()?.()
    })
  }

  return {
    /**
     * Renders when it is the caller's turn.
     * @throws RATE_LIMITED, UNAVAILABLE with the seconds to wait, at once
     */
    async run<Page>(address: string, render: () => Promise<Page>): Promise<Page> {
      const caller = networkOf(address)
      if (limitsCallers) count(caller)
      if (waiting.length >= maxQueued) throw new AppError('UNAVAILABLE', undefined, { retryAfter: 2 })
      underWay.set(caller, (underWay.get(caller) ?? 0) + 1)
      try {
        if (running >= maxConcurrent || waiting.length > 0) await new Promise<void>((go) => waiting.push(go))
        running++
        try {
          return await render()
        } finally {
          next()
        }
      } finally {
        const others = (underWay.get(caller) ?? 1) - 1
        if (others > 0) underWay.set(caller, others)
        else underWay.delete(caller)
      }
    },
    /** How many wait, and how many callers are known. */
    figures: () => ({ waiting: waiting.length, running, callers: callers.size }),
  }
}
