import { z } from 'zod'
import { isUniqueViolation } from '../../db/database-errors.ts'
import { AppError, type Message, notFound } from '../../lib/errors.ts'
import { id, line, maybe, wholeNumber } from '../../lib/fields.ts'
import { paged } from '../../lib/paging.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Context } from '../../procedures/context.ts'
import type { Deps } from '../../procedures/deps.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { difference } from '../audit/difference.ts'
import { type RecordKind, recordKinds } from '../audit/record-kinds.ts'
import { recorded } from '../audit/recorded.ts'
import { lockRecord, readRecord } from '../audit/snapshots.ts'
import { writeEntry } from '../audit/write-entry.ts'
import { type TextKind, textKinds } from '../content/definitions.ts'
import type { Changes } from '../content/values.ts'
import { entrySchema } from './entry-output.ts'
import { lastState } from './last-state.ts'
import {
  auditEntriesOf,
  auditPeople,
  historyFields,
  historyPaging,
  listAuditEntries,
  personSchema,
} from './list-history.ts'
import { listSignIns, signInFields, signInSchema } from './list-sign-ins.ts'
import { areasOf, assertCanSee, assertCanUndo } from './record-access.ts'
import { restoreDeleted, type UndoableKind, undoableKinds } from './restore-deleted.ts'
import { pricedKinds, restoreOptions, restorePrices, restoreTexts } from './restore-fields.ts'

const translationLanguages = ['ru', 'en'] as const
type Record = { kind: TextKind; id: number }

/** A translation that is older than its Azerbaijani text; `was` is the text that it was made from. */
const outdatedSchema = z.object({
  field: z.string(),
  language: z.enum(translationLanguages),
  was: z.string(),
})

async function outdatedTexts({ db }: Pick<Deps, 'db'>, { kind, id: recordId }: Record) {
  const rows = await db.outdatedText.findMany({ where: { kind, recordId }, orderBy: { field: 'asc' } })
  return z.array(outdatedSchema).parse(rows)
}

/**
 * Confirms that a translation is still right although its Azerbaijani text has changed; the history says by
 * whom. Without an outdated translation nothing happens.
 * @throws NOT_FOUND when there is no such record
 */
function confirmTranslation(
  { db }: Pick<Deps, 'db'>,
  caller: Pick<Caller, 'id'>,
  { kind, id, field, language }: Record & { field: string; language: 'ru' | 'en' },
): Promise<void> {
  return db.$transaction(async (tx) => {
    await lockRecord(tx, kind, id)
    const record = await readRecord(tx, kind, id)
    if (!record) throw notFound()
    const { count } = await tx.outdatedText.deleteMany({ where: { kind, recordId: id, field, language } })
    if (count === 0) return
    const translated = `${field}_${language}`
    const text = record.fields[translated] ?? ''
    const { name } = record
    const changes = { [translated]: [text, text] } satisfies Changes
    await writeEntry(tx, { by: caller.id, kind, id, name, act: 'confirmed', changes })
  })
}

const notDeleted: Message = /*i18n*/ {
  id: 'history.notDeleted',
  message: 'This has already been brought back.',
}

const placeTaken: Message = /*i18n*/ {
  id: 'history.placeTaken',
  message: 'Something else has taken its place in the meantime.',
}

/** The fields that couldn't be restored. */
const undoneSchema = z.object({ lost: z.array(z.string()) })

/**
 * Restores a deleted record under its id as it was. References to what has since been deleted stay away,
 * and so do its pictures once the time for an undo is over: the answer names those fields.
 * @throws NOT_FOUND when the history doesn't have it; CONFLICT when it isn't deleted or something has taken
 * its place; FORBIDDEN for callers who can't change the kind; VALIDATION when a place of delivery is in another zone
 */
async function undoDelete(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  { kind, id }: { kind: UndoableKind; id: number },
): Promise<z.infer<typeof undoneSchema>> {
  assertCanUndo(caller, kind)
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

/** Entries on the admin's first screen. */
const maxRecent = 6

/**
 * What staff have changed (AUD-2): all records for area 5, one record for callers who may see it, always
 * within the caller's areas.
 */
export const historyRouter = router({
  list: procedure({
    access: ['staff'],
    rest: {
      method: 'GET',
      path: '/history',
      summary: 'Every change by staff within the areas that one has, newest first',
    },
  })
    .input(historyFields)
    .output(paged(entrySchema))
    .query(({ ctx, input }) => listAuditEntries(ctx.deps, callerOf(ctx), input)),
  recent: procedure({
    access: areasOf(recordKinds),
    rest: {
      method: 'GET',
      path: '/history/recent',
      summary: 'The last changes by staff of what one may see, newest first',
    },
  })
    .output(z.array(entrySchema))
    .query(async ({ ctx }) => {
      const { items } = await listAuditEntries(ctx.deps, callerOf(ctx), { page: 1, pageSize: maxRecent })
      return items
    }),
  signIns: procedure({
    access: ['staff'],
    rest: {
      method: 'GET',
      path: '/history/signins',
      summary:
        'Sign-ins, refused ones too, and what else happened to accounts, newest first; those of clients with area 6',
    },
  })
    .input(signInFields)
    .output(paged(signInSchema))
    .query(({ ctx, input }) => listSignIns(ctx.deps, callerOf(ctx), input)),
  people: procedure({
    access: ['staff'],
    rest: { method: 'GET', path: '/history/people', summary: 'Who stands in the history, to filter by' },
  })
    .output(z.array(personSchema))
    .query(({ ctx }) => auditPeople(ctx.deps, callerOf(ctx))),
  ofRecord: procedure({
    access: areasOf(recordKinds),
    rest: { method: 'GET', path: '/history/:kind/:id', summary: 'The changes of one record, newest first' },
  })
    .input(z.object({ kind: z.enum(recordKinds), id, ...historyPaging }))
    .output(paged(entrySchema))
    .query(({ ctx, input }) => auditEntriesOf(ctx.deps, callerFor(ctx, input), input)),
  undoDelete: procedure({
    access: areasOf(undoableKinds),
    changes: 'all',
    rest: {
      method: 'POST',
      path: '/history/:kind/:id/undodelete',
      summary: 'Bring a deleted record back as it was, under its id; lost: the fields that could not be',
    },
  })
    .input(z.object({ kind: z.enum(undoableKinds), id }))
    .output(undoneSchema)
    .mutation(({ ctx, input }) => undoDelete(ctx.deps, callerOf(ctx), input)),
  restoreTexts: procedure({
    access: areasOf(textKinds),
    changes: 'all',
    rest: {
      method: 'PUT',
      path: '/history/:kind/:id/texts',
      status: 204,
      summary: 'Put the texts of a record back as they were before an entry of its history',
      example: { entryId: 41 },
    },
  })
    .input(z.object({ kind: z.enum(textKinds), id, entryId: id, updatedAt: maybe(z.iso.datetime()) }))
    .mutation(({ ctx, input }) => restoreTexts(ctx.deps, callerFor(ctx, input), input)),
  restorePrices: procedure({
    access: areasOf(pricedKinds),
    changes: ['catalog'],
    rest: {
      method: 'PUT',
      path: '/history/:kind/:id/prices',
      status: 204,
      summary: 'Put the price tiers of a service or product back as they were before an entry of its history',
      example: { entryId: 41 },
    },
  })
    .input(z.object({ kind: z.enum(pricedKinds), id, entryId: id, updatedAt: maybe(z.iso.datetime()) }))
    .mutation(({ ctx, input }) => restorePrices(ctx.deps, callerFor(ctx, input), input)),
  restoreOptions: procedure({
    access: areasOf(['product']),
    changes: ['catalog'],
    rest: {
      method: 'PUT',
      path: '/history/product/:id/options',
      status: 204,
      summary: 'Put what can be chosen of a product back as it was before an entry of its history',
      example: { entryId: 41, version: 3 },
    },
  })
    .input(z.object({ id, entryId: id, version: maybe(wholeNumber()) }))
    .mutation(({ ctx, input }) => restoreOptions(ctx.deps, callerOf(ctx), input)),
  outdated: procedure({
    access: areasOf(textKinds),
    rest: {
      method: 'GET',
      path: '/history/:kind/:id/outdated',
      summary: 'The translations of a record that its Azerbaijani texts have left behind',
    },
  })
    .input(z.object({ kind: z.enum(textKinds), id }))
    .output(z.array(outdatedSchema))
    .query(({ ctx, input }) => {
      callerFor(ctx, input)
      return outdatedTexts(ctx.deps, input)
    }),
  confirmTranslation: procedure({
    access: areasOf(textKinds),
    rest: {
      method: 'PUT',
      path: '/history/:kind/:id/outdated',
      status: 204,
      summary: 'Say that an outdated translation still holds',
      example: { field: 'name', language: 'ru' },
    },
  })
    .input(
      z.object({
        kind: z.enum(textKinds),
        id,
        field: line(50, { min: 1 }),
        language: z.enum(translationLanguages),
      }),
    )
    .mutation(({ ctx, input }) => confirmTranslation(ctx.deps, callerFor(ctx, input), input)),
})

function callerFor(ctx: Context, { kind }: { kind: RecordKind }): Caller {
  const caller = callerOf(ctx)
  assertCanSee(caller, kind)
  return caller
}
