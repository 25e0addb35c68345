import { expect, test } from 'vitest'
import { paymentProviders } from '../../../../src/domains/payments/providers/payment-providers.ts'
import { readSettings } from '../../../../src/env.ts'

const named = (settings: Record<string, string>) => [...paymentProviders(readSettings(settings)).keys()]

test('a provider is on when its keys are set, several at once', () => {
  const kapital = { KAPITAL_LOGIN: 'l', KAPITAL_PASSWORD: 'p' }
  const payriff = { PAYRIFF_KEY: 'k' }
  const epoint = { EPOINT_PUBLIC_KEY: 'i1', EPOINT_PRIVATE_KEY: 'k' }
  expect(named({})).toEqual([])
  expect(named(payriff)).toEqual(['payriff'])
  expect(named({ ...epoint, ...payriff, ...kapital })).toEqual(['kapital', 'payriff', 'epoint'])
})
