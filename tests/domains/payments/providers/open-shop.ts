import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { paymentProviders } from '../../../../src/domains/payments/providers/payment-providers.ts'
import type {
  PaymentKeys,
  PaymentProvider,
  ProviderName,
  ToOpen,
  Waits,
} from '../../../../src/domains/payments/providers/provider.ts'
import { readSettings } from '../../../../src/env.ts'
import type { TestCardName } from '../../../../src/payment-simulators/cards.ts'
import { type Simulator, startSimulator } from '../../../../src/payment-simulators/start-simulator.ts'

export type Shop = Awaited<ReturnType<typeof openShop>>

/** A provider of the settings that its simulator names, and an address that its notices reach. */
export async function openShop(
  provider: ProviderName,
  options: { withFlex?: boolean; lifeMs?: number } = {},
) {
  const notices: string[] = []
  const server = createServer(async (request, response) => {
    notices.push(await text(request))
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const simulator = await startSimulator({ provider, noticeUrl: `${own}/notice`, ...options })
  let opened = 0
  return {
    own,
    notices,
    simulator,
    provider: providerOf(simulator.settings, provider),
    withSettings: (settings: Record<string, string>) => providerOf(settings, provider),
    /** The same one that waits no longer than that. */
    impatient: (ms: number) => providerOf(simulator.settings, provider, { open: ms, ask: ms, act: ms }),
    toOpen: (fields: Partial<ToOpen> = {}): ToOpen => ({
      reference: `shop-${++opened}`,
      amount: 1000,
      language: 'az',
      description: 'Sifariş № 12',
      returnUrl: `${own}/back?attempt=7`,
      noticeUrl: `${own}/notice`,
      hold: false,
      ...fields,
    }),
    async close() {
      await simulator.close()
      server.close()
      server.closeAllConnections()
    },
  }
}

function providerOf(settings: Simulator['settings'], name: ProviderName, waits?: Waits): PaymentProvider {
  const found = paymentProviders(readSettings(settings), waits).get(name)
  if (!found) throw new Error(`${name} isn't on`)
  return found
}

/** Opened, with what finds it again. */
export async function openPayment({ provider, toOpen }: Shop, fields: Partial<ToOpen> = {}) {
  const payment = toOpen(fields)
  const { payUrl, ...rest } = await provider.open(payment)
  const keys: PaymentKeys & { providerReference: string } = { reference: payment.reference, ...rest }
  return { keys, payUrl }
}

/** What a browser does at the bank's page: reads it, and posts its form. */
export async function payAt(payUrl: string, card: TestCardName | 'cancel'): Promise<Response> {
  const page = await fetch(payUrl)
  const html = await page.text()
  if (page.status !== 200 || !html.includes('<form method="post">'))
    return new Response(html, { status: 410 })
  const form = new URLSearchParams(card === 'cancel' ? 'act=cancel' : `act=pay&card=${card}`)
  return fetch(payUrl, { method: 'POST', body: form, redirect: 'manual' })
}

/** Opened and paid. */
export async function paid(shop: Shop, fields: Partial<ToOpen> = {}) {
  const { keys, payUrl } = await openPayment(shop, fields)
  await payAt(payUrl, 'approved')
  return keys
}
