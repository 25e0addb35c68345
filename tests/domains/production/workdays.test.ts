import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addWorkdays,
  cutOffOf,
  firstWorkday,
  isWorkday,
  mondayOf,
  promisedDay,
  type WorkRules,
  weekdayOf,
  workdaysLate,
} from '../../../src/domains/production/workdays.ts'

const weekdays = [1, 2, 3, 4, 5]
const rules = (closed: readonly string[] = []): WorkRules => ({
  cutOff: '14:00',
  weekdays,
  closed: new Set(closed),
})
/** A moment in Baku. */
const baku = (text: string) => new Date(`${text}+04:00`)
const ready = (text: string, days: number, closed: readonly string[] = []) =>
  promisedDay({ from: baku(text), days, ...rules(closed) })

// PROD-1
describe('a working day', () => {
  test('is a weekday that was set and that nobody has closed', () => {
    expect(isWorkday('2026-11-27', rules())).toBe(true)
    expect(isWorkday('2026-11-28', rules())).toBe(false)
    expect(isWorkday('2026-11-28', { weekdays: [6], closed: new Set() })).toBe(true)
    expect(isWorkday('2026-11-27', rules(['2026-11-27']))).toBe(false)
  })

  test('knows its weekday and its Monday, over the end of a year', () => {
    expect(weekdayOf('2026-11-23')).toBe(1)
    expect(weekdayOf('2026-11-29')).toBe(7)
    expect(mondayOf('2027-01-03')).toBe('2026-12-28')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  })
})

// PROD-2
describe('the promised day', () => {
  test.each([
    // Tuesday; the cut-off is in UTC 10:00.
    ['2026-11-24T09:00', 2, '2026-11-26', '2026-11-24'],
    ['2026-11-24T13:59:59.999', 2, '2026-11-26', '2026-11-24'],
    ['2026-11-24T14:00', 2, '2026-11-26', '2026-11-24'],
    ['2026-11-24T14:00:00.001', 2, '2026-11-27', '2026-11-25'],
    // Midnight in Baku is 20:00 UTC of the day before.
    ['2026-11-24T23:59:59', 2, '2026-11-27', '2026-11-25'],
    ['2026-11-25T00:00', 2, '2026-11-27', '2026-11-25'],
    // Friday after the cut-off, and the weekend: from Monday.
    ['2026-11-27T14:01', 1, '2026-12-01', '2026-11-30'],
    ['2026-11-28T09:00', 1, '2026-12-01', '2026-11-30'],
    ['2026-11-29T23:59', 0, '2026-11-30', '2026-11-30'],
  ])('of what is approved at %s with %i days is %s', (from, days, day, start) => {
    expect(ready(from, days)).toEqual({ day, ifApprovedBy: baku(`${start}T14:00`) })
  })

  test('goes over New Year, with the days off in place of those on the weekend', () => {
    const closed = ['2027-12-31', '2028-01-01', '2028-01-02', '2028-01-03', '2028-01-04']
    expect(ready('2027-12-30T10:00', 1, closed).day).toBe('2028-01-05')
    expect(ready('2027-12-30T14:30', 0, closed)).toEqual({
      day: '2028-01-05',
      ifApprovedBy: baku('2028-01-05T14:00'),
    })
  })

  test('goes over Novruz', () => {
    const closed = ['2028-03-20', '2028-03-21', '2028-03-22', '2028-03-23', '2028-03-24']
    // Friday the 17th; the week after is off.
    expect(ready('2028-03-17T13:00', 2, closed).day).toBe('2028-03-28')
    expect(ready('2028-03-21T13:00', 0, closed).day).toBe('2028-03-27')
  })

  test('takes every weekday that is set, and none else', () => {
    const every = { cutOff: '00:00', weekdays: [6, 7], closed: new Set<string>() }
    expect(promisedDay({ from: baku('2026-11-23T09:00'), days: 2, ...every }).day).toBe('2026-12-05')
  })

  const anyRules = fc.record({
    cutOff: fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    closed: fc
      .array(fc.integer({ min: 0, max: 60 }))
      .map((days) => new Set(days.map((n) => addDays('2026-12-01', n)))),
  })
  const anyMoment = fc.date({
    min: new Date('2026-11-25T00:00:00Z'),
    max: new Date('2027-01-20T00:00:00Z'),
    noInvalidDate: true,
  })

  test('is always a working day, never before the clock starts, and each day more is the next working day', () => {
    fc.assert(
      fc.property(anyRules, anyMoment, fc.integer({ min: 0, max: 30 }), (any, from, days) => {
        const { day, ifApprovedBy } = promisedDay({ from, days, ...any })
        expect(isWorkday(day, any)).toBe(true)
        expect(ifApprovedBy.getTime()).toBeGreaterThanOrEqual(from.getTime())
        const next = promisedDay({ from, days: days + 1, ...any }).day
        expect(next > day).toBe(true)
        for (let one = addDays(day, 1); one < next; one = addDays(one, 1))
          expect(isWorkday(one, any)).toBe(false)
      }),
    )
  })

  test('holds for whoever approves by the moment that it names, and for nobody later', () => {
    fc.assert(
      fc.property(anyRules, anyMoment, fc.integer({ min: 0, max: 9 }), (any, from, days) => {
        const { day, ifApprovedBy } = promisedDay({ from, days, ...any })
        expect(promisedDay({ from: ifApprovedBy, days, ...any }).day).toBe(day)
        const late = new Date(ifApprovedBy.getTime() + 1)
        expect(promisedDay({ from: late, days, ...any }).day > day).toBe(true)
      }),
    )
  })

  test('never comes earlier for who approves later', () => {
    fc.assert(
      fc.property(anyRules, anyMoment, fc.integer({ min: 0, max: 1e9 }), (any, from, later) => {
        const after = new Date(from.getTime() + later)
        expect(firstWorkday(after, any) >= firstWorkday(from, any)).toBe(true)
      }),
    )
  })
})

// PROD-5
describe('what is late', () => {
  test.each([
    ['2026-11-24', '2026-11-24', 0],
    ['2026-11-24', '2026-11-23', 0],
    ['2026-11-23', '2026-11-24', 1],
    ['2026-11-20', '2026-11-24', 2],
    // Promised for Friday, looked at on Saturday: no working day has passed, and still it is late.
    ['2026-11-20', '2026-11-21', 1],
  ])('promised for %s is on %s late by %i working days', (day, today, late) => {
    expect(workdaysLate(day, today, rules())).toBe(late)
  })

  test('counts no closed day', () => {
    expect(workdaysLate('2026-11-20', '2026-11-25', rules(['2026-11-24']))).toBe(2)
  })
})

test('the moment of the cut-off is one in Baku', () => {
  expect(cutOffOf('2026-11-24', '14:05')).toEqual(new Date('2026-11-24T10:05:00Z'))
  expect(addWorkdays('2026-11-28', 0, rules())).toBe('2026-11-30')
})
