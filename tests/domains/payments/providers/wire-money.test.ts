import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseExactly, readManat, toManat } from '../../../../src/domains/payments/providers/wire-money.ts'

const amounts: [number, string][] = [
  [0, '0.00'],
  [1, '0.01'],
  [29, '0.29'],
  [110, '1.10'],
  [1000, '10.00'],
  [1999, '19.99'],
  [123_456_789, '1234567.89'],
  [1_000_000_000, '10000000.00'],
]

describe('money on the wire', () => {
  test.each(amounts)('%i qəpik are written %s and read back', (qepik, manat) => {
    expect(toManat(qepik)).toBe(manat)
    expect(readManat(manat)).toBe(qepik)
  })

  test.each([
    ['0.29', 29],
    ['1.1', 110],
    ['19.99', 1999],
    ['1234567.89', 123_456_789],
    ['10', 1000],
    ['10.500', 1050],
    ['1.234567889E7', 1_234_567_889],
    ['1E+2', 10_000],
    ['150e-2', 150],
    ['0.0', 0],
  ])('%s is read to the qəpik', (text, qepik) => {
    expect(readManat(text)).toBe(qepik)
  })

  test.each([
    '',
    '-1.00',
    '1.001',
    '0.30000000000000004',
    '1,10',
    '1e-3',
    '1e99',
    'NaN',
    '0x10',
    ' 1',
    '1.',
    '.5',
  ])('“%s” is no amount', (text) => {
    expect(readManat(text)).toBeNull()
  })

  test.each([0.5, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    '%d qəpik are never written',
    (qepik) => {
      expect(() => toManat(qepik)).toThrow(RangeError)
    },
  )

  test('any amount comes back, as text and as a JSON number in any spelling of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (qepik) => {
        const manat = toManat(qepik)
        expect(readManat(manat)).toBe(qepik)
        for (const written of [manat, JSON.stringify(Number(manat)), Number(manat).toExponential()])
          expect(parseExactly(`{"amount":${written}}`)).toEqual({ amount: written })
        expect(readManat(JSON.stringify(Number(manat)))).toBe(qepik)
        expect(readManat(Number(manat).toExponential())).toBe(qepik)
      }),
    )
  })

  test('numbers of JSON keep their digits, and nothing else becomes a text', () => {
    expect(
      parseExactly('{"id":12345678901234567890,"paid":1.10,"done":true,"none":null,"list":[1,"1"]}'),
    ).toEqual({
      id: '12345678901234567890',
      paid: '1.10',
      done: true,
      none: null,
      list: ['1', '1'],
    })
  })
})
