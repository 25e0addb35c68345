import { expect, test } from 'vitest'
import { judgeTimes } from './support/test-times.ts'

test.each([
  [[270, 450], '12.0', null],
  [[270, 450.1], '12.0', 'That is 0.0 min too long.'],
  [[600, 300], '15.0', 'That is 3.0 min too long.'],
])('of runs of %j s in all %s min: %s', (runs, minutes, excess) => {
  const judged = judgeTimes(runs.map((seconds) => ({ seconds })))
  expect(judged.total).toContain(`took ${minutes} min`)
  expect(judged.excess).toBe(excess)
})
