import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { flag } from '../../lib/fields.ts'
import { paged, paginate, pagingFields, window } from '../../lib/paging.ts'
import { type Caller, can } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { fileKinds } from '../artwork/file-kinds.ts'
import { artworkStateNames } from '../artwork/states.ts'
import { mailReachOf } from '../customers/mail-reach.ts'
import { unneededStates } from '../order-status/printable.ts'
import { type OrderStatus, openStatuses, unpricedStatuses } from '../order-status/statuses.ts'
import { turnSides, turnWhats } from '../order-status/turn-acts.ts'
import { actionsOf } from '../orders/actions.ts'
import { orderSchema, readOrderSchema, readParts, toOrder } from '../orders/order-output.ts'
import { dueSchema, readDues } from '../production/read-dues.ts'
import { takenSchema } from './take-order.ts'
import { type OrderTurn, readTurns } from './turn-rows.ts'

/** A task on an order; `turn` says which, `since` how long it has waited. */
const workSchema = z.object({
  order: orderSchema.extend(readOrderSchema.pick({ actions: true, customerMail: true }).shape),
  turn: z.object({ side: z.enum(turnSides), what: z.enum(turnWhats) }),
  since: z.iso.datetime(),
  state: z.enum(artworkStateNames),
  /** The newest version of the artwork; 0 while there is none. */
  version: z.int(),
  round: z.int(),
  /** Pins that the customer left on the newest proof, and that aren't fixed. */
  openPins: z.int(),
  unread: z.int(),
  /** The first file of the newest version, and its first page that has a picture. */
  file: z
    .object({ id: z.int(), name: z.string(), kind: z.enum(fileKinds), pageOfFile: z.int().nullable() })
    .nullable(),
  due: dueSchema.nullable(),
  taken: takenSchema.nullable(),
})

/** `side`: the staff's (the default) or the customer's; `mine`: only orders that the caller has taken on. */
export const workFields = z.object({
  ...pagingFields,
  side: z.enum(['staff', 'customer']).default('staff'),
  mine: flag.default(false),
})
export const workListSchema = paged(workSchema)
export const workCountsSchema = z.object({ staff: z.int(), customer: z.int() })

/**
 * Orders with artwork or an unanswered message: orders that only wait for a price or for printing are in
 * other lists. With area 7 alone only new ones.
 */
function inWork(caller: Caller): Prisma.OrderWhereInput {
  const statuses: readonly OrderStatus[] = can(caller, 'orders') ? openStatuses : unpricedStatuses
  const unread: Prisma.OrderWhereInput = { messages: { some: { side: 'customer', readAt: null } } }
  const hasArtwork: Prisma.OrderWhereInput = {
    status: { in: [...statuses] },
    artwork: { state: { notIn: [...unneededStates] } },
  }
  return {
    OR: [hasArtwork, can(caller, 'orders') ? unread : { ...unread, status: { in: [...unpricedStatuses] } }],
  }
}

const longestFirst = (a: OrderTurn, b: OrderTurn): number =>
  a.since.getTime() - b.since.getTime() || a.orderId - b.orderId

/** Orders that wait for staff, or for customers, the longest waiting first (TUR-2). */
export async function workList(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { side, mine, ...paging }: z.output<typeof workFields>,
): Promise<z.infer<typeof workListSchema>> {
  const where: Prisma.OrderWhereInput = mine ? { taken: { userId: caller.id } } : {}
  const turns = (await readTurns(db, { AND: [inWork(caller), where] }))
    .filter(({ turn }) => turn.side === side)
    .sort(longestFirst)
  const { skip, take = turns.length } = window(paging)
  const shown = turns.slice(skip, skip + take)
  const shownIds = shown.map(({ orderId }) => orderId)
  const rows = await db.order.findMany({ where: { id: { in: shownIds } }, include: workParts })
  const dueOf = await readDues(db, shownIds, now())
  const byId = new Map(rows.map((row) => [row.id, row]))
  const items = shown.flatMap((turn) => {
    const row = byId.get(turn.orderId)
    return row ? [{ ...toWork(caller, row, turn), due: dueOf(row.id) }] : []
  })
  return paginate(items, turns.length, paging)
}

/** The numbers of orders that wait for staff, and for customers. */
export async function workCounts(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
): Promise<z.infer<typeof workCountsSchema>> {
  const turns = await readTurns(db, inWork(caller))
  const count = (side: 'staff' | 'customer') => turns.filter(({ turn }) => turn.side === side).length
  return { staff: count('staff'), customer: count('customer') }
}

const fileParts = {
  id: true,
  name: true,
  kind: true,
  pages: {
    where: { previewKey: { not: null } },
    orderBy: { page: 'asc' },
    take: 1,
    select: { page: true },
  },
} as const satisfies Prisma.ArtworkFileSelect

const workParts = {
  ...readParts,
  artwork: {
    select: {
      state: true,
      versions: {
        orderBy: { number: 'desc' },
        take: 1,
        select: { number: true, files: { orderBy: { position: 'asc' }, take: 1, select: fileParts } },
      },
    },
  },
  proofs: {
    orderBy: { round: 'desc' },
    take: 1,
    select: {
      round: true,
      _count: { select: { pins: { where: { side: 'customer', fixedAt: null } } } },
    },
  },
  taken: { select: { at: true, user: { select: { id: true, name: true, surname: true } } } },
  _count: { select: { messages: { where: { side: 'customer', readAt: null } } } },
} as const satisfies Prisma.OrderInclude
type WorkRow = Prisma.OrderGetPayload<{ include: typeof workParts }>

function toWork(
  caller: Caller,
  row: WorkRow,
  { turn, since }: OrderTurn,
): Omit<z.infer<typeof workSchema>, 'due'> {
  const { artwork, proofs, taken } = row
  const [newest] = artwork?.versions ?? []
  const [file] = newest?.files ?? []
  return {
    order: { ...toOrder(row), actions: actionsOf(caller, row), customerMail: mailReachOf(row.user) },
    turn,
    since: since.toISOString(),
    state: artwork?.state ?? 'NotNeeded',
    version: newest?.number ?? 0,
    round: proofs[0]?.round ?? 0,
    openPins: proofs[0]?._count.pins ?? 0,
    unread: row._count.messages,
    file: file ? toFile(file) : null,
    taken: taken && { by: taken.user, at: taken.at.toISOString() },
  }
}

const toFile = ({ id, name, kind, pages }: Prisma.ArtworkFileGetPayload<{ select: typeof fileParts }>) => ({
  id,
  name,
  kind: z.enum(fileKinds).parse(kind),
  pageOfFile: pages[0]?.page ?? null,
})
