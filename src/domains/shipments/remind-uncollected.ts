import type { Logger } from 'pino'
import type { Transaction } from '../../db/client.ts'
import { daysBetween } from '../../lib/days.ts'
import { type Repeating, startRepeating } from '../../lib/start-repeating.ts'
import type { Deps } from '../../procedures/deps.ts'
import { isDaytime } from '../payments/reminders.ts'
import { mailOfShipment } from './mail-of-shipment.ts'

const quarterMs = 15 * 60 * 1000

/** Days after which what waits is reminded of, in their order (DEL-26). */
const reminders = [2, 5, 10] as const

/** How many reminders there have been after so many days if none was missed. */
export const remindersAfter = (days: number): number => reminders.filter((after) => days >= after).length

type RemindDeps = Pick<Deps, 'db' | 'now' | 'emails'>

/**
 * Reminds customers of what waits to be picked up, by day, after 2, 5 and 10 days (DEL-26). What was missed, while no
 * process ran, isn't made up for.
 */
export async function remindUncollected(deps: RemindDeps): Promise<void> {
  const { db, now } = deps
  const at = now()
  if (!isDaytime(at)) return
  await db.$transaction(async (tx) => {
    // One instance at a time.
    const [turn] = await tx.$queryRaw<{ isOurs: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(hashtext('pick-up reminders')) AS "isOurs"`
    if (!turn?.isOurs) return
    for (const { id, statusSince, reminders: sent } of await readWaiting(tx)) {
      const days = daysBetween(statusSince, at)
      const due = remindersAfter(days)
      if (due <= sent) continue
      await tx.shipment.update({ where: { id }, data: { reminders: due } })
      await mailOfShipment(tx, deps, { kind: 'shipmentReminder', shipmentId: id, days })
    }
  })
}

const readWaiting = (tx: Transaction) =>
  tx.shipment.findMany({
    where: { status: 'Waiting', reminders: { lt: reminders.length } },
    orderBy: { id: 'asc' },
    select: { id: true, statusSince: true, reminders: true },
  })

/** Reminds every quarter of an hour. */
export const startRemindingUncollected = (deps: RemindDeps & { log: Logger }): Repeating =>
  startRepeating({ log: deps.log, what: 'reminding of what waits to be picked up', everyMs: quarterMs }, () =>
    remindUncollected(deps),
  )
