import { describe, expect, test } from 'vitest'
import { holidaysOf } from '../../../src/domains/production/holidays.ts'

const daysOf = (year: number) => holidaysOf(year).map(({ day }) => day.slice(5))
const movedOf = (year: number) =>
  holidaysOf(year)
    .filter(({ kind }) => kind === 'moved')
    .map(({ day, name }) => [day, name])

// PROD-3
describe('the proposed holidays', () => {
  test('of 2026 are those of the law, each once, in their order', () => {
    expect(daysOf(2026)).toEqual([
      '01-01',
      '01-02',
      '01-20',
      '03-08',
      '03-09',
      // Novruz and Ramazan fall together and on a weekend: eleven days in all, with the next weekend.
      '03-20',
      '03-21',
      '03-22',
      '03-23',
      '03-24',
      '03-25',
      '03-26',
      '03-27',
      '03-30',
      '05-09',
      '05-11',
      '05-27',
      '05-28',
      '05-29',
      '06-15',
      '06-26',
      '11-08',
      '11-09',
      '11-10',
      '12-31',
    ])
  })

  test('move what falls on a weekend to the next working day, never the day of mourning', () => {
    expect(movedOf(2027)).toContainEqual(['2027-01-04', 'Yeni il'])
    // 20 January 2029 is a Saturday.
    expect(daysOf(2029)).not.toContain('01-22')
    expect(daysOf(2029)).toContain('01-20')
  })

  test('move into the next year what falls on its last days', () => {
    // 31 December 2028 is a Sunday; the first two days of 2029 are off anyway.
    expect(movedOf(2029)[0]).toEqual(['2029-01-03', 'Dünya azərbaycanlılarının həmrəyliyi günü'])
  })

  test('mark what follows the moon, and what is moved, to be checked; nothing else', () => {
    for (let year = 2026; year <= 2030; year += 1) {
      const marked = holidaysOf(year).filter(({ check }) => check)
      expect(marked.some(({ kind }) => kind === 'moon')).toBe(true)
      expect(marked.every(({ kind }) => kind === 'moon' || kind === 'moved')).toBe(true)
    }
  })

  test('of a year that no table knows have no feast of the moon', () => {
    expect(holidaysOf(2035).some(({ kind }) => kind === 'moon')).toBe(false)
    expect(holidaysOf(2035).length).toBeGreaterThan(15)
  })

  test('have a name in every language', () => {
    for (const { name, name_ru, name_en } of holidaysOf(2027))
      for (const text of [name, name_ru, name_en]) expect(text).toMatch(/\S/)
  })
})
