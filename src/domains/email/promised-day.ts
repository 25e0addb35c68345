import { bakuDate } from '../../lib/days.ts'
import type { Message } from '../../lib/errors.ts'
import { isUnmade, type OrderStatus } from '../order-status/statuses.ts'
import type { PromiseView } from '../production/promise-output.ts'
import { readPromise } from '../production/read-promise.ts'
import type { Translator, Writing } from './define-email.ts'
import { formatHour, formatPromised } from './formats.ts'

const texts = {
  ready: /*i18n*/ { id: 'mail.promise.ready', message: 'Ready on {day}.' },
  ifApproved: /*i18n*/ {
    id: 'mail.promise.ifApproved',
    message: 'If you approve the artwork by {hour} on {last}, it will be ready on {day}.',
  },
  ifPaid: /*i18n*/ {
    id: 'mail.promise.ifPaid',
    message: 'If you pay by {hour} on {last}, it will be ready on {day}.',
  },
  ifPaidAndApproved: /*i18n*/ {
    id: 'mail.promise.ifPaidAndApproved',
    message: 'If you pay and approve the artwork by {hour} on {last}, it will be ready on {day}.',
  },
} as const satisfies Record<string, Message>

/** When an order is ready, as its page says it while the email is written; null once it is made. */
export const readPromised = async (
  { db, now }: Pick<Writing, 'db' | 'now'>,
  { id, status }: { id: number; status: OrderStatus },
): Promise<PromiseView | null> => (isUnmade(status) ? readPromise(db, { id, at: now, isStaff: false }) : null)

/** The sentence that the order's page says too (PROD-7): its day, or by when to do what for which day. */
export function sayPromised(promise: PromiseView | null, { say, language }: Translator): string[] {
  if (promise === null) return []
  const { promisedOn, readyOn, approveBy, needsApproval, needsMoney } = promise
  if (promisedOn !== null) return [say(texts.ready, { day: formatPromised(promisedOn, language) })]
  if (readyOn === null || approveBy === null || !(needsApproval || needsMoney)) return []
  const values = {
    hour: formatHour(approveBy),
    last: formatPromised(bakuDate(new Date(approveBy)), language),
    day: formatPromised(readyOn, language),
  }
  if (!needsMoney) return [say(texts.ifApproved, values)]
  return [say(needsApproval ? texts.ifPaidAndApproved : texts.ifPaid, values)]
}
