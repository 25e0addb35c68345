import { AppError } from '../lib/errors.ts'
import type { LoadShares } from './load-shares.ts'

/** ms of mean event loop lag above which heavy callers are slowed down, and below which no one is. */
const busyLagMs = 100
const calmLagMs = 20
/**
 * ms of CPU time a caller has taken lately: heavy from the first figure, and until it falls below the second.
 */
const much = { from: 2000, until: 1000 }
/** For a heavy caller: requests that are answered at once, and that may wait for these. */
const atOnce = 2
const maxWaiting = 16

type Held = { underWay: number; waiting: (() => void)[] }

/**
 * While the processor is busy, a heavy caller has few requests answered at once; more of them wait, and
 * beyond these they are refused (TRU-10). Many at once wouldn't be faster: they would only come before those
 * of others.
 */
export class OwnTurns {
  readonly #shares: Pick<LoadShares, 'of'>
  readonly #held = new Map<string, Held>()
  readonly #takeMuch = new Set<string>()
  #lag = 0

  constructor(shares: Pick<LoadShares, 'of'>) {
    this.#shares = shares
  }

  /** Takes the event loop's lag in ms, regularly: also so that nothing waits in an idle program. */
  sample(lag: number): void {
    this.#lag = lag
    for (const caller of this.#takeMuch)
      if (this.#shares.of(caller) < much.until) this.#takeMuch.delete(caller)
    if (lag >= calmLagMs) return
    for (const held of this.#held.values()) {
      for (const go of held.waiting.splice(0)) {
        held.underWay++
        go()
      }
    }
  }

  /** Waits for the caller's turn, which lasts until {@link release}. @throws UNAVAILABLE */
  async take(caller: string): Promise<void> {
    const held = this.#held.get(caller) ?? { underWay: 0, waiting: [] }
    this.#held.set(caller, held)
    if (held.underWay < atOnce || !this.#isSlowedDown(caller)) {
      held.underWay++
      return
    }
    if (held.waiting.length >= maxWaiting) throw new AppError('UNAVAILABLE', undefined, { retryAfter: 2 })
    await new Promise<void>((go) => held.waiting.push(go))
  }

  release(caller: string): void {
    const held = this.#held.get(caller)
    if (!held) return
    const next = held.waiting.shift()
    if (next) next()
    else held.underWay--
    if (held.underWay === 0) this.#held.delete(caller)
  }

  #isSlowedDown(caller: string): boolean {
    if (this.#lag >= busyLagMs && this.#shares.of(caller) >= much.from) this.#takeMuch.add(caller)
    return this.#lag >= calmLagMs && this.#takeMuch.has(caller)
  }
}
