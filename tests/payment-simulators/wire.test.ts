import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sign } from '../../src/domains/payments/providers/epoint-signature.ts'
import type { ProviderName } from '../../src/domains/payments/providers/provider.ts'
import { openPayment, openShop, paid, payAt, type Shop } from '../domains/payments/providers/open-shop.ts'

// What stands on the wire, without an adapter between.

let shop: Shop
const useShop = (name: ProviderName): void => {
  beforeAll(async () => {
    shop = await openShop(name)
  })
  afterAll(() => shop.close())
}

async function call(path: string, init: RequestInit = {}): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${shop.simulator.url}${path}`, init)
  return { status: answer.status, body: await answer.json() }
}

describe('Kapital Bank', () => {
  useShop('kapital')

  function post(path: string, body: unknown) {
    const { KAPITAL_LOGIN, KAPITAL_PASSWORD } = shop.simulator.settings
    const authorization = `Basic ${btoa(`${KAPITAL_LOGIN}:${KAPITAL_PASSWORD}`)}`
    const headers = { authorization, 'content-type': 'application/json' }
    return call(path, { method: 'POST', headers, body: JSON.stringify(body) })
  }
  const fault = (status: number, errorCode: string) => ({
    status,
    body: { errorCode, errorDescription: expect.any(String) },
  })

  test('errors have a code and a description', async () => {
    expect(await call('/api/order/1')).toEqual(fault(401, 'InvalidLogin'))
    expect(await post('/api/order', { order: {} })).toEqual(fault(400, 'InvalidRequest'))
    expect(await post('/api/order/1/exec-tran', { tran: {} })).toEqual(fault(500, 'ServiceError'))
    const { keys } = await openPayment(shop)
    expect(await post(`/api/order/${keys.providerReference}/exec-tran`, { tran: {} })).toEqual(
      fault(400, 'InvalidTran'),
    )
    await expect(shop.provider.ask({ ...keys, secret: 'other' })).rejects.toThrow(
      'kapital: refused (InvalidToken)',
    )
  })

  test('a part is voided once', async () => {
    const { providerReference } = await paid(shop)
    const tran = { phase: 'Single', voidKind: 'Partial', amount: '1.00' }
    const path = `/api/order/${providerReference}/exec-tran`
    expect(await post(path, { tran })).toMatchObject({ status: 200, body: { tran: { pmoResultCode: '1' } } })
    expect(await post(path, { tran })).toEqual(fault(400, 'InvalidOrderState'))
    expect(shop.simulator.order(providerReference).refunded).toBe(100)
  })

  test('the way back says the order and a status that proves nothing', async () => {
    const { keys, payUrl } = await openPayment(shop)
    const { headers } = await payAt(payUrl, 'cancel')
    const back = `/back?attempt=7&ID=${keys.providerReference}&STATUS=Cancelled`
    expect(headers.get('location')).toBe(`${shop.own}${back}`)
  })
})

describe('Payriff', () => {
  useShop('payriff')

  function send(method: string, path: string, body?: unknown) {
    const headers = {
      authorization: shop.simulator.settings.PAYRIFF_KEY ?? '',
      'content-type': 'application/json',
    }
    return call(`/api/v3${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }
  const said = (status: number, code: string) => ({
    status,
    body: expect.objectContaining({ code, payload: null }),
  })

  test('what is refused is refused with 200 too', async () => {
    expect(await call('/api/v3/orders/1')).toEqual(said(401, '14010'))
    expect(await send('POST', '/orders', { amount: 'ten' })).toEqual(said(400, '15400'))
    expect(await send('GET', '/orders/1')).toEqual(said(200, '01000'))
    const { keys } = await openPayment(shop)
    const orderId = keys.providerReference
    expect(await send('POST', '/refund', { orderId, amount: 1 })).toEqual(said(200, '01000'))
    expect(await send('POST', '/complete', { orderId })).toEqual(said(200, '01000'))
  })

  test('a refund without an amount is of the whole', async () => {
    const { providerReference: orderId } = await paid(shop)
    expect(await send('POST', '/refund', { orderId, refundReason: '' })).toEqual(said(200, '00000'))
    expect(shop.simulator.order(orderId).refunded).toBe(1000)
  })
})

describe('Epoint', () => {
  useShop('epoint')

  function post(
    route: string,
    fields: Record<string, string>,
    key = shop.simulator.settings.EPOINT_PRIVATE_KEY,
  ) {
    const public_key = shop.simulator.settings.EPOINT_PUBLIC_KEY
    const json = JSON.stringify({ public_key, language: 'az', ...fields })
    const data = Buffer.from(json).toString('base64')
    const body = new URLSearchParams({ data, signature: sign(key ?? '', data) })
    return call(`/api/1/${route}`, { method: 'POST', body })
  }

  test('everything is answered with 200, a wrong signature too', async () => {
    expect(await post('get-status', { transaction: 'te1' }, 'another')).toEqual({
      status: 200,
      body: { status: 'server_error', message: 'Signature did not match' },
    })
    const error = { status: 200, body: { status: 'error', message: expect.any(String) } }
    expect(await post('get-status', { transaction: 'te1' })).toEqual(error)
    expect(await post('get-status', { public_key: 'i0', transaction: 'te1' })).toEqual(error)
    expect(await post('request', { amount: 'ten' })).toEqual(error)
    expect(await post('reverse', {})).toEqual(error)
  })

  test('an order’s number is taken once', async () => {
    await openPayment(shop, { reference: 'twice' })
    await expect(openPayment(shop, { reference: 'twice' })).rejects.toThrow('epoint: refused (error)')
  })

  test('a refund without an amount is of the whole', async () => {
    const { providerReference: transaction } = await paid(shop)
    expect(await post('reverse', { transaction, currency: 'AZN' })).toMatchObject({
      body: { status: 'success' },
    })
    expect(shop.simulator.order(transaction).refunded).toBe(1000)
  })
})
