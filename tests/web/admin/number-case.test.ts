import { describe, expect, test } from 'vitest'
import { caseEnding, inCase } from '../../../web/admin/kit/number-case.ts'

const ones = ['sıfır', 'bir', 'iki', 'üç', 'dörd', 'beş', 'altı', 'yeddi', 'səkkiz', 'doqquz']
const tens = ['', 'on', 'iyirmi', 'otuz', 'qırx', 'əlli', 'altmış', 'yetmiş', 'səksən', 'doxsan']

/** The last word of a number of 1 to 9999. */
function lastWord(number: number): string {
  const ten = Math.floor(number / 10) % 10
  if (number % 10 > 0) return ones[number % 10] ?? ''
  if (ten > 0) return tens[ten] ?? ''
  return number % 1000 === 0 ? 'min' : 'yüz'
}

/** As the grammar has it: the last vowel says which vowel follows, a vowel at the end takes a consonant between. */
function declined(word: string) {
  const last = [...word].findLast((letter) => 'aıoueəiöü'.includes(letter)) ?? ''
  const narrow = { a: 'ı', ı: 'ı', o: 'u', u: 'u', e: 'i', ə: 'i', i: 'i', ö: 'ü', ü: 'ü' }[last] ?? ''
  const isOpen = word.endsWith(last)
  const wide = 'aıou'.includes(last) ? 'a' : 'ə'
  return {
    dative: `${isOpen ? 'y' : ''}${wide}`,
    ablative: `d${wide}n`,
    accusative: `${isOpen ? 'n' : ''}${narrow}`,
  }
}

describe('the ending of a number in Azerbaijani', () => {
  test.each(['dative', 'ablative', 'accusative'] as const)(
    '%s follows vowel harmony from 1 to 9999',
    (grammatical) => {
      for (let number = 1; number < 10_000; number++)
        expect(caseEnding(number, grammatical), String(number)).toBe(declined(lastWord(number))[grammatical])
    },
  )

  test('stands behind the figure there, and nowhere else', () => {
    expect([1, 2, 5, 6, 9, 10, 40, 100].map((number) => inCase(number, 'dative', 'az'))).toEqual([
      '1-ə',
      '2-yə',
      '5-ə',
      '6-ya',
      '9-a',
      '10-a',
      '40-a',
      '100-ə',
    ])
    expect([1, 2, 3, 6, 9, 10, 1000].map((number) => inCase(number, 'accusative', 'az'))).toEqual([
      '1-i',
      '2-ni',
      '3-ü',
      '6-nı',
      '9-u',
      '10-u',
      '1000-i',
    ])
    expect(inCase(3, 'accusative', 'ru')).toBe('3')
  })
})
