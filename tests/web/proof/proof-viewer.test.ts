import { describe, expect, test } from 'vitest'
import { ordinal } from '../../../web/lib/ordinal.ts'
import { missingOf, noTicks } from '../../../web/storefront/screens/proof/sign-off-rules.ts'
import { spreadOf, turnedTo } from '../../../web/storefront/screens/proof/use-viewer.ts'

describe('an approval waits for', () => {
  const all = { texts: true, size: true, colours: true }
  const whole = { notes: 0, left: 0, ticked: all, name: 'Aysel Əliyeva' }

  test('nothing, once everything is there (PRO-3)', () => {
    expect(missingOf(whole)).toBeNull()
  })

  test('notes to be sent, then every page to be seen, then the ticks in their order, then the name', () => {
    expect(missingOf({ notes: 1, left: 2, ticked: noTicks, name: '' })).toBe('notes')
    expect(missingOf({ notes: 0, left: 2, ticked: noTicks, name: '' })).toBe('pages')
    expect(missingOf({ ...whole, ticked: noTicks, name: '' })).toBe('texts')
    expect(missingOf({ ...whole, ticked: { ...noTicks, texts: true }, name: '' })).toBe('size')
    expect(missingOf({ ...whole, ticked: { ...all, colours: false }, name: '' })).toBe('colours')
    expect(missingOf({ ...whole, name: '' })).toBe('name')
  })

  test('a name of three letters, of any alphabet', () => {
    expect(missingOf({ ...whole, name: 'Ə.Ə. 123' })).toBe('name')
    expect(missingOf({ ...whole, name: 'Əli' })).toBeNull()
    expect(missingOf({ ...whole, name: 'Ян К' })).toBeNull()
  })
})

describe('pages that lie open together', () => {
  test('are front and back', () => {
    expect(spreadOf(1, 2)).toEqual([1, 2])
    expect(spreadOf(2, 2)).toEqual([1, 2])
    expect(spreadOf(1, 1)).toEqual([1])
  })

  test('are spreads as a bound work opens', () => {
    expect([1, 2, 3, 4, 8].map((page) => spreadOf(page, 8))).toEqual([[1], [2, 3], [2, 3], [4, 5], [8]])
  })

  test('are turned together', () => {
    expect(turnedTo(1, 8, 1, true)).toBe(2)
    expect(turnedTo(2, 8, 1, true)).toBe(4)
    expect(turnedTo(3, 8, -1, true)).toBe(1)
    expect(turnedTo(8, 8, 1, true)).toBe(8)
    expect(turnedTo(3, 8, 1, false)).toBe(4)
    expect(turnedTo(1, 8, -1, false)).toBe(1)
  })
})

test('an ordinal ends as it is read aloud', () => {
  expect([1, 3, 6, 9, 10, 100].map((number) => ordinal(number, 'az'))).toEqual([
    '1-ci',
    '3-cü',
    '6-cı',
    '9-cu',
    '10-cu',
    '100-cü',
  ])
  expect(ordinal(3, 'ru')).toBe('3')
})
