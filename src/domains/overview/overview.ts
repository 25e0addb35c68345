import { z } from 'zod'
import { Prisma } from '../../db/generated/client.ts'
import { bakuDay, bakuMonthStart, bakuWeek, dayStart } from '../../lib/days.ts'
import { line, textsOut } from '../../lib/fields.ts'
import { toAzn, toPercent } from '../../lib/money.ts'
import { paged } from '../../lib/paging.ts'
import type { Deps } from '../../procedures/deps.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { writeReading } from '../accounts/write-reading.ts'
import { running } from '../campaigns/running-campaigns.ts'
import {
  endStatuses,
  type OrderStatus,
  openStatuses,
  orderStatusNames,
  spendStatuses,
  statusList,
} from '../order-status/statuses.ts'
import { countShipments, shipmentCountsSchema } from '../shipments/count-shipments.ts'
import { countMoney, moneyCountSchema } from './count-money.ts'
import { findAnything, foundSchema } from './find-anything.ts'
import { findAreas } from './find-areas.ts'
import { firstStepAreas, firstSteps } from './first-steps-input.ts'
import { gapAreas } from './gap-rows.ts'
import { bringStepBack, firstStepsSchema, readFirstSteps, skipSteps } from './read-first-steps.ts'
import {
  gapListFields,
  gapRecordSchema,
  gapSchema,
  translationGapList,
  translationGaps,
} from './translation-gaps.ts'

const shownWeeks = 12
const weekMs = 7 * 24 * 60 * 60 * 1000

const figures = { orders: z.int(), turnover: z.number() }
/** Twelve weeks that begin on Monday, the present one last, and the twelve before them together; AZN. */
const weeksSchema = z.object({
  weeks: z.array(z.object({ week: z.iso.date(), ...figures })),
  before: z.object(figures),
  /** Each of the twelve weeks before, in order. */
  earlier: z.array(z.object(figures)),
})

/** Orders by the week in which they were placed, turnover by the week in which they were accepted. */
async function orderWeeks({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<z.infer<typeof weeksSchema>> {
  const thisWeek = bakuWeek(now()).getTime()
  const days = Array.from({ length: 2 * shownWeeks }, (_, index) =>
    isoDay(thisWeek - (2 * shownWeeks - 1 - index) * weekMs),
  )
  const rows = await weekRows(db, dayStart(new Date(`${days[0]}T00:00:00Z`)))
  const all = days.map((day) => {
    const row = rows.find((one) => one.week === day)
    return { week: day, orders: row?.orders ?? 0, turnover: row?.turnover ?? 0 }
  })
  const before = all.slice(0, shownWeeks)
  const sum = (key: 'orders' | 'turnover') => before.reduce((total, one) => total + one[key], 0)
  return {
    weeks: all.slice(shownWeeks).map((one) => ({ ...one, turnover: toAzn(one.turnover) })),
    before: { orders: sum('orders'), turnover: toAzn(sum('turnover')) },
    earlier: before.map(({ orders, turnover }) => ({ orders, turnover: toAzn(turnover) })),
  }
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

type WeekRow = { week: string; orders: number; turnover: number }

function weekRows(db: Deps['db'], since: Date): Promise<WeekRow[]> {
  const weekOf = (column: Prisma.Sql) =>
    Prisma.sql`date_trunc('week', (${column} AT TIME ZONE 'UTC') + interval '4 hours')::date::text AS week`
  return db.$queryRaw<WeekRow[]>(Prisma.sql`
    SELECT week, sum(orders)::int AS orders, sum(turnover)::float8 AS turnover FROM (
      SELECT ${weekOf(Prisma.sql`created_at`)}, 1 AS orders, 0 AS turnover
      FROM orders WHERE created_at >= ${since}
      UNION ALL
      SELECT ${weekOf(Prisma.sql`accepted_at`)}, 0, price FROM orders
      WHERE accepted_at >= ${since} AND status IN ${Prisma.raw(statusList(spendStatuses))}
    ) figures GROUP BY week`)
}

/**
 * For an open status the number of its orders and since when the first has it; for an end status the number
 * this month.
 */
const statusSchema = z.object({
  status: z.enum(orderStatusNames),
  count: z.int(),
  since: z.iso.datetime().nullable(),
})

/** A move that wasn't undone. */
const isLasting = Prisma.sql`m.undoes_id IS NULL
  AND NOT EXISTS (SELECT FROM order_events undo WHERE undo.undoes_id = m.id)`

/** Every status in the order of the work. */
async function orderStatuses({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<z.infer<typeof statusSchema>[]> {
  const rows = await db.$queryRaw<{ status: OrderStatus; count: number; since: Date | null }[]>(Prisma.sql`
    SELECT o.status, count(*)::int AS count, min(coalesce(e.created_at, o.created_at)) AS since
    FROM orders o LEFT JOIN LATERAL (
      SELECT m.created_at FROM order_events m
      WHERE m.order_id = o.id AND m."to" = o.status AND m.old_price IS NULL AND ${isLasting} ORDER BY m.id DESC LIMIT 1
    ) e ON true
    WHERE o.status IN ${Prisma.raw(statusList(openStatuses))} GROUP BY o.status
    UNION ALL
    SELECT m."to", count(*)::int, NULL FROM order_events m
    WHERE m."to" IN ${Prisma.raw(statusList(endStatuses))} AND m.created_at >= ${bakuMonthStart(now())} AND ${isLasting}
    GROUP BY m."to"`)
  return orderStatusNames.map((status) => {
    const row = rows.find((one) => one.status === status)
    return { status, count: row?.count ?? 0, since: row?.since?.toISOString() ?? null }
  })
}

const dayMs = 24 * 60 * 60 * 1000
const withinDays = 14
const maxCampaigns = 5

/** A campaign that ends soon; `daysLeft` is 0 on its last day. */
const endingCampaignSchema = z.object({
  id: z.int(),
  ...textsOut('title'),
  percentage: z.number().nullable(),
  endDate: z.iso.datetime(),
  daysLeft: z.int(),
})

/** Campaigns on the site that end within two weeks, the first to end first; days in Baku. */
async function endingCampaigns({
  db,
  now,
}: Pick<Deps, 'db' | 'now'>): Promise<z.infer<typeof endingCampaignSchema>[]> {
  const today = bakuDay(now())
  const rows = await db.campaign.findMany({
    where: { ...running(now()), endDate: { lte: new Date(today.getTime() + withinDays * dayMs) } },
    orderBy: [{ endDate: 'asc' }, { id: 'asc' }],
    take: maxCampaigns,
    select: { id: true, title: true, title_ru: true, title_en: true, percentageBp: true, endDate: true },
  })
  return rows.flatMap(({ percentageBp, endDate, ...row }) =>
    endDate === null
      ? []
      : {
          ...row,
          percentage: percentageBp === null ? null : toPercent(percentageBp),
          endDate: endDate.toISOString(),
          daysLeft: Math.round((endDate.getTime() - today.getTime()) / dayMs),
        },
  )
}

const elevenWeeksMs = 11 * 7 * 24 * 60 * 60 * 1000
const maxServices = 5

/** A service with the sum of its orders in the last twelve weeks, AZN; its orders stay when it is deleted. */
const bestServiceSchema = z.object({
  id: z.int(),
  ...textsOut('name'),
  deleted: z.boolean(),
  orders: z.int(),
  turnover: z.number(),
})

/** The services with the highest sums of orders accepted in the last twelve weeks. */
async function bestServices({
  db,
  now,
}: Pick<Deps, 'db' | 'now'>): Promise<z.infer<typeof bestServiceSchema>[]> {
  const since = dayStart(new Date(bakuWeek(now()).getTime() - elevenWeeksMs))
  const rows = await db.$queryRaw<z.infer<typeof bestServiceSchema>[]>(Prisma.sql`
    SELECT s.id, s.name, s.name_ru, s.name_en, s.deleted_at IS NOT NULL AS deleted, count(*)::int AS orders, sum(o.price)::float8 AS turnover
    FROM orders o JOIN services s ON s.id = o.service_id
    WHERE o.accepted_at >= ${since} AND o.status IN ${Prisma.raw(statusList(spendStatuses))}
    GROUP BY s.id ORDER BY turnover DESC, s.id LIMIT ${maxServices}`)
  return rows.map((row) => ({ ...row, turnover: toAzn(row.turnover) }))
}

/** Whoever can take one of the first steps. */
const stepAreas = [...new Set(Object.values(firstStepAreas))]

/** The admin's first screen and its search; each part only with its area. */
export const overviewRouter = router({
  statuses: procedure({
    access: ['orders'],
    rest: { method: 'GET', path: '/overview/statuses', summary: 'Orders by status, and since when' },
  })
    .output(z.array(statusSchema))
    .query(({ ctx }) => orderStatuses(ctx.deps)),
  money: procedure({
    access: ['orders'],
    rest: { method: 'GET', path: '/overview/money', summary: 'How much about money there is to look at' },
  })
    .output(moneyCountSchema)
    .query(({ ctx }) => countMoney(ctx.deps)),
  delivery: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'GET',
      path: '/overview/delivery',
      summary: 'How many shipments there is something to do about, and what leaves today',
    },
  })
    .output(shipmentCountsSchema)
    .query(({ ctx }) => countShipments(ctx.deps)),
  weeks: procedure({
    access: ['orders'],
    rest: { method: 'GET', path: '/overview/weeks', summary: 'Orders and turnover of the last 12 weeks' },
  })
    .output(weeksSchema)
    .query(({ ctx }) => orderWeeks(ctx.deps)),
  bestServices: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/overview/bestservices',
      summary: 'The best services of the last 12 weeks',
    },
  })
    .output(z.array(bestServiceSchema))
    .query(({ ctx }) => bestServices(ctx.deps)),
  endingCampaigns: procedure({
    access: ['campaigns'],
    rest: {
      method: 'GET',
      path: '/overview/endingcampaigns',
      summary: 'Campaigns that end within two weeks',
    },
  })
    .output(z.array(endingCampaignSchema))
    .query(({ ctx }) => endingCampaigns(ctx.deps)),
  translationGaps: procedure({
    access: gapAreas,
    rest: {
      method: 'GET',
      path: '/overview/translationgaps',
      summary:
        'How many records lack a Russian or an English text or have an outdated one, of the kinds that the caller may mend',
    },
  })
    .output(z.array(gapSchema))
    .query(({ ctx }) => translationGaps(ctx.deps, callerOf(ctx))),
  translationGapList: procedure({
    access: gapAreas,
    rest: {
      method: 'GET',
      path: '/overview/translationgaps/list',
      summary: 'The records with a missing or an outdated text, of the kinds that the caller may mend',
    },
  })
    .input(gapListFields)
    .output(paged(gapRecordSchema))
    .query(({ ctx, input }) => translationGapList(ctx.deps, callerOf(ctx), input)),
  firstSteps: procedure({
    access: stepAreas,
    rest: {
      method: 'GET',
      path: '/overview/firststeps',
      summary: 'The first steps of an installation that the caller may take, and how far each has come',
    },
  })
    .output(firstStepsSchema)
    .query(({ ctx }) => readFirstSteps(ctx.deps, callerOf(ctx), { language: ctx.language })),
  skipSteps: procedure({
    access: stepAreas,
    rest: {
      method: 'POST',
      path: '/overview/firststeps/skip',
      status: 204,
      summary: 'Skip first steps, for all staff',
      example: { steps: ['colleagues'] },
    },
  })
    .input(z.object({ steps: z.array(z.enum(firstSteps)).min(1).max(firstSteps.length) }))
    .mutation(({ ctx, input }) => skipSteps(ctx.deps, callerOf(ctx), input)),
  bringStepBack: procedure({
    access: stepAreas,
    rest: {
      method: 'POST',
      path: '/overview/firststeps/bringback',
      status: 204,
      summary: 'Bring a skipped first step back',
      example: { step: 'colleagues' },
    },
  })
    .input(z.object({ step: z.enum(firstSteps) }))
    .mutation(({ ctx, input }) => bringStepBack(ctx.deps, callerOf(ctx), input)),
  find: procedure({
    access: findAreas,
    rest: {
      method: 'GET',
      path: '/overview/find',
      summary: 'Orders, customers, services, products and projects to jump to, within the caller’s areas',
    },
  })
    .input(z.object({ text: line(200).default('') }))
    .output(foundSchema)
    .query(async ({ ctx, input }) => {
      const found = await findAnything(ctx.deps, callerOf(ctx), input)
      if (found.customers.length > 0) await writeReading(ctx, 'customersSearched')
      return found
    }),
})
