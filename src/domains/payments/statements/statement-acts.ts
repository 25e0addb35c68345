import type { z } from 'zod'
import type { Transaction } from '../../../db/client.ts'
import type { BankLineState } from '../../../db/generated/client.ts'
import { AppError, invalid, type Message, notFound } from '../../../lib/errors.ts'
import { toAzn } from '../../../lib/money.ts'
import type { Caller } from '../../../procedures/access.ts'
import type { Deps } from '../../../procedures/deps.ts'
import { writeEntry } from '../../audit/write-entry.ts'
import type { Changes } from '../../content/values.ts'
import { person } from '../payment-output.ts'
import type { decideFields } from './statement-input.ts'
import type { statementListSchema } from './statement-output.ts'

const bookedMeanwhile: Message = /*i18n*/ {
  id: 'statement.bookedMeanwhile',
  message: 'This line was written down in the meantime.',
}
const cameIn: Message = /*i18n*/ {
  id: 'statement.cameIn',
  message: 'Only money that went out can be an expense.',
}

/** The files that are looked at now and then; older ones are found by uploading them again. */
const mostListed = 30

/** The statements that were uploaded, newest first, with how far each is. */
export async function listStatements({ db }: Pick<Deps, 'db'>): Promise<z.infer<typeof statementListSchema>> {
  const rows = await db.bankStatement.findMany({
    orderBy: { id: 'desc' },
    take: mostListed,
    include: { uploadedBy: person },
  })
  const counts = await db.$queryRaw<{ id: number; lines: number; booked: number; open: number }[]>`
    SELECT s.statement_id AS id, count(*)::integer AS lines,
      count(*) FILTER (WHERE l.state = 'booked')::integer AS booked,
      count(*) FILTER (WHERE l.state IN ('open', 'later'))::integer AS open
    FROM bank_statement_lines s JOIN bank_lines l ON l.id = s.line_id
    WHERE s.statement_id = ANY(${rows.map(({ id }) => id)}) GROUP BY s.statement_id`
  const countOf = new Map(counts.map((one) => [one.id, one] as const))
  return rows.map(({ id, fileName, bank, uploadedAt, uploadedBy }) => {
    const { lines = 0, booked = 0, open = 0 } = countOf.get(id) ?? {}
    return { id, fileName, bank, uploadedAt: uploadedAt.toISOString(), uploadedBy, lines, booked, open }
  })
}

/** In the history a line that is open or put off is no change. */
const fieldOf: Partial<Record<BankLineState, string>> = { left: 'lineLeft', expense: 'lineExpense' }

/**
 * Leaves a line, puts it off, makes it an expense, or opens it again (PAY-43).
 * @throws NOT_FOUND; CONFLICT where it was booked; VALIDATION for an expense that came in
 */
export function decideLine(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Pick<Caller, 'id'>,
  { id, state }: z.output<typeof decideFields>,
): Promise<void> {
  return db.$transaction(async (tx) => {
    const line = await holdLine(tx, id)
    const file = await tx.bankStatementLine.findFirst({
      where: { lineId: id },
      orderBy: { statementId: 'desc' },
      select: { statementId: true },
    })
    if (!file) throw notFound()
    if (line.state === state) return
    if (line.state === 'booked') throw new AppError('CONFLICT', bookedMeanwhile)
    if (state === 'expense' && line.amount > 0) throw invalid('state', cameIn)
    const decision = state === 'open' ? null : { by: caller.id, at: now() }
    await tx.bankLine.update({
      where: { id },
      data: { state, decidedById: decision?.by ?? null, decidedAt: decision?.at ?? null },
    })
    const amount = toAzn(line.amount)
    const [was, is] = [fieldOf[line.state], fieldOf[state]]
    const changes: Changes = { ...(was && { [was]: [amount, null] }), ...(is && { [is]: [null, amount] }) }
    const name = line.payer || line.bankReference || '—'
    const entry = { by: caller.id, kind: 'bankStatement', id: file.statementId, name } as const
    if (was || is) await writeEntry(tx, { ...entry, act: 'changed', changes })
  })
}

/** Locks a line until the transaction ends. @throws NOT_FOUND */
export async function holdLine(tx: Transaction, id: number) {
  await tx.$queryRaw`SELECT 1 FROM bank_lines WHERE id = ${id} FOR NO KEY UPDATE`
  const line = await tx.bankLine.findUnique({ where: { id } })
  if (!line) throw notFound()
  return line
}

/**
 * Removes a file, and of its lines those of which nothing was decided and no other file has (PAY-43). What was booked
 * or left stays, and is known when the file comes again.
 * @throws NOT_FOUND
 */
export function removeStatement(
  { db }: Pick<Deps, 'db'>,
  { id: by }: Pick<Caller, 'id'>,
  { id }: { id: number },
): Promise<void> {
  return db.$transaction(async (tx) => {
    const statement = await tx.bankStatement.findUnique({ where: { id }, select: { fileName: true } })
    if (!statement) throw notFound()
    const lines = await tx.bankStatementLine.findMany({
      where: { statementId: id },
      select: { lineId: true },
    })
    await tx.bankStatement.delete({ where: { id } })
    await tx.bankLine.deleteMany({
      where: {
        id: { in: lines.map(({ lineId }) => lineId) },
        state: { in: ['open', 'later'] },
        payments: { none: {} },
        statements: { none: {} },
      },
    })
    const { fileName: name } = statement
    await writeEntry(tx, { by, kind: 'bankStatement', id, name, act: 'deleted', changes: {} })
  })
}
