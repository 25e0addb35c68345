import { describe, expect, test } from 'vitest'
import {
  barOf,
  type Calendar,
  dayless,
  daysOfWeek,
  type Job,
  judgeDay,
  lateJobs,
  loadOn,
  nextDays,
  piecesOf,
  promisedFor,
  stepOver,
  weekNumber,
} from '../../../web/admin/screens/calendar/calendar-model.ts'

const job = (id: number, more: Partial<Job> = {}): Job => ({
  id,
  status: 'Accepted',
  name: 'Vizit kart',
  name_ru: '',
  name_en: '',
  customer: 'Leyla',
  customerMail: 'reaches',
  waitsForMoney: false,
  awaits: null,
  count: 500,
  workKindId: 1,
  minutes: 120,
  days: 2,
  plannedOn: null,
  promisedOn: null,
  artwork: 'Approved',
  isApproved: true,
  ...more,
})
const calendarOf = (jobs: Job[], closed: [day: string, kind: number | null][] = []): Calendar => ({
  today: '2026-11-24',
  settings: {
    cutOff: '14:00',
    weekdays: [1, 2, 3, 4, 5],
    defaultDays: null,
    byCapacity: false,
    updatedAt: '',
  },
  kinds: [
    { id: 1, name: 'Ofset', name_ru: '', name_en: '', capacityMinutes: 480, isGuess: false, updatedAt: '' },
  ],
  closedDays: closed.map(([day, workKindId], id) => ({
    id,
    day,
    workKindId,
    name: 'İnventar',
    name_ru: '',
    name_en: '',
    source: 'staff' as const,
  })),
  jobs,
  hasMore: false,
})
const bar = (one: Job, calendar = calendarOf([one])) => barOf(calendar, one)

describe('a bar of the calendar', () => {
  test('goes from the day in the workshop to the promised one', () => {
    expect(bar(job(1, { plannedOn: '2026-11-24', promisedOn: '2026-11-26' }))).toMatchObject({
      from: '2026-11-24',
      to: '2026-11-26',
      late: 0,
      isDone: false,
    })
  })

  test('of what is not approved ends where it would be ready', () => {
    const one = job(1, { plannedOn: '2026-11-26', isApproved: false })
    expect(bar(one, calendarOf([one], [['2026-11-27', null]]))).toMatchObject({ to: '2026-12-01' })
  })

  // PROD-5
  test('of what is late goes on to today, and says by how many working days', () => {
    const one = job(1, { plannedOn: '2026-11-18', promisedOn: '2026-11-20' })
    expect(bar(one)).toMatchObject({ from: '2026-11-18', to: '2026-11-24', late: 2 })
    expect(bar({ ...one, status: 'Ready' })).toMatchObject({ to: '2026-11-20', late: 0, isDone: true })
  })

  test('is none without a day', () => {
    expect(bar(job(1))).toBeNull()
    expect(
      dayless(calendarOf([job(1), job(2, { plannedOn: '2026-11-24' }), job(3, { status: 'Pending' })])),
    ).toEqual([job(1)])
  })
})

// PROD-10
describe('the days of a week', () => {
  const lengthOf = (jobs: Job[], weekdays = [1, 2, 3, 4, 5]) => {
    const { settings, ...rest } = calendarOf(jobs)
    return daysOfWeek('2026-11-23', { ...rest, settings: { ...settings, weekdays } }).length
  }

  test('are those to Saturday, and Sunday where it is a working day', () => {
    expect(lengthOf([job(1, { plannedOn: '2026-11-28', promisedOn: '2026-11-30' })])).toBe(6)
    expect(lengthOf([], [1, 2, 3, 4, 5, 6, 7])).toBe(7)
  })

  test('have a Sunday also where a job was put on it or promised for it all the same', () => {
    expect(lengthOf([job(1, { plannedOn: '2026-11-29', promisedOn: '2026-11-30' })])).toBe(7)
    expect(lengthOf([job(1, { plannedOn: '2026-11-27', promisedOn: '2026-11-29' })])).toBe(7)
  })
})

describe('the lanes of a week', () => {
  const days = daysOfWeek('2026-11-23', calendarOf([]))
  const pieces = (jobs: Job[]) => {
    const calendar = calendarOf(jobs)
    return piecesOf(
      jobs.flatMap((one) => barOf(calendar, one) ?? []),
      days,
    )
  }

  test('hold what doesn’t overlap one behind the other, late ones first', () => {
    const placed = pieces([
      job(1, { plannedOn: '2026-11-25', promisedOn: '2026-11-26' }),
      job(2, { plannedOn: '2026-11-23', promisedOn: '2026-11-23' }),
      job(3, { plannedOn: '2026-11-26', promisedOn: '2026-11-27' }),
    ])
    expect(placed.map(({ job: { id }, lane, first, last }) => [id, lane, first, last])).toEqual([
      // Promised for yesterday.
      [2, 0, 0, 1],
      [1, 0, 2, 3],
      [3, 1, 3, 4],
    ])
  })

  test('cut what comes from before and goes on after', () => {
    const [piece] = pieces([job(1, { plannedOn: '2026-11-20', promisedOn: '2026-12-02' })])
    expect(piece).toMatchObject({ first: 0, last: 5, isCut: true, goesOn: true })
  })
})

// PROD-10
describe('the load of a day', () => {
  const jobs = [job(1, { plannedOn: '2026-11-24', minutes: 360 }), job(2, { plannedOn: '2026-11-25' })]
  const calendar = calendarOf(jobs)
  const [kind] = calendar.kinds

  test('is the minutes of its jobs against the capacity, also as it would be', () => {
    if (!kind) throw new Error('there is a kind')
    expect(loadOn(calendar, kind, '2026-11-24')).toEqual({ minutes: 360, percent: 75 })
    const move = { job: job(2, { plannedOn: '2026-11-25' }), to: '2026-11-24' }
    expect(loadOn(calendar, kind, '2026-11-24', move).percent).toBe(100)
    expect(loadOn(calendar, kind, '2026-11-25', move).percent).toBe(0)
  })
})

test('a day is judged for a job: over, closed for its kind of work, after its promise', () => {
  const one = job(1, { plannedOn: '2026-11-24', promisedOn: '2026-11-26' })
  const calendar = calendarOf([one], [['2026-11-25', 1]])
  expect(judgeDay(calendar, one, '2026-11-23')).toMatchObject({ isOver: true })
  expect(judgeDay(calendar, one, '2026-11-25')).toEqual({
    isOver: false,
    isClosed: true,
    breaksPromise: false,
  })
  expect(judgeDay(calendar, job(2, { workKindId: null }), '2026-11-25')).toMatchObject({ isClosed: false })
  expect(judgeDay(calendar, one, '2026-11-27')).toMatchObject({ isClosed: false, breaksPromise: true })
})

test('the days that one chooses from are working weekdays from today on', () => {
  expect(nextDays(calendarOf([]), job(1), 5)).toEqual([
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-30',
  ])
})

// PROD-9
test('arrow keys lead a job from day to day, a late one from today on, and never to a day that is over', () => {
  const calendar = calendarOf([])
  expect(stepOver(calendar, '2026-11-26', 1)).toBe('2026-11-27')
  expect(stepOver(calendar, '2026-11-26', -1)).toBe('2026-11-25')
  expect(stepOver(calendar, '2026-11-28', 1)).toBe('2026-11-30')
  expect(stepOver(calendar, '2026-11-24', -1)).toBeNull()
  expect(stepOver(calendar, '2026-11-12', 1)).toBe('2026-11-24')
  expect(stepOver(calendar, '2026-11-12', -1)).toBeNull()
  expect(stepOver(calendar, null, 1)).toBe('2026-11-24')
  expect(stepOver({ ...calendar, today: '2026-11-29' }, '2026-11-12', 1)).toBe('2026-11-30')
})

test('weeks are counted as ISO 8601 does; late jobs stand the latest first', () => {
  expect(weekNumber('2026-11-23')).toBe(48)
  expect(weekNumber('2026-12-28')).toBe(53)
  expect(weekNumber('2027-01-04')).toBe(1)
  const late = lateJobs(
    calendarOf([
      job(1, { plannedOn: '2026-11-20', promisedOn: '2026-11-23' }),
      job(2, { plannedOn: '2026-11-18', promisedOn: '2026-11-19' }),
    ]),
  )
  expect(late.map(({ job: { id }, late: days }) => [id, days])).toEqual([
    [2, 3],
    [1, 1],
  ])
})

// PROD-12
test('what is promised for a closed day is what is still to be made, of its kind of work', () => {
  const promised = (id: number, more: Partial<Job> = {}) => job(id, { promisedOn: '2026-11-26', ...more })
  const calendar = calendarOf([
    promised(1),
    promised(2, { workKindId: 2 }),
    promised(3, { status: 'Ready' }),
    promised(4, { promisedOn: '2026-11-25' }),
    job(5, { plannedOn: '2026-11-26' }),
  ])
  const idsOf = (workKindId: number | null) =>
    promisedFor(calendar, { day: '2026-11-26', workKindId }).map(({ id }) => id)
  expect(idsOf(null)).toEqual([1, 2])
  expect(idsOf(2)).toEqual([2])
})
