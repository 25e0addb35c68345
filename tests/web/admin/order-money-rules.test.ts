import { expect, test } from 'vitest'
import {
  askableKinds,
  depositShare,
  type KeptMoney,
  type MoneyRequest,
  missingMoney,
  passedUnpaid,
  type Terms,
} from '../../../web/admin/screens/order/money/money-rules.ts'

const money: KeptMoney = {
  total: 484.5,
  paid: 0,
  refunded: 0,
  refunding: 0,
  kept: 0,
  left: 484.5,
  over: 0,
  deposit: 242.25,
  depositLeft: 242.25,
  state: 'depositDue',
  dueOn: null,
  daysOverdue: 0,
}
const request = (kind: MoneyRequest['kind'], amount: number, state: MoneyRequest['state'] = 'Open') => ({
  id: 1,
  kind,
  state,
  amount,
  dueOn: null,
  note: '',
  at: '2026-11-25T06:00:00Z',
  orders: [],
  together: null,
  payable: null,
})

const kept = {
  orderId: 1,
  payments: [],
  beforeProduction: null,
  beforeHandover: null,
  asksLater: null,
  refunds: [],
  keptFor: '',
  charges: [],
  held: 0,
  asked: 0,
}

test('a deposit’s per cent is said only where the terms give exactly its sum', () => {
  const terms: Terms = {
    deposit: 50,
    wholeBelow: null,
    daysToPay: null,
    creditLimit: null,
    isOwn: false,
    updatedAt: '2026-11-25T06:00:00Z',
  }
  expect(depositShare(money, terms)).toBe(50)
  expect(depositShare({ deposit: 16.67, total: 33.33 }, terms)).toBe(50)
  expect(depositShare(money, { ...terms, deposit: 30 })).toBeNull()
  expect(depositShare(money, undefined)).toBeNull()
})

test('what can still be asked for: each kind once, and nothing that is paid', () => {
  const kinds = (requests: MoneyRequest[], changes: Partial<KeptMoney> = {}) =>
    askableKinds({ ...kept, money: { ...money, ...changes }, requests })
  expect(kinds([])).toEqual(['deposit', 'rest', 'full', 'free'])
  expect(kinds([request('deposit', 242.25)])).toEqual(['rest', 'full', 'free'])
  expect(kinds([], { deposit: 0, depositLeft: 0 })).toEqual(['full', 'free'])
  expect(kinds([], { paid: 484.5, left: 0, depositLeft: 0 })).toEqual([])
})

test('money is missing where its gate is shut, whatever the artwork’s says', () => {
  expect(missingMoney(undefined)).toBeUndefined()
  const shut = { gate: 'deposit', isMet: false, isPassed: false, missing: 20 } as const
  expect(missingMoney([{ gate: 'approval', isMet: false, isPassed: false, missing: null }, shut])).toBe(shut)
  expect(missingMoney([{ ...shut, isMet: true, isPassed: false, missing: 0 }])).toBeUndefined()
  const shipment = { gate: 'shipment', isMet: false, isPassed: false, missing: null } as const
  expect(missingMoney([shipment])).toBeUndefined()
})

test('an order was let pass where its status is the one that staff brought it to unpaid, and that lasts', () => {
  const names = (id: number) => ({ id, name: '', name_ru: '', name_en: '' })
  const event = (to: number, passed?: 'deposit' | 'approval', isUndone = false) => ({
    id: to,
    kind: 'moved' as const,
    from: null,
    to: names(to),
    at: '2026-11-25T06:00:00Z',
    price: null,
    oldPrice: null,
    reason: 'Qəbzi göstərib',
    isUndone,
    ...(passed && { passed }),
  })
  const inStatus = (events: ReturnType<typeof event>[], id = 3) =>
    passedUnpaid({ events, orderStatus: names(id) })
  const passed = event(3, 'deposit')
  expect(inStatus([passed])).toBe(passed)
  expect(inStatus([passed], 4)).toBeUndefined()
  expect(inStatus([event(3, 'deposit', true)])).toBeUndefined()
  expect(inStatus([event(3, 'approval')])).toBeUndefined()
})
