import { type SweepDeps, sweep } from './sweep.ts'

/** Sweeps every 10 s; a sweep that fails is logged, and the next one tries again. `stop` waits for one under way. */
export function startSweeper(deps: SweepDeps, every = 10_000): { stop(): Promise<void> } {
  let stopped = false
  let current = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const run = async () => {
    try {
      await sweep(deps)
    } catch (error) {
      deps.log.warn({ err: error }, 'sweeping pictures failed')
    }
    plan()
  }
  const plan = () => {
    if (stopped) return
    timer = setTimeout(() => {
      current = run()
    }, every)
  }
  plan()
  return {
    stop: () => {
      stopped = true
      clearTimeout(timer)
      return current
    },
  }
}
