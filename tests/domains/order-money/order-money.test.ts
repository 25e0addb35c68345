import { describe, expect, test } from 'vitest'
import {
  depositOf,
  type MoneyFacts,
  missingFor,
  orderMoneyOf,
} from '../../../src/domains/order-money/order-money.ts'

const facts = (changes: Partial<MoneyFacts> = {}): MoneyFacts => ({
  total: 10_000,
  paid: 0,
  refunded: 0,
  refunding: 0,
  kept: 0,
  depositBp: 5000,
  isOnTerms: false,
  dueOn: null,
  ...changes,
})

// PAY-1
test('a deposit is its percentage, half a qəpik up', () => {
  expect(depositOf({ total: 10_925, depositBp: 5000 })).toBe(5463)
  expect(depositOf({ total: 1, depositBp: 5000 })).toBe(1)
  expect(depositOf({ total: 1, depositBp: 4999 })).toBe(0)
  expect(depositOf({ total: 1_000_000_000, depositBp: 3333 })).toBe(333_300_000)
})

// PAY-2
describe('how the money of an order stands', () => {
  test.each([
    ['nothing is asked beforehand', { depositBp: 0 }, 'unpaid'],
    ['a part of it came in', { depositBp: 0, paid: 1 }, 'partlyPaid'],
    ['everything is due at once', { depositBp: 10_000 }, 'unpaid'],
    ['the deposit is due', {}, 'depositDue'],
    ['a part of the deposit came in', { paid: 4999 }, 'depositDue'],
    ['the deposit came in', { paid: 5000 }, 'depositPaid'],
    ['all of it came in', { paid: 10_000 }, 'paid'],
    ['more came in', { paid: 10_001 }, 'overpaid'],
    ['it was given up with money in it', { total: 0, paid: 1 }, 'overpaid'],
    ['it was given up', { total: 0 }, 'nothingDue'],
    ['it was given up and given back', { total: 0, refunded: 5000 }, 'refunded'],
    ['it was given up and is being given back', { total: 0, paid: 5000, refunding: 5000 }, 'refunding'],
    [
      'it was given up and only a part is being given back',
      { total: 0, paid: 5000, refunding: 1 },
      'overpaid',
    ],
    ['it was given up and a part kept', { total: 60, kept: 60, paid: 60, refunded: 1 }, 'refunded'],
    ['all of it came in, and something was given back', { paid: 10_000, refunded: 1 }, 'paid'],
    ['its customer has terms', { isOnTerms: true }, 'onTerms'],
    ['its customer has terms and paid', { isOnTerms: true, paid: 10_000 }, 'paid'],
  ] as const)('%s', (_, changes, state) => {
    expect(orderMoneyOf(facts(changes), '2026-11-29').state).toBe(state)
  })

  test('what is left, above it, and late', () => {
    expect(orderMoneyOf(facts({ paid: 2000, dueOn: '2026-11-27' }), '2026-11-29')).toMatchObject({
      left: 8000,
      over: 0,
      deposit: 5000,
      depositLeft: 3000,
      dueOn: '2026-11-27',
      daysOverdue: 2,
    })
    expect(orderMoneyOf(facts({ dueOn: '2026-11-29' }), '2026-11-29').daysOverdue).toBe(0)
    expect(orderMoneyOf(facts({ dueOn: '2026-12-31' }), '2027-01-01').daysOverdue).toBe(1)
    expect(orderMoneyOf(facts({ paid: 10_500, dueOn: '2026-11-27' }), '2026-11-29')).toMatchObject({
      left: 0,
      over: 500,
      depositLeft: 0,
      dueOn: null,
      daysOverdue: 0,
    })
  })
})

// PAY-5
test('what is missing before a step', () => {
  expect(missingFor('off', facts())).toBe(0)
  expect(missingFor('deposit', facts({ paid: 1000 }))).toBe(4000)
  expect(missingFor('deposit', facts({ paid: 5000 }))).toBe(0)
  expect(missingFor('whole', facts({ paid: 5000 }))).toBe(5000)
  expect(missingFor('whole', facts({ isOnTerms: true }))).toBe(0)
  expect(missingFor('deposit', facts({ depositBp: 0 }))).toBe(0)
})
