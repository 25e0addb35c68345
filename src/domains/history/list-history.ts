import { z } from 'zod'
import type { Database } from '../../db/client.ts'
import { type AuditAct, Prisma } from '../../db/generated/client.ts'
import { dayEnd, dayStart } from '../../lib/days.ts'
import { day, id, line, maybe, wholeNumber } from '../../lib/fields.ts'
import { paginate, readPage } from '../../lib/paging.ts'
import { searchTerms } from '../../lib/search-terms.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { type RecordKind, recordKinds } from '../audit/record-kinds.ts'
import { entryParts, newestFirst, toEntry } from './entry-output.ts'
import { kindsSeenBy, kindsUndoneBy } from './record-access.ts'

/** The most that a search finds: the newest matches. */
const maxMatches = 5000

/** The history only grows, so there is no page with all of it. */
export const historyPaging = {
  page: wholeNumber({ min: 1 }).default(1),
  pageSize: wholeNumber({ min: 1 }).default(20),
}

/** `from` and `to` are days in Baku, both included. */
export const historyFields = z.object({
  ...historyPaging,
  kind: maybe(z.enum(recordKinds)),
  actorId: maybe(id),
  from: maybe(day),
  to: maybe(day),
  search: maybe(line(200)),
})

/** A page of the history that the caller may see, newest first. */
export async function listAuditEntries(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  input: z.output<typeof historyFields>,
) {
  const { kind, actorId, from, to, search, ...paging } = input
  const where: Prisma.AuditEntryWhereInput = {
    ...(search && { id: { in: await matchingIds(db, search) } }),
    kind: { in: kindsSeenBy(caller).filter((one) => kind === undefined || one === kind) },
    ...(actorId && { actorId }),
    ...((from || to) && { at: { ...(from && { gte: dayStart(from) }), ...(to && { lt: dayEnd(to) }) } }),
  }
  return pageOf(db, caller, { where, paging })
}

/** A page of one record's history, newest first. */
export function auditEntriesOf(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  { kind, id: recordId, ...paging }: { kind: RecordKind; id: number; page: number; pageSize: number },
) {
  return pageOf(db, caller, { where: { kind, recordId }, paging })
}

async function pageOf(
  db: Database,
  caller: Caller,
  { where, paging }: { where: Prisma.AuditEntryWhereInput; paging: { page: number; pageSize: number } },
) {
  const { rows, total } = await readPage(paging, {
    count: () => db.auditEntry.count({ where }),
    rows: (window) =>
      db.auditEntry.findMany({ where, orderBy: [...newestFirst], include: entryParts, ...window }),
  })
  const restorable = await restorableEntries(db, caller, rows)
  return paginate(
    rows.map((row) => toEntry(row, restorable.has(row.id))),
    total,
    paging,
  )
}

type Row = { id: number; kind: string; recordId: number; act: AuditAct }

/** Which of these are the last change of their record, and deletions that the caller can undo. */
async function restorableEntries(
  db: Database,
  caller: Caller,
  rows: readonly Row[],
): Promise<ReadonlySet<number>> {
  const undone = kindsUndoneBy(caller)
  const deletes = rows.filter(({ act, kind }) => act === 'deleted' && undone.some((one) => one === kind))
  if (deletes.length === 0) return new Set()
  const last = await db.auditEntry.findMany({
    where: { OR: deletes.map(({ kind, recordId }) => ({ kind, recordId })) },
    orderBy: [...newestFirst],
    distinct: ['kind', 'recordId'],
    select: { id: true, act: true },
  })
  return new Set(last.filter(({ act }) => act === 'deleted').map(({ id }) => id))
}

/** Matches the author, the record's name and its values, regardless of case and accents. */
async function matchingIds(db: Database, typed: string): Promise<number[]> {
  const words = searchTerms(typed).words.map(
    (word) => Prisma.sql`search_fold(words) LIKE search_fold(${word})`,
  )
  if (words.length === 0) return []
  const found = await db.$queryRaw<{ id: number }[]>(Prisma.sql`
    SELECT id FROM history_entries WHERE ${Prisma.join(words, ' AND ')}
    ORDER BY at DESC, id DESC LIMIT ${maxMatches}`)
  return found.map((row) => row.id)
}

/** The authors in the history that the caller may see, for a filter. */
export const personSchema = z.object({ id: z.int(), name: z.string() })

export async function auditPeople(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
): Promise<z.infer<typeof personSchema>[]> {
  const users = await db.user.findMany({
    where: { auditEntries: { some: { kind: { in: kindsSeenBy(caller) } } } },
    select: { id: true, name: true, surname: true },
    orderBy: [{ name: 'asc' }, { surname: 'asc' }, { id: 'asc' }],
  })
  return users.map(({ id, name, surname }) => ({ id, name: `${name} ${surname}`.trim() }))
}
