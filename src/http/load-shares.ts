import { performance } from 'node:perf_hooks'
import { LRUCache } from 'lru-cache'

const maxCallers = 10_000
/** ms after which a caller's use counts half. */
const halfLife = 10_000

type Taken = { ms: number; at: number }

/**
 * The CPU time that each caller has taken lately. The event loop's busy time counts for all requests that are
 * being answered at that moment, in equal parts: a caller with many requests at once, or with slow ones, has
 * the largest share.
 */
export class LoadShares {
  readonly #taken = new LRUCache<string, Taken>({ max: maxCallers })
  readonly #now: () => number
  readonly #busy: () => number
  #underWay = 0
  #lastBusy: number
  /** The use of a request that has been there from the beginning. */
  #each = 0

  constructor(now = () => performance.now(), busy = () => performance.eventLoopUtilization().active) {
    this.#now = now
    this.#busy = busy
    this.#lastBusy = busy()
  }

  /** Begins a request; returns a function that ends it, for the caller that it turned out to be from. */
  begin(): (caller: string) => void {
    this.#goOn()
    this.#underWay++
    const before = this.#each
    let isOver = false
    return (caller) => {
      if (isOver) return
      isOver = true
      this.#goOn()
      this.#underWay--
      this.#taken.set(caller, { ms: this.of(caller) + this.#each - before, at: this.#now() })
    }
  }

  /** In ms, older use counting less and less. */
  of(caller: string): number {
    const taken = this.#taken.get(caller)
    return taken ? taken.ms * 0.5 ** ((this.#now() - taken.at) / halfLife) : 0
  }

  largest(): number {
    return Math.max(0, ...[...this.#taken.keys()].map((caller) => this.of(caller)))
  }

  #goOn(): void {
    const busy = this.#busy()
    if (this.#underWay > 0) this.#each += (busy - this.#lastBusy) / this.#underWay
    this.#lastBusy = busy
  }
}
