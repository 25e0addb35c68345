import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchDeadline } from '../../../src/domains/preflight/file-reader.ts'
import { Budget } from '../../../src/domains/preflight/reading/budget.ts'

/** A thread that gets so much of each second, 0 to 1. */
const threadWith = (share: number) => {
  const begun = performance.now()
  return {
    cpuUsage: async () => ({ user: (performance.now() - begun) * 1000 * share, system: 0 }),
  }
}
type Watched = Parameters<typeof watchDeadline>[0]

// PRE-1
describe('the deadline of a thread that reads a file', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  async function secondsUntilEnd(thread: Watched): Promise<number> {
    const begun = performance.now()
    let ended = Infinity
    watchDeadline(thread, () => {
      ended = performance.now()
    })
    await vi.advanceTimersByTimeAsync(120_000)
    return Math.round((ended - begun) / 1000)
  }

  test('is twenty seconds of its own processor time', async () => {
    expect(await secondsUntilEnd(threadWith(1))).toBe(20)
  })

  test('comes later where the machine is busy with others', async () => {
    expect(await secondsUntilEnd(threadWith(0.5))).toBe(40)
  })

  test('is a minute by the clock, however little it got', async () => {
    expect(await secondsUntilEnd(threadWith(0.1))).toBe(60)
    expect(await secondsUntilEnd({ cpuUsage: () => new Promise(() => undefined) })).toBe(60)
    expect(await secondsUntilEnd({ cpuUsage: () => Promise.reject(new Error('not running')) })).toBe(60)
  })

  test('counts what it has used since the question, not before', async () => {
    const asked = performance.now()
    const thread = { cpuUsage: async () => ({ user: 30e6 + (performance.now() - asked) * 100, system: 0 }) }
    expect(await secondsUntilEnd(thread)).toBe(60)
  })

  test('doesn’t come once there is an answer', async () => {
    const end = vi.fn()
    const stop = watchDeadline(threadWith(1), end)
    await vi.advanceTimersByTimeAsync(19_000)
    stop()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(end).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })
})

// PRE-1
test('the time that a reading may take is spent by its own work, not by waiting', async () => {
  const budget = new Budget(100)
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(budget.isOver).toBe(false)
  const until = performance.now() + 5000
  while (!budget.isOver && performance.now() < until);
  expect(budget.isOver).toBe(true)
})
