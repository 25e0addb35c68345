import type { UnreadReason } from '../facts.ts'

/** Ends a reading without facts. */
export class Unread extends Error {
  readonly reason: UnreadReason

  constructor(reason: UnreadReason, cause?: unknown) {
    super(reason, { cause })
    this.name = 'Unread'
    this.reason = reason
  }
}
