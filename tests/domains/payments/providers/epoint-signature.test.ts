import { describe, expect, test } from 'vitest'
import { epoint } from '../../../../src/domains/payments/providers/epoint.ts'
import { isSigned, sign } from '../../../../src/domains/payments/providers/epoint-signature.ts'

const json = '{"public_key":"i000000001","amount":"30.75","currency":"AZN","language":"az","order_id":"1"}'
const data = Buffer.from(json).toString('base64')
const signature = 'KFlyi4cxiwN4aODFhPJx9j15YHo='

describe('the signature of Epoint', () => {
  test('is the one of the provider’s own example', () => {
    expect(sign('key', data)).toBe(signature)
    expect(isSigned('key', data, signature)).toBe(true)
  })

  test.each([
    ['another key', 'kez', data, signature],
    ['other data', 'key', `${data}=`, signature],
    ['a changed signature', 'key', data, `L${signature.slice(1)}`],
    ['one of half the length', 'key', data, signature.slice(0, 14)],
    ['none', 'key', data, ''],
    ['what is no base64', 'key', data, 'şşş'],
  ])('is not that of %s', (_, key, given, wrong) => {
    expect(isSigned(key, given, wrong)).toBe(false)
  })

  test('of a notice is checked before anything in it is read', () => {
    const { readNotice } = epoint({ url: 'https://epoint.az', publicKey: 'i000000001', privateKey: 'key' })
    const body = (of: Record<string, string>) => new URLSearchParams(of).toString()
    expect(readNotice(body({ data, signature }))).toEqual({
      signature: 'valid',
      reference: '1',
      providerReference: null,
      content: { amount: '30.75' },
    })
    const nothing = { reference: null, providerReference: null, content: {} }
    expect(readNotice(body({ data, signature: sign('kez', data) }))).toEqual({
      signature: 'invalid',
      ...nothing,
    })
    expect(readNotice(body({ data }))).toEqual({ signature: 'none', ...nothing })
    const junk = Buffer.from('no json').toString('base64')
    expect(readNotice(body({ data: junk, signature: sign('key', junk) }))).toEqual({
      signature: 'valid',
      ...nothing,
    })
  })
})
