/** A part of a payment; `amount` in whole qəpik. */
type Part = { paymentId: number; amount: number }

/**
 * What is given back of which payment: each as far as it goes, the first first (PAY-32). What the payments don't hold
 * is left out.
 */
export function planRefund<Payment extends Part>(refundable: readonly Payment[], amount: number): Payment[] {
  let left = amount
  return refundable.flatMap((payment) => {
    const part = Math.min(left, payment.amount)
    left -= part
    return part > 0 ? [{ ...payment, amount: part }] : []
  })
}
