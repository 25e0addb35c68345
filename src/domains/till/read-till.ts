import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { bakuDay } from '../../lib/days.ts'
import { notFound } from '../../lib/errors.ts'
import { type Qepik, toAzn } from '../../lib/money.ts'
import type { Deps } from '../../procedures/deps.ts'
import { person, personSchema } from '../payments/payment-output.ts'
import { toDay } from '../production/production-output.ts'
import { courierCashSchema, readCourierCash } from './courier-cash.ts'
import { type Movement, type OpenTill, readMovements, readOpenTill, readTerminal } from './till-window.ts'

/** A day that is closed; AZN. */
export const closedTillSchema = z.object({
  day: z.iso.date(),
  expected: z.number(),
  counted: z.number(),
  difference: z.number(),
  reason: z.string(),
  stays: z.number(),
  toSafe: z.number(),
  terminalSlip: z.number().nullable(),
  terminalOurs: z.number(),
  closedBy: personSchema,
  closedAt: z.iso.datetime(),
  counts: z.array(z.object({ note: z.int(), pieces: z.int() })),
  /** What was corrected afterwards, AZN, the latest first. */
  corrections: z.array(
    z.object({ amount: z.number(), reason: z.string(), by: z.string(), at: z.iso.datetime() }),
  ),
})

export const movementSchema = z.object({
  /** Of what was put in, brought to the bank or spent; null of a payment or refund. */
  entryId: z.int().nullable(),
  isTakenBack: z.boolean(),
  at: z.iso.datetime(),
  /** AZN; below 0 where it went. */
  amount: z.number(),
  what: z.enum(['payment', 'refund', 'takenBack', 'in', 'bank', 'expense', 'courier', 'correction']),
  note: z.string(),
  receipt: z.string(),
  by: z.string(),
  orderIds: z.array(z.int()),
  customer: z.string(),
})

/** The till of a day: what there was, what came and went, and what must be there; AZN. */
export const tillSchema = z.object({
  day: z.iso.date(),
  /** It isn't today's: an earlier day was never closed. */
  isLate: z.boolean(),
  openedWith: z.number(),
  in: z.number(),
  out: z.number(),
  mustBe: z.number(),
  /** Through the terminal. */
  terminal: z.number(),
  movements: z.array(movementSchema),
  /** What couriers have collected and not handed in yet, which isn't in the till; of a closed day none. */
  atCouriers: z.array(courierCashSchema),
  /** Null while the day is open. */
  closed: closedTillSchema.nullable(),
  /** The days closed last, newest first. */
  days: z.array(closedTillSchema),
  /** The closed day before this one, and the one after it, which may be the open day; null where there is none. */
  previous: z.iso.date().nullable(),
  next: z.iso.date().nullable(),
})
/** The till, and the entry that was written down. */
export const tillWithEntrySchema = tillSchema.extend({ entryId: z.int() })
type Till = z.infer<typeof tillSchema>

const shownDays = 30

/** The till of the open day, or of a closed one (PAY-37). @throws NOT_FOUND for a day that is neither */
export async function readTill(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { day }: { day?: Date | undefined },
): Promise<Till> {
  const open = await readOpenTill(db, now())
  const days = await db.tillDay.findMany({ orderBy: { day: 'desc' }, take: shownDays, include: closedParts })
  const corrections = await db.tillEntry.findMany({
    where: { kind: 'correction' },
    orderBy: { id: 'desc' },
    include: { createdBy: person },
  })
  const toView = (row: ClosedRow) => toClosed(row, corrections)
  const common = { days: days.map(toView) }
  // Once today is closed it is shown until tomorrow.
  const shown = day ?? (open.day > bakuDay(now()) ? days[0]?.day : undefined) ?? open.day
  const ways = { ...common, ...(await neighbours({ db, now }, { shown, open: open.day })) }
  if (shown.getTime() === open.day.getTime())
    return {
      ...(await sumsOf(db, open)),
      ...ways,
      isLate: open.day < bakuDay(now()),
      closed: null,
      atCouriers: await readCourierCash(db),
    }
  const row = await db.tillDay.findUnique({ where: { day: shown }, include: closedParts })
  if (!row) throw notFound()
  return { ...(await sumsOf(db, row)), ...ways, isLate: false, closed: toView(row), atCouriers: [] }
}

/** After the day closed last comes the open one, unless that is tomorrow. */
async function neighbours(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { shown, open }: { shown: Date; open: Date },
): Promise<Pick<Till, 'previous' | 'next'>> {
  const [before, after] = await Promise.all([
    db.tillDay.findFirst({ where: { day: { lt: shown } }, orderBy: { day: 'desc' } }),
    db.tillDay.findFirst({ where: { day: { gt: shown } }, orderBy: { day: 'asc' } }),
  ])
  const isNext = shown < open && open <= bakuDay(now())
  const next = after?.day ?? (isNext ? open : null)
  return { previous: before && toDay(before.day), next: next && toDay(next) }
}

async function sumsOf(db: Deps['db'], span: OpenTill) {
  const [movements, terminal] = await Promise.all([readMovements(db, span), readTerminal(db, span)])
  const sums = sumsOfMovements(span.openedWith, movements)
  return {
    day: toDay(span.day),
    openedWith: toAzn(span.openedWith),
    in: toAzn(sums.in),
    out: toAzn(sums.out),
    mustBe: toAzn(sums.mustBe),
    terminal: toAzn(terminal),
    movements: movements.map(({ at, amount, ...movement }) => ({
      ...movement,
      at: at.toISOString(),
      amount: toAzn(amount),
    })),
  }
}

/** Qəpik: what came, what went, and what must be there. */
export function sumsOfMovements(openedWith: Qepik, movements: readonly Pick<Movement, 'amount'>[]) {
  const sumOf = (isIn: boolean) =>
    movements.reduce((sum, { amount }) => (amount > 0 === isIn ? sum + amount : sum), 0)
  return { in: sumOf(true), out: sumOf(false), mustBe: openedWith + sumOf(true) + sumOf(false) }
}

const closedParts = { closedBy: person } as const satisfies Prisma.TillDayInclude
type ClosedRow = Prisma.TillDayGetPayload<{ include: typeof closedParts }>
type CorrectionRow = Prisma.TillEntryGetPayload<{ include: { createdBy: typeof person } }>

const countsSchema = z.array(z.object({ note: z.int(), pieces: z.int() }))

function toClosed(row: ClosedRow, corrections: readonly CorrectionRow[]): z.infer<typeof closedTillSchema> {
  return {
    day: toDay(row.day),
    expected: toAzn(row.expected),
    counted: toAzn(row.counted),
    difference: toAzn(row.counted - row.expected),
    reason: row.reason,
    stays: toAzn(row.stays),
    toSafe: toAzn(row.counted - row.stays),
    terminalSlip: row.terminalSlip === null ? null : toAzn(row.terminalSlip),
    terminalOurs: toAzn(row.terminalOurs),
    closedBy: row.closedBy,
    closedAt: row.closedAt.toISOString(),
    counts: countsSchema.parse(row.counts),
    corrections: corrections
      .filter(({ ofDay }) => ofDay?.getTime() === row.day.getTime())
      .map(({ amount, note, createdBy, createdAt }) => ({
        amount: toAzn(amount),
        reason: note,
        by: `${createdBy.name} ${createdBy.surname}`.trim(),
        at: createdAt.toISOString(),
      })),
  }
}
