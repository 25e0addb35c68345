import { expect, test } from 'vitest'
import { OwnTurns } from '../../src/http/own-turns.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Turns of callers who have taken so much, and who has theirs. */
function turnsOf(taken: Record<string, number>) {
  const turns = new OwnTurns({ of: (caller) => taken[caller] ?? 0 })
  const had: string[] = []
  const ask = (caller: string, times: number) => {
    for (let at = 0; at < times; at++)
      turns.take(caller).then(
        () => had.push(caller),
        ({ code }: { code: string }) => had.push(`${caller} ${code}`),
      )
  }
  return { turns, had, ask }
}

// TRU-10
test('who takes much of a busy processor has two turns at a time, others as many as they ask for', async () => {
  const { turns, had, ask } = turnsOf({ greedy: 3000, visitor: 500 })
  turns.sample(150)
  ask('greedy', 20)
  ask('visitor', 20)
  await settled()
  expect(had.filter((caller) => caller === 'greedy')).toHaveLength(2)
  expect(had.filter((caller) => caller === 'greedy UNAVAILABLE')).toHaveLength(2)
  expect(had.filter((caller) => caller === 'visitor')).toHaveLength(20)
  turns.release('greedy')
  await settled()
  expect(had.filter((caller) => caller === 'greedy')).toHaveLength(3)
})

// TRU-10
test('who took much is slowed down until that is long ago, and nobody waits in an idle program', async () => {
  const taken: Record<string, number> = { greedy: 3000 }
  const { turns, had, ask } = turnsOf(taken)
  turns.sample(150)
  ask('greedy', 6)
  // Two at a time lag less; that alone doesn't let the others in.
  turns.sample(60)
  await settled()
  expect(had).toHaveLength(2)
  turns.sample(1)
  await settled()
  expect(had).toHaveLength(6)
  turns.sample(60)
  ask('greedy', 1)
  await settled()
  expect(had).toHaveLength(6)
  taken.greedy = 900
  turns.sample(60)
  ask('greedy', 1)
  await settled()
  expect(had).toHaveLength(7)
})
