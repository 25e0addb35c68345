import { z } from 'zod'
import { id } from '../../lib/fields.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { readTill, tillSchema, tillWithEntrySchema } from './read-till.ts'
import { closeTillFields, tillCorrectionFields, tillDayFields, tillEntryFields } from './till-input.ts'
import { addTillEntry, closeTill, correctTill, undoTillEntry } from './write-till.ts'

const once = { 'Idempotency-Key': 'A repeat with the same key writes nothing again.' }

/** The till at the counter, day by day. Each change answers the till as it is then. */
export const tillRouter = router({
  read: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/till',
      errors: ['NOT_FOUND'],
      summary: 'The till of the open day, or of a closed `day`: what came and went, and what must be there',
    },
  })
    .input(tillDayFields)
    .output(tillSchema)
    .query(({ ctx, input }) => readTill(ctx.deps, input)),
  add: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/till/entry',
      status: 201,
      headers: once,
      errors: ['CONFLICT'],
      summary: 'Cash that is put in (`in`), brought to the bank (`bank`) or spent (`expense`)',
      example: { kind: 'expense', amount: 23.5, note: 'Yanacaq, kuryer', receipt: '0041' },
    },
  })
    .input(tillEntryFields)
    .output(tillWithEntrySchema)
    .mutation(async ({ ctx, input }) => {
      const entryId = await addTillEntry(ctx.deps, callerOf(ctx), {
        ...input,
        idempotencyKey: ctx.idempotencyKey,
      })
      return { ...(await readTill(ctx.deps, {})), entryId }
    }),
  undo: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/till/entry/:id/undo',
      errors: ['NOT_FOUND', 'CONFLICT'],
      summary: "Take back one's own entry of the till within 10 seconds",
    },
  })
    .input(z.object({ id }))
    .output(tillSchema)
    .mutation(async ({ ctx, input }) => {
      await undoTillEntry(ctx.deps, callerOf(ctx), input)
      return readTill(ctx.deps, {})
    }),
  close: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/till/close',
      errors: ['CONFLICT'],
      summary:
        'Close a day: what was counted, why it differs, what stays for tomorrow; `mustBe` as it was read',
      example: { day: '2026-11-26', counts: [{ note: 5000, pieces: 8 }], stays: 50, mustBe: 400 },
    },
  })
    .input(closeTillFields)
    .output(tillSchema)
    .mutation(async ({ ctx, input }) => {
      await closeTill(ctx.deps, callerOf(ctx), input)
      return readTill(ctx.deps, { day: input.day })
    }),
  correct: procedure({
    access: { all: ['orders', 'discounts'] },
    rest: {
      method: 'POST',
      path: '/till/correction',
      status: 201,
      headers: once,
      errors: ['NOT_FOUND', 'CONFLICT'],
      summary: 'Correct a closed day, with a reason of 10 signs or more; `takes` where cash was missing',
      example: { day: '2026-11-26', amount: 2, takes: true, reason: 'Qalıq səhv verilmişdi' },
    },
  })
    .input(tillCorrectionFields)
    .output(tillSchema)
    .mutation(async ({ ctx, input }) => {
      await correctTill(ctx.deps, callerOf(ctx), { ...input, idempotencyKey: ctx.idempotencyKey })
      return readTill(ctx.deps, { day: input.day })
    }),
})
