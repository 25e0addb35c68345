import { z } from 'zod'
import { bakuDate } from '../../lib/days.ts'
import { textsOut } from '../../lib/fields.ts'
import type { Deps } from '../../procedures/deps.ts'
import type { roomFields } from './promise-input.ts'
import { chosenDays } from './read-promise.ts'
import { readWorks } from './read-works.ts'
import { promiseFor, takeRoom } from './room.ts'
import { minutesOf, workOf, workParts } from './work-of.ts'
import { readReckoning } from './work-rules.ts'
import { firstWorkday, workdaysBetween } from './workdays.ts'

const namesOut = z.object(textsOut('name')).nullable()

const roomSchema = z.object({
  /** The day by its working days alone, and the one that is promised by the settings; null where none is. */
  usual: z.iso.date().nullable(),
  day: z.iso.date().nullable(),
  /** Whether its kind of work has no room until the usual day. */
  isFull: z.boolean(),
  /** The first day with room, counting those before it in the list; null where no day is promised. */
  room: z.iso.date().nullable(),
  /** How many working days later than the start that is. */
  roomDays: z.int().nullable(),
  /** The kind of work; null where it has none. */
  kind: namesOut,
})
type Room = z.infer<typeof roomSchema>

export const roomsSchema = z.object({
  orders: z.array(roomSchema.extend({ id: z.int() })),
  lines: z.array(roomSchema),
})

type Job = Pick<ReturnType<typeof workOf>, 'workKindId' | 'productionDays'> & {
  minutes: number
  chosenDays: number | null
}

/**
 * Whether the workshop has room for several jobs if all of them start now, in the order of the list, and when
 * otherwise (PROD-13). Orders that aren't there are left out.
 */
export async function readRoom(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { ids, lines }: z.output<typeof roomFields>,
): Promise<z.infer<typeof roomsSchema>> {
  const wanted = lines.map(({ serviceTypeId = null, ...line }) => ({ ...line, serviceTypeId }))
  const parts = { id: true, count: true, options: true, ...workParts } as const
  const [found, worksOf] = await Promise.all([
    db.order.findMany({ where: { id: { in: ids } }, select: parts }),
    readWorks(db, wanted),
  ])
  const orders = ids.flatMap((id) => found.find((order) => order.id === id) ?? [])
  const ofOrders = orders.map((order) => jobOf(workOf(order), order.count, chosenDays(order.options)))
  const ofLines = wanted.map((line) => jobOf(worksOf(line), line.count, line.days ?? null))
  const rooms = await roomsOf(db, [...ofOrders, ...ofLines], now())
  return {
    orders: rooms.slice(0, orders.length).map((room, index) => ({ id: orders[index]?.id ?? 0, ...room })),
    lines: rooms.slice(orders.length),
  }
}

const jobOf = (work: ReturnType<typeof workOf>, count: number, chosen: number | null): Job => ({
  ...work,
  minutes: minutesOf(work, count),
  chosenDays: chosen,
})

async function roomsOf(db: Deps['db'], jobs: readonly Job[], at: Date): Promise<Room[]> {
  const kinds = [...new Set(jobs.map(({ workKindId }) => workKindId))]
  const [reckoningOf, named] = await Promise.all([
    readReckoning(db, { from: bakuDate(at), kinds, withLoads: true }),
    db.workKind.findMany({ where: { id: { in: kinds.filter((kind) => kind !== null) } } }),
  ])
  return jobs.map(({ workKindId, productionDays, minutes, chosenDays: chosen }) => {
    const { defaultDays, ...reckoning } = reckoningOf(workKindId)
    const kind = namesOut.parse(named.find(({ id }) => id === workKindId) ?? null)
    const days = chosen ?? productionDays ?? defaultDays
    if (days === null) return { kind, usual: null, day: null, isFull: false, room: null, roomDays: null }
    const { day, usual, room } = promiseFor({ ...reckoning, from: at, days, minutes })
    takeRoom(reckoning.load, room, minutes)
    const roomDays = workdaysBetween(firstWorkday(at, reckoning), room, reckoning)
    return { kind, usual, day, isFull: room > usual, room, roomDays }
  })
}
