import { beforeEach, describe, expect, test, vi } from 'vitest'
import { matchesWords, readWanted, splitMatch } from '../../../web/admin/shell/palette/match-words.ts'
import { readRecent, rememberRecent } from '../../../web/admin/shell/palette/recent.ts'

describe('what is typed', () => {
  // ADM-14
  test('says by its first sign which kind is wanted', () => {
    expect(readWanted(' 1291 ')).toEqual({ kind: 'any', text: '1291' })
    expect(readWanted('#1291')).toEqual({ kind: 'order', text: '1291' })
    expect(readWanted('№ 1291')).toEqual({ kind: 'order', text: '1291' })
    expect(readWanted('No.\u00a01291')).toEqual({ kind: 'order', text: '1291' })
    expect(readWanted('@ nigar')).toEqual({ kind: 'customer', text: 'nigar' })
    expect(readWanted('>')).toEqual({ kind: 'action', text: '' })
  })

  test('is found whatever the letters’ case and marks', () => {
    expect(matchesWords('Bütün sifarişlər', 'SIFARISLER butun')).toBe(true)
    expect(matchesWords('Bütün sifarişlər', '')).toBe(true)
    expect(matchesWords('Bütün sifarişlər', 'yeni')).toBe(false)
  })

  test('is marked where its first word stands', () => {
    expect(splitMatch('Nigar Əliyeva', 'nig')).toEqual(['', 'Nig', 'ar Əliyeva'])
    expect(splitMatch('Nigar Əliyeva', 'ELI x')).toEqual(['Nigar ', 'Əli', 'yeva'])
    expect(splitMatch('İsti çap', 'cap')).toEqual(['İsti ', 'çap', ''])
    expect(splitMatch('aab', 'ab')).toEqual(['a', 'ab', ''])
    expect(splitMatch('Nigar', 'x')).toEqual(['Nigar', '', ''])
    expect(splitMatch('Nigar', ' ')).toEqual(['Nigar', '', ''])
  })
})

describe('where one has been', () => {
  beforeEach(() => {
    const stored = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    })
    return () => vi.unstubAllGlobals()
  })
  const order = (id: number) =>
    ({ kind: 'order', label: `№ ${id}`, href: `/admin/ordersadmin/${id}` }) as const

  test('is remembered the latest first, each once, five at most, and for this person only', () => {
    for (const id of [1, 2, 3, 4, 5, 6, 2]) rememberRecent(7, order(id))
    expect(readRecent(7).map(({ label }) => label)).toEqual(['№ 2', '№ 6', '№ 5', '№ 4', '№ 3'])
    expect(readRecent(8)).toEqual([])
  })

  test('is nothing when the device holds nonsense or leads elsewhere', () => {
    for (const text of ['', '{}', 'null', '{"user":7,"items":[{"label":"x","href":"https://x.example"}]}']) {
      localStorage.setItem('officeRecent', text)
      expect(readRecent(7)).toEqual([])
    }
  })
})
