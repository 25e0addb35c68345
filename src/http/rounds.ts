/** Requests of one network that begin in one round of the event loop. */
const ofOne = 4

type Begin = { begin(): void; since: number }
type Waiting = { queue: Begin[]; lateSamples: number }

/**
 * Of many simultaneous requests of one caller only a few begin in each round of the event loop, so that other
 * callers' requests wait for these few and not for all (TRU-10). Nothing waits in an idle program.
 */
export class Rounds {
  readonly #now: () => number
  readonly #begun = new Map<string, number>()
  readonly #waiting = new Map<string, Waiting>()
  #isGoing = false

  constructor(now = () => performance.now()) {
    this.#now = now
  }

  /** Calls `begin` at once or in one of the next rounds. */
  take(caller: string, begin: () => void): void {
    if (!this.#isGoing) {
      this.#isGoing = true
      setImmediate(() => this.#next())
    }
    const begun = this.#begun.get(caller) ?? 0
    if (begun < ofOne) {
      this.#begun.set(caller, begun + 1)
      begin()
      return
    }
    const waiting = this.#waiting.get(caller) ?? { queue: [], lateSamples: 0 }
    waiting.queue.push({ begin, since: this.#now() })
    this.#waiting.set(caller, waiting)
  }

  /** Called regularly: a caller whose first request has waited for `lag` ms or more is late. */
  sample(lag: number): void {
    for (const waiting of this.#waiting.values()) {
      const [first] = waiting.queue
      const isLate = first !== undefined && this.#now() - first.since >= lag
      waiting.lateSamples = isLate ? waiting.lateSamples + 1 : 0
    }
  }

  /** How many times in a row a caller was late. */
  lateSamples(caller: string): number {
    return this.#waiting.get(caller)?.lateSamples ?? 0
  }

  #next(): void {
    this.#begun.clear()
    this.#isGoing = this.#waiting.size > 0
    if (!this.#isGoing) return
    setImmediate(() => this.#next())
    for (const [caller, { queue }] of this.#waiting) {
      const due = queue.splice(0, ofOne)
      this.#begun.set(caller, due.length)
      if (queue.length === 0) this.#waiting.delete(caller)
      for (const { begin } of due) begin()
    }
  }
}
