import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRunning } from '../../src/lib/days.ts'
import { timeLeft } from '../../web/storefront/kit/campaigns/time-left.ts'

const endDate = '2026-12-03T00:00:00.000Z'
/** A time in Baku, UTC+4. */
const baku = (time: string) => Date.parse(`${time}+04:00`)
const day = 24 * 60 * 60 * 1000

describe('what is left of a campaign', () => {
  test('counts whole days and hours to the end of the last day in Baku', () => {
    expect(timeLeft(endDate, baku('2026-12-01T00:00:00'))).toEqual({ state: 'running', days: 3, hours: 0 })
    expect(timeLeft(endDate, baku('2026-12-01T00:00:01'))).toEqual({ state: 'running', days: 2, hours: 23 })
    expect(timeLeft(endDate, baku('2026-12-03T12:30:00'))).toEqual({ state: 'running', days: 0, hours: 11 })
  })

  test('the last hour has no number, and the day after it is over', () => {
    expect(timeLeft(endDate, baku('2026-12-03T23:00:00'))).toEqual({ state: 'running', days: 0, hours: 1 })
    expect(timeLeft(endDate, baku('2026-12-03T23:00:01'))).toEqual({ state: 'lastHour' })
    expect(timeLeft(endDate, baku('2026-12-03T23:59:59'))).toEqual({ state: 'lastHour' })
    expect(timeLeft(endDate, baku('2026-12-04T00:00:00'))).toEqual({ state: 'over' })
  })

  test('without a last day it never ends', () => {
    expect(timeLeft(null, baku('2099-01-01T00:00:00'))).toEqual({ state: 'endless' })
  })

  // CAM-1
  test('is over exactly when the server no longer counts the campaign', () => {
    const moments = fc.integer({ min: -40 * day, max: 40 * day })
    fc.assert(
      fc.property(moments, (offset) => {
        const now = Date.parse(endDate) + offset
        expect(timeLeft(endDate, now).state !== 'over').toBe(isRunning(new Date(endDate), new Date(now)))
      }),
    )
  })
})
