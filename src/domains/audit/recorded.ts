import type { Database, Transaction } from '../../db/client.ts'
import type { Snapshot } from '../content/values.ts'
import { difference } from './difference.ts'
import { keepPictures } from './keep-pictures.ts'
import type { JournalKind } from './record-kinds.ts'
import { assertAsRead, hiddenFields, lockRecord, type ReadRecord, readRecord } from './snapshots.ts'
import { followTranslations } from './translations.ts'
import { type EntryAct, writeEntry } from './write-entry.ts'

/** Who changes which record. */
export type Subject = {
  /** The id of the member of staff. */
  by: number
  kind: JournalKind
  id: number
  /** An earlier state is brought back. */
  restores?: boolean
}

/**
 * Runs an act on a record and writes into the history what it changed, in one transaction: both are there or
 * neither (AUD-1). What changes nothing leaves no entry.
 */
export function recorded<Result>(
  db: Database,
  subject: Subject,
  act: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.$transaction((tx) => recordedIn(tx, subject, act))
}

/**
 * {@link recorded} for an update of a record by somebody who has read it: the only way in which what a caller has read
 * is compared with what is there, held against every other change. Where files are stored before,
 * {@link assertAsRead} spares them for an update that comes too late anyway.
 * @throws NOT_FOUND; CONFLICT when somebody else has saved it since `updatedAt` (BAS-10)
 */
export function recordedUpdate<Result>(
  db: Database,
  { by, ...read }: ReadRecord & { by: number },
  act: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return recorded(db, { by, ...read }, async (tx) => {
    await assertAsRead(tx, read)
    return act(tx)
  })
}

/** {@link recorded} inside a transaction that is open already. */
export async function recordedIn<Result>(
  tx: Transaction,
  subject: Subject,
  act: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  await lockRecord(tx, subject.kind, subject.id)
  const before = await readRecord(tx, subject.kind, subject.id)
  const result = await act(tx)
  await write(tx, subject, before, await readRecord(tx, subject.kind, subject.id))
  return result
}

/** {@link recorded} for an act that adds a record and answers it, or what has its id. */
export function recordedNew<Result extends { id: number }>(
  db: Database,
  subject: Omit<Subject, 'id'>,
  act: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.$transaction((tx) => recordedNewIn(tx, subject, () => act(tx)))
}

/** {@link recordedNew} inside a transaction that is open already. */
export async function recordedNewIn<Result extends { id: number }>(
  tx: Transaction,
  { by, kind }: Omit<Subject, 'id'>,
  act: () => Promise<Result>,
): Promise<Result> {
  const result = await act()
  const subject = { by, kind, id: result.id }
  await write(tx, subject, null, await readRecord(tx, kind, result.id))
  return result
}

async function write(
  tx: Transaction,
  { by, kind, id, restores = false }: Subject,
  before: Snapshot | null,
  after: Snapshot | null,
): Promise<void> {
  const changes = difference(before?.fields ?? null, after?.fields ?? null, hiddenFields[kind])
  const name = (after ?? before)?.name ?? ''
  if (Object.keys(changes).length === 0 && (before === null) === (after === null)) return
  const entryId = await writeEntry(tx, { by, kind, id, name, act: actOf(before, after, restores), changes })
  if (!after && before) await keepPictures(tx, entryId, before.fields)
  if (before && after) await followTranslations(tx, { kind, id }, changes, after.fields)
}

function actOf(before: Snapshot | null, after: Snapshot | null, restores: boolean): EntryAct {
  if (restores) return 'restored'
  if (!after) return 'deleted'
  return before ? 'changed' : 'created'
}
