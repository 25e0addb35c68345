import { describe, expect, test } from 'vitest'
import type { Finding } from '../../../src/domains/preflight/finding-output.ts'
import { findingText, passedTexts } from '../../../src/domains/preflight/finding-text.ts'
import { checks, defaultProfiles } from '../../../src/domains/preflight/profile-input.ts'
import { languages } from '../../../src/lib/languages.ts'

const nbsp = '\u00a0'
const bleed: Finding = {
  check: 'bleed',
  severity: 'must',
  page: 1,
  sides: ['left', 'right', 'top', 'bottom'],
  actual: { unit: 'mm', value: 0 },
  target: { unit: 'mm', value: 3 },
}

// PRE-5
describe('a finding in words', () => {
  test('says what it is, what it is and should be, and how to mend it', () => {
    expect(findingText(bleed, 'az')).toEqual({
      what: 'Kəsim payı yoxdur',
      actual: `0${nbsp}mm`,
      target: `3${nbsp}mm`,
      note: 'hər tərəfdən',
      mend: `Fon və şəkillər kəsim xəttində bitir. Onları 3${nbsp}mm kənara uzadın və PDF-i kəsim payı (bleed) ilə ixrac edin. InDesign: File, Export, Marks and Bleeds.`,
    })
  })

  test('of one side names it', () => {
    expect(findingText({ ...bleed, sides: ['left'] }, 'ru')).toMatchObject({
      what: 'Слева нет вылета',
      note: null,
    })
  })

  test('writes figures as the language does', () => {
    const text = { ...bleed, check: 'textMargin', actual: { unit: 'mm', value: 1.4 } } as const
    expect(findingText(text, 'az').actual).toBe(`1,4${nbsp}mm`)
    expect(findingText(text, 'ru').actual).toBe(`1,4${nbsp}мм`)
    expect(findingText(text, 'en').actual).toBe(`1.4${nbsp}mm`)
  })

  test('counts pages', () => {
    const pages = (value: number): Finding => ({
      check: 'pageCount',
      severity: 'must',
      actual: { unit: 'pages', value },
      target: { unit: 'pages', value: 2 },
    })
    expect(findingText(pages(3), 'ru')).toMatchObject({
      actual: '3 страницы',
      target: '2 страницы',
      note: 'не больше',
    })
    expect(findingText(pages(1), 'az')).toMatchObject({ actual: '1 səhifə', note: 'ən azı' })
  })

  test.each(languages)('is there for every check, whole: %s', (language) => {
    for (const check of checks) {
      const { what, mend } = findingText(
        { ...bleed, check, actual: { unit: 'percent', value: 340 }, target: { unit: 'percent', value: 300 } },
        language,
      )
      expect(`${what} ${mend}`).not.toMatch(/\{|\}|preflight\.|undefined/)
    }
  })
})

describe('what is in order', () => {
  test('is named in groups, without those that something was found in', () => {
    const passed = passedTexts([bleed], defaultProfiles.card, 'az', true)
    expect(passed).toContain('səhifə sayı')
    expect(passed).toContain('şriftlər')
    expect(passed).not.toContain('kəsim payı')
  })

  // PRE-3
  test('says of ink what wasn’t measured', () => {
    expect(passedTexts([], defaultProfiles.card, 'en', true)).toContain('amount of ink')
    const partly = 'amount of ink (not of parts in RGB, transparent or overprinting)'
    expect(passedTexts([], defaultProfiles.card, 'en', false)).toContain(partly)
  })

  test('is nothing in a file that couldn’t be read', () => {
    const unread: Finding = { check: 'unread', severity: 'look', actual: null, target: null }
    expect(passedTexts([unread], defaultProfiles.card, 'az', true)).toEqual([])
  })
})
