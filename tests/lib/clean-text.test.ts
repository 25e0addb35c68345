import { describe, expect, test } from 'vitest'
import { cleanLine, cleanText, composed } from '../../src/lib/clean-text.ts'
import { link } from '../../src/lib/link-field.ts'
import { readMoney } from '../../src/lib/written-numbers.ts'

// API-14
describe('a text that was sent', () => {
  test.each([
    [
      'bir\r\niki\rüç\vdörd\fbeş\u0085altı\u2028yeddi\u2029səkkiz',
      'bir\niki\nüç\ndörd\nbeş\naltı\nyeddi\nsəkkiz',
    ],
    ['Word’un\u001etire\u001fsi', 'Word’un-tiresi'],
    ['yum\u00adşaq', 'yum\u00adşaq'],
    ['a\u0000b\u0007c\u007fd\u0080e\u009ff', 'abcdef'],
    ['a\tb', 'a\tb'],
    ['yarım \ud83d sağ \udc00', 'yarım  sağ'],
    ['vizit \u202egnp.\u202c \u2066x\u2069 \u200ey\u200f \u061cz', 'vizit gnp. x y z'],
    ['\u200b\ufeff salam \u2060', 'salam'],
    ['s\u0327ə', 'şə'],
    ['👩\u200d👩\u200d👧 ❤\ufe0f', '👩\u200d👩\u200d👧 ❤\ufe0f'],
    ['\u200b\u3164\u2800\u115f \ufe0f', ''],
    ['', ''],
  ])('%j is kept as %j', (given, kept) => {
    expect(cleanText(given)).toBe(kept)
    expect(cleanText(kept)).toBe(kept)
  })

  test.each([
    ['Aysel\r\nTo: x@example.com', 'Aysel To: x@example.com'],
    ['Ay\u200bsel\u2028Quliyeva', 'Aysel Quliyeva'],
    ['  iki\t\tsöz  ', 'iki söz'],
    ['\u202eлесйА', 'лесйА'],
    ['\u2063\u00ad', ''],
  ])('of a line %j stays %j', (given, kept) => {
    expect(cleanLine(given)).toBe(kept)
    expect(cleanLine(kept)).toBe(kept)
  })

  // Sorting a row of marks takes its square of time, unless it is cut: one of 32,000 took 1.6 s.
  test.each([
    `a${'\u0316\u0301'.repeat(100_000)}`,
    '\u200b '.repeat(100_000),
    `${' \u2060'.repeat(100_000)}a`,
  ])('is cleaned in time in proportion to its length (TRU-12)', (given) => {
    const begun = performance.now()
    for (const clean of [cleanText, cleanLine, composed, readMoney]) clean(given)
    expect(performance.now() - begun).toBeLessThan(1000)
  })
})

test('what stands unseen around an address is no part of it, inside it is an error (API-14)', () => {
  expect(link.parse('\u200b matbaa.az/x\ufeff\u2060\n')).toBe('https://matbaa.az/x')
  expect(link.safeParse('https://mat\u200bbaa.az').success).toBe(false)
})
