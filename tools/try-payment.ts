import '../src/check-node.ts'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { kapitalHosts } from '../src/domains/payments/providers/kapital.ts'
import { paymentProviders } from '../src/domains/payments/providers/payment-providers.ts'
import {
  type Asked,
  type PaymentKeys,
  type PaymentProvider,
  ProviderError,
} from '../src/domains/payments/providers/provider.ts'
import { readSettings } from '../src/env.ts'
import { StartError } from '../src/lib/start-error.ts'

// npm run payments:try -- [kapital | payriff | epoint]: opens a payment of 1.00 AZN with the keys of the
// settings, waits until it was paid by hand, and gives it back. Kapital Bank is asked at its test host, unless
// KAPITAL_URL says otherwise; with the others the keys decide whether the money is real.

const amount = 100
const betweenAsksMs = 2000
const payWithinMs = 15 * 60 * 1000

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** @throws StartError */
function chosenProvider(
  name: string | undefined,
  settings: ReturnType<typeof readSettings>,
): PaymentProvider {
  const providers = paymentProviders({ ...settings, KAPITAL_URL: settings.KAPITAL_URL ?? kapitalHosts.test })
  const found = [...providers.values()].filter((provider) => name === undefined || provider.name === name)
  const [provider, another] = found
  if (!provider) throw new StartError(`The keys of ${name ?? 'a provider'} aren’t set (docs/settings.md).`)
  if (another) throw new StartError(`Which one: ${found.map((one) => one.name).join(' or ')}?`)
  return provider
}

async function untilDecided(provider: PaymentProvider, keys: PaymentKeys): Promise<Asked> {
  const end = Date.now() + payWithinMs
  for (;;) {
    const asked = await provider.ask(keys)
    if ((asked.state !== 'pending' && asked.state !== 'undecided') || Date.now() > end) return asked
    await sleep(betweenAsksMs)
  }
}

/** @throws ProviderError, StartError */
async function tryPayment(): Promise<void> {
  const settings = readSettings()
  const provider = chosenProvider(process.argv[2], settings)
  const reference = `try-${randomUUID()}`
  const { payUrl, ...opened } = await provider.open({
    reference,
    amount,
    language: 'az',
    description: 'Mətbəə: payments:try',
    returnUrl: `${settings.SITE_URL}/`,
    noticeUrl: `${settings.SITE_URL}/`,
    hold: false,
  })
  const keys = { reference, ...opened }
  say(`${provider.name}: opened ${opened.providerReference}. Pay 1.00 AZN here:\n\n  ${payUrl}\n`)
  const asked = await untilDecided(provider, keys)
  say(`Asked: ${JSON.stringify(asked)}`)
  if (asked.captured === 0) throw new StartError('Nothing was captured.')
  const refunded = await provider.refund(keys, { amount: asked.captured, reason: 'payments:try' })
  say(`Refunded: ${JSON.stringify(refunded)}`)
  say(`Asked again: ${JSON.stringify(await provider.ask(keys))}`)
  if (refunded.outcome !== 'done') throw new StartError('It wasn’t given back: see to it at the bank.')
}

try {
  await tryPayment()
} catch (error) {
  process.exitCode = 1
  if (!(error instanceof StartError || error instanceof ProviderError)) throw error
  process.stderr.write(`${error.message}\n`)
}
