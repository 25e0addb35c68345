import { Unread } from './unread.ts'

/** Bytes of one content stream, inflated: a map of a whole country has 30 MB. */
export const mostInStream = 64 * 1024 * 1024

/** What one reading may take; the deadline that ends the thread is a little later. */
export class Budget {
  #operators = 0
  readonly #end: number

  /** `time` in ms. */
  constructor(time: number) {
    this.#end = performance.now() + time
  }

  get isOver(): boolean {
    return performance.now() > this.#end
  }

  /** @throws Unread when the time is over */
  spendOperator(): void {
    this.#operators += 1
    if (this.#operators % 20_000 === 0 && this.isOver) throw new Unread('tooComplex')
  }
}
