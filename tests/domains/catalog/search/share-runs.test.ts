import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { shareRuns } from '../../../../src/domains/catalog/search/live-index.ts'

test('each call is answered by a run that began after it, one run at a time', async () => {
  let begun = 0
  let underWay = 0
  let most = 0
  const run = shareRuns(async () => {
    begun++
    most = Math.max(most, ++underWay)
    await setTimeout(1)
    underWay--
  })
  const call = async () => {
    for (let i = 0; i < 20; i++) {
      const before = begun
      await run()
      expect(begun).toBeGreaterThan(before)
    }
  }
  await Promise.all([call(), call(), call(), setTimeout(3).then(call)])
  expect(most).toBe(1)
  expect(begun).toBeLessThan(80)
})

test('a failed run fails those who waited for it and no later one', async () => {
  let broken = true
  const run = shareRuns(async () => {
    await setTimeout(1)
    if (broken) throw new Error('away')
  })
  const answers = await Promise.allSettled([run(), run(), run()])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  broken = false
  await run()
})
