import { expect, test } from 'vitest'
import { LoadShares } from '../../src/http/load-shares.ts'

// TRU-10
test('what the program was busy is parted among those who are answered, and forgotten by and by', () => {
  let [now, busy] = [0, 0]
  const shares = new LoadShares(
    () => now,
    () => busy,
  )
  const work = (ms: number) => {
    busy += ms
    now += ms
  }
  work(50)
  const [one, other, third] = [shares.begin(), shares.begin(), shares.begin()]
  work(30)
  third('visitor')
  work(20)
  one('greedy')
  one('greedy')
  other('greedy')
  expect([shares.of('visitor'), shares.of('greedy'), shares.of('nobody')].map(Math.round)).toEqual([
    10, 40, 0,
  ])
  expect(Math.round(shares.largest())).toBe(40)
  now += 10_000
  expect(Math.round(shares.of('greedy'))).toBe(20)
})
