import type { Transaction } from '../../src/db/client.ts'
import { denominations } from '../../src/domains/till/denominations.ts'
import { sumsOfMovements } from '../../src/domains/till/read-till.ts'
import { holdLines, readMovements, readOpenTill, readTerminal } from '../../src/domains/till/till-window.ts'
import { bakuDay, dayStart } from '../../src/lib/days.ts'
import { type Qepik, toQepik } from '../../src/lib/money.ts'
import { shortReason, till, tillEntries } from './money.ts'

/** What happened at a moment. */
export type DemoAct = { at: Date; act(tx: Transaction): Promise<unknown> }

const hour = 3_600_000
const day = 24 * hour

/** So many days ago at an hour in Baku. */
export const momentBefore = (now: Date, { daysAgo, hour: hours }: { daysAgo: number; hour: number }): Date =>
  new Date(dayStart(bakuDay(now)).getTime() - daysAgo * day + hours * hour)

/** What came into the till and went out of it, and its evenings; today's is still to come. */
export function tillActs(by: number, now: Date): DemoAct[] {
  const momentOf = (daysAgo: number, hours: number): Date => momentBefore(now, { daysAgo, hour: hours })
  const begun = momentOf(till.closedSince + 1, till.hour)
  const evenings = Array.from({ length: till.closedSince }, (_, index) => till.closedSince - index)
  return [
    { at: begun, act: (tx) => beginTill(tx, { at: begun, by }) },
    ...tillEntries.map(({ daysAgo, hour: hours, kind, amount, note, receipt }, index) => {
      const at = momentOf(daysAgo, hours)
      const signed = kind === 'in' ? toQepik(amount) : -toQepik(amount)
      const row = { kind, amount: signed, note, receipt, source: `demo:${index}`, createdAt: at }
      return {
        at,
        act: (tx: Transaction) =>
          tx.tillEntry.create({ data: { ...row, sourceHash: new Uint8Array(), createdById: by } }),
      }
    }),
    ...evenings.map((daysAgo) => {
      const at = momentOf(daysAgo, till.hour)
      const short = daysAgo === till.shortDaysAgo ? toQepik(till.short) : 0
      return { at, act: (tx: Transaction) => closeDay(tx, { at, by, short }) }
    }),
  ]
}

/** What was in the drawer when the till was first kept: cash of before isn't counted. */
async function beginTill(tx: Transaction, { at, by }: { at: Date; by: number }): Promise<void> {
  const { _max } = await tx.payment.aggregate({ _max: { id: true } })
  const lines = _max.id ?? 0
  const stays = toQepik(till.stays)
  await tx.tillDay.create({
    data: {
      day: bakuDay(at),
      ...{ afterPayment: lines, uptoPayment: lines, afterEntry: 0, uptoEntry: 0 },
      ...{ openedWith: stays, expected: stays, counted: stays, stays, counts: piecesOf(stays) },
      terminalOurs: 0,
      closedById: by,
      closedAt: at,
    },
  })
}

async function closeDay(
  tx: Transaction,
  { at, by, short }: { at: Date; by: number; short: Qepik },
): Promise<void> {
  const open = await readOpenTill(tx, at)
  const span = await holdLines(tx, open)
  const { mustBe } = sumsOfMovements(open.openedWith, await readMovements(tx, span))
  const counted = mustBe - short
  await tx.tillDay.create({
    data: {
      day: bakuDay(at),
      ...span,
      openedWith: open.openedWith,
      expected: mustBe,
      counted,
      counts: piecesOf(counted),
      reason: counted === mustBe ? '' : shortReason,
      terminalOurs: await readTerminal(tx, span),
      stays: Math.min(counted, toQepik(till.stays)),
      closedById: by,
      closedAt: at,
    },
  })
}

/** A sum in as few notes and coins as it takes. */
function piecesOf(sum: Qepik): { note: number; pieces: number }[] {
  let left = sum
  return denominations.flatMap((note) => {
    const pieces = Math.floor(left / note)
    left -= pieces * note
    return pieces > 0 ? [{ note, pieces }] : []
  })
}
