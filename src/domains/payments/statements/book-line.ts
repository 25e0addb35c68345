import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Transaction } from '../../../db/client.ts'
import type { BankLine } from '../../../db/generated/client.ts'
import { bakuClock } from '../../../lib/days.ts'
import { AppError, invalid, type Message, notFound, sumInText } from '../../../lib/errors.ts'
import type { Caller } from '../../../procedures/access.ts'
import type { Deps } from '../../../procedures/deps.ts'
import { writeReceived } from '../record-payment.ts'
import { holdLine } from './statement-acts.ts'
import type { bookFields } from './statement-input.ts'

const writtenAlready: Message = /*i18n*/ {
  id: 'statement.writtenAlready',
  message: 'This line was written down already, at {time} by {name}.',
}
const leftMeanwhile: Message = /*i18n*/ {
  id: 'statement.leftMeanwhile',
  message: 'This line was left in the meantime. Open it again first.',
}
const wentOut: Message = /*i18n*/ {
  id: 'statement.wentOut',
  message: 'This money went out: it pays no order.',
}
const sumDiffers: Message = /*i18n*/ {
  id: 'statement.sumDiffers',
  message: 'The parts must add up to {amount} AZN, as the bank says.',
}

export type LineToBook = z.output<typeof bookFields>['lines'][number]

/**
 * Writes a line of a statement into the ledger: a payment for each customer it is of, of the bank's day, with the
 * bank's reference and payer (PAY-42). The line's hash is the payments' source, so a line is booked only once: when
 * the same caller sends the same booking again, the answer is the same.
 * @throws NOT_FOUND; CONFLICT where it was booked otherwise or left in the meantime; VALIDATION where the parts aren't
 *   the line's amount, or an order has less left
 * @returns the payments' ids
 */
export function bookLine(
  deps: Pick<Deps, 'db' | 'now' | 'emails'>,
  caller: Pick<Caller, 'id'>,
  { statementId, line }: { statementId: number; line: LineToBook },
): Promise<number[]> {
  return deps.db.$transaction(async (tx) => {
    const { lineId, way } = line
    const isOfStatement = await tx.bankStatementLine.count({ where: { statementId, lineId } })
    if (isOfStatement === 0) throw notFound()
    const held = await holdLine(tx, lineId)
    // Always in the same order, so that two bookings at once can't lock each other out.
    const bookings = line.bookings.toSorted((one, other) => one.appUserId - other.appUserId)
    const hash = new Uint8Array(createHash('sha256').update(JSON.stringify({ way, bookings })).digest())
    if (held.state === 'booked') return await writtenBefore(tx, { lineId, hash, by: caller.id })
    assertBookable(held, bookings)
    const before = await tx.payment.count({ where: { bankLineId: lineId } })
    const source = `bank:${Buffer.from(held.hash).toString('hex')}`
    const paid: number[] = []
    for (const [index, { appUserId, amount, orders }] of bookings.entries()) {
      const { id } = await writeReceived(tx, deps, {
        caller,
        // Once its payments were taken back, a line can be booked again; sources are unique, hence the number.
        source: before + index === 0 ? source : `${source}:${before + index}`,
        hash,
        bankLineId: lineId,
        input: {
          appUserId,
          way,
          amount,
          orders,
          day: held.day,
          reference: held.bankReference,
          payer: held.payer,
          note: '',
          fiscalId: '',
        },
      })
      paid.push(id)
    }
    await tx.bankLine.update({
      where: { id: lineId },
      data: { state: 'booked', decidedById: caller.id, decidedAt: deps.now() },
    })
    return paid
  })
}

function assertBookable({ state, amount }: BankLine, bookings: LineToBook['bookings']): void {
  if (state === 'left' || state === 'expense') throw new AppError('CONFLICT', leftMeanwhile)
  if (amount < 0) throw invalid('bookings', wentOut)
  if (bookings.reduce((sum, one) => sum + one.amount, 0) === amount) return
  throw invalid('bookings', { ...sumDiffers, values: { amount: sumInText(amount) } })
}

/** The payments of a line that the caller has booked so already. @throws CONFLICT where it was someone or something else */
async function writtenBefore(
  tx: Transaction,
  { lineId, hash, by }: { lineId: number; hash: Uint8Array; by: number },
): Promise<number[]> {
  const rows = await tx.payment.findMany({
    where: { bankLineId: lineId, takenBackBy: { none: { kind: 'correction' } } },
    orderBy: { id: 'asc' },
    include: { receivedBy: { select: { name: true } } },
  })
  const isSame = rows.every(
    ({ sourceHash, receivedById }) => receivedById === by && Buffer.from(sourceHash ?? []).equals(hash),
  )
  if (isSame) return rows.map(({ id }) => id)
  const [first] = rows
  const at = first ? bakuClock(first.createdAt).toISOString() : ''
  const values = { time: at.slice(11, 16), name: first?.receivedBy?.name ?? '' }
  throw new AppError('CONFLICT', { ...writtenAlready, values })
}
