import type { Database } from '../../db/client.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { openLooks, versionParts } from '../artwork/artwork-output.ts'
import { whoseTurn } from '../artwork/whose-turn.ts'
import { gateFacts } from '../order-status/gates.ts'
import type { Turn } from '../order-status/turn-acts.ts'

const rowParts = {
  ...gateFacts,
  id: true,
  status: true,
  createdAt: true,
  artwork: {
    select: {
      state: true,
      updatedAt: true,
      versions: {
        orderBy: { number: 'desc' },
        take: 1,
        select: { number: true, files: { select: { check: true } } },
      },
    },
  },
  messages: {
    where: { side: 'customer', readAt: null },
    orderBy: { id: 'asc' },
    select: { createdAt: true },
  },
} as const satisfies Prisma.OrderSelect
type Row = Prisma.OrderGetPayload<{ select: typeof rowParts }>

/** Whose turn it is with an order, and since when. */
export type OrderTurn = { orderId: number; turn: Turn; since: Date }

/** Whose turn it is with each of the orders (TUR-1). */
export async function readTurns(db: Database, where: Prisma.OrderWhereInput): Promise<OrderTurn[]> {
  const rows = await db.order.findMany({ where, select: rowParts })
  const looksOf = await readOpenLooks(
    db,
    rows.filter(({ artwork }) => artwork?.state === 'Checked').map(({ id }) => id),
  )
  return rows.map((row) => toTurn(row, looksOf.get(row.id) ?? 0))
}

function toTurn(row: Row, looks: number): OrderTurn {
  const { id, createdAt, artwork, messages } = row
  const turn = whoseTurn({
    ...row,
    openLooks: looks,
    hasUnreadFiles: artwork?.versions[0]?.files.some(({ check }) => check !== 'Read') ?? false,
    unreadByStaff: messages.length,
  })
  const asked = turn.what === 'answerMessage' ? messages[0]?.createdAt : artwork?.updatedAt
  return { orderId: id, turn, since: asked ?? createdAt }
}

/** Computed from the facts of the files, which are read only where it matters. */
async function readOpenLooks(db: Database, orderIds: readonly number[]): Promise<Map<number, number>> {
  if (orderIds.length === 0) return new Map()
  const slots = await db.artwork.findMany({
    where: { orderId: { in: [...orderIds] } },
    include: { versions: { orderBy: { number: 'desc' }, take: 1, include: versionParts } },
  })
  return new Map(
    slots.map(({ orderId, profile, versions: [newest] }) => [
      orderId,
      newest ? openLooks(newest, profile) : 0,
    ]),
  )
}
