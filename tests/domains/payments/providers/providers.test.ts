import { inspect } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  type AskedState,
  type Failure,
  ProviderError,
  providerNames,
} from '../../../../src/domains/payments/providers/provider.ts'
import type { Decline } from '../../../../src/payment-simulators/cards.ts'
import { noFaults } from '../../../../src/payment-simulators/faults.ts'
import { openPayment, openShop, paid, payAt, type Shop } from './open-shop.ts'

/** What each provider can tell of the same event. */
const told = {
  kapital: {
    failures: {
      noFunds: 'noFunds',
      cardExpired: 'cardExpired',
      threeDSecure: 'threeDSecure',
      noReason: 'unknown',
    },
    expired: 'expired',
    currency: 'AZN',
    brand: 'Visa',
  },
  payriff: {
    failures: { noFunds: 'unknown', cardExpired: 'unknown', threeDSecure: 'unknown', noReason: 'unknown' },
    expired: 'expired',
    currency: 'AZN',
    brand: 'Visa',
  },
  epoint: {
    failures: {
      noFunds: 'noFunds',
      cardExpired: 'cardExpired',
      threeDSecure: 'unknown',
      noReason: 'unknown',
    },
    expired: 'pending',
    currency: null,
    brand: null,
  },
} as const satisfies Record<
  string,
  { failures: Record<Decline, Failure>; expired: AskedState; currency: string | null; brand: string | null }
>

describe.each(providerNames)('%s', (name) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(name)
  })
  afterEach(() => void Object.assign(shop.simulator.faults, noFaults()))
  afterAll(() => shop.close())

  const ask = (keys: Parameters<Shop['provider']['ask']>[0]) => shop.provider.ask(keys)
  const refund = (keys: Parameters<Shop['provider']['ask']>[0], amount: number) =>
    shop.provider.refund(keys, { amount, reason: 'Müştəri istədi' })
  /** In part: what is told where it is told. */
  const inPart = (amount: number) => (shop.provider.traits.tellsPartRefunds ? amount : null)

  describe('a payment', () => {
    test('is open until it is paid, and captured then, to the qəpik', async () => {
      for (const amount of [1, 29, 110, 1999, 123_456_789]) {
        const { keys, payUrl } = await openPayment(shop, { amount })
        expect(await ask(keys)).toMatchObject({ state: 'pending', captured: 0, failure: null })
        const back = await payAt(payUrl, 'approved')
        expect(back.status).toBe(303)
        expect(back.headers.get('location')).toContain(`${shop.own}/back?attempt=7`)
        expect(await ask(keys)).toMatchObject({
          providerReference: keys.providerReference,
          state: 'captured',
          failure: null,
          authorised: amount,
          captured: amount,
          currency: told[name].currency,
          card: { brand: told[name].brand, lastFour: '1111' },
          bankReference: expect.stringMatching(/^\d{12}$/),
        })
        expect(shop.simulator.order(keys.providerReference)).toMatchObject({ captured: amount, refunded: 0 })
      }
    })

    test.each(Object.entries(told[name].failures))(
      'with a card that has %s is declined: %s',
      async (card, failure) => {
        const { keys, payUrl } = await openPayment(shop)
        await payAt(payUrl, card as Decline)
        expect(await ask(keys)).toMatchObject({ state: 'declined', failure, captured: 0, refunded: 0 })
      },
    )

    test('that the payer gives up is cancelled', async () => {
      const { keys, payUrl } = await openPayment(shop)
      await payAt(payUrl, 'cancel')
      expect(await ask(keys)).toMatchObject({ state: 'cancelled', failure: 'cancelledByPayer', captured: 0 })
    })

    test('with a slow card is open until the bank has charged it', async () => {
      Object.assign(shop.simulator.faults, { slowMs: 300 })
      const { keys, payUrl } = await openPayment(shop)
      const paying = payAt(payUrl, 'slow')
      expect(await ask(keys)).toMatchObject({ state: 'pending' })
      await paying
      expect(await ask(keys)).toMatchObject({ state: 'captured', captured: 1000 })
    })

    test('is found although the browser never comes back', async () => {
      const { keys, payUrl } = await openPayment(shop)
      expect((await payAt(payUrl, 'staysAway')).status).toBe(200)
      Object.assign(shop.simulator.faults, { wayBack: 'never' })
      const other = await openPayment(shop)
      expect((await payAt(other.payUrl, 'approved')).status).toBe(200)
      for (const found of [keys, other.keys]) expect(await ask(found)).toMatchObject({ state: 'captured' })
    })

    test('that has expired can’t be paid any more', async () => {
      const { keys, payUrl } = await openPayment(shop)
      shop.simulator.expire(keys.providerReference)
      expect((await payAt(payUrl, 'approved')).status).toBe(410)
      expect(await ask(keys)).toMatchObject({ state: told[name].expired, captured: 0 })
    })

    test('expires by itself', async () => {
      const brief = await openShop(name, { lifeMs: -1 })
      const { keys, payUrl } = await openPayment(brief)
      expect((await payAt(payUrl, 'approved')).status).toBe(410)
      expect(await brief.provider.ask(keys)).toMatchObject({ state: told[name].expired })
      await brief.close()
    })

    test('is paid once, however often the form is sent', async () => {
      const { keys, payUrl } = await openPayment(shop)
      const form = () => ({ method: 'POST', body: new URLSearchParams({ card: 'approved', act: 'pay' }) })
      await Promise.all([1, 2, 3].map(() => fetch(payUrl, { ...form(), redirect: 'manual' })))
      expect(shop.simulator.order(keys.providerReference)).toMatchObject({ captured: 1000, acts: [{}] })
    })

    test('charged otherwise than asked says what was charged', async () => {
      Object.assign(shop.simulator.faults, { amount: 999, currency: 'USD' })
      const keys = await paid(shop)
      const currency = told[name].currency === null ? null : 'USD'
      expect(await ask(keys)).toMatchObject({ state: 'captured', captured: 999, currency })
    })

    test('opened without an answer is found by our reference, where the provider can', async () => {
      Object.assign(shop.simulator.faults, { act: 'lostAnswer' })
      const payment = shop.toOpen()
      await expect(shop.provider.open(payment)).rejects.toThrow(`${name}: unclear (unreachable)`)
      const keys = { reference: payment.reference, providerReference: null, secret: null }
      if (shop.provider.traits.findsByOurReference)
        expect(await ask(keys)).toMatchObject({
          state: 'pending',
          providerReference: shop.simulator.orders().at(-1)?.id,
        })
      else await expect(ask(keys)).rejects.toThrow(`${name}: refused (no reference)`)
      for (const act of [shop.provider.capture(keys, 1), shop.provider.cancel(keys), refund(keys, 1)])
        expect(await act).toMatchObject({ outcome: 'refused' })
    })

    test('made unpayable', async () => {
      const { keys, payUrl } = await openPayment(shop)
      const { outcome } = await shop.provider.cancel(keys)
      expect(outcome).toBe(shop.provider.traits.canCancelUnpaid ? 'done' : 'refused')
      expect((await payAt(payUrl, 'approved')).status).toBe(outcome === 'done' ? 410 : 303)
    })
  })

  describe('a refund', () => {
    test('in equal parts, of the rest, and never of more', async () => {
      const keys = await paid(shop)
      for (const refunded of [300, 600]) {
        expect(await refund(keys, 300)).toEqual({ outcome: 'done' })
        expect(await ask(keys)).toMatchObject({
          state: 'captured',
          captured: 1000,
          refunded: inPart(refunded),
        })
      }
      expect(await refund(keys, 401)).toMatchObject({ outcome: 'refused' })
      expect(await refund(keys, 400)).toEqual({ outcome: 'done' })
      expect(await refund(keys, 1)).toMatchObject({ outcome: 'refused' })
      expect(await ask(keys)).toMatchObject({ state: 'captured', captured: 1000, refunded: 1000 })
      expect(shop.simulator.order(keys.providerReference)).toMatchObject({ captured: 1000, refunded: 1000 })
    })

    test('pressed twice at once is done once when only one fits', async () => {
      const keys = await paid(shop)
      const outcomes = await Promise.all([refund(keys, 1000), refund(keys, 1000)])
      expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'refused'])
      expect(shop.simulator.order(keys.providerReference).refunded).toBe(1000)
    })

    test.each([
      ['lostAnswer', 400],
      ['lostRequest', 0],
    ] as const)('with a %s is unknown, and isn’t sent again', async (act, refunded) => {
      const keys = await paid(shop)
      Object.assign(shop.simulator.faults, { act })
      expect(await refund(keys, 400)).toEqual({ outcome: 'unknown', reason: 'unreachable' })
      expect(shop.simulator.order(keys.providerReference).refunded).toBe(refunded)
      const asked = await ask(keys)
      if (shop.provider.traits.tellsPartRefunds) expect(asked.refunded).toBe(refunded)
      else expect([null, 0]).toContain(asked.refunded)
    })

    test('that takes too long is unknown', async () => {
      const keys = await paid(shop)
      Object.assign(shop.simulator.faults, { answerDelayMs: 600 })
      const hasty = shop.impatient(200)
      expect(await hasty.refund(keys, { amount: 1, reason: '' })).toEqual({
        outcome: 'unknown',
        reason: 'timeout',
      })
    })

    test('made at the bank behind our back is seen', async () => {
      const keys = await paid(shop)
      shop.simulator.refundAtBank(keys.providerReference, 250)
      expect((await ask(keys)).refunded).toBe(inPart(250))
      shop.simulator.refundAtBank(keys.providerReference, 750)
      expect((await ask(keys)).refunded).toBe(1000)
    })

    test('of what isn’t paid is refused', async () => {
      const { keys } = await openPayment(shop)
      expect(await refund(keys, 1)).toMatchObject({ outcome: 'refused' })
    })
  })

  describe('a hold', () => {
    const held = async () => {
      const { keys, payUrl } = await openPayment(shop, { hold: true })
      await payAt(payUrl, 'approved')
      return keys
    }

    test('is authorised, then captured in part and once', async () => {
      if (!shop.provider.traits.canHold) {
        const { keys } = await openPayment(shop)
        expect(await shop.provider.capture(keys, 1)).toEqual({ outcome: 'refused', reason: 'not offered' })
        return
      }
      const keys = await held()
      expect(await ask(keys)).toMatchObject({
        state: 'authorised',
        authorised: 1000,
        captured: 0,
        refunded: 0,
      })
      expect(await shop.provider.capture(keys, 1001)).toMatchObject({ outcome: 'refused' })
      expect(await shop.provider.capture(keys, 990)).toEqual({ outcome: 'done' })
      expect(await shop.provider.capture(keys, 10)).toMatchObject({ outcome: 'refused' })
      expect(await ask(keys)).toMatchObject({ state: 'captured', captured: 990, refunded: 0 })
    })

    test('is released, where the provider can, and not captured afterwards', async () => {
      if (!shop.provider.traits.canHold) return
      const keys = await held()
      const { outcome } = await shop.provider.cancel(keys)
      expect(outcome).toBe(shop.provider.traits.canReleaseHold ? 'done' : 'refused')
      if (outcome === 'refused') return
      expect(await ask(keys)).toMatchObject({ state: 'cancelled', failure: null, authorised: 0, captured: 0 })
      expect(await shop.provider.capture(keys, 1)).toMatchObject({ outcome: 'refused' })
    })

    test('lapses by itself, and isn’t captured afterwards', async () => {
      if (!shop.provider.traits.canHold) return
      const keys = await held()
      shop.simulator.expire(keys.providerReference)
      expect(await ask(keys)).toMatchObject({ state: 'expired', authorised: 0, captured: 0 })
      expect(await shop.provider.capture(keys, 1)).toMatchObject({ outcome: 'refused' })
    })

    test('captured without an answer shows as captured when asked', async () => {
      if (!shop.provider.traits.canHold) return
      const keys = await held()
      Object.assign(shop.simulator.faults, { act: 'lostAnswer' })
      expect(await shop.provider.capture(keys, 1000)).toMatchObject({ outcome: 'unknown' })
      expect(await ask(keys)).toMatchObject({ state: 'captured', captured: 1000 })
    })
  })

  describe('an ask that is answered badly', () => {
    test.each([
      ['serverError', 'unclear'],
      ['html', 'unclear'],
      ['failureInside', name === 'payriff' ? 'refused' : 'unclear'],
    ] as const)('%s decides nothing: %s', async (fault, kind) => {
      const keys = await paid(shop)
      Object.assign(shop.simulator.faults, { ask: fault })
      await expect(ask(keys)).rejects.toMatchObject({ name: 'ProviderError', provider: name, kind })
    })

    test('or not at all ends by itself', async () => {
      const keys = await paid(shop)
      Object.assign(shop.simulator.faults, { ask: 'noAnswer' })
      await expect(shop.impatient(200).ask(keys)).rejects.toThrow(`${name}: unclear (timeout)`)
    })

    test('by an unknown word is undecided, unless amounts say more', async () => {
      const keys = await paid(shop)
      Object.assign(shop.simulator.faults, { ask: 'unknownWord' })
      const asked = await ask(keys)
      expect(asked.word).toContain('Hibernating')
      expect(asked.state).toBe(name === 'kapital' ? 'captured' : 'undecided')
    })

    test('about a payment that isn’t there is no state', async () => {
      const keys = { reference: 'x', providerReference: '99', secret: 'x' }
      await expect(ask(keys)).rejects.toBeInstanceOf(ProviderError)
    })
  })

  describe('notices', () => {
    test('name the payment, and nothing of a card', async () => {
      const { keys, payUrl } = await openPayment(shop)
      const before = shop.notices.length
      await payAt(payUrl, 'approved')
      const bodies = shop.notices.slice(before)
      expect(bodies).toHaveLength(shop.provider.traits.hasNotices ? 1 : 0)
      for (const body of bodies) {
        const notice = shop.provider.readNotice(body)
        expect(notice.signature).toBe(name === 'epoint' ? 'valid' : 'none')
        expect(notice.providerReference).toBe(keys.providerReference)
        if (name === 'epoint') expect(notice.reference).toBe(keys.reference)
        expect(notice.content.amount).toBe('10')
        expect(JSON.stringify(notice.content)).not.toMatch(/1111|Visa|TEST CARD/)
      }
    })

    test('come fifty at once, and weeks later once more', async () => {
      const keys = await paid(shop)
      const before = shop.notices.length
      await shop.simulator.sendNotices(keys.providerReference, 50)
      await shop.simulator.sendNotices(keys.providerReference, 1)
      expect(shop.notices.length - before).toBe(shop.provider.traits.hasNotices ? 51 : 0)
    })

    test('may be late, or never come', async () => {
      Object.assign(shop.simulator.faults, { wayBack: 'withNotice', noticeDelayMs: 200, notices: 2 })
      const before = shop.notices.length
      await paid(shop)
      expect(shop.notices).toHaveLength(before)
      await shop.simulator.settled()
      expect(shop.notices.length - before).toBe(shop.provider.traits.hasNotices ? 2 : 0)
      Object.assign(shop.simulator.faults, { wayBack: 'afterNotice', noticeDelayMs: 0, notices: 0 })
      await paid(shop)
      expect(shop.notices.length - before).toBe(shop.provider.traits.hasNotices ? 2 : 0)
    })

    test.each([
      '',
      'not json',
      '[]',
      '{"payload":{"orderId":{}}}',
      '{"payload":null}',
      'data=eyJ9&signature=AAAA',
      'data=eyJ9',
      `{"payload":{"orderId":"${'x'.repeat(2_000_000)}"}}`,
    ])('of strangers name nothing: %.40s', (body) => {
      const notice = shop.provider.readNotice(body)
      expect(notice).toEqual({
        signature: name === 'epoint' && body.includes('signature') ? 'invalid' : 'none',
        reference: null,
        providerReference: null,
        content: {},
      })
    })
  })

  test('no key is in the provider as JSON or in a log, nor in an error', async () => {
    const { keys, payUrl } = await openPayment(shop)
    const secrets = [
      ...Object.entries(shop.simulator.settings).flatMap(([key, value]) =>
        key.endsWith('_URL') ? [] : [value],
      ),
      ...(keys.secret === null ? [] : [keys.secret]),
    ]
    expect(secrets.length).toBeGreaterThan(0)
    await payAt(payUrl, 'approved')
    const said = [JSON.stringify(shop.provider), inspect(shop.provider, { depth: 9, showHidden: true })]
    for (const fault of ['serverError', 'html', 'failureInside', 'noAnswer'] as const) {
      Object.assign(shop.simulator.faults, { ask: fault })
      const error = await shop
        .impatient(200)
        .ask(keys)
        .catch((thrown: unknown) => thrown)
      said.push(JSON.stringify(error), inspect(error, { depth: 9, showHidden: true }))
    }
    await shop.simulator.close()
    const error = await shop.provider.ask(keys).catch((thrown: unknown) => thrown)
    said.push(inspect(error, { depth: 9, showHidden: true }))
    for (const text of said) for (const secret of secrets) expect(text).not.toContain(secret)
    await shop.close()
    shop = await openShop(name)
  })

  test('with a wrong key everything is refused', async () => {
    const other = await openShop(name)
    const keys = await paid(shop)
    const settings = { ...other.simulator.settings, [`${name.toUpperCase()}_URL`]: shop.simulator.url }
    const stranger = shop.withSettings(settings)
    await expect(stranger.open(shop.toOpen())).rejects.toThrow(ProviderError)
    await expect(stranger.ask(keys)).rejects.toThrow(ProviderError)
    expect((await stranger.refund(keys, { amount: 1, reason: '' })).outcome).not.toBe('done')
    expect(shop.simulator.order(keys.providerReference).refunded).toBe(0)
    await other.close()
  })
})
