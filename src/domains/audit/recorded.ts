import type { Database, Transaction } from '../../db/client.ts'
import type { Changes, Fields, Snapshot } from '../content/values.ts'
import { pictureKeyOf } from '../media/picture-url.ts'
import { difference } from './difference.ts'
import type { JournalKind } from './record-kinds.ts'
import { assertAsRead, hiddenFields, lockRecord, type ReadRecord, readRecord } from './snapshots.ts'
import { type EntryAct, writeEntry } from './write-entry.ts'

/** The record that is changed, and by whom. */
type Subject = {
  /** The staff member's id. */
  by: number
  kind: JournalKind
  id: number
  /** True when an earlier state is restored. */
  restores?: boolean
}

/**
 * Runs an act on a record and writes its changes into the history in the same transaction (AUD-1). An act
 * that changes nothing leaves no entry.
 */
export function recorded<Result>(
  db: Database,
  subject: Subject,
  act: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.$transaction((tx) => recordedIn(tx, subject, act))
}

/**
 * {@link recorded} for an update of a record that the caller has read: the only way in which the version read
 * is compared with the current one, locked against every other change. Where files are stored first, {@link
 * assertAsRead} spares them for an update that comes too late anyway.
 * @throws NOT_FOUND; CONFLICT when another user has saved it since `updatedAt` (BAS-10)
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

/** {@link recorded} inside an open transaction. */
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

/** {@link recorded} for an act that adds a record and returns it, or an object with its id. */
export function recordedNew<Result extends { id: number }>(
  db: Database,
  subject: Omit<Subject, 'id'>,
  act: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.$transaction((tx) => recordedNewIn(tx, subject, () => act(tx)))
}

/** {@link recordedNew} inside an open transaction. */
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

/** ms in which the undo of a deletion restores everything: the notice's 10 s, and the request. */
const undoTimeMs = 15_000

/**
 * Keeps the pictures of a deleted record from the sweeper while the deletion can be undone; they still go
 * within 30 s (MED-5).
 */
async function keepPictures(tx: Transaction, entryId: number, fields: Fields): Promise<void> {
  const keys = Object.values(fields).flat().flatMap(pictureKeys)
  if (keys.length === 0) return
  const pictures = await tx.media.findMany({ where: { key: { in: keys } }, select: { id: true } })
  const until = new Date(Date.now() + undoTimeMs)
  await tx.keptPicture.createMany({ data: pictures.map(({ id }) => ({ entryId, pictureId: id, until })) })
}

function pictureKeys(value: unknown): string[] {
  const key = typeof value === 'string' ? pictureKeyOf(value) : null
  return key === null ? [] : [key]
}

type Record = { kind: JournalKind; id: number }
const translations = ['ru', 'en'] as const

/**
 * Marks translations as outdated: the Azerbaijani text changed and the translation stayed. It stays so until
 * it is saved or emptied, its picture goes, or the Azerbaijani text is again the one it was made from.
 */
async function followTranslations(
  tx: Transaction,
  { kind, id: recordId }: Record,
  changes: Changes,
  after: Fields,
): Promise<void> {
  const gone = Object.keys(changes).filter((field) => !(field in after))
  await tx.outdatedText.deleteMany({ where: { kind, recordId, field: { in: gone } } })
  for (const field of Object.keys(after)) {
    for (const language of translations) {
      const translated = `${field}_${language}`
      if (!(translated in after)) continue
      const where = { kind, recordId, field, language }
      const [from, to] = changes[field] ?? []
      if (translated in changes) await tx.outdatedText.deleteMany({ where })
      else if (typeof to === 'string' && after[translated] !== '') {
        const back = await tx.outdatedText.deleteMany({ where: { ...where, was: to } })
        const data = { ...where, was: String(from ?? '') }
        if (back.count === 0) await tx.outdatedText.createMany({ data, skipDuplicates: true })
      }
    }
  }
}
