import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { orderNames } from '../../db/order-names.ts'
import { bakuDate } from '../../lib/days.ts'
import { textsOut } from '../../lib/fields.ts'
import type { Deps } from '../../procedures/deps.ts'
import { mailParts, mailReaches, mailReachOf } from '../customers/mail-reach.ts'
import { choicesOut, choicesShape } from '../options/stored-choices.ts'
import { depositOf } from '../order-money/order-money.ts'
import { type GateFacts, listedGateRecords, turnAtGates } from '../order-status/gates.ts'
import { isPrintable } from '../order-status/printable.ts'
import { readMoneyFacts } from '../order-status/read-money-facts.ts'
import {
  givenUpStatuses,
  orderStatusNames,
  takesArtwork,
  workshopStatuses,
} from '../order-status/statuses.ts'
import { listClosedDays } from './closed-days.ts'
import type { calendarFields } from './production-input.ts'
import { closedDaySchema, fromDay, settingsSchema, toDay, workKindSchema } from './production-output.ts'
import { readSettings } from './settings.ts'
import { listKinds } from './work-kinds.ts'
import { minutesOf, workOf, workParts } from './work-of.ts'

/** An order as the workshop sees it; no price, no phone number. */
const jobSchema = z.object({
  id: z.int(),
  status: z.enum(orderStatusNames),
  ...textsOut('name'),
  ...choicesShape,
  customer: z.string(),
  /** Whether an email about it reaches the customer, and why not. */
  customerMail: z.enum(mailReaches),
  count: z.int(),
  workKindId: z.int().nullable(),
  /** For its kind of work and the whole run. */
  minutes: z.int(),
  /** Working days from its start to its promised day; null when unknown. */
  days: z.int().nullable(),
  plannedOn: z.iso.date().nullable(),
  promisedOn: z.iso.date().nullable(),
  /** The state of its artwork, and whether it can be printed. */
  artwork: z.string(),
  isApproved: z.boolean(),
  /** It can't go on before money comes in. */
  waitsForMoney: z.boolean(),
  /** What it then waits for, and the day by which it is due; null where none is named. */
  awaits: z.object({ what: z.enum(['deposit', 'payment']), dueOn: z.iso.date().nullable() }).nullable(),
})

export const calendarSchema = z.object({
  /** Today in Baku. */
  today: z.iso.date(),
  settings: settingsSchema,
  kinds: z.array(workKindSchema),
  closedDays: z.array(closedDaySchema),
  jobs: z.array(jobSchema),
  /** There are more jobs than were returned: loads and lists are of these alone. */
  hasMore: z.boolean(),
})
type Calendar = z.infer<typeof calendarSchema>
type CalendarDeps = Pick<Deps, 'db' | 'now'>

/** The most jobs that are returned: more than a workshop of this size does in four weeks. */
const maxJobs = 4000

/**
 * The workshop's jobs between two days, both inclusive, with late ones from before, and those without a day
 * (PROD-10).
 */
export async function readCalendar(
  deps: CalendarDeps,
  { from, to }: z.output<typeof calendarFields>,
): Promise<Calendar> {
  const today = bakuDate(deps.now())
  const [settings, kinds, closedDays, rows] = await Promise.all([
    readSettings(deps),
    listKinds(deps),
    listClosedDays(deps, { from: earlier(from, fromDay(today)) }),
    deps.db.order.findMany({
      where: { OR: [...within(from, to), ...waiting(today)] },
      select: parts,
      orderBy: [{ plannedOn: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
      take: maxJobs + 1,
    }),
  ])
  const moneyOf = await readMoneyFacts(
    deps.db,
    rows.map(({ id }) => id),
  )
  const jobs = await withDueDays(
    deps,
    rows
      .slice(0, maxJobs)
      .map((row) => toJob(row, { money: moneyOf.get(row.id) ?? null, defaultDays: settings.defaultDays })),
  )
  return { today, settings, kinds, closedDays, jobs, hasMore: rows.length > maxJobs }
}

/** Days before the span whose closed days are read, because lateness is counted in working days. */
const lateDays = 92
const earlier = (one: Date, other: Date): Date =>
  new Date(Math.min(one.getTime(), other.getTime()) - lateDays * 86_400_000)

/** Jobs whose days, from the workshop's to the promised one, overlap the span. */
function within(from: Date, to: Date): Prisma.OrderWhereInput[] {
  const status = { notIn: [...givenUpStatuses] }
  const ends: Prisma.OrderWhereInput = { OR: [{ promisedOn: { gte: from } }, { plannedOn: { gte: from } }] }
  const begins: Prisma.OrderWhereInput = { OR: [{ plannedOn: { lte: to } }, { promisedOn: { lte: to } }] }
  return [{ status, AND: [ends, begins] }]
}

/** Late jobs, or those without a day in the workshop. */
function waiting(today: string): Prisma.OrderWhereInput[] {
  const status = { in: [...workshopStatuses] }
  const before = { lt: fromDay(today) }
  return [
    { status, promisedOn: before },
    { status, plannedOn: before },
    { status, plannedOn: null },
  ]
}

const parts = {
  id: true,
  status: true,
  count: true,
  options: true,
  plannedOn: true,
  promisedOn: true,
  ...orderNames,
  user: { select: { name: true, surname: true, ...mailParts } },
  ...listedGateRecords,
  passedGates: true,
  ...workParts,
} as const satisfies Prisma.OrderSelect
type Row = Prisma.OrderGetPayload<{ select: typeof parts }>

/** The days by which what jobs wait for is due: few of them wait. */
async function withDueDays({ db }: Pick<Deps, 'db'>, jobs: Calendar['jobs']): Promise<Calendar['jobs']> {
  const waiting = jobs.filter(({ awaits }) => awaits !== null).map(({ id }) => id)
  if (waiting.length === 0) return jobs
  const rows = await db.orderMoney.findMany({
    where: { orderId: { in: waiting } },
    select: { orderId: true, dueOn: true },
  })
  const dueOf = new Map(rows.map(({ orderId, dueOn }) => [orderId, dueOn && toDay(dueOn)]))
  return jobs.map((job) =>
    job.awaits ? { ...job, awaits: { ...job.awaits, dueOn: dueOf.get(job.id) ?? null } } : job,
  )
}

type Beside = { money: GateFacts['money']; defaultDays: number | null }

function toJob(row: Row, { money, defaultDays }: Beside): Calendar['jobs'][number] {
  const { id, status, count, user, plannedOn, promisedOn } = row
  const work = workOf(row)
  const artwork = row.artwork?.state ?? 'NotNeeded'
  const waitsForMoney = turnAtGates(status, { ...row, money })?.what === 'pay'
  return {
    id,
    status,
    count,
    ...namesOf(row),
    ...choicesOut(row.options),
    customer: `${user.name} ${user.surname}`.trim(),
    customerMail: mailReachOf(user),
    workKindId: work.workKindId,
    minutes: minutesOf(work, count),
    days: work.productionDays ?? defaultDays,
    plannedOn: plannedOn && toDay(plannedOn),
    promisedOn: promisedOn && toDay(promisedOn),
    artwork,
    isApproved: isPrintable(artwork) || !takesArtwork(status),
    waitsForMoney,
    awaits: waitsForMoney ? { what: isDepositMissing(money) ? 'deposit' : 'payment', dueOn: null } : null,
  }
}

const isDepositMissing = (money: GateFacts['money']): boolean => {
  if (money === null || money.settings.beforeProduction !== 'deposit') return false
  const deposit = depositOf(money)
  return money.paid < deposit && deposit < money.total
}

const namesOf = (row: Row) =>
  row.productName === null
    ? { name: row.serviceName, name_ru: row.serviceName_ru, name_en: row.serviceName_en }
    : { name: row.productName, name_ru: row.productName_ru ?? '', name_en: row.productName_en ?? '' }
