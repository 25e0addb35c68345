import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { promiseFor, takeRoom, type Workload } from '../../../src/domains/production/room.ts'
import { type Day, isWorkday } from '../../../src/domains/production/workdays.ts'

const loadOf = (planned: Record<Day, number>, capacityMinutes = 480): Workload => ({
  capacityMinutes,
  planned: new Map(Object.entries(planned)),
})
const rules = { cutOff: '14:00', weekdays: [1, 2, 3, 4, 5], closed: new Set<Day>() }
// Tuesday, 24 November 2026, 10:00 in Baku.
const from = new Date('2026-11-24T06:00:00Z')
const job = { ...rules, from, days: 1, minutes: 100, byCapacity: true }

// PROD-13
describe('a promise by capacity', () => {
  test('is the usual day where a day until then has room, which the workshop takes', () => {
    const load = loadOf({ '2026-11-24': 400, '2026-11-25': 380 })
    expect(promiseFor({ ...job, load })).toMatchObject({ day: '2026-11-25', plannedOn: '2026-11-25' })
    expect(promiseFor({ ...job, load, minutes: 80 })).toMatchObject({
      day: '2026-11-25',
      plannedOn: '2026-11-24',
    })
  })

  test('is the next day with room where all until then are full, over weekends and closed days', () => {
    const full = {
      '2026-11-24': 480,
      '2026-11-25': 500,
      '2026-11-26': 381,
      '2026-11-27': 480,
      '2026-11-28': 0,
    }
    const load = loadOf(full)
    expect(promiseFor({ ...job, load })).toMatchObject({
      usual: '2026-11-25',
      room: '2026-11-30',
      day: '2026-11-30',
      plannedOn: '2026-11-30',
    })
    const closed = new Set(['2026-11-30', '2026-12-01'])
    expect(promiseFor({ ...job, load, closed }).day).toBe('2026-12-02')
  })

  test('says where there is room and keeps to the usual day while it doesn’t go by capacity', () => {
    const load = loadOf({ '2026-11-24': 480, '2026-11-25': 480 })
    expect(promiseFor({ ...job, load, byCapacity: false })).toMatchObject({
      day: '2026-11-25',
      room: '2026-11-26',
      plannedOn: '2026-11-24',
    })
  })

  test('a job that is longer than a day takes a day on which nothing is planned', () => {
    const load = loadOf({ '2026-11-24': 10, '2026-11-25': 10 })
    expect(promiseFor({ ...job, load, minutes: 900 }).plannedOn).toBe('2026-11-26')
  })

  test('what isn’t known to take time has room every day', () => {
    expect(promiseFor({ ...job, load: null }).plannedOn).toBe('2026-11-24')
    expect(promiseFor({ ...job, load: loadOf({ '2026-11-24': 900 }), minutes: 0 }).plannedOn).toBe(
      '2026-11-24',
    )
  })

  test('of many at once none takes the room of another: no day is fuller than it can be', () => {
    const jobs = fc.array(fc.record({ minutes: fc.integer({ min: 1, max: 480 }), days: fc.nat({ max: 3 }) }))
    fc.assert(
      fc.property(jobs, fc.nat({ max: 480 }), (many, already) => {
        const load = loadOf(already > 0 ? { '2026-11-24': already } : {})
        for (const one of many) {
          const { day, usual, plannedOn } = promiseFor({ ...job, ...one, load })
          expect(isWorkday(plannedOn, rules)).toBe(true)
          expect(plannedOn <= day && day >= usual).toBe(true)
          takeRoom(load, plannedOn, one.minutes)
        }
        expect(Math.max(0, ...load.planned.values())).toBeLessThanOrEqual(480)
      }),
    )
  })
})
