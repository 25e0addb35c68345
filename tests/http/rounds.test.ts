import { expect, test } from 'vitest'
import { Rounds } from '../../src/http/rounds.ts'

const nextRound = () => new Promise((resolve) => setImmediate(resolve))

// TRU-10
test('of many requests of one network a few begin in each round, in their order, and others begin between them', async () => {
  const rounds = new Rounds()
  const begun: string[] = []
  for (let at = 0; at < 10; at++) rounds.take('greedy', () => begun.push(`greedy ${at}`))
  rounds.take('visitor', () => begun.push('visitor'))
  expect(begun).toEqual(['greedy 0', 'greedy 1', 'greedy 2', 'greedy 3', 'visitor'])
  await nextRound()
  expect(begun.slice(5)).toEqual(['greedy 4', 'greedy 5', 'greedy 6', 'greedy 7'])
  rounds.take('greedy', () => begun.push('greedy late'))
  rounds.take('visitor', () => begun.push('visitor again'))
  expect(begun.at(-1)).toBe('visitor again')
  await nextRound()
  expect(begun.slice(10)).toEqual(['greedy 8', 'greedy 9', 'greedy late'])
})

// TRU-10
test('a program that has nothing else to do lets everybody begin at once', async () => {
  const rounds = new Rounds()
  const begun: number[] = []
  for (let round = 0; round < 3; round++) {
    for (let at = 0; at < 4; at++) rounds.take('visitor', () => begun.push(round))
    expect(begun).toHaveLength((round + 1) * 4)
    await nextRound()
  }
})

// TRU-10
test('who waits too long again and again is late, until nothing of theirs waits', async () => {
  let now = 0
  const rounds = new Rounds(() => now)
  for (let at = 0; at < 6; at++) rounds.take('greedy', () => {})
  rounds.take('visitor', () => {})
  now = 99
  rounds.sample(100)
  expect(rounds.lateSamples('greedy')).toBe(0)
  for (now of [100, 600]) rounds.sample(100)
  expect(rounds.lateSamples('greedy')).toBe(2)
  expect(rounds.lateSamples('visitor')).toBe(0)
  await nextRound()
  expect(rounds.lateSamples('greedy')).toBe(0)
})
