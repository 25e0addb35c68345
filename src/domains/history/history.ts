import { z } from 'zod'
import { line, maybe } from '../../lib/fields.ts'
import { id, wholeNumber } from '../../lib/figure-fields.ts'
import { paged } from '../../lib/paging.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Context } from '../../procedures/context.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { type RecordKind, recordKinds } from '../audit/record-kinds.ts'
import { textKinds } from '../content/definitions.ts'
import { entrySchema } from './entry-output.ts'
import {
  auditEntriesOf,
  auditPeople,
  historyFields,
  historyPaging,
  listAuditEntries,
  personSchema,
} from './list-history.ts'
import { listSignIns, signInFields, signInSchema } from './list-sign-ins.ts'
import { confirmTranslation, outdatedSchema, outdatedTexts, translationLanguages } from './outdated-texts.ts'
import { areasOf, assertCanSee } from './record-access.ts'
import { undoableKinds } from './restore-deleted.ts'
import { pricedKinds, restoreOptions, restorePrices, restoreTexts } from './restore-fields.ts'
import { undoDelete, undoneSchema } from './undo-delete.ts'

/** Entries on the admin's first screen. */
const maxRecent = 6

/** What staff have changed (AUD-2): for area 5 of all records, of one record for whoever may see it: only ever of areas that one has. */
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
    .query(({ ctx, input }) => {
      callerFor(ctx, input)
      return auditEntriesOf(ctx.deps, input)
    }),
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
    .mutation(({ ctx, input }) => undoDelete(ctx.deps, callerFor(ctx, input), input)),
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

/** The caller, if they may see the record. @throws FORBIDDEN */
function callerFor(ctx: Context, { kind }: { kind: RecordKind }): Caller {
  const caller = callerOf(ctx)
  assertCanSee(caller, kind)
  return caller
}
