import { expect, test } from 'vitest'
import { code128 } from '../../src/lib/code128.ts'

/** Widths of bars and spaces in turn, as a scanner measures them. */
function widthsOf(number: string): string {
  const { bars, width } = code128(number)
  return bars
    .flatMap(({ x, width: bar }, index) => [bar, (bars[index + 1]?.x ?? width) - x - bar])
    .slice(0, -1)
    .join('')
}

// DEL-46
test('a number is written as the standard writes it: start C, two digits each, check, stop', () => {
  // 105 + 04 × 1 + 18 × 2 = 145, and 145 mod 103 is 42.
  expect(widthsOf('0418')).toBe(['211232', '121322', '223211', '112133', '2331112'].join(''))
  expect(code128('0418').width).toBe(11 * 4 + 13)
})

test('an odd number of digits gets a zero, and what is no digit is left out', () => {
  expect(widthsOf('418')).toBe(widthsOf('0418'))
  expect(widthsOf('Ç-0418')).toBe(widthsOf('0418'))
})

test('every pair of digits has bars of its own, each eleven wide', () => {
  const pairs = Array.from({ length: 100 }, (_, pair) => widthsOf(String(pair).padStart(2, '0')).slice(6, 12))
  expect(new Set(pairs).size).toBe(100)
  for (const pair of pairs) expect([...pair].reduce((sum, width) => sum + Number(width), 0)).toBe(11)
})
