import { createHash, randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import type { TillEntryKind } from '../../db/generated/client.ts'
import { bakuDay } from '../../lib/days.ts'
import { AppError, invalid, type Message, notFound, sumInText } from '../../lib/errors.ts'
import { type Qepik, toAzn, toQepik } from '../../lib/money.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { readIdempotencyKey } from '../../procedures/idempotency-key.ts'
import { writeEntry } from '../audit/write-entry.ts'
import type { Changes } from '../content/values.ts'
import { undoTimeMs } from '../order-status/undo-time.ts'
import { toDay } from '../production/production-output.ts'
import { sumsOfMovements } from './read-till.ts'
import type { closeTillFields, tillCorrectionFields, tillEntryFields } from './till-input.ts'
import { holdLines, readMovements, readOpenTill, readTerminal } from './till-window.ts'

const keyReused: Message = /*i18n*/ {
  id: 'till.keyReused',
  message: 'Something else was written down with this key already.',
}
const otherDay: Message = /*i18n*/ {
  id: 'till.otherDay',
  message: 'This day can’t be closed: it is closed already, or an earlier one is to be closed first.',
}
const changed: Message = /*i18n*/ {
  id: 'till.changed',
  message: 'Cash came or went in the meantime: {mustBe} AZN must be there now. Nothing was closed.',
}
const reasonMissing: Message = /*i18n*/ {
  id: 'till.reasonMissing',
  message: 'The count differs from what must be there: say why.',
}
const tooLate: Message = /*i18n*/ {
  id: 'till.undoTooLate',
  message: 'This can no longer be undone: more than 10 seconds have passed, or its day was closed since.',
}
const staysTooMuch: Message = /*i18n*/ {
  id: 'till.staysTooMuch',
  message: 'At most {counted} AZN can stay for tomorrow: no more was counted.',
}

type TillDeps = Pick<Deps, 'db' | 'now'>
type Keyed<Fields> = Fields & { idempotencyKey: string | undefined }

/**
 * Cash that is put in, brought to the bank or spent (PAY-37). A repeat with the same Idempotency-Key writes nothing.
 * @throws CONFLICT for a key of something else
 * @returns the entry's id
 */
export async function addTillEntry(
  deps: TillDeps,
  caller: Pick<Caller, 'id'>,
  { idempotencyKey, kind, amount, note, receipt }: Keyed<z.output<typeof tillEntryFields>>,
): Promise<number> {
  const signed = kind === 'in' ? amount : -amount
  return addEntry(deps, caller, { idempotencyKey, kind, amount: signed, note, receipt, ofDay: null })
}

/**
 * Corrects a day that is closed, with a reason of 10 signs; it is in the till of the next one (PAY-38).
 * @throws NOT_FOUND for a day that isn't closed; CONFLICT for a key of something else
 */
export async function correctTill(
  deps: TillDeps,
  caller: Pick<Caller, 'id'>,
  { idempotencyKey, day, amount, takes, reason }: Keyed<z.output<typeof tillCorrectionFields>>,
): Promise<void> {
  if ((await deps.db.tillDay.count({ where: { day } })) === 0) throw notFound()
  const signed = takes ? -amount : amount
  const entry = { kind: 'correction' as const, amount: signed, note: reason, receipt: '', ofDay: day }
  await addEntry(deps, caller, { idempotencyKey, ...entry })
}

type Entry = { kind: TillEntryKind; amount: Qepik; note: string; receipt: string; ofDay: Date | null }

async function addEntry(
  { db, now }: TillDeps,
  { id: by }: Pick<Caller, 'id'>,
  { idempotencyKey, ...entry }: Keyed<Entry>,
): Promise<number> {
  const source = `staff:${by}:${readIdempotencyKey(idempotencyKey) ?? randomUUID()}`
  const sourceHash = new Uint8Array(createHash('sha256').update(JSON.stringify(entry)).digest())
  return db.$transaction(async (tx) => {
    const at = now()
    await holdTill(tx)
    const first = await tx.tillEntry.findUnique({ where: { source } })
    if (first && Buffer.from(first.sourceHash).equals(sourceHash)) return first.id
    if (first) throw new AppError('CONFLICT', keyReused)
    const day = entry.ofDay ?? (await readOpenTill(tx, at)).day
    const made = await tx.tillEntry.create({
      data: { ...entry, source, sourceHash, createdById: by, createdAt: at },
    })
    await writeTillEntry(tx, { by, day, changes: { tillMoved: [null, toAzn(entry.amount)] } })
    return made.id
  })
}

/**
 * Whoever put cash in or took it out takes that back within {@link undoTimeMs}; both lines stay (PAY-47).
 * @throws NOT_FOUND; CONFLICT when it is too late, it is another user's, or its day was closed since
 */
export async function undoTillEntry(
  { db, now }: TillDeps,
  { id: by }: Pick<Caller, 'id'>,
  { id }: { id: number },
): Promise<void> {
  await db.$transaction(async (tx) => {
    const at = now()
    await holdTill(tx)
    const entry = await tx.tillEntry.findFirst({
      where: { id, ofId: null, kind: { notIn: ['correction', 'courier'] } },
      include: { takenBackBy: true },
    })
    if (!entry) throw notFound()
    const open = await readOpenTill(tx, at)
    const isLate = entry.createdById !== by || at.getTime() - entry.createdAt.getTime() > undoTimeMs
    if (isLate || entry.takenBackBy || id <= open.afterEntry) throw new AppError('CONFLICT', tooLate)
    const { kind, amount, note, receipt, sourceHash } = entry
    const back = { kind, amount: -amount, note, receipt, sourceHash, ofId: id, source: `undo:${id}` }
    await tx.tillEntry.create({ data: { ...back, createdById: by, createdAt: at } })
    await writeTillEntry(tx, { by, day: open.day, changes: { tillMoved: [toAzn(amount), null] } })
  })
}

/** One change of the till at a time. */
export const holdTill = (tx: Transaction) => tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('till'))`

/** The till's history is by day: its number is that of the day, `20201130`. */
export const writeTillEntry = (
  tx: Transaction,
  { by, day, changes }: { by: number; day: Date; changes: Changes },
): Promise<number> =>
  writeEntry(tx, {
    by,
    kind: 'till',
    id: Number(toDay(day).replaceAll('-', '')),
    name: toDay(day),
    act: 'changed',
    changes,
  })

/**
 * Closes the open day: what was counted by note and coin, why it differs, the terminal's slip, and what stays for
 * tomorrow (PAY-38).
 * @throws CONFLICT for another day, and when cash came or went since it was read; VALIDATION for a difference without
 * a reason, and for more that stays than there is
 */
export async function closeTill(
  { db, now }: TillDeps,
  { id: by }: Pick<Caller, 'id'>,
  { day, counts, reason, terminalSlip, stays = 0, mustBe }: z.output<typeof closeTillFields>,
): Promise<void> {
  await db.$transaction(async (tx) => {
    await holdTill(tx)
    const at = now()
    const open = await readOpenTill(tx, at)
    if (open.day.getTime() !== day.getTime() || day > bakuDay(at)) throw new AppError('CONFLICT', otherDay)
    const span = await holdLines(tx, open)
    const sums = sumsOfMovements(open.openedWith, await readMovements(tx, span))
    if (toQepik(mustBe) !== sums.mustBe)
      throw new AppError('CONFLICT', { ...changed, values: { mustBe: sumInText(sums.mustBe) } })
    const counted = counts.reduce((sum, { note, pieces }) => sum + note * pieces, 0)
    if (counted !== sums.mustBe && reason === '') throw invalid('reason', reasonMissing)
    if (stays > counted) throw invalid('stays', { ...staysTooMuch, values: { counted: sumInText(counted) } })
    await tx.tillDay.create({
      data: {
        day,
        ...span,
        openedWith: open.openedWith,
        expected: sums.mustBe,
        counted,
        counts,
        reason,
        terminalSlip: terminalSlip ?? null,
        terminalOurs: await readTerminal(tx, span),
        stays,
        closedById: by,
        closedAt: at,
      },
    })
    await writeTillEntry(tx, { by, day, changes: { tillCounted: [null, toAzn(counted)] } })
  })
}
