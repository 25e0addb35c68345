import { expect, test } from 'vitest'
import { judgeTimes } from './support/test-times.ts'

test.each([
  [[270, 450], undefined, '12.0', null],
  [[270, 450.1], undefined, '12.0', 'That is 0.0 min too long.'],
  [[600, 300], undefined, '15.0', 'That is 3.0 min too long.'],
  [[600, 300], 15, '15.0', null],
  [[600, 301], 14, '15.0', 'That is 1.0 min too long.'],
])('of runs of %j s with a budget of %s min in all %s min: %s', (runs, budget, minutes, excess) => {
  const judged = judgeTimes(
    runs.map((seconds) => ({ seconds })),
    budget,
  )
  expect(judged.total).toContain(`took ${minutes} min`)
  expect(judged.excess).toBe(excess)
})
