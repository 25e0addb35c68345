import { AppError } from './errors.ts'

export type FairTurnRules = {
  /** Tasks that run at the same time. */
  atOnce: number
  /** More than this wouldn't be done while their callers still wait. */
  maxWaiting: number
  /** The tasks of one owner that may run and wait together; no limit by default. */
  maxPerOwner?: number
}

type Waiting = { go(): void; refuse(error: AppError): void }

/**
 * Work that takes the processor in one go: running more of it at once would only leave more of it unfinished.
 * Owners take turns, and each gets one before any gets a second. When too many wait, the owner with the most
 * loses the last (TRU-11).
 */
export class FairTurns {
  readonly #rules: FairTurnRules
  readonly #underWay = new Map<string, number>()
  /** The owners whose turn comes next are first. */
  readonly #waiting = new Map<string, Waiting[]>()
  #waitingCount = 0
  #running = 0

  constructor(rules: FairTurnRules) {
    this.#rules = rules
  }

  get waiting(): number {
    return this.#waitingCount
  }

  get running(): number {
    return this.#running
  }

  /**
   * Runs it when it is the owner's turn.
   * @throws RATE_LIMITED when the owner has reached its limit, UNAVAILABLE when too many wait; at once, with
   * the seconds to wait
   */
  async run<Result>(owner: string, act: () => Promise<Result>): Promise<Result> {
    const { atOnce, maxPerOwner = Number.POSITIVE_INFINITY } = this.#rules
    const own = this.#underWay.get(owner) ?? 0
    if (own >= maxPerOwner) throw tooMany('RATE_LIMITED')
    this.#underWay.set(owner, own + 1)
    try {
      if (this.#running >= atOnce || this.#waitingCount > 0) await this.#wait(owner)
      this.#running++
      try {
        return await act()
      } finally {
        this.#running--
        // Other work gets the processor before the next one starts.
        setImmediate(() => {
          if (this.#running < atOnce) this.#goOn()
        })
      }
    } finally {
      const others = (this.#underWay.get(owner) ?? 1) - 1
      if (others > 0) this.#underWay.set(owner, others)
      else this.#underWay.delete(owner)
    }
  }

  #wait(owner: string): Promise<void> {
    const own = this.#waiting.get(owner) ?? []
    if (this.#waitingCount >= this.#rules.maxWaiting) this.#makeRoom(own.length)
    this.#waiting.set(owner, own)
    this.#waitingCount++
    return new Promise((go, refuse) => own.push({ go, refuse }))
  }

  #goOn(): void {
    const [owner, own] = this.#waiting.entries().next().value ?? []
    if (owner === undefined || own === undefined) return
    this.#waiting.delete(owner)
    const first = own.shift()
    if (own.length > 0) this.#waiting.set(owner, own)
    this.#waitingCount--
    first?.go()
  }

  /** @throws UNAVAILABLE to an owner who has as many as any other */
  #makeRoom(own: number): void {
    const longest = [...this.#waiting.values()].reduce((one, other) =>
      other.length > one.length ? other : one,
    )
    if (longest.length <= own + 1) throw tooMany('UNAVAILABLE')
    longest.pop()?.refuse(tooMany('UNAVAILABLE'))
    this.#waitingCount--
  }
}

const tooMany = (code: 'RATE_LIMITED' | 'UNAVAILABLE') => new AppError(code, undefined, { retryAfter: 2 })
