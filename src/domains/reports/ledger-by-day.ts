import { Prisma } from '../../db/generated/client.ts'
import { queryPlanned } from '../../db/prepared.ts'
import type { Qepik } from '../../lib/money.ts'
import type { Deps } from '../../procedures/deps.ts'
import type { Day } from '../production/workdays.ts'
import { type Compared, isInEither } from './compared-span.ts'

/** What came in less what went back on each day of both spans that has a line in the ledger (REP-2). */
export const ledgerByDay = (
  { db }: Pick<Deps, 'db'>,
  compared: Compared,
): Promise<{ day: Day; amount: Qepik }[]> =>
  queryPlanned(
    db,
    Prisma.sql`
  SELECT day::text, sum(amount)::float8 AS amount FROM payments
  WHERE ${isInEither(Prisma.sql`day`, compared)} GROUP BY day`,
  )
