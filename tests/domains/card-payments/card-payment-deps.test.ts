import { expect, test } from 'vitest'
import { createCardPayments } from '../../../src/domains/card-payments/card-payment-deps.ts'
import { readSettings } from '../../../src/env.ts'

const keys = {
  PAYRIFF_KEY: 'p',
  EPOINT_PUBLIC_KEY: 'i1',
  EPOINT_PRIVATE_KEY: 'e',
  SECRET_KEY: 's'.repeat(32),
}
const made = (changes: Record<string, string> = {}) =>
  createCardPayments(readSettings({ ...keys, ...changes }))

// PAY-21
test('all whose keys are set are offered, or those that are named, and all are asked', () => {
  expect(made().offered).toEqual(['payriff', 'epoint'])
  const some = made({ PAYMENT_PROVIDERS: 'epoint' })
  expect([some.offered, [...some.providers.keys()]]).toEqual([['epoint'], ['payriff', 'epoint']])
})

// PAY-21
test.each([
  [{ PAYMENT_PROVIDERS: 'epoint, kapital' }, /PAYMENT_PROVIDERS: kapital has no keys/],
  [{ PAYMENT_PROVIDERS: 'pasha' }, /PAYMENT_PROVIDERS/],
  [{ SECRET_KEY: '' }, /SECRET_KEY/],
])('with %j the program doesn’t start, and says why', (changes, line) => {
  expect(() => made(changes)).toThrow(line)
})
