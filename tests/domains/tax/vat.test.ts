import { describe, expect, test } from 'vitest'
import { sumOfLines, taxed, unitPrice, vatOf } from '../../../src/domains/tax/vat.ts'
import { randomFrom } from '../../support/seeded-random.ts'

const seed = Number(process.env.VAT_SEED ?? Date.now() % 1_000_000)
const many = 20_000

// DOC-3
describe('VAT', () => {
  test.each([
    [83_000, 12_661],
    [19_000, 2898],
    [39_000, 5949],
    [13_000, 1983],
    [12_000, 1831],
    [1, 0],
    [3, 0],
    [4, 1],
    [118, 18],
    [0, 0],
    [999_999_999, 152_542_373],
    [-83_000, -12_661],
  ])('of %i qəpik is %i', (gross, vat) =>
    expect(taxed(gross, 'vat18')).toEqual({ gross, net: gross - vat, vat }),
  )

  test('is none of a seller who is no VAT payer', () => {
    for (const kind of ['simplified', 'none'] as const)
      expect(taxed(83_000, kind)).toEqual({ gross: 83_000, net: 83_000, vat: 0 })
  })

  test(`of any sum is 18/118 half up, and net and VAT are the sum (seed ${seed})`, () => {
    const random = randomFrom(seed)
    for (let turn = 0; turn < many; turn += 1) {
      const gross = Math.floor(random() * 10 ** Math.ceil(random() * 9))
      const { net, vat } = taxed(gross, 'vat18')
      // Twice the distance from the exact share is at most one qəpik, and at a tie the VAT is the larger one.
      const twice = 2n * (BigInt(vat) * 118n - BigInt(gross) * 18n)
      expect([gross, net + vat === gross, twice > -118n && twice <= 118n]).toEqual([gross, true, true])
      expect(taxed(-gross, 'vat18').vat + vat).toBe(0)
    }
  })

  test(`of a document is the sum of its lines’ (seed ${seed})`, () => {
    const random = randomFrom(seed + 1)
    for (let turn = 0; turn < 2000; turn += 1) {
      const lines = Array.from({ length: Math.ceil(random() * 20) }, () =>
        taxed(Math.ceil(random() * 100_000), 'vat18'),
      )
      const sum = sumOfLines(lines)
      expect(sum.net + sum.vat).toBe(sum.gross)
      expect(sum.vat).toBe(lines.map(({ vat }) => vat).reduce((one, other) => one + other, 0))
    }
  })
})

// DOC-3
describe('the price of one piece', () => {
  test.each([
    [16_102, 2000, '0.080510000'],
    [33_051, 500, '0.661020000'],
    [10_169, 1, '101.690000000'],
    [1, 3, '0.003333333'],
    [2, 3, '0.006666667'],
    [1, 10_000_000, '0.000000001'],
    [-16_102, 2000, '-0.080510000'],
  ])('of %i qəpik and %i pieces is %s', (net, quantity, price) =>
    expect(unitPrice(net, quantity)).toBe(price),
  )

  test(`times the quantity is the net sum again (seed ${seed})`, () => {
    const random = randomFrom(seed + 2)
    for (let turn = 0; turn < many; turn += 1) {
      const net = Math.floor(random() * 10 ** Math.ceil(random() * 9))
      const quantity = Math.ceil(random() * 10 ** Math.ceil(random() * 7))
      const [whole = '', fraction = ''] = unitPrice(net, quantity).split('.')
      const scaled = BigInt(whole + fraction) * BigInt(quantity)
      const again = (scaled + 5n * 10n ** 6n) / 10n ** 7n
      expect([net, quantity, Number(again)]).toEqual([net, quantity, net])
    }
  })
})

// DOC-30
describe('the VAT in several prices', () => {
  test('is that of each by itself: of their sum it may be another', () => {
    const prices = Array.from({ length: 20 }, () => 1003)
    expect(vatOf(prices, 'vat18')).toBe(20 * 153)
    expect(taxed(20 * 1003, 'vat18').vat).toBe(3060)
    expect(vatOf([10, 10, 10], 'vat18')).toBe(6)
    expect(taxed(30, 'vat18').vat).toBe(5)
  })

  test('is none of a seller who is no VAT payer, and none without prices', () => {
    for (const kind of ['simplified', 'none'] as const) expect(vatOf([83_000, 1], kind)).toBe(0)
    expect(vatOf([], 'vat18')).toBe(0)
  })
})
