import { describe, expect, test } from 'vitest'
import { createRemainingTime, roundSeconds } from '../../../web/lib/artwork/remaining-time.ts'

describe('remaining time of an upload', () => {
  test('nothing is said in the first two seconds', () => {
    const remaining = createRemainingTime()
    remaining.note(0, 0)
    remaining.note(1000, 1000)
    expect(remaining.secondsLeft(100_000, 1900)).toBeNull()
    remaining.note(2000, 2000)
    expect(remaining.secondsLeft(100_000, 2000)).toBe(100)
  })

  test('a moment of another speed hardly changes it', () => {
    const remaining = createRemainingTime()
    for (let second = 0; second <= 10; second++) remaining.note(second * 1000, second * 1000)
    expect(remaining.secondsLeft(60_000, 10_000)).toBe(50)
    remaining.note(10_100, 11_000)
    const left = remaining.secondsLeft(60_000, 11_000)
    expect(left).toBeGreaterThan(50)
    expect(left).toBeLessThan(70)
  })

  test('after a pause it begins anew', () => {
    const remaining = createRemainingTime()
    remaining.note(0, 0)
    remaining.note(5000, 5000)
    remaining.restart()
    remaining.note(5000, 600_000)
    expect(remaining.secondsLeft(100_000, 600_000)).toBeNull()
    remaining.note(15_000, 603_000)
    expect(remaining.secondsLeft(100_000, 603_000)).toBe(26)
  })

  test.each([
    [0.2, 1],
    [14.4, 14],
    [58.7, 59],
    [61, 60],
    [63, 65],
    [290, 290],
    [299, 300],
    [340, 360],
  ])(
    '%d s are rounded to %d s: by one under a minute, by five under five, else to minutes',
    (seconds, said) => {
      expect(roundSeconds(seconds)).toBe(said)
    },
  )
})
