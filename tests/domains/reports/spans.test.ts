import { describe, expect, test } from 'vitest'
import {
  monthBeside,
  partsOf,
  presets,
  type Span,
  spanBefore,
  spanOfPreset,
} from '../../../src/domains/reports/spans.ts'

const today = '2026-11-26'
const text = ({ from, to }: Span) => `${from} ${to}`

describe('a span', () => {
  test('of each name ends today, or with the last whole month', () => {
    expect(presets.map((preset) => text(spanOfPreset(preset, today)))).toEqual([
      '2026-11-01 2026-11-26',
      '2026-10-01 2026-10-31',
      '2026-09-01 2026-11-26',
      '2025-12-01 2026-11-26',
      '2026-01-01 2026-11-26',
    ])
  })

  // REP-1
  test.each([
    ['this month with the last one up to the same day', '2026-11-01 2026-11-26', '2026-10-01 2026-10-26'],
    ['a whole month with the one before', '2026-10-01 2026-10-31', '2026-09-01 2026-09-30'],
    ['a short month with the whole of a longer one', '2026-02-01 2026-02-28', '2026-01-01 2026-01-31'],
    ['three months with three', '2026-08-01 2026-10-31', '2026-05-01 2026-07-31'],
    ['twelve months with twelve', '2025-12-01 2026-11-26', '2024-12-01 2025-11-26'],
    ['days with as many days', '2026-03-03 2026-03-09', '2026-02-24 2026-03-02'],
    ['the first days of a month with as many days', '2026-10-01 2026-10-07', '2026-09-24 2026-09-30'],
    ['one day with the day before', '2026-03-01 2026-03-01', '2026-02-28 2026-02-28'],
  ])('is compared: %s', (_, given, before) => {
    const [from = '', to = ''] = given.split(' ')
    expect(text(spanBefore({ from, to }, today))).toBe(before)
  })

  test('up to the 31st is compared with a month’s last day', () => {
    expect(text(spanBefore({ from: '2026-10-01', to: '2026-10-30' }, '2026-10-30'))).toBe(
      '2026-09-01 2026-09-30',
    )
    expect(text(spanBefore({ from: '2026-03-01', to: '2026-03-30' }, '2026-03-30'))).toBe(
      '2026-02-01 2026-02-28',
    )
  })

  test('has days, weeks from Monday and months, cut where it begins and ends', () => {
    const span = { from: '2026-10-28', to: '2026-11-03' }
    expect(partsOf(span, 'day')).toHaveLength(7)
    expect(partsOf(span, 'week').map(text)).toEqual(['2026-10-28 2026-11-01', '2026-11-02 2026-11-03'])
    expect(partsOf(span, 'month').map(text)).toEqual(['2026-10-28 2026-10-31', '2026-11-01 2026-11-03'])
  })

  test('gives way to the month before or after it, up to today', () => {
    expect(text(monthBeside({ from: '2025-12-01', to: today }, -1, today))).toBe('2025-11-01 2025-11-30')
    expect(text(monthBeside({ from: '2026-10-01', to: '2026-10-31' }, 1, today))).toBe(
      '2026-11-01 2026-11-26',
    )
  })
})
