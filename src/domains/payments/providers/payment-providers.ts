import type { Settings } from '../../../env.ts'
import { epoint, epointHost } from './epoint.ts'
import { kapital, kapitalHosts } from './kapital.ts'
import { payriff, payriffHost } from './payriff.ts'
import type { PaymentProvider, ProviderName, Waits } from './provider.ts'

export type ProviderSettings = Pick<
  Settings,
  | 'KAPITAL_URL'
  | 'KAPITAL_LOGIN'
  | 'KAPITAL_PASSWORD'
  | 'PAYRIFF_URL'
  | 'PAYRIFF_KEY'
  | 'EPOINT_URL'
  | 'EPOINT_PUBLIC_KEY'
  | 'EPOINT_PRIVATE_KEY'
>

/** Those whose keys are set; `waits` instead of each one's usual ones. */
export function paymentProviders(
  settings: ProviderSettings,
  waits?: Waits,
): ReadonlyMap<ProviderName, PaymentProvider> {
  const { KAPITAL_LOGIN, KAPITAL_PASSWORD, PAYRIFF_KEY, EPOINT_PUBLIC_KEY, EPOINT_PRIVATE_KEY } = settings
  const found: PaymentProvider[] = []
  if (KAPITAL_LOGIN && KAPITAL_PASSWORD) {
    const url = settings.KAPITAL_URL ?? kapitalHosts.production
    found.push(kapital({ url, login: KAPITAL_LOGIN, password: KAPITAL_PASSWORD }, waits))
  }
  if (PAYRIFF_KEY) found.push(payriff({ url: settings.PAYRIFF_URL ?? payriffHost, key: PAYRIFF_KEY }, waits))
  if (EPOINT_PUBLIC_KEY && EPOINT_PRIVATE_KEY) {
    const keys = { publicKey: EPOINT_PUBLIC_KEY, privateKey: EPOINT_PRIVATE_KEY }
    found.push(epoint({ url: settings.EPOINT_URL ?? epointHost, ...keys }, waits))
  }
  return new Map(found.map((provider) => [provider.name, provider]))
}
