import { expect, test } from 'vitest'
import { shownPayments } from '../../../web/storefront/kit/money/payment-rows.ts'
import { barParts } from '../../../web/storefront/screens/orders/money/money-sums.ts'
import { openRequests } from '../../../web/storefront/screens/payments/requests.ts'

const sums = { total: 100, paid: 0, refunded: 0, left: 100, over: 0, deposit: 50 }

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
test('what is open and not paid yet, the nearest first', () => {
  const asked = (id: number, dueOn: string | null, left: number, state: 'Open' | 'Paid' = 'Open') => ({
    id,
    dueOn,
    left,
    state,
  })
  const requests = [
    asked(1, null, 50),
    asked(2, '2026-12-04', 30),
    asked(3, '2026-11-27', 0),
    asked(4, '2026-11-26', 50, 'Paid'),
  ]
  expect(openRequests(requests).map(({ id }) => id)).toEqual([2, 1])
})
