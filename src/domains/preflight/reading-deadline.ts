/** ms of the process's own processor time: on a busy machine a sound file takes longer, but no more work. */
const mostOwnTime = 20_000
/** ms by the clock, whatever the process waits for. */
const mostTime = 60_000
/** ms between two looks at what it has used. */
const lookEvery = 250

/** Microseconds of the processor. */
type Measured = { cpuUsage(): Promise<{ user: number; system: number }> }

/**
 * Calls `end` once when a process has worked too long on a question, or has taken too long for it; returns what stops
 * watching (PRE-1).
 */
export function watchDeadline(reader: Measured, end: () => void): () => void {
  const clock = setTimeout(over, mostTime)
  let before: number | null = null
  let isLooking = false
  let isStopped = false
  const looks = setInterval(look, lookEvery)
  void look()

  function stop(): void {
    isStopped = true
    clearTimeout(clock)
    clearInterval(looks)
  }

  function over(): void {
    if (isStopped) return
    stop()
    end()
  }

  async function look(): Promise<void> {
    // In the middle of long work it answers late.
    if (isLooking) return
    isLooking = true
    const used = await ownTime(reader)
    isLooking = false
    before ??= used
    if (used - before > mostOwnTime) over()
  }

  return stop
}

/** ms; nothing of one that hasn't begun yet, or has ended. */
async function ownTime(reader: Measured): Promise<number> {
  const used = await reader.cpuUsage().catch(() => null)
  return used === null ? 0 : (used.user + used.system) / 1000
}
