import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  readReferences,
  referenceOf,
  referencesIn,
} from '../../../../src/domains/payment-requests/payment-reference.ts'

const anyId = fc.oneof(
  fc.integer({ min: 1, max: 2_147_483_647 }),
  fc.integer({ min: 1, max: 999_999 }),
  fc.integer({ min: 1, max: 999 }),
)

describe('a reference', () => {
  test('is the number with its check digits', () => {
    expect(referenceOf(1266)).toMatch(/^MB-001266-\d\d$/)
    expect(referenceOf(12_345_678)).toMatch(/^MB-12345678-\d\d$/)
    fc.assert(
      fc.property(anyId, (id) => {
        expect(referencesIn(referenceOf(id))).toEqual([id])
      }),
    )
  })

  test('with one wrong digit is none', () => {
    fc.assert(
      fc.property(anyId, fc.nat(), fc.integer({ min: 1, max: 9 }), (id, place, more) => {
        const reference = referenceOf(id)
        const places = [...reference].flatMap((sign, at) => (/\d/.test(sign) ? [at] : []))
        const at = places[place % places.length] ?? 0
        const wrong = (Number(reference[at]) + more) % 10
        const spoilt = `${reference.slice(0, at)}${wrong}${reference.slice(at + 1)}`
        expect(readReferences(spoilt)).toEqual({ requestIds: [], misspelt: [spoilt.replace(/\D/g, '')] })
      }),
      { numRuns: 2000 },
    )
  })

  test('with two neighbours swapped is none, also across the dash', () => {
    fc.assert(
      fc.property(anyId, (id) => {
        const digits = referenceOf(id).replace(/\D/g, '')
        for (let at = 0; at + 1 < digits.length; at++) {
          if (digits[at] === digits[at + 1]) continue
          const swapped = `${digits.slice(0, at)}${digits[at + 1]}${digits[at]}${digits.slice(at + 2)}`
          const spoilt = `MB-${swapped.slice(0, -2)}-${swapped.slice(-2)}`
          expect(referencesIn(spoilt)).toEqual([])
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('of eight digits with the first two swapped is none, though six and two of them would be one', () => {
    const spoilt = Array.from({ length: 2000 }, (_, index) => referenceOf(10_000_000 + index * 37)).map(
      (reference) => reference.replace('MB-10', 'MB-01'),
    )
    expect(spoilt.flatMap(referencesIn)).toEqual([])
  })

  test('has the check digits of ISO 7064 MOD 97-10, whose example is 794 with 44', () => {
    expect(referenceOf(794)).toBe('MB-000794-44')
  })
})

describe('in a purpose', () => {
  const [reference, check] = [referenceOf(1266), referenceOf(1266).slice(-2)]

  test.each([
    reference,
    reference.toLowerCase(),
    `hesab ${reference} üzrə ödəniş`,
    `Ödəniş:${reference}.`,
    `(${reference})`,
    `№${reference}`,
    `MB 001266 ${check}`,
    `MB001266${check}`,
    `MB-001266${check}`,
    `MB-1266-${check}`,
    `mb 1266/${check}`,
    `MB – 001266 – ${check}`,
    `MB.001.266.${check}`,
    `MB 00 12 66 ${check}`,
    `MB №001266-${check}`,
    `M B-001266-${check}`,
    `МВ-001266-${check}`,
    `мв 001266 ${check}`,
    `МБ-001266-${check} оплата за печать`,
    `MВ-001266-${check}`,
    `оплата по счёту ${reference}, в т.ч. НДС 18%`,
    `${reference} 2026`,
    `${reference}, 25.11.2026`,
    `${reference} 126,61`,
    `${reference}/${reference}`,
    `ＭＢ－００１２６６－${check}`,
  ])('%s', (text) => expect(referencesIn(text)).toEqual([1266]))

  test('of several all are found', () => {
    const [one, two, three] = [referenceOf(7), referenceOf(88_001), referenceOf(1_234_567)]
    expect(referencesIn(`${one}, ${two} və ${three}`)).toEqual([7, 88_001, 1_234_567])
    expect(referencesIn(`${two};${one}`)).toEqual([88_001, 7])
    expect(referencesIn(`${one} ${two} ${three}`)).toEqual([7, 88_001, 1_234_567])
  })

  test.each([
    '',
    'MB',
    'MB-12',
    'sifariş 001266',
    `COMB-001266-${check}`,
    '5 MB',
    'H-2026-000118',
    `001266-${check}`,
  ])('none stands in “%s”', (text) => expect(readReferences(text)).toEqual({ requestIds: [], misspelt: [] }))

  test('is as quick in a text that was made to be slow', () => {
    const text = 'MB-1'.repeat(2_000_000)
    const before = performance.now()
    expect(referencesIn(text)).toEqual([])
    expect(performance.now() - before).toBeLessThan(1000)
  })
})
