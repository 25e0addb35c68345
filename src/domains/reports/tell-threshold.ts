import type { Logger } from 'pino'
import type { Transaction } from '../../db/client.ts'
import { bakuDay } from '../../lib/days.ts'
import { toQepik } from '../../lib/money.ts'
import { type Repeating, startRepeating } from '../../lib/start-repeating.ts'
import { areas } from '../../procedures/areas.ts'
import type { Deps } from '../../procedures/deps.ts'
import { isDaytime } from '../payments/reminders.ts'
import { taxKindOn } from '../seller/read-seller.ts'
import { readThreshold } from './read-threshold.ts'

const everyMs = 60 * 60 * 1000

type TellDeps = Pick<Deps, 'db' | 'now' | 'emails'>

/**
 * Tells staff who see the reports, by day and once a year at most, that the counted turnover of twelve months comes near
 * the threshold of VAT. Who pays VAT already isn't told (REP-14).
 */
export async function tellThreshold({ db, now, emails }: TellDeps): Promise<void> {
  const at = now()
  const today = bakuDay(at)
  if (!isDaytime(at) || (await wasTold(db, today)) || (await taxKindOn(db, today)) === 'vat18') return
  const { counted, threshold, near } = await readThreshold({ db, now })
  if (counted < near) return
  await db.$transaction(async (tx) => {
    if (!(await claimTelling(tx, today))) return
    const readers = await tx.user.findMany({
      where: { deletedAt: null, role: { permissions: { hasEvery: [areas.orders, areas.discounts] } } },
      select: { id: true },
    })
    const sums = { counted: toQepik(counted), threshold: toQepik(threshold) }
    await emails.enqueue(
      tx,
      ...readers.map(({ id }) => ({ kind: 'thresholdNear', userId: id, ...sums }) as const),
    )
  })
}

const yearBefore = (day: Date): Date => {
  const before = new Date(day)
  before.setUTCFullYear(before.getUTCFullYear() - 1)
  return before
}

/** Whether staff were told within the year up to a stored day. */
async function wasTold(db: TellDeps['db'], today: Date): Promise<boolean> {
  const { thresholdToldOn } = await db.paymentSettings.findUniqueOrThrow({ where: { id: 1 } })
  return thresholdToldOn !== null && thresholdToldOn > yearBefore(today)
}

/** Only one of several instances gets true. By SQL, since it isn't an update that staff who edit the settings see. */
async function claimTelling(tx: Transaction, today: Date): Promise<boolean> {
  const count = await tx.$executeRaw`
    UPDATE payment_settings SET threshold_told_on = ${today}::date
    WHERE threshold_told_on IS NULL OR threshold_told_on <= ${yearBefore(today)}::date`
  return count === 1
}

/** Looks at once and every hour. */
export const startWatchingThreshold = (deps: TellDeps & { log: Logger }): Repeating =>
  startRepeating({ log: deps.log, what: 'watching the threshold of VAT', everyMs }, () => tellThreshold(deps))
