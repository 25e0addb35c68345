import type { SecurityAct } from '../../db/generated/client.ts'
import type { Context } from '../../procedures/context.ts'
import { storedDevice } from './device.ts'

export type ReadingAct = Extract<
  SecurityAct,
  | 'customersListed'
  | 'customersSearched'
  | 'customerOpened'
  | 'customerDataRead'
  | 'ordersExported'
  | 'paymentsExported'
>

/**
 * Within this time a staff member's reading of one kind and customer is recorded once: a row for each key
 * pressed helps no one.
 */
const readingIntervalMs = 60 * 60 * 1000

/**
 * Records that staff read personal data: who, when, from where, and of which customer if it is one's. Reading
 * goes on when it can't be recorded, which is logged.
 */
export async function writeReading(
  { deps, caller, ...from }: Pick<Context, 'deps' | 'caller' | 'address' | 'userAgent'>,
  act: ReadingAct,
  subjectId: number | null = null,
): Promise<void> {
  if (caller === null || caller.id === subjectId) return
  const at = deps.now()
  const since = new Date(at.getTime() - readingIntervalMs)
  const { address, userAgent } = storedDevice(from)
  try {
    await deps.db.$executeRaw`
      INSERT INTO security_events (at, act, user_id, subject_id, address, user_agent)
      SELECT ${at}, ${act}::security_act, ${caller.id}, ${subjectId}, ${address}, ${userAgent}
      WHERE NOT EXISTS (
        SELECT 1 FROM security_events WHERE user_id = ${caller.id} AND at > ${since} AND act = ${act}::security_act
          AND subject_id IS NOT DISTINCT FROM ${subjectId}::integer AND address = ${address})`
  } catch (error) {
    deps.log.warn({ err: error, act }, 'reading personal data could not be written down')
  }
}
