import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money, percentage, wholeNumber } from '../../src/lib/fields.ts'
import { readWhole } from '../../src/lib/read-whole.ts'
import { fieldErrors } from '../../src/lib/validation.ts'
import { readMoney, readPercent } from '../../src/lib/written-numbers.ts'
import { formatMoney, formatNumber } from '../../web/lib/formats.ts'

// BAS-4
describe('money as people write it', () => {
  test.each([
    ['72', 72],
    ['72,5', 72.5],
    ['72.50', 72.5],
    ['0,01', 0.01],
    ['12505', 12505],
    ['1 234,50', 1234.5],
    ['1\u00a0234,50\u00a0₼', 1234.5],
    ['1\u202f234.5', 1234.5],
    ['1.234,56', 1234.56],
    ['1,234.5', 1234.5],
    ['1.234.567', 1_234_567],
    ['1,234,567.8', 1_234_567.8],
    ["1'234", 1234],
    ['₼ 12', 12],
    ['12 AZN', 12],
    ['12 manat', 12],
    ['12 man.', 12],
    ['-5', -5],
    ['−5', -5],
    ['١٢٫٥', 12.5],
    ['۱۲', 12],
    ['１２．５', 12.5],
    ['1٬234٫5', 1234.5],
  ])('%j is %d AZN', (text, value) => expect(readMoney(text)).toEqual({ value }))

  test.each([
    '0,125',
    '12,505',
    '0,001',
    '12,345',
    '2000,555',
    '1.234',
    '1,234',
    '12.505',
    '1 234,567',
    '1.234,567',
    '0.1234',
  ])('%j could mean two amounts', (text) => expect(readMoney(text)).toEqual({ error: 'unclear' }))

  test.each([
    '',
    ' ',
    '₼',
    'abc',
    '12.5.5',
    '12,5,5',
    '1,234,5',
    '1e3',
    '1 2',
    '12 34',
    '1 2345',
    '1.23.456',
    '0x10',
    'Infinity',
    '١٢ab',
    '5%',
    '--5',
    '1,,2',
    '.',
    ',',
  ])('%j is no amount', (text) => expect(readMoney(text)).toEqual({ error: 'noNumber' }))

  test('what the site writes is read back as it was, in every language', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.constantFrom('az', 'ru', 'en'),
        (qepik, language) => {
          const written = formatMoney(qepik / 100, language as 'az')
          expect(readMoney(written)).toEqual({ value: qepik / 100 })
        },
      ),
    )
  })

  // BAS-4
  test('nothing is ever read as another figure than its digits say, by more than its two decimals', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d., ']{1,12}$/), (text) => {
        const read = readMoney(text)
        if (!('value' in read)) return
        const tail = /[.,](\d{1,2})$/.exec(text.trim())?.[1] ?? ''
        const digits = text.replace(/\D/g, '')
        expect(read.value).toBeCloseTo(Number(digits) / 10 ** tail.length, 2)
      }),
    )
  })
})

test.each([
  ['5', { value: 5 }],
  ['7,5 %', { value: 7.5 }],
  ['12,345', { error: 'unclear' }],
  ['1e1', { error: 'noNumber' }],
])('%j per cent', (text, read) => expect(readPercent(text)).toEqual(read))

describe('a whole number', () => {
  test.each([
    ['1000', 1000],
    ['1 000', 1000],
    ['1\u00a0000', 1000],
    ['1.000', 1000],
    ['1,000,000', 1_000_000],
    ['50 ədəd', 50],
    ['50 шт.', 50],
    ['٥٠', 50],
    ['-5', -5],
  ])('%j is %d', (text, value) => expect(readWhole(text)).toEqual({ value }))

  test.each(['49,5', '49.5', '1e3', '1 00', '10,00', '12 pcs 3', 'əlli', '', '1.0000', '½'])(
    '%j is none',
    (text) => expect(readWhole(text)).toEqual({ error: 'noNumber' }),
  )

  test('as the site writes it is read back, in every language', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_147_483_647 }),
        fc.constantFrom('az', 'ru', 'en'),
        (count, language) => {
          expect(readWhole(formatNumber(count, language as 'az'))).toEqual({ value: count })
        },
      ),
    )
  })
})

describe('on the wire', () => {
  const errorOf = (field: typeof money, value: unknown) =>
    fieldErrors(field.safeParse(value).error?.issues ?? []).map(({ message }) => message.id)

  test.each([
    [12.5, 1250],
    [0.01, 1],
    [4.35, 435],
    [1.15, 115],
    ['12.50', 1250],
    ['12,5', 1250],
    ['1234.56', 123456],
    [10_000_000, 1_000_000_000],
  ])('%j is %d qəpik', (value, qepik) => expect(money.parse(value)).toBe(qepik))

  test.each([
    [0.125, 'figure.decimals'],
    [12.345, 'figure.decimals'],
    [0.001, 'figure.decimals'],
    ['0,125', 'figure.unclear'],
    ['12.345', 'figure.unclear'],
    ['1e3', 'field.number'],
    ['12.5.5', 'field.number'],
    ['-5', 'field.above'],
    [0, 'field.above'],
    [1e9, 'field.atMost'],
    [Number.NaN, 'field.number'],
  ])('%j is refused: %s', (value, id) => expect(errorOf(money, value)).toEqual([id]))

  test('per cent have two decimals at most', () => {
    expect(percentage.parse('7,25')).toBe(725)
    expect(errorOf(percentage, 12.345)).toEqual(['figure.decimals'])
    expect(errorOf(percentage, '12,345')).toEqual(['figure.unclear'])
  })

  // BAS-3
  test('every amount of whole qəpik is taken as it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (qepik) => {
        expect(money.parse(qepik / 100)).toBe(qepik)
        expect(money.parse((qepik / 100).toFixed(2))).toBe(qepik)
      }),
    )
  })

  test.each(['49,5', '49.5', '1e3', '1.000', '1,000', '0x10'])('%j is no whole number', (text) =>
    expect(wholeNumber().safeParse(text).success).toBe(false),
  )
  test.each([
    ['1000', 1000],
    ['1 000', 1000],
    [' 7 ', 7],
  ])('%j is the whole number %d', (text, value) => expect(wholeNumber().parse(text)).toBe(value))
})
