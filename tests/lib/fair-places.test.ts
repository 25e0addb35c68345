import { beforeEach, describe, expect, test } from 'vitest'
import type { AppError } from '../../src/lib/errors.ts'
import { FairPlaces, type FairRules } from '../../src/lib/fair-places.ts'

let clock = 0
let ended: string[] = []
beforeEach(() => {
  clock = 0
  ended = []
})

const places = (rules: Partial<FairRules> = {}) =>
  new FairPlaces({ places: 4, maxPerOwner: 3, now: () => clock, ...rules })
/** Named by owner, perhaps `owner/actor`, and a number. */
function take(all: FairPlaces, name: string) {
  const [who = ''] = name.split(' ')
  const [owner = '', actor = owner] = who.split('/')
  return all.take({ owner, actor, end: ({ code }: AppError) => ended.push(`${name} ${code}`) })
}
const refused = (act: () => unknown) => {
  try {
    act()
  } catch (error) {
    return (error as AppError).code
  }
  return null
}

// TRU-11
describe('places are shared by owner', () => {
  test('nobody is refused or ended while one is free', () => {
    const all = places()
    for (const name of ['a 1', 'a 2', 'b 1', 'c 1']) take(all, name)
    expect([all.taken, ended]).toEqual([4, []])
  })

  test('an owner has no more than its own, however many are free', () => {
    const all = places({ places: 9 })
    const first = take(all, 'a 1')
    take(all, 'a 2')
    take(all, 'a 3')
    expect(refused(() => take(all, 'a 4'))).toBe('RATE_LIMITED')
    first.release()
    expect(refused(() => take(all, 'a 4'))).toBe(null)
    expect(ended).toEqual([])
  })

  test('whoever has most gives way to who has none', () => {
    const all = places()
    for (const name of ['b 1', 'a 1', 'a 2', 'a 3']) take(all, name)
    take(all, 'c 1')
    expect(ended).toEqual(['a 1 UNAVAILABLE'])
    take(all, 'd 1')
    expect(ended).toEqual(['a 1 UNAVAILABLE', 'a 2 UNAVAILABLE'])
    expect(all.taken).toBe(4)
  })

  test('with one of each, the slowest gives way to who has none, and nobody to who has one', () => {
    const all = places()
    const held = ['a', 'b', 'c', 'd'].map((name) => take(all, name))
    clock = 10_000
    for (const [at, place] of held.entries()) place.moved(1000 * (at === 2 ? 1 : 9))
    expect(refused(() => take(all, 'a 2'))).toBe('UNAVAILABLE')
    take(all, 'e')
    expect(ended).toEqual(['c UNAVAILABLE'])
  })

  test('an owner gets a second place only of who has three', () => {
    const all = places()
    for (const name of ['a 1', 'a 2', 'a 3', 'b 1', 'b 2']) take(all, name)
    expect(ended).toEqual(['a 1 UNAVAILABLE'])
    expect(refused(() => take(all, 'b 3'))).toBe('UNAVAILABLE')
    expect(ended).toHaveLength(1)
  })

  test('who acts for the same owner shares its places likewise', () => {
    const all = places({ places: 9 })
    for (const name of ['a/link 1', 'a/link 2', 'a/link 3']) take(all, name)
    expect(refused(() => take(all, 'a/link 4'))).toBe('RATE_LIMITED')
    take(all, 'a/account 1')
    expect(ended).toEqual(['a/link 1 UNAVAILABLE'])
    expect(all.taken).toBe(3)
  })

  test('what can’t be ended keeps its place', () => {
    const all = places()
    for (let at = 0; at < 3; at += 1) all.take({ owner: 'a' })
    take(all, 'b')
    take(all, 'c')
    expect(ended).toEqual(['b UNAVAILABLE'])
    expect(all.taken).toBe(4)
  })

  test('a place that was ended and is released later isn’t given back twice', () => {
    const all = places()
    const [first] = ['a 1', 'a 2', 'a 3', 'b 1'].map((name) => take(all, name))
    take(all, 'c 1')
    first?.release()
    expect(all.taken).toBe(4)
  })
})

// TRU-11
describe('the slow', () => {
  const rates = { minRate: { free: 1000, full: 16_000 } }
  /** Ten seconds in which each moves so many units a second. */
  function run(held: ReturnType<typeof take>[], perSecond: number[]) {
    for (let second = 0; second < 10; second += 1) {
      clock += 1000
      for (const [at, place] of held.entries()) place.moved(perSecond[at] ?? 0)
    }
  }

  test('may stay while there is room, and are ended as the places go', () => {
    const all = places(rates)
    const held = [take(all, 'a')]
    run(held, [2100])
    all.endSlow()
    expect(ended).toEqual([])
    held.push(take(all, 'b'), take(all, 'c'))
    run(held, [2100, 9000, 9000])
    all.endSlow()
    expect(ended).toEqual(['a UNAVAILABLE'])
  })

  test('those of whoever has most go first, and only until the others are quick enough', () => {
    const all = places(rates)
    const held = ['a', 'b 1', 'b 2', 'c'].map((name) => take(all, name))
    run(held, [5000, 6000, 5500, 9000])
    all.endSlow()
    // With all four taken 16,000 are asked for, with three 8,000, with two 4,000.
    expect(ended).toEqual(['b 2 UNAVAILABLE', 'a UNAVAILABLE'])
  })

  test('what has just begun isn’t judged, nor what we hold up ourselves', () => {
    const all = places(rates)
    const [young, held] = [take(all, 'a'), take(all, 'b')]
    clock = 4000
    all.endSlow()
    expect(ended).toEqual([])
    held.pause()
    clock = 60_000
    young.moved(1e9)
    all.endSlow()
    expect(ended).toEqual([])
    held.goOn()
    clock = 70_000
    all.endSlow()
    expect(ended).toContain('b UNAVAILABLE')
  })

  test('what was quick long ago counts no more', () => {
    const all = places(rates)
    const place = take(all, 'a')
    place.moved(1e9)
    for (clock = 1000; clock < 20_000; clock += 1000) place.moved(10)
    all.endSlow()
    expect(ended).toEqual(['a UNAVAILABLE'])
  })
})
