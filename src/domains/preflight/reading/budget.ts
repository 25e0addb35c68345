import { Unread } from './unread.ts'

/** Bytes of one content stream, inflated: a map of a whole country has 30 MB. */
export const maxStreamBytes = 64 * 1024 * 1024

/** ms by the clock; the deadline that ends the process is a little later. */
const maxMs = 45_000

/** The CPU time of one reading; the deadline that ends the process is a little later. */
export class Budget {
  #operators = 0
  readonly #mostOwnTime: number
  readonly #end = performance.now() + maxMs
  readonly #before = process.threadCpuUsage()

  /** `ownTime` in ms. */
  constructor(ownTime: number) {
    this.#mostOwnTime = ownTime
  }

  get isOver(): boolean {
    const { user, system } = process.threadCpuUsage(this.#before)
    return (user + system) / 1000 > this.#mostOwnTime || performance.now() > this.#end
  }

  /** @throws Unread when the time is over */
  spendOperator(): void {
    this.#operators += 1
    if (this.#operators % 20_000 === 0 && this.isOver) throw new Unread('tooComplex')
  }
}
