/**
 * Calls of the answered function made while one runs share a single next run, so that every call is answered
 * by a run that began after it, and never more than one is under way. When that one fails, so do those who waited for its
 * end: they have waited long enough.
 */
export function shareRuns(run: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | undefined
  let next: Promise<void> | undefined

  function begin(): Promise<void> {
    const started = run().finally(() => {
      if (current === started) current = undefined
    })
    current = started
    return started
  }

  return () => {
    if (next) return next
    if (!current) return begin()
    next = current.then(
      () => {
        next = undefined
        return begin()
      },
      (error) => {
        next = undefined
        throw error
      },
    )
    return next
  }
}
