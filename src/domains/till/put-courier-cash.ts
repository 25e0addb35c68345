import type { Transaction } from '../../db/client.ts'
import { type Qepik, toAzn } from '../../lib/money.ts'
import { readOpenTill } from './till-window.ts'
import { holdTill, writeTillEntry } from './write-till.ts'

type Taking = { courierDayId: number; name: string; amount: Qepik; by: number; at: Date }

/** Puts what a courier hands in into the till of the open day (DEL-41). Called by whoever holds the courier's day. */
export async function putCourierCash(
  tx: Transaction,
  { courierDayId, name, amount, by, at }: Taking,
): Promise<void> {
  await holdTill(tx)
  const { day } = await readOpenTill(tx, at)
  await tx.tillEntry.create({
    data: {
      kind: 'courier',
      amount,
      note: name,
      courierDayId,
      source: `courier:${courierDayId}`,
      sourceHash: new Uint8Array(),
      createdById: by,
      createdAt: at,
    },
  })
  await writeTillEntry(tx, { by, day, changes: { tillMoved: [null, toAzn(amount)] } })
}
