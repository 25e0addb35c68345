import type { z } from 'zod'
import { AppError, notFound } from '../../lib/errors.ts'
import type { Deps } from '../../procedures/deps.ts'
import { linkEnded, type SentLink } from '../../procedures/order-link.ts'
import { type orderDetailSchema, orderForCustomer } from '../orders/order-detail.ts'

/** The one order that a link leads to, as its customer sees it, without the phone number. @throws NOT_FOUND */
export async function linkedOrder(
  deps: Pick<Deps, 'db' | 'now'>,
  link: SentLink | undefined,
): Promise<z.infer<typeof orderDetailSchema>> {
  if (link === 'ended') throw new AppError('NOT_FOUND', linkEnded)
  if (!link) throw notFound()
  const order = await orderForCustomer(deps, link.orderId)
  return { ...order, appUser: { ...order.appUser, phoneNumber: '' } }
}
