import type { Logger } from 'pino'
import type { Transaction } from '../../db/client.ts'
import { bakuClock, bakuDay } from '../../lib/days.ts'
import { type Repeating, startRepeating } from '../../lib/start-repeating.ts'
import type { Deps } from '../../procedures/deps.ts'
import { mailParts, mailReachOf } from '../customers/mail-reach.ts'

const dayMs = 24 * 60 * 60 * 1000
const quarterMs = 15 * 60 * 1000

/** Days from the due day on which it is reminded of, in their order (PAY-17). */
const reminders = [-1, 1, 5, 14] as const
/** Hours in Baku between which emails that nobody waits for go. */
const [firstHour, lastHour] = [9, 19]

/** How many reminders there have been by a day if none was missed; both are days at midnight UTC. */
export function remindersBy(dueOn: Date, today: Date): number {
  const days = Math.round((today.getTime() - dueOn.getTime()) / dayMs)
  return reminders.filter((after) => days >= after).length
}

/** @returns whether emails may go now: not at night */
export function isDaytime(now: Date): boolean {
  const hour = bakuClock(now).getUTCHours()
  return hour >= firstHour && hour < lastHour
}

/** @returns ms until emails may go; 0 by day */
export function untilDaytime(now: Date): number {
  if (isDaytime(now)) return 0
  const clock = bakuClock(now)
  const morning = new Date(clock)
  morning.setUTCHours(firstHour, 0, 0, 0)
  return morning > clock ? morning.getTime() - clock.getTime() : morning.getTime() + dayMs - clock.getTime()
}

type RemindDeps = Pick<Deps, 'db' | 'now' | 'emails'>

/**
 * Reminds customers of what is due: the day before, and 1, 5 and 14 days after the due day, by day, one email a day
 * and customer, until it is paid (PAY-17). What was missed, while no process ran, isn't made up for.
 */
export async function remind({ db, now, emails }: RemindDeps): Promise<void> {
  const at = now()
  if (!isDaytime(at)) return
  const today = bakuDay(at)
  await db.$transaction(async (tx) => {
    // One instance at a time.
    const [turn] = await tx.$queryRaw<{ isOurs: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(hashtext('payment reminders')) AS "isOurs"`
    if (!turn?.isOurs) return
    for (const { id, dueOn } of await readDue(tx, today)) {
      await tx.paymentRequest.update({
        where: { id },
        data: { reminders: remindersBy(dueOn, today), remindedOn: today },
      })
      const why = dueOn.getTime() > today.getTime() ? 'dayBefore' : 'late'
      await emails.enqueue(tx, { kind: 'paymentAsked', requestId: id, why })
    }
  })
}

/** Of each customer whom emails reach, and who got none today, the request that is due longest. */
async function readDue(tx: Transaction, today: Date): Promise<{ id: number; dueOn: Date }[]> {
  const tomorrow = new Date(today.getTime() + dayMs)
  const open = await tx.paymentRequest.findMany({
    where: {
      state: 'Open',
      dueOn: { lte: tomorrow },
      reminders: { lt: reminders.length },
      user: { paymentRequests: { none: { remindedOn: today } } },
    },
    orderBy: [{ dueOn: 'asc' }, { id: 'asc' }],
    select: { id: true, userId: true, dueOn: true, reminders: true, user: { select: mailParts } },
  })
  const seen = new Set<number>()
  return open.flatMap(({ id, userId, dueOn, reminders: sent, user }) => {
    if (dueOn === null || remindersBy(dueOn, today) <= sent || seen.has(userId)) return []
    if (mailReachOf(user) !== 'reaches') return []
    seen.add(userId)
    return [{ id, dueOn }]
  })
}

/** Reminds every quarter of an hour. */
export const startReminding = (deps: RemindDeps & { log: Logger }): Repeating =>
  startRepeating({ log: deps.log, what: 'reminding of payments', everyMs: quarterMs }, () => remind(deps))
