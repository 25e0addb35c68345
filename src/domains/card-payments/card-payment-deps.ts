import type { Settings } from '../../env.ts'
import { StartError } from '../../lib/start-error.ts'
import { paymentProviders } from '../payments/providers/payment-providers.ts'
import type { PaymentProvider, ProviderName } from '../payments/providers/provider.ts'
import type { Turn } from './attempt-turns.ts'
import { createNotices, type Notices } from './notice-counts.ts'

export type CardPayments = {
  /** All whose keys are set: each is asked about what was begun with it. */
  providers: ReadonlyMap<ProviderName, PaymentProvider>
  /** Those with which a payment can be begun. */
  offered: readonly ProviderName[]
  /** ms from one question about an attempt to the next, and from one that a provider is asked by itself to the next. */
  apartMs: number
  /** The questions under way, by attempt. */
  turns: Map<number, Turn>
  notices: Notices
}

declare module '../../procedures/deps.ts' {
  interface Deps {
    cardPayments: CardPayments
  }
}

/** @throws StartError for a provider that is to be offered without its keys, and for any without SECRET_KEY */
export function createCardPayments(settings: Settings): CardPayments {
  const providers = paymentProviders(settings)
  const offered = settings.PAYMENT_PROVIDERS ?? [...providers.keys()]
  const missing = offered.find((name) => !providers.has(name))
  if (missing) throw new StartError(`PAYMENT_PROVIDERS: ${missing} has no keys`)
  if (providers.size > 0 && settings.SECRET_KEY === undefined)
    throw new StartError('SECRET_KEY: card payments need it, to encrypt what lets somebody pay')
  return { providers, offered, apartMs: 1000, turns: new Map(), notices: createNotices() }
}
