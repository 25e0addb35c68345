import type { Database } from '../../db/client.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { openLooks, versionParts } from '../artwork/artwork-output.ts'
import { whoseTurn } from '../artwork/whose-turn.ts'
import { type GateFacts, listedGateRecords } from '../order-status/gates.ts'
import { readMoneyFacts } from '../order-status/read-money-facts.ts'
import type { Turn } from '../order-status/turn-acts.ts'
import { canApproveOwn } from '../proofs/newest-version.ts'

const rowParts = {
  id: true,
  status: true,
  createdAt: true,
  passedGates: true,
  ...listedGateRecords,
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
type Money = GateFacts['money']

/** Whose turn it is with an order, and since when; `canApproveOwn`: the customer needn't wait for our proof. */
export type OrderTurn = { orderId: number; turn: Turn; since: Date; canApproveOwn: boolean }

/** Whose turn it is with each of the orders (TUR-1). */
export async function readTurns(db: Database, where: Prisma.OrderWhereInput): Promise<OrderTurn[]> {
  const rows = await db.order.findMany({ where, select: rowParts })
  const checkedOf = await readChecked(
    db,
    rows.filter(({ artwork }) => artwork?.state === 'Checked').map(({ id }) => id),
  )
  const moneyOf = await readMoneyFacts(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => toTurn({ ...row, money: moneyOf.get(row.id) ?? null }, checkedOf.get(row.id)))
}

type Checked = { looks: number; canApproveOwn: boolean }

function toTurn(
  row: Row & { money: Money },
  checked: Checked = { looks: 0, canApproveOwn: false },
): OrderTurn {
  const { id, createdAt, artwork, messages } = row
  const turn = whoseTurn({
    ...row,
    openLooks: checked.looks,
    hasUnreadFiles: artwork?.versions[0]?.files.some(({ check }) => check !== 'Read') ?? false,
    unreadByStaff: messages.length,
  })
  const asked = turn.what === 'answerMessage' ? messages[0]?.createdAt : artwork?.updatedAt
  const canApproveOwn = turn.what === 'makeProof' && checked.canApproveOwn
  return { orderId: id, turn, since: asked ?? createdAt, canApproveOwn }
}

/** Computed from the facts of the files, which are read only where it matters. */
async function readChecked(db: Database, orderIds: readonly number[]): Promise<Map<number, Checked>> {
  if (orderIds.length === 0) return new Map()
  const slots = await db.artwork.findMany({
    where: { orderId: { in: [...orderIds] } },
    include: { versions: { orderBy: { number: 'desc' }, take: 1, include: versionParts } },
  })
  return new Map(
    slots.map((slot) => {
      const [newest] = slot.versions
      const looks = newest ? openLooks(newest, slot.profile) : 0
      return [slot.orderId, { looks, canApproveOwn: canApproveOwn(slot, newest) }]
    }),
  )
}
