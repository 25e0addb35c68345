import type { Logger } from 'pino'

export type Repeating = { stop(): Promise<void> }

type Repeated = {
  log: Pick<Logger, 'warn'>
  /** For the log, such as `sweeping artwork`. */
  what: string
  everyMs: number
}

/** Acts at once and then every so often; a failure is logged, and the next round tries again. */
export function startRepeating({ log, what, everyMs }: Repeated, act: () => Promise<void>): Repeating {
  const run = () => act().catch((error: unknown) => log.warn({ err: error }, `${what} failed`))
  let current = run()
  const timer = setInterval(() => {
    current = run()
  }, everyMs)
  return {
    stop: () => {
      clearInterval(timer)
      return current
    },
  }
}
