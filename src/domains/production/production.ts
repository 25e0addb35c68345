import { z } from 'zod'
import { id, textsOut } from '../../lib/fields.ts'
import type { Deps } from '../../procedures/deps.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { closeDay, listClosedDays, openDay, proposeHolidays, takeHolidays } from './closed-days.ts'
import { itemWorkSchema } from './item-work.ts'
import {
  calendarFields,
  changedKindFields,
  closeDayFields,
  closedBetween,
  holidaysFields,
  newKindFields,
  settingsFields,
  takeHolidaysFields,
} from './production-input.ts'
import { closedDaySchema, holidaySchema, settingsSchema, workKindSchema } from './production-output.ts'
import { promises } from './promises.ts'
import { calendarSchema, readCalendar } from './read-calendar.ts'
import { readSettings, updateSettings } from './settings.ts'
import { createKind, deleteKind, listKinds, updateKind } from './work-kinds.ts'
import { workColumns, workOf } from './work-of.ts'

const namesOut = z.object(textsOut('name'))

/** A service or product with its own work, and the figures that count where it has none (PROD-6). */
const workItemSchema = z.object({
  kind: z.enum(['service', 'product']),
  id: z.int(),
  ...namesOut.shape,
  /** The service that a product belongs to; null for a service. */
  service: namesOut.nullable(),
  /** Null values mean that its service's count, or none. */
  own: itemWorkSchema,
  work: itemWorkSchema,
})
type WorkItem = z.infer<typeof workItemSchema>

const names = { name: true, name_ru: true, name_en: true } as const
const columns = { id: true, ...names, ...workColumns } as const

/** Every service and product that isn't deleted: each service by its place, before its products. */
async function listWorkItems({ db }: Pick<Deps, 'db'>): Promise<WorkItem[]> {
  const services = await db.service.findMany({
    where: { deletedAt: null },
    select: {
      ...columns,
      products: {
        where: { deletedAt: null },
        select: columns,
        orderBy: [{ priority: 'asc' }, { id: 'asc' }],
      },
    },
    orderBy: [{ priority: 'asc' }, { id: 'asc' }],
  })
  return services.flatMap((service) => [
    toItem({ kind: 'service', item: service, service: null, work: workOf({ service, product: null }) }),
    ...service.products.map((product) =>
      toItem({ kind: 'product', item: product, service, work: workOf({ service, product }) }),
    ),
  ])
}

type Parts = Pick<WorkItem, 'kind' | 'service' | 'work'> & {
  item: Pick<WorkItem, 'id' | 'name' | 'name_ru' | 'name_en'> & WorkItem['own']
}

/** Zod drops columns that aren't in the schema. */
const toItem = ({ item, ...rest }: Parts): WorkItem => workItemSchema.parse({ ...rest, ...item, own: item })

/** Working days and kinds of work, all for area 8; kinds are also read where products are edited. */
export const productionRouter = router({
  calendar: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/production/calendar',
      summary: 'What the workshop does `from` a day `to` another, what is late and what has no day yet',
    },
  })
    .input(calendarFields)
    .output(calendarSchema)
    .query(({ ctx, input }) => readCalendar(ctx.deps, input)),
  settings: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/production/settings',
      summary: 'Cut-off hour, working weekdays (1 is Monday), working days of what says none of its own',
    },
  })
    .output(settingsSchema)
    .query(({ ctx }) => readSettings(ctx.deps)),
  updateSettings: procedure({
    access: ['orders'],
    changes: ['production'],
    rest: {
      method: 'PUT',
      path: '/production/settings',
      summary: 'Change what the days of production go by',
      example: { cutOff: '14:00', weekdays: [1, 2, 3, 4, 5], defaultDays: 3 },
    },
  })
    .input(settingsFields)
    .output(settingsSchema)
    .mutation(({ ctx, input }) => updateSettings(ctx.deps, callerOf(ctx), input)),
  kinds: procedure({
    access: ['services', 'orders'],
    rest: {
      method: 'GET',
      path: '/production/workkinds',
      summary: 'Kinds of work with their capacity in minutes of a working day',
    },
  })
    .output(z.array(workKindSchema))
    .query(({ ctx }) => listKinds(ctx.deps)),
  items: procedure({
    access: ['services', 'orders'],
    rest: {
      method: 'GET',
      path: '/production/items',
      summary:
        'Services and products with their kind of work, working days and minutes: their `own`, and what counts',
    },
  })
    .output(z.array(workItemSchema))
    .query(({ ctx }) => listWorkItems(ctx.deps)),
  createKind: procedure({
    access: ['orders'],
    changes: ['production'],
    rest: {
      method: 'POST',
      path: '/production/workkinds',
      status: 201,
      summary: 'Add a kind of work',
      example: { name: 'Tikiş', name_ru: 'Сшивка', name_en: 'Stitching', capacityMinutes: 480 },
    },
  })
    .input(newKindFields)
    .output(workKindSchema)
    .mutation(({ ctx, input }) => createKind(ctx.deps, callerOf(ctx), input)),
  updateKind: procedure({
    access: ['orders'],
    changes: ['production'],
    rest: {
      method: 'PUT',
      path: '/production/workkinds/:id',
      summary: 'Change a kind of work',
      example: { capacityMinutes: 960 },
    },
  })
    .input(changedKindFields)
    .output(workKindSchema)
    .mutation(({ ctx, input }) => updateKind(ctx.deps, callerOf(ctx), input)),
  deleteKind: procedure({
    access: ['orders'],
    // Deleted services and products lose it.
    changes: ['catalog', 'production'],
    rest: {
      method: 'DELETE',
      path: '/production/workkinds/:id',
      status: 204,
      summary: 'Delete a kind of work, and the days on which it alone stood still',
    },
  })
    .input(z.object({ id }))
    .mutation(({ ctx, input }) => deleteKind(ctx.deps, callerOf(ctx), input)),
  closedDays: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/production/closeddays',
      summary: 'Days on which nothing is produced, or (`workKindId`) nothing of one kind; `from` to `to`',
    },
  })
    .input(closedBetween)
    .output(z.array(closedDaySchema))
    .query(({ ctx, input }) => listClosedDays(ctx.deps, input)),
  closeDay: procedure({
    access: ['orders'],
    changes: ['production'],
    rest: {
      method: 'POST',
      path: '/production/closeddays',
      status: 201,
      summary:
        'Close a day, for all or (`workKindId`) for one kind of work; with `moveJobs` its jobs go to the next working day, with `movePromises` what is promised for it',
      example: { day: '2026-12-30', name: 'Təmir', name_ru: 'Ремонт', moveJobs: true },
    },
  })
    .input(closeDayFields)
    .output(closedDaySchema)
    .mutation(({ ctx, input }) => closeDay(ctx.deps, callerOf(ctx), input)),
  openDay: procedure({
    access: ['orders'],
    changes: ['production'],
    rest: {
      method: 'DELETE',
      path: '/production/closeddays/:id',
      status: 204,
      summary: 'Open a closed day again',
    },
  })
    .input(z.object({ id }))
    .mutation(({ ctx, input }) => openDay(ctx.deps, callerOf(ctx), input)),
  holidays: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/production/holidays',
      summary: 'The public holidays of a year as a proposal; `check`: compare it with the decree',
    },
  })
    .input(holidaysFields)
    .output(z.array(holidaySchema))
    .query(({ ctx, input }) => proposeHolidays(ctx.deps, input)),
  takeHolidays: procedure({
    access: ['orders'],
    changes: ['production'],
    rest: {
      method: 'POST',
      path: '/production/holidays',
      status: 201,
      summary: 'Close the chosen `days` of those that are proposed for a year',
      example: { year: 2027, days: ['2027-05-28'] },
    },
  })
    .input(takeHolidaysFields)
    .output(z.array(holidaySchema))
    .mutation(({ ctx, input }) => takeHolidays(ctx.deps, callerOf(ctx), input)),
  ...promises,
})
