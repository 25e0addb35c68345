import { expect, test } from 'vitest'
import type { Thread } from '../../../web/storefront/kit/orders/order-parts.ts'
import type { Unsent } from '../../../web/storefront/screens/orders/messages/outbox.ts'
import { hasArrived } from '../../../web/storefront/screens/orders/messages/use-thread.ts'

const message = (id: number, text: string, isOwn = true): Thread['messages'][number] => ({
  id,
  side: isOwn ? 'customer' : 'staff',
  isOwn,
  text,
  at: '2026-11-23T08:00:00.000Z',
  readAt: null,
  attachments: [],
})
const unsent: Unsent = { key: 'a', text: 'Salam', uploads: [], names: [], after: 5, phase: 'failed' }
const thread = (...messages: Thread['messages']): Thread => ({ orderId: 1, unread: 0, messages })

test('a message whose answer was lost on its way is not written twice', () => {
  expect(hasArrived(thread(message(6, 'Salam')), unsent)).toBe(true)
  expect(hasArrived(thread(message(5, 'Salam')), unsent)).toBe(false)
  expect(hasArrived(thread(message(6, 'Salam', false)), unsent)).toBe(false)
  expect(hasArrived(thread(message(6, 'Sağ olun')), unsent)).toBe(false)
})
