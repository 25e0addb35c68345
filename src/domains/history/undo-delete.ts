import { z } from 'zod'
import { isUniqueViolation } from '../../db/database-errors.ts'
import { AppError, type Message, notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { difference } from '../audit/difference.ts'
import { recorded } from '../audit/recorded.ts'
import { readRecord } from '../audit/snapshots.ts'
import { lastState } from './last-state.ts'
import { restoreDeleted, type UndoableKind } from './restore-deleted.ts'

const notDeleted: Message = /*i18n*/ {
  id: 'history.notDeleted',
  message: 'This has already been brought back.',
}

const placeTaken: Message = /*i18n*/ {
  id: 'history.placeTaken',
  message: 'Something else has taken its place meanwhile.',
}

/** The fields that could not be brought back as they were. */
export const undoneSchema = z.object({ lost: z.array(z.string()) })

/**
 * Brings a deleted record back under its id as it was when it was deleted. What it belongs to and is gone
 * meanwhile stays away, its pictures too once the time for an undo is over: the answer names those fields.
 * @throws NOT_FOUND when nothing is known of it; CONFLICT when it isn't deleted or something has taken its place
 */
export async function undoDelete(
  { db }: Pick<Deps, 'db'>,
  caller: Pick<Caller, 'id'>,
  { kind, id }: { kind: UndoableKind; id: number },
): Promise<z.infer<typeof undoneSchema>> {
  try {
    const by = caller.id
    return await recorded(db, { by, kind, id, restores: true }, async (tx) => {
      const last = await lastState(tx, kind, id)
      if (!last) throw notFound()
      if (last.act !== 'deleted') throw new AppError('CONFLICT', notDeleted)
      await restoreDeleted(tx, { by, kind, id }, last.fields)
      const after = await readRecord(tx, kind, id)
      return { lost: Object.keys(difference(last.fields, after?.fields ?? null)) }
    })
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('CONFLICT', placeTaken, { cause: error }) : error
  }
}
