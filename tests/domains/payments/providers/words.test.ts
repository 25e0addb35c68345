import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { epoint } from '../../../../src/domains/payments/providers/epoint.ts'
import { epointFailures, epointStates } from '../../../../src/domains/payments/providers/epoint-words.ts'
import { kapital } from '../../../../src/domains/payments/providers/kapital.ts'
import {
  kapitalDeclines,
  kapitalFailures,
  kapitalRefusals,
  kapitalStates,
} from '../../../../src/domains/payments/providers/kapital-words.ts'
import { payriff } from '../../../../src/domains/payments/providers/payriff.ts'
import { payriffRefusals, payriffStates } from '../../../../src/domains/payments/providers/payriff-words.ts'
import type { Asked, PaymentProvider } from '../../../../src/domains/payments/providers/provider.ts'

// What each word means, said a second time: a word whose meaning is changed by accident is found here.

let server: Server
let url: string
let says: { status: number; body: unknown }

beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(says.status, { 'content-type': 'application/json' }).end(JSON.stringify(says.body))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const keys = { reference: 'ours', providerReference: '7', secret: 's' }
const banks = {
  kapital: () => kapital({ url, login: 'l', password: 'p' }),
  payriff: () => payriff({ url, key: 'k' }),
  epoint: () => epoint({ url, publicKey: 'i1', privateKey: 'k' }),
} as const satisfies Record<string, () => PaymentProvider>

async function asks(bank: keyof typeof banks, body: unknown, status = 200): Promise<Asked> {
  says = { status, body }
  return banks[bank]().ask(keys)
}

type Seen = [word: string, state: Asked['state'], failure: Asked['failure'], money: (number | null)[]]
const seen = (word: string, { state, failure, authorised, captured, refunded }: Asked): Seen => [
  word,
  state,
  failure,
  [authorised, captured, refunded],
]

describe('Kapital Bank', () => {
  const order = (
    status: string,
    { authorised = 0, captured = 0, refunded = 0, result = '1' }: Record<string, number | string> = {},
  ) => ({
    order: {
      id: 7,
      status,
      currency: 'AZN',
      authorizedChargeAmount: authorised,
      clearedChargeAmount: captured,
      clearedRefundAmount: refunded,
      trans: [{ type: 'Purchase', pmoResultCode: result, rrn: '123' }],
    },
  })

  const unpaid: Seen[] = [
    ['Preparing', 'pending', null, [0, 0, 0]],
    ['Cancelled', 'cancelled', 'cancelledByPayer', [0, 0, 0]],
    ['Rejected', 'declined', 'unknown', [0, 0, 0]],
    ['Refused', 'declined', 'unknown', [0, 0, 0]],
    ['Declined', 'declined', 'unknown', [0, 0, 0]],
    ['Expired', 'expired', null, [0, 0, 0]],
    ['Authorized', 'undecided', null, [0, 0, 0]],
    ['Voided', 'cancelled', null, [0, 0, 0]],
    ['PartiallyPaid', 'undecided', null, [0, 0, 0]],
    ['FullyPaid', 'undecided', null, [0, 0, 0]],
    ['Funded', 'undecided', null, [0, 0, 0]],
    ['Refunded', 'undecided', null, [0, 0, 0]],
    ['Closed', 'undecided', null, [0, 0, 0]],
  ]

  test('every word, while nothing is captured', async () => {
    expect(unpaid.map(([word]) => word)).toEqual(Object.keys(kapitalStates))
    for (const expected of unpaid)
      expect(seen(expected[0], await asks('kapital', order(expected[0])))).toEqual(expected)
  })

  test('whatever the word is, captured money is captured, and refunds are told by their amount', async () => {
    const money = { authorised: 10, captured: 10, refunded: 2.5 }
    for (const word of [...Object.keys(kapitalStates), 'Sleeping'])
      expect(seen(word, await asks('kapital', order(word, money)))).toEqual([
        word,
        'captured',
        null,
        [1000, 1000, 250],
      ])
  })

  test('a hold is what is authorised and not captured', async () => {
    const asked = await asks('kapital', order('Authorized', { authorised: 19.99 }))
    expect(seen('Authorized', asked)).toEqual(['Authorized', 'authorised', null, [1999, 0, 0]])
  })

  test('without amounts an open order is open, and a paid one isn’t decided', async () => {
    const without = (status: string) => ({ order: { id: 7, status } })
    expect((await asks('kapital', without('Preparing'))).state).toBe('pending')
    expect((await asks('kapital', without('FullyPaid'))).state).toBe('undecided')
  })

  test('an unknown word decides nothing', async () => {
    expect(await asks('kapital', order('Sleeping'))).toMatchObject({ state: 'undecided', word: 'Sleeping' })
  })

  test('why a card was declined', async () => {
    const failures: [string, Asked['failure']][] = [
      ['5', 'threeDSecure'],
      ['26', 'threeDSecure'],
      ['51', 'cardExpired'],
      ['59', 'noFunds'],
      ['84', 'threeDSecure'],
    ]
    expect(failures).toEqual(Object.entries(kapitalFailures))
    for (const [result, failure] of [...failures, ['68', 'unknown'] as const])
      expect((await asks('kapital', order('Declined', { result }))).failure).toBe(failure)
  })

  test('after which errors nothing was done, and after which it may have been', async () => {
    const outcomes = async (errorCode: string, status: number) => {
      says = { status, body: { errorCode, errorDescription: 'secret p' } }
      return banks.kapital().refund(keys, { amount: 1, reason: '' })
    }
    const refusals =
      'InvalidAmt InvalidRequest InvalidTran InvalidTranLink TranProhibited PmoDecline InvalidLogin InvalidOrderState InvalidToken'
    expect([...kapitalRefusals]).toEqual(refusals.split(' '))
    for (const code of kapitalRefusals)
      for (const status of [200, 400, 500])
        expect(await outcomes(code, status)).toEqual({ outcome: 'refused', reason: code })
    for (const code of ['PmoUnreachable', 'ServiceError', 'SomethingNew'])
      expect(await outcomes(code, 500)).toEqual({ outcome: 'unknown', reason: code })
  })

  test('which result of an act is done, refused or open', async () => {
    const outcome = async (pmoResultCode: string) => {
      says = { status: 200, body: { tran: { pmoResultCode } } }
      return (await banks.kapital().capture(keys, 1)).outcome
    }
    expect([...kapitalDeclines]).toEqual(['51', '59'])
    expect(await Promise.all(['1'].map(outcome))).toEqual(['done'])
    expect(await outcome('51')).toBe('refused')
    expect(await outcome('59')).toBe('refused')
    expect(await outcome('72')).toBe('unknown')
    expect(await outcome('777')).toBe('unknown')
  })
})

describe('Payriff', () => {
  const order = (paymentStatus: string, operationType = 'PURCHASE') => ({
    code: '00000',
    message: '',
    payload: { orderId: '7', amount: 10, paidAmount: 9.5, currencyType: 'AZN', operationType, paymentStatus },
  })
  const words: Seen[] = [
    ['CREATED', 'pending', null, [0, 0, 0]],
    ['PENDING', 'pending', null, [0, 0, 0]],
    ['IN_REVIEW', 'pending', null, [0, 0, 0]],
    ['PREAUTH_APPROVED', 'authorised', null, [1000, 0, 0]],
    ['APPROVED', 'captured', null, [950, 950, 0]],
    ['REFUND_IN_PROGRESS', 'captured', null, [950, 950, null]],
    ['PARTIAL_REFUND', 'captured', null, [950, 950, null]],
    ['REFUNDED', 'captured', null, [950, 950, 950]],
    ['DECLINED', 'declined', 'unknown', [0, 0, 0]],
    ['CANCELED', 'cancelled', 'cancelledByPayer', [0, 0, 0]],
    ['EXPIRED', 'expired', null, [0, 0, 0]],
    ['PREAUTH_EXPIRED', 'expired', null, [0, 0, 0]],
    ['PARTIAL', 'undecided', null, [0, 0, 0]],
    ['ACCEPTED', 'undecided', null, [0, 0, 0]],
    ['CASH', 'undecided', null, [0, 0, 0]],
  ]

  test('every word', async () => {
    expect(words.map(([word]) => word)).toEqual(Object.keys(payriffStates))
    for (const expected of words)
      expect(seen(expected[0], await asks('payriff', order(expected[0])))).toEqual(expected)
  })

  test('REVERSE is a hold given up, or a payment taken back', async () => {
    expect(seen('', await asks('payriff', order('REVERSE', 'PRE_AUTH')))).toEqual([
      '',
      'cancelled',
      null,
      [0, 0, 0],
    ])
    expect(seen('', await asks('payriff', order('REVERSE')))).toEqual(['', 'captured', null, [950, 950, 950]])
  })

  test('an unknown word decides nothing', async () => {
    expect(await asks('payriff', order('HIBERNATING'))).toMatchObject({ state: 'undecided', captured: 0 })
  })

  test('success is 2xx and 00000, never one of them alone', async () => {
    const refund = async (status: number, body: unknown) => {
      says = { status, body }
      return banks.payriff().refund(keys, { amount: 1, reason: '' })
    }
    expect(await refund(200, { code: '00000', payload: null })).toEqual({ outcome: 'done' })
    expect(await refund(500, { code: '00000', payload: null })).toEqual({
      outcome: 'unknown',
      reason: 'HTTP 500',
    })
    expect([...payriffRefusals].toSorted()).toEqual(
      ['01000', '14010', '14013', '14014', '14015', '15400', '400'].toSorted(),
    )
    for (const code of payriffRefusals)
      expect(await refund(200, { code, payload: null })).toEqual({ outcome: 'refused', reason: code })
    expect(await refund(200, { code: '15000' })).toEqual({ outcome: 'unknown', reason: '15000' })
    expect(await refund(200, {})).toEqual({ outcome: 'unknown', reason: 'unreadable' })
  })

  test('paid without saying how much is no answer', async () => {
    const { payload, ...rest } = order('APPROVED')
    const { paidAmount: _left, ...without } = payload
    await expect(asks('payriff', { ...rest, payload: without })).rejects.toThrow(
      'payriff: unclear (unreadable)',
    )
  })
})

describe('Epoint', () => {
  const payment = (status: string, code: string | null = null) => ({
    status,
    code,
    amount: '10.00',
    rrn: '1',
  })
  const words: [status: string, code: string | null, ...Seen][] = [
    ['new', null, 'new', 'pending', null, [0, 0, 0]],
    ['success', '000', 'success 000', 'captured', null, [1000, 1000, null]],
    ['returned', '000', 'returned 000', 'captured', null, [1000, 1000, 1000]],
    ['error', '100', 'error 100', 'declined', 'unknown', [0, 0, 0]],
    ['failed', '100', 'failed 100', 'declined', 'unknown', [0, 0, 0]],
  ]

  test('every word', async () => {
    expect(words.map(([word]) => word)).toEqual(Object.keys(epointStates))
    for (const [status, code, ...expected] of words) {
      const asked = await asks('epoint', payment(status, code))
      expect(seen(asked.word, asked)).toEqual(expected)
    }
  })

  test('why a card was declined', async () => {
    expect(epointFailures).toEqual({
      '101': 'cardExpired',
      '116': 'noFunds',
      '180': 'cancelledByPayer',
      '201': 'cardExpired',
    })
    for (const [code, failure] of Object.entries(epointFailures))
      expect(await asks('epoint', payment('error', code))).toMatchObject({
        failure,
        state: failure === 'cancelledByPayer' ? 'cancelled' : 'declined',
      })
  })

  test('words and codes that contradict each other, and unknown ones, decide nothing', async () => {
    for (const [status, code] of [
      ['success', '116'],
      ['error', '000'],
      ['hibernating', '000'],
    ] as const)
      expect(await asks('epoint', payment(status, code))).toMatchObject({ state: 'undecided', captured: 0 })
  })

  test('an error without the bank’s code is of the question, not of the payment', async () => {
    await expect(asks('epoint', { status: 'error', message: 'x' })).rejects.toThrow('epoint: refused (error)')
    await expect(asks('epoint', { status: 'server_error' })).rejects.toThrow('epoint: unclear (server_error)')
  })
})

describe('amounts of an answer', () => {
  const order = (paidAmount: unknown) => ({
    code: '00000',
    payload: { orderId: '7', amount: 10, paidAmount, currencyType: 'AZN', paymentStatus: 'APPROVED' },
  })

  test.each([
    [0.29, 29],
    [1.1, 110],
    ['19.99', 1999],
    [1234567.89, 123_456_789],
  ])('%s is %i qəpik', async (paidAmount, captured) => {
    expect((await asks('payriff', order(paidAmount))).captured).toBe(captured)
  })

  test.each([0.1 + 0.2, 1.005, -1, 'ten'])('%s is an error', async (paidAmount) => {
    await expect(asks('payriff', order(paidAmount))).rejects.toThrow('unclear (unreadable)')
  })
})
