/** Notices of no attempt that are kept: so many at once, and one a minute from then on. */
const maxStrange = 60
const minuteMs = 60_000

/** How many notices of no attempt may still be kept, so that strangers can't fill the disk. */
export type StrangeNotices = { hasRoom(at: Date): boolean; take(): void }

export type Notices = {
  /** Since the start: of an attempt of ours, of none, signed wrongly. */
  counts: Record<'known' | 'unknown' | 'forged', number>
  strange: StrangeNotices
}

export function createNotices(): Notices {
  let left = maxStrange
  let filledAt: number | null = null
  return {
    counts: { known: 0, unknown: 0, forged: 0 },
    strange: {
      hasRoom(at) {
        const minutes = filledAt === null ? 0 : Math.floor((at.getTime() - filledAt) / minuteMs)
        if (filledAt === null || minutes > 0) filledAt = at.getTime()
        left = Math.min(maxStrange, left + Math.max(0, minutes))
        return left > 0
      },
      take() {
        left = Math.max(0, left - 1)
      },
    },
  }
}
