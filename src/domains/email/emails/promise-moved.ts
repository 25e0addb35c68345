import { toDay } from '../../production/production-output.ts'
import { type OfOrder, reasonFact, toCustomer } from '../about-order.ts'
import { formatPromised } from '../formats.ts'

/**
 * `moveId`: from which day to which (stored days, midnight UTC), and why. Pointless when the move was undone,
 * or another one has followed, which has an email of its own.
 */
export const promiseMoved = toCustomer({
  subject: /*i18n*/ {
    id: 'mail.promiseMoved.subject',
    message: 'Your order No. {order} will be ready on another day',
  },
  text: /*i18n*/ {
    id: 'mail.promiseMoved.text',
    message: 'We had promised your order for {from}. The new day is {to}.',
  },
  async read({ orderId, moveId }: OfOrder & { moveId: number }, { db }) {
    const last = await db.promiseMove.findFirst({
      where: { orderId, undoneAt: null },
      orderBy: { id: 'desc' },
    })
    const { id, promisedFrom: from, promisedTo: to, reason } = last ?? {}
    return id === moveId && from && to ? { from, to, reason: reason ?? '' } : null
  },
  say: ({ from, to, reason }, translator) => ({
    values: {
      from: formatPromised(toDay(from), translator.language),
      to: formatPromised(toDay(to), translator.language),
    },
    facts: reason === '' ? [] : [reasonFact(reason, translator)],
  }),
})
