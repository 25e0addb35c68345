import { describe, expect, test } from 'vitest'
import { createAnswerCache, type Making } from '../../src/cache/answer-cache.ts'
import { createContentVersions } from '../../src/cache/content-versions.ts'
import { type KeptAnswer, keepAnswer } from '../../src/cache/kept-answer.ts'

const answerOf = (text: string) => keepAnswer({ 'content-type': 'text/plain' }, Buffer.from(text))

function start({ now = () => new Date('2026-11-21T12:00:00Z'), isOn = (): boolean => true } = {}) {
  const content = createContentVersions(now)
  return { content, cache: createAnswerCache(content, isOn) }
}

function beginFirst(cache: ReturnType<typeof start>['cache'], key = 'a'): Making {
  const begun = cache.begin(key)
  if (begun === null || begun instanceof Promise) throw new Error('somebody else makes it')
  return begun
}

describe('a kept answer', () => {
  test('is given until what it shows changes, whatever else changes', () => {
    const { content, cache } = start()
    const answer = answerOf('services')
    beginFirst(cache).done({ answer, of: ['catalog'] })
    content.changed(['partners'])
    expect(cache.find('a')).toBe(answer)
    content.changed(['catalog'])
    expect(cache.find('a')).toBeUndefined()
  })

  test('is not kept when what it shows changed while it was made', async () => {
    const { content, cache } = start()
    const making = beginFirst(cache)
    const waiting = cache.begin('a')
    content.changed(['catalog'])
    making.done({ answer: answerOf('before the change'), of: ['catalog'] })
    expect(cache.find('a')).toBeUndefined()
    expect(await waiting).toBeNull()
  })

  test('ends with the day in Baku when it shows campaigns', () => {
    let now = new Date('2026-11-21T19:59:59Z')
    const { cache } = start({ now: () => now })
    beginFirst(cache, 'campaigns').done({ answer: answerOf('campaigns'), of: ['campaigns'] })
    beginFirst(cache, 'partners').done({ answer: answerOf('partners'), of: ['partners'] })
    now = new Date('2026-11-21T20:00:00Z')
    expect(cache.find('campaigns')).toBeUndefined()
    expect(cache.find('partners')).toBeDefined()
  })

  test('ends with the minute in which a day’s intake may end when it says by when something is ready', () => {
    let now = new Date('2026-11-23T10:00:59Z')
    const { cache } = start({ now: () => now })
    beginFirst(cache, 'ready').done({ answer: answerOf('ready'), of: ['production'] })
    beginFirst(cache, 'partners').done({ answer: answerOf('partners'), of: ['partners'] })
    expect(cache.find('ready')).toBeDefined()
    now = new Date('2026-11-23T10:01:00Z')
    expect(cache.find('ready')).toBeUndefined()
    expect(cache.find('partners')).toBeDefined()
  })

  test('is neither given nor kept while changes may stay unheard', () => {
    let hearing = true
    const { cache } = start({ isOn: () => hearing })
    beginFirst(cache).done({ answer: answerOf('a'), of: [] })
    hearing = false
    expect(cache.find('a')).toBeUndefined()
    expect(cache.begin('b')).toBeNull()
  })
})

describe('equal questions at once', () => {
  test('wait for one answer', async () => {
    const { cache } = start()
    const making = beginFirst(cache)
    const others = Array.from({ length: 50 }, () => cache.begin('a'))
    const answer = answerOf('made once')
    making.done({ answer, of: ['catalog'] })
    const given = await Promise.all(others as Promise<KeptAnswer | null>[])
    expect(new Set(given)).toEqual(new Set([answer]))
  })

  test('never wait for one that began before a change', () => {
    const { content, cache } = start()
    beginFirst(cache)
    content.changed(['catalog'])
    expect(cache.begin('a')).not.toBeInstanceOf(Promise)
  })

  test('go on by themselves when it can’t be kept', async () => {
    const { cache } = start()
    const making = beginFirst(cache)
    const other = cache.begin('a')
    making.done(null)
    expect(await other).toBeNull()
    expect(cache.find('a')).toBeUndefined()
  })
})

test('the answers take no more memory than they may, and the least asked for go first', () => {
  const { cache } = start()
  const large = Buffer.alloc(1024 * 1024)
  for (let number = 0; number < 60; number++) {
    beginFirst(cache, `${number}`).done({ answer: keepAnswer({}, large), of: [] })
    cache.find('0')
  }
  expect(cache.figures().bytes).toBeLessThanOrEqual(48 * 1024 * 1024)
  expect(cache.find('0')).toBeDefined()
  expect(cache.find('1')).toBeUndefined()
  expect(cache.find('59')).toBeDefined()
})
