import { useLingui } from '@lingui/react/macro'
import { referenceOf } from '../../../../../src/lib/reference.ts'
import { formatMoney } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import type { Booking, Candidate, Line } from './statement-types.ts'

type Ordered = { orders: readonly { orderId: number }[] }

/** What a line is booked to and why, in words. */
export function useLineTexts() {
  const { t } = useLingui()
  const language = useLanguage()
  const money = (azn: number) => formatMoney(azn, language)
  const nameOf = ({ name, surname }: Booking['appUser']) => `${name} ${surname}`.trim()
  const numbers = (bookings: readonly Ordered[]) => {
    const ids = bookings.flatMap(({ orders }) => orders.map(({ orderId }) => orderId))
    return ids.length === 0 ? null : referenceOf(ids.join(', '), language)
  }
  const reasons: Record<NonNullable<Line['why']>, string> = {
    reference: t`reference`,
    order: t`order’s number and amount`,
    voen: t`VÖEN and amount`,
    payer: t`paid before, amount`,
    name: t`name and amount`,
    amount: t`only the amount fits`,
    misspelt: t`the reference is misspelt`,
    notOpen: t`what it refers to isn’t open`,
    otherAmount: t`another amount than was asked`,
    otherOrder: t`it names another order`,
    otherPurpose: t`the purpose says something else`,
    noCandidate: t`neither VÖEN nor name is known`,
    tooMany: t`too many fit`,
    outgoing: t`money that went out`,
  }
  const halves = { net: t`net amount, 1 of 2`, vat: t`VAT, 2 of 2` }
  return {
    money,
    reasonOf: ({ why }: Line) => (why ? reasons[why] : ''),
    /** `№ 1288, 1302`, or the balance. */
    targetOf: (bookings: readonly Ordered[]) => numbers(bookings) ?? t`to the balance`,
    namesOf: (bookings: readonly Booking[]) => bookings.map(({ appUser }) => nameOf(appUser)).join(', '),
    /** What stays open of the orders, or how much is for none. */
    restOf: (bookings: readonly Booking[], half: Candidate['half'] = null) => {
      const left = bookings.reduce(
        (sum, { orders }) => sum + orders.reduce((all, part) => all + part.left, 0),
        0,
      )
      const balance = bookings.reduce((sum, one) => sum + one.balance, 0)
      const isPaid = left === 0 && bookings.some(({ orders }) => orders.length > 0)
      if (half) return halves[half]
      return [
        isPaid && t`paid in full`,
        left > 0 && t`${money(left)} stay open`,
        balance > 0 && t`${money(balance)} to the balance`,
      ]
        .filter(Boolean)
        .join(', ')
    },
  }
}
