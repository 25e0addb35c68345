import { AppError } from '../lib/errors.ts'
import type { LoadShares } from './load-shares.ts'

/** ms of the event loop's mean lag from which whoever takes much is slowed down, and below which nobody needs to be. */
const busyLagMs = 100
const calmLagMs = 20
/** ms of the processor that somebody has taken lately: from so much it is much, and below so much no longer. */
const much = { from: 2000, until: 1000 }
/** Of one who takes much: requests that are answered at once, and that may wait for these. */
const atOnce = 2
const maxWaiting = 16

type Held = { underWay: number; waiting: (() => void)[] }

/**
 * While the processor is busy, whoever takes much of it has few requests answered at once; more wait for their own, and
 * beyond these they are refused (TRU-10). Many at once would win nothing: they only come before those of others.
 */
export class OwnTurns {
  readonly #shares: Pick<LoadShares, 'of'>
  readonly #held = new Map<string, Held>()
  readonly #takeMuch = new Set<string>()
  #lag = 0

  constructor(shares: Pick<LoadShares, 'of'>) {
    this.#shares = shares
  }

  /** ms of the event loop's lag, every so often: also so that nobody waits in an idle program. */
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
