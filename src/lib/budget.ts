import { AppError } from './errors.ts'

const full = () => new AppError('UNAVAILABLE', undefined, { retryAfter: 1 })

/**
 * The bytes that all holders may have at once together. Beyond it the oldest of those that can give up do so:
 * an honest caller has sent a small body long before; where none can, the new one is refused.
 */
export class Budget {
  readonly #maxBytes: number
  readonly #canGiveUp = new Map<Share, (error: AppError) => void>()
  #held = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get held(): number {
    return this.#held
  }

  /** @param giveUp ends the share's holder, with UNAVAILABLE; may be called until it is `kept` or released */
  share(giveUp?: (error: AppError) => void): Share {
    const share: Share = {
      add: (bytes) => this.#add(share, bytes),
      keep: () => this.#canGiveUp.delete(share),
      release: () => {
        this.#canGiveUp.delete(share)
        this.#held -= share.bytes
        share.bytes = 0
      },
      bytes: 0,
    }
    if (giveUp) this.#canGiveUp.set(share, giveUp)
    return share
  }

  #add(share: Share, bytes: number): void {
    share.bytes += bytes
    this.#held += bytes
    while (this.#held > this.#maxBytes) {
      const [oldest, giveUp] = this.#canGiveUp.entries().next().value ?? []
      if (oldest === undefined || oldest === share) {
        share.release()
        throw full()
      }
      oldest.release()
      giveUp?.(full())
    }
  }
}

export type Share = {
  /** @throws UNAVAILABLE when there is no room; then nothing is held */
  add(bytes: number): void
  /** From now on it isn't asked to give up. */
  keep(): void
  release(): void
  bytes: number
}
