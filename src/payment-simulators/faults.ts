import type { Qepik } from '../lib/money.ts'

/** What goes wrong at the bank from now on; set while it runs. */
export type Faults = {
  /** Of the answer to an ask; `failureInside` comes with 200. */
  ask: 'none' | 'noAnswer' | 'serverError' | 'html' | 'failureInside' | 'unknownWord'
  /** Of the other calls: done without an answer, or neither. */
  act: 'none' | 'lostAnswer' | 'lostRequest'
  /** ms before each answer. */
  answerDelayMs: number
  /** When the browser goes back to the shop; `withNotice` waits for neither. */
  wayBack: 'afterNotice' | 'withNotice' | 'never'
  /** How many copies of a notice are sent, all at once, and how late. */
  notices: number
  noticeDelayMs: number
  /** Charged instead of what was asked for. */
  amount: Qepik | null
  currency: string | null
  /** How long a slow card takes. */
  slowMs: number
}

export const noFaults = (): Faults => ({
  ask: 'none',
  act: 'none',
  answerDelayMs: 0,
  wayBack: 'afterNotice',
  notices: 1,
  noticeDelayMs: 0,
  amount: null,
  currency: null,
  slowMs: 5000,
})
