/** No estimate is given before this time, ms: the first pieces tell little. */
const quietFor = 2000
/** How fast old measurements lose weight, ms. */
const smoothing = 5000

export type RemainingTime = {
  /** Takes the number of bytes sent by now; a step back or a pause starts anew. */
  note(sent: number, at: number): void
  /** Rounded seconds until everything is sent; null while that is unknown. */
  secondsLeft(size: number, at: number): number | null
  restart(): void
}

/** The remaining time of an upload, from its smoothed speed of the last seconds. */
export function createRemainingTime(): RemainingTime {
  let begun: number | null = null
  let last = { sent: 0, at: 0 }
  /** The speed in bytes per millisecond. */
  let speed: number | null = null
  function begin(sent: number, at: number) {
    begun = at
    last = { sent, at }
    speed = null
  }
  return {
    note(sent, at) {
      if (begun === null || sent < last.sent) return begin(sent, at)
      const passed = at - last.at
      if (passed <= 0) return
      const now = (sent - last.sent) / passed
      const weight = 1 - Math.exp(-passed / smoothing)
      speed = speed === null ? now : speed + (now - speed) * weight
      last = { sent, at }
    },
    secondsLeft(size, at) {
      if (begun === null || speed === null || speed <= 0 || at - begun < quietFor) return null
      return roundSeconds((size - last.sent) / speed / 1000)
    },
    restart() {
      begun = null
    },
  }
}

/** Rounds to 1 s under a minute, to 5 s under five, else to minutes; never to 0. */
export function roundSeconds(seconds: number): number {
  if (seconds < 59.5) return Math.max(1, Math.round(seconds))
  if (seconds < 297.5) return Math.round(seconds / 5) * 5
  return Math.round(seconds / 60) * 60
}
