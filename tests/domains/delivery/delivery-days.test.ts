import { describe, expect, test } from 'vitest'
import { deliveryDays } from '../../../src/domains/delivery/delivery-days.ts'
import { addDays, weekdayOf } from '../../../src/domains/production/workdays.ts'
import { randomFrom } from '../../support/seeded-random.ts'
import { way } from './sample-ways.ts'

// Thursday, 26 November 2026, 10:00 in Baku.
const thursday = new Date('2026-11-26T06:00:00Z')
const none = new Set<string>()

// DEL-7
describe('the day that a customer reads', () => {
  test.each([
    ['by the promised day and the days of the way', '2026-12-01', {}, ['2026-12-01', '2026-12-02']],
    ['without a Sunday, on which the way doesn’t go', '2026-11-28', {}, ['2026-11-28', '2026-11-30']],
    ['from Monday on, where the promised day is a Sunday', '2026-11-29', {}, ['2026-11-30', '2026-12-01']],
    [
      'of post, by working days',
      '2026-11-27',
      { daysFrom: 3, daysTo: 5, weekdays: [1, 2, 3, 4, 5] },
      ['2026-12-02', '2026-12-04'],
    ],
    ['of what was ready before, from today on', '2026-11-02', {}, ['2026-11-26', '2026-11-27']],
  ])('is %s', (_, ready, changes, [from, to]) => {
    expect(deliveryDays(way(changes), { ready, now: thursday, closed: none })).toEqual({ from, to })
  })

  test('is a day later where the job is ready today after the hour of the way', () => {
    const at = (now: string, ready = '2026-11-26') =>
      deliveryDays(way(), { ready, now: new Date(now), closed: none })
    expect(at('2026-11-26T10:00:00Z')).toEqual({ from: '2026-11-26', to: '2026-11-27' })
    expect(at('2026-11-26T10:00:01Z')).toEqual({ from: '2026-11-27', to: '2026-11-28' })
    expect(at('2026-11-26T10:00:01Z', '2026-11-27')).toEqual({ from: '2026-11-27', to: '2026-11-28' })
    // Midnight in Baku has passed.
    expect(at('2026-11-26T20:30:00Z')).toEqual({ from: '2026-11-27', to: '2026-11-28' })
  })

  test('leaves out the holidays of the house', () => {
    const closed = new Set(['2026-12-31', '2027-01-01', '2027-01-02'])
    expect(deliveryDays(way(), { ready: '2026-12-31', now: thursday, closed })).toEqual({
      from: '2027-01-04',
      to: '2027-01-05',
    })
  })

  test('of 2,000 random ways is never before the job is ready, and always a day on which the way goes', () => {
    const random = randomFrom(7)
    const whole = (max: number) => Math.floor(random() * max)
    for (let count = 0; count < 2000; count += 1) {
      const daysFrom = whole(4)
      const weekdays = [1, 2, 3, 4, 5, 6, 7].filter(() => random() < 0.6)
      const some = way({
        weekdays: weekdays.length > 0 ? weekdays : [3],
        daysFrom,
        daysTo: daysFrom + whole(4),
      })
      const ready = addDays('2026-11-20', whole(60))
      const closed = new Set([addDays(ready, whole(4)), addDays(ready, whole(9))])
      const { from, to } = deliveryDays(some, { ready, now: thursday, closed })
      expect(from >= ready && from >= '2026-11-26' && to >= from).toBe(true)
      for (const day of [from, to]) {
        expect(some.weekdays).toContain(weekdayOf(day))
        expect(closed.has(day)).toBe(false)
      }
    }
  })
})
