import { AppError } from '../../../lib/errors.ts'

/** Each holds one piece in memory while it comes. */
const mostOfOne = 3
const most = { customer: 16, staff: 8 } as const

/** How many uploads come at the same moment, of one caller and of all; staff have room of their own. */
export type UploadsAtOnce = {
  /** Counts one; returns what ends it. @throws RATE_LIMITED for one's own, UNAVAILABLE for all together */
  begin(side: 'customer' | 'staff', caller: string): () => void
}

export function createUploadsAtOnce(): UploadsAtOnce {
  const byCaller = new Map<string, number>()
  const bySide = { customer: 0, staff: 0 }
  return {
    begin(side, caller) {
      const own = byCaller.get(caller) ?? 0
      if (own >= mostOfOne) throw new AppError('RATE_LIMITED', undefined, { retryAfter: 5 })
      if (bySide[side] >= most[side]) throw new AppError('UNAVAILABLE', undefined, { retryAfter: 5 })
      byCaller.set(caller, own + 1)
      bySide[side] += 1
      return () => {
        bySide[side] -= 1
        const left = (byCaller.get(caller) ?? 1) - 1
        if (left > 0) byCaller.set(caller, left)
        else byCaller.delete(caller)
      }
    },
  }
}
