import { describe, expect, test } from 'vitest'
import { askByTerms, type Terms } from '../../../src/domains/payment-requests/ask-by-terms.ts'
import {
  type AskedLine,
  askedTogether,
  type RequestKind,
  requestNow,
} from '../../../src/domains/payment-requests/request-now.ts'

const line = (
  amount: number,
  money: Partial<AskedLine['money']> = {},
  more: Partial<AskedLine> = {},
): AskedLine => ({
  orderId: 1,
  amount,
  paidBefore: 0,
  money: { total: 10_000, paid: 0, refunded: 0, depositBp: 5000, ...money },
  ...more,
})
const now = (kind: RequestKind, lines: AskedLine[], state: 'Open' | 'Paid' = 'Open') =>
  requestNow({ kind, state, lines })

// PAY-4
test.each<[string, AskedLine[], number]>([
  ['nothing', [], 0],
  ['a deposit', [line(5000)], 5000],
  ['a deposit of which something came in', [line(5000, { paid: 1500 })], 3500],
  [
    'a deposit and the rest, which begins above it',
    [line(5000), line(5000, {}, { paidBefore: 5000 })],
    10_000,
  ],
  ['a deposit and a free sum, which the same money pays', [line(3200), line(3200)], 3200],
  ['a deposit and a larger free sum', [line(3200), line(4000)], 4000],
  ['a free sum that was asked for later', [line(2000, { paid: 3000 }, { paidBefore: 3000 })], 2000],
  ['all of it, after the price fell', [line(10_000, { total: 8000 })], 8000],
  ['what has come in', [line(3200, { paid: 3200 })], 0],
])('together open requests ask for %s', (_, lines, sum) => {
  expect(askedTogether(lines)).toBe(sum)
})

// PAY-4
describe('what becomes of a request', () => {
  test('it stays open until all of it has come in', () => {
    expect(now('deposit', [line(5000)])).toEqual({ state: 'Open' })
    expect(now('deposit', [line(5000, { paid: 4999 })])).toEqual({ state: 'Open' })
    expect(now('deposit', [line(5000, { paid: 5000 })])).toEqual({ state: 'Paid' })
    expect(now('full', [line(10_000, { paid: 10_000 })])).toEqual({ state: 'Paid' })
    expect(now('deposit', [line(5000, { paid: 5000 }), line(5000, {}, { orderId: 2 })])).toEqual({
      state: 'Open',
    })
  })

  test('another price asks for another sum, of which what came in is taken off', () => {
    expect(now('deposit', [line(5000, { total: 8000, paid: 1000 })])).toEqual({
      replacedBy: [{ orderId: 1, amount: 3000, paidBefore: 1000 }],
    })
    expect(now('full', [line(10_000, { total: 12_000 })])).toEqual({
      replacedBy: [{ orderId: 1, amount: 12_000, paidBefore: 0 }],
    })
    expect(now('deposit', [line(5000, { total: 1000, paid: 1000 })])).toEqual({ state: 'Paid' })
  })

  test('of an order that is given up nothing is left to ask for', () => {
    expect(now('full', [line(10_000, { total: 0 })])).toEqual({ state: 'Cancelled' })
    expect(now('full', [line(10_000, { total: 0 }), line(10_000, {}, { orderId: 2 })])).toEqual({
      replacedBy: [{ orderId: 2, amount: 10_000, paidBefore: 0 }],
    })
  })

  test('the rest is what is above the deposit, whether that has come in or not', () => {
    const rest = (money: Partial<AskedLine['money']>) => line(5000, money, { paidBefore: 5000 })
    expect(now('rest', [rest({ paid: 0 })])).toEqual({ state: 'Open' })
    expect(now('rest', [rest({ paid: 5000 })])).toEqual({ state: 'Open' })
    expect(now('rest', [rest({ paid: 10_000 })])).toEqual({ state: 'Paid' })
    expect(now('rest', [rest({ paid: 5000, total: 12_000 })])).toEqual({
      replacedBy: [{ orderId: 1, amount: 6000, paidBefore: 6000 }],
    })
  })

  test('a free sum stays as it is while that much is left', () => {
    expect(now('free', [line(3000, { total: 12_000 })])).toEqual({ state: 'Open' })
    expect(now('free', [line(3000, { total: 2000 })])).toEqual({
      replacedBy: [{ orderId: 1, amount: 2000, paidBefore: 0 }],
    })
  })

  test('giving back asks for nothing anew; a wrong entry that was taken back does', () => {
    expect(now('deposit', [line(5000, { paid: 3000, refunded: 2000 })], 'Paid')).toEqual({ state: 'Paid' })
    expect(now('full', [line(10_000, { paid: 4000, refunded: 1000 })])).toEqual({ state: 'Open' })
    expect(now('deposit', [line(5000)], 'Paid')).toEqual({ state: 'Open' })
    expect(now('deposit', [line(5000, { total: 0 })], 'Paid')).toEqual({ state: 'Paid' })
  })
})

// PAY-3
describe('what the terms ask for', () => {
  const terms = (changes: Partial<Terms> = {}): Terms => ({
    depositBp: 0,
    wholeBelow: null,
    daysToPay: null,
    creditLimit: null,
    ...changes,
  })
  test.each([
    ['nothing', {}, { depositBp: 0, isOnTerms: false, asks: null }],
    ['everything by a day', { daysToPay: 5 }, { depositBp: 0, isOnTerms: false, asks: 'full' }],
    ['a deposit', { depositBp: 5000 }, { depositBp: 5000, isOnTerms: false, asks: 'deposit' }],
    ['everything', { depositBp: 10_000 }, { depositBp: 10_000, isOnTerms: false, asks: 'full' }],
    [
      'everything of a small order',
      { depositBp: 5000, wholeBelow: 10_001 },
      { depositBp: 10_000, isOnTerms: false, asks: 'full' },
    ],
    [
      'a deposit at the amount itself',
      { depositBp: 5000, wholeBelow: 10_000 },
      { depositBp: 5000, isOnTerms: false, asks: 'deposit' },
    ],
    [
      'nothing within the limit, to the qəpik',
      { depositBp: 5000, creditLimit: 15_000 },
      { depositBp: 5000, isOnTerms: true, asks: null },
    ],
    [
      'as always above the limit',
      { depositBp: 5000, creditLimit: 14_999 },
      { depositBp: 5000, isOnTerms: false, asks: 'deposit' },
    ],
  ] as const)('%s', (_, changes, expected) => {
    expect(askByTerms(terms(changes), { price: 10_000, owed: 5000 })).toEqual(expected)
  })
})
