import { createCardPayments } from '../../../src/domains/card-payments/card-payment-deps.ts'
import { openAttempt } from '../../../src/domains/card-payments/open-attempt.ts'
import { type ProviderName, providerNames } from '../../../src/domains/payments/providers/provider.ts'
import { readSettings } from '../../../src/env.ts'
import { noFaults } from '../../../src/payment-simulators/faults.ts'
import { type Simulator, startSimulator } from '../../../src/payment-simulators/start-simulator.ts'
import { makeOrder, makeService, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

export type CardShop = TestApp & {
  cashier: string
  owner: string
  service: Awaited<ReturnType<typeof makeService>>
  banks: Readonly<Record<ProviderName, Simulator>>
  /** As it was at the beginning: no faults, the real time. */
  calm(): void
  /** An accepted order of a new customer, or of this one, with a request for all of it. */
  asked(price?: number, userId?: number): Promise<Asked>
  open(requestId: number, provider: ProviderName): Promise<string>
}
type Asked = { orderId: number; userId: number; requestId: number }

/** The app with a simulator of each provider, whose notices reach it. */
export async function openCardShop(): Promise<CardShop> {
  const app = await startTestApp()
  Object.assign(app.deps.settings, { SITE_URL: app.url })
  const started = await Promise.all(
    providerNames.map((provider) =>
      startSimulator({ provider, noticeUrl: `${app.url}/api/payments/notices/${provider}` }),
    ),
  )
  const [kapital, payriff, epoint] = started
  if (!kapital || !payriff || !epoint) throw new Error('a bank is missing')
  const settings = Object.assign({ ...app.deps.settings }, ...started.map((bank) => bank.settings))
  const given = readSettings(Object.fromEntries(started.flatMap((bank) => Object.entries(bank.settings))))
  Object.assign(settings, given, { SECRET_KEY: app.deps.settings.SECRET_KEY })
  const { providers, offered } = createCardPayments(settings)
  Object.assign(app.deps.cardPayments, { providers, offered, apartMs: 0 })
  const cashier = await app.signIn(['orders', 'newOrders'])
  const owner = await app.signIn(['orders', 'newOrders', 'discounts'])
  const service = await makeService(app.deps.db)
  return {
    ...app,
    cashier,
    owner,
    service,
    banks: { kapital, payriff, epoint },
    calm() {
      app.setNow(null)
      for (const bank of started) Object.assign(bank.faults, noFaults())
    },
    async asked(price = 100, userId) {
      const user = userId ?? (await makeUser(app.deps.db)).id
      const { id: orderId } = await makeOrder(app.deps.db, user, service)
      await app.trpc(cashier).orders.confirm.mutate({ id: orderId, price })
      const { id: requestId } = await app
        .trpc(cashier)
        .payments.ask.mutate({ appUserId: user, kind: 'full', orders: [{ orderId }] })
      return { orderId, userId: user, requestId }
    },
    async open(requestId, provider) {
      const returnUrl = `${app.url}/p/back`
      const { payUrl } = await openAttempt(app.deps, { requestId, provider, language: 'az', returnUrl })
      return payUrl
    },
    async close() {
      await Promise.all(started.map((bank) => bank.close()))
      await app.close()
    },
  }
}
