import { z } from 'zod'
import { bakuDay } from '../../lib/days.ts'
import { id, list } from '../../lib/fields.ts'
import { toAzn } from '../../lib/money.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { writeOrderEntry } from '../audit/write-order-entry.ts'
import { mailParts, mailReachOf } from '../customers/mail-reach.ts'
import { personSchema } from './payment-output.ts'
import { untilDaytime } from './reminders.ts'

export const remindFields = z.strictObject({ orderIds: list(id, 100) })

/** Why a customer isn't reminded: nothing is asked for, no email reaches them, or they were today. */
const hindrances = ['nothingAsked', 'noMail', 'today'] as const

/** For each customer of these orders: null if they were reminded, otherwise why they weren't. */
export const remindedSchema = z.array(
  z.object({ appUser: personSchema, hindrance: z.enum(hindrances).nullable() }),
)
type Reminded = z.infer<typeof remindedSchema>[number]

/**
 * Staff remind the customers of these orders now, with the link of the request that is due longest: one email a day
 * and customer, as by rule; at night it goes in the morning (PAY-52).
 */
export function remindNow(
  { db, now, emails }: Pick<Deps, 'db' | 'now' | 'emails'>,
  caller: Pick<Caller, 'id'>,
  { orderIds }: z.output<typeof remindFields>,
): Promise<Reminded[]> {
  return db.$transaction(async (tx) => {
    const at = now()
    const waitMs = untilDaytime(at)
    const today = bakuDay(new Date(at.getTime() + waitMs))
    const users = await tx.user.findMany({
      where: { orders: { some: { id: { in: orderIds } } } },
      orderBy: { id: 'asc' },
      select: {
        id: true,
        name: true,
        surname: true,
        ...mailParts,
        paymentRequests: {
          where: { state: 'Open', lines: { some: { orderId: { in: orderIds } } } },
          orderBy: [{ dueOn: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
          take: 1,
          include: { lines: { orderBy: { orderId: 'asc' } } },
        },
      },
    })
    const reminded: Reminded[] = []
    for (const { paymentRequests, ...user } of users) {
      const appUser = { id: user.id, name: user.name, surname: user.surname }
      const [request] = paymentRequests
      await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${user.id} FOR NO KEY UPDATE`
      const wasToday = await tx.paymentRequest.count({ where: { userId: user.id, remindedOn: today } })
      const hindrance = hindranceOf({
        nothingAsked: !request,
        noMail: mailReachOf(user) !== 'reaches',
        today: wasToday > 0,
      })
      reminded.push({ appUser, hindrance })
      if (!request || hindrance) continue
      await tx.paymentRequest.update({ where: { id: request.id }, data: { remindedOn: today } })
      const why = request.dueOn && request.dueOn < today ? 'late' : 'asked'
      await emails.enqueueAfter(tx, waitMs, { kind: 'paymentAsked', requestId: request.id, why })
      for (const { orderId, amount } of request.lines)
        await writeOrderEntry(tx, { by: caller.id, orderId, changes: { reminded: [null, toAzn(amount)] } })
    }
    return reminded
  })
}

const hindranceOf = (holds: Record<(typeof hindrances)[number], boolean>): Reminded['hindrance'] =>
  hindrances.find((one) => holds[one]) ?? null
