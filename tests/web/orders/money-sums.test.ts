import { expect, test } from 'vitest'
import { shownPayments } from '../../../web/storefront/kit/money/payment-rows.ts'
import { barParts } from '../../../web/storefront/screens/orders/money/money-sums.ts'
import { nearestFirst, openOf } from '../../../web/storefront/screens/payments/requests.ts'

const sums = { total: 100, paid: 0, refunded: 0, left: 100, over: 0, deposit: 50 }
const request = (kind: string, amount: number, state = 'Open') => ({ kind, amount, state, dueOn: null })

test('a bar shows what is paid, asked for, given back and overpaid, with the deposit’s place', () => {
  expect(barParts({ ...sums, paid: 25, left: 75 }, 25)).toEqual({
    paid: 25,
    refunded: 0,
    asked: 25,
    over: 0,
    deposit: 50,
  })
  expect(barParts({ ...sums, paid: 125, left: 0, over: 25 }, 0)).toMatchObject({ paid: 80, over: 20 })
  expect(barParts({ ...sums, total: 0, left: 0, deposit: 0 }, 0)).toBeNull()
})

// PAY-8
test('an entry that was undone at once isn’t shown; one that was taken back later is, with its line', () => {
  const entry = (id: number, at: string, takesBack: number | null = null) => ({
    id,
    kind: takesBack === null ? 'payment' : 'correction',
    takesBack,
    at,
  })
  const undone = [entry(2, '2026-11-26T10:00:08Z', 1), entry(1, '2026-11-26T10:00:00Z')]
  const later = [entry(4, '2026-11-26T12:00:00Z', 3), entry(3, '2026-11-26T10:00:00Z')]
  expect(shownPayments([...later, ...undone]).map(({ id }) => id)).toEqual([4, 3])
})

// PAY-4
test('what is left of a request that was paid in part, the nearest first', () => {
  const asked = (id: number, dueOn: string | null, amount: number) => ({
    ...request('deposit', amount),
    kind: 'deposit' as const,
    id,
    dueOn,
    orders: [{ orderId: id, amount }],
  })
  const open = openOf({
    requests: [asked(1, null, 50), asked(2, '2026-12-04', 50), asked(3, '2026-11-27', 50)],
    orders: [
      { orderId: 1, left: 100, depositLeft: 50 },
      { orderId: 2, left: 80, depositLeft: 30 },
    ],
  })
  expect(nearestFirst(open).map(({ id, amount, isPartly }) => [id, amount, isPartly])).toEqual([
    [2, 30, true],
    [1, 50, false],
  ])
})
