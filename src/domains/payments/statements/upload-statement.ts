import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { z } from 'zod'
import type { Transaction } from '../../../db/client.ts'
import type { Prisma } from '../../../db/generated/client.ts'
import { cleanLine } from '../../../lib/clean-text.ts'
import type { Caller } from '../../../procedures/access.ts'
import type { Deps } from '../../../procedures/deps.ts'
import type { ReceivedFile } from '../../../procedures/received-file.ts'
import { writeEntry } from '../../audit/write-entry.ts'
import { hashLines } from './line-hash.ts'
import { readLines, type StatementRead } from './read-lines.ts'
import { readStatement, type StatementRow } from './read-statement.ts'
import { findTable, type StatementColumns } from './statement-columns.ts'
import { refused } from './statement-errors.ts'
import { headOf } from './statement-head.ts'
import type { uploadFields } from './statement-input.ts'
import type { columnsSchema } from './statement-output.ts'

const longestName = 200
const longestPayer = 200
const longestPurpose = 1000
const longestReference = 100
/** Rows below the headings that show what a column is. */
const shownRows = 5

type Uploading = z.output<typeof uploadFields>

/**
 * Keeps the lines of a statement; nothing is booked (PAY-40). Lines that another file had are the same lines, and a
 * file that was uploaded before is that one (`isKnown`). Columns that staff chose are kept for this bank's headings.
 * @throws VALIDATION at `columns` where they aren't known, at `file` where it is damaged, empty or has no payment;
 *   TOO_LARGE; UNSUPPORTED_MEDIA
 */
export async function uploadStatement(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: Pick<Caller, 'id'>,
  { file: sent, columns, allIncoming }: Uploading,
): Promise<{ id: number; isKnown: boolean }> {
  const file = assertSent(sent)
  const bytes = await readFile(file.path)
  const fileHash = new Uint8Array(createHash('sha256').update(bytes).digest())
  const rows = readStatement(bytes)
  const known = await deps.db.bankStatement.findUnique({ where: { fileHash }, select: { id: true } })
  if (known) return { id: known.id, isKnown: true }
  const chosen = columns.length > 0 ? asColumns(columns, allIncoming) : null
  const read = readLines(rows, chosen ?? (await keptColumns(deps.db, rows)))
  if (read.lines.length + read.doubtful.length === 0) throw refused('noLines')
  try {
    return await deps.db.$transaction(async (tx) => {
      const at = deps.now()
      if (chosen) await keepColumns(tx, { key: read.key, columns: chosen, by: caller.id, at })
      const id = await writeStatement(tx, {
        fileName: asLine(file.filename, longestName) || '—',
        fileHash,
        ...headOf(rows),
        unread: [...read.doubtful, ...read.leftOut].map(({ row, why }) => ({ row, why })),
        uploadedById: caller.id,
        uploadedAt: at,
      })
      await writeLines(tx, id, read)
      return { id, isKnown: false }
    })
  } catch (error) {
    // The same file was uploaded twice at once: the other one was first.
    const other = await deps.db.bankStatement.findUnique({ where: { fileHash }, select: { id: true } })
    if (other) return { id: other.id, isKnown: true }
    throw error
  }
}

/** The headings and the first rows of a file whose columns are to be chosen. @throws as {@link uploadStatement} */
export async function readColumns({
  file,
}: {
  file?: ReceivedFile | undefined
}): Promise<z.infer<typeof columnsSchema>> {
  const rows = readStatement(await readFile(assertSent(file).path))
  const { headings, from } = findTable(rows)
  const shown = rows.slice(from, from + shownRows).map(({ cells }) => cells.map(String))
  return { headings, rows: shown }
}

function assertSent(file: ReceivedFile | undefined): ReceivedFile {
  if (!file) throw refused('noFile')
  return file
}

const asColumns = (columns: Uploading['columns'], allIncoming: boolean | undefined): StatementColumns => ({
  ...Object.fromEntries(columns.map(({ role, column }) => [role, column])),
  ...(allIncoming && { isAllIncoming: true }),
})

/** What staff chose for headings like these. */
async function keptColumns(
  db: Deps['db'],
  rows: readonly StatementRow[],
): Promise<StatementColumns | undefined> {
  const kept = await db.bankColumns.findUnique({ where: { key: findTable(rows).key } })
  return kept ? (kept.columns as StatementColumns) : undefined
}

async function keepColumns(
  tx: Transaction,
  { key, columns, by, at }: { key: string; columns: StatementColumns; by: number; at: Date },
): Promise<void> {
  const data = { columns, chosenById: by, chosenAt: at }
  await tx.bankColumns.upsert({ where: { key }, create: { key, ...data }, update: data })
}

async function writeStatement(
  tx: Transaction,
  data: Prisma.BankStatementUncheckedCreateInput & { uploadedById: number },
): Promise<number> {
  const { id } = await tx.bankStatement.create({ data, select: { id: true } })
  const { uploadedById: by, fileName } = data
  await writeEntry(tx, { by, kind: 'bankStatement', id, name: fileName, act: 'created', changes: {} })
  return id
}

/** A text of the file as the database takes it. */
const asLine = (text: string, most: number): string => cleanLine(text).slice(0, most)

async function writeLines(tx: Transaction, statementId: number, { lines }: StatementRead): Promise<void> {
  const hashes = hashLines(lines).map((hash) => new Uint8Array(Buffer.from(hash, 'hex')))
  const hashed = lines.flatMap((line, index) => {
    const hash = hashes[index]
    return hash ? [{ line, hash }] : []
  })
  await tx.bankLine.createMany({
    data: hashed.map(({ line, hash }) => ({
      hash,
      day: new Date(line.day),
      amount: line.amount,
      payer: asLine(line.payer, longestPayer),
      voen: line.voen,
      purpose: asLine(line.purpose, longestPurpose),
      bankReference: asLine(line.bankReference, longestReference),
    })),
    skipDuplicates: true,
  })
  const written = await tx.bankLine.findMany({
    where: { hash: { in: hashes } },
    select: { id: true, hash: true },
  })
  const idOf = new Map(written.map(({ id, hash }) => [Buffer.from(hash).toString('hex'), id] as const))
  await tx.bankStatementLine.createMany({
    data: hashed.flatMap(({ line, hash }) => {
      const lineId = idOf.get(Buffer.from(hash).toString('hex'))
      return lineId === undefined ? [] : [{ statementId, lineId, row: line.row }]
    }),
  })
}
