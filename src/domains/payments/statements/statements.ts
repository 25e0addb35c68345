import { z } from 'zod'
import { id } from '../../../lib/fields.ts'
import type { Context } from '../../../procedures/context.ts'
import { eachOfMany } from '../../../procedures/each-of-many.ts'
import { callerOf, procedure, router } from '../../../procedures/procedure.ts'
import { bookLine, type LineToBook } from './book-line.ts'
import { readStatementView } from './read-view.ts'
import { decideLine, listStatements, removeStatement } from './statement-acts.ts'
import { bookFields, decideFields, fileFields, uploadFields } from './statement-input.ts'
import {
  bookedSchema,
  columnsSchema,
  statementListSchema,
  statementSchema,
  uploadedSchema,
} from './statement-output.ts'
import { readColumns, uploadStatement } from './upload-statement.ts'

const unreadable = ['TOO_LARGE', 'UNSUPPORTED_MEDIA'] as const

/** Statements of the company's bank: their lines are proposed for what is open, and booked by staff alone. */
export const statementsRouter = router({
  list: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/payment/statement',
      summary: 'The bank statements that were uploaded, newest first, and how far each is',
    },
  })
    .output(statementListSchema)
    .query(({ ctx }) => listStatements(ctx.deps)),
  read: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/payment/statement/:id',
      summary: 'A bank statement: each line with what it would be booked to now, or what became of it',
    },
  })
    .input(z.object({ id }))
    .output(statementSchema)
    .query(({ ctx, input }) => readStatementView(ctx.deps, input)),
  upload: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/payment/statement',
      status: 201,
      errors: [...unreadable],
      summary: 'Upload a bank statement (CSV or XLSX, at most 10 MB): its lines are read, nothing is booked',
      example: {
        columns: [
          { role: 'day', column: 0 },
          { role: 'credit', column: 4 },
          { role: 'payer', column: 2 },
        ],
      },
    },
  })
    .input(uploadFields)
    .output(uploadedSchema)
    .mutation(async ({ ctx, input }) => {
      const { id: made, isKnown } = await uploadStatement(ctx.deps, callerOf(ctx), input)
      return { isKnown, statement: await readStatementView(ctx.deps, { id: made }) }
    }),
  columns: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/payment/statement/columns',
      errors: [...unreadable],
      summary: 'The headings and first rows of a bank statement whose columns aren’t recognised',
    },
  })
    .input(fileFields)
    .output(columnsSchema)
    .mutation(({ input }) => readColumns(input)),
  book: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/payment/statement/:id/book',
      summary: 'Write lines (`lines`, at most 500) of a bank statement into the ledger; what became of each',
      example: {
        lines: [
          {
            lineId: 40,
            bookings: [{ appUserId: 12, amount: 62.5, orders: [{ orderId: 17, amount: 62.5 }] }],
          },
        ],
      },
    },
  })
    .input(bookFields)
    .output(bookedSchema)
    .mutation(async ({ ctx, input }) => ({
      results: await bookEach(ctx, input),
      statement: await readStatementView(ctx.deps, { id: input.id }),
    })),
  decide: procedure({
    access: ['orders'],
    rest: {
      method: 'PUT',
      path: '/payment/statement/line/:id',
      status: 204,
      errors: ['CONFLICT'],
      summary: 'Leave a line of a bank statement, put it off, make it an expense, or open it again',
      example: { state: 'left' },
    },
  })
    .input(decideFields)
    .mutation(({ ctx, input }) => decideLine(ctx.deps, callerOf(ctx), input)),
  remove: procedure({
    access: ['orders'],
    rest: {
      method: 'DELETE',
      path: '/payment/statement/:id',
      status: 204,
      summary: 'Remove a bank statement and its lines of which nothing was decided',
    },
  })
    .input(z.object({ id }))
    .mutation(({ ctx, input }) => removeStatement(ctx.deps, callerOf(ctx), input)),
})

/** Each line in a transaction of its own (PAY-42). */
async function bookEach(ctx: Context, { id: statementId, lines }: { id: number; lines: LineToBook[] }) {
  const outcomes = await eachOfMany(ctx, lines, (line) =>
    bookLine(ctx.deps, callerOf(ctx), { line, statementId }),
  )
  return outcomes.map(({ of, result, error }) => ({ lineId: of.lineId, payments: result ?? [], error }))
}
