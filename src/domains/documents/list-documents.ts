import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { notFound } from '../../lib/errors.ts'
import { toAzn } from '../../lib/money.ts'
import { paged, paginate, readPage } from '../../lib/paging.ts'
import { readReference } from '../../lib/reference.ts'
import { plainVoen } from '../../lib/voen.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { doneStatuses } from '../order-status/statuses.ts'
import { readerOf } from '../orders/order-reader.ts'
import type { documentListFields } from './document-input.ts'
import { costOf } from './document-lines.ts'
import { type DocumentKind, numbersIn } from './document-number.ts'
import {
  type DocumentView,
  documentParts,
  documentSchema,
  toDocument,
  toOwnDocument,
} from './document-output.ts'

/** `gross` and `vat`: AZN of all of them that count. */
export const documentsSchema = paged(documentSchema).extend({ gross: z.number(), vat: z.number() })

/** Issued documents, the newest first. */
export async function listDocuments(
  { db }: Pick<Deps, 'db'>,
  { kind, name = '', from, to, voided, ...paging }: z.output<typeof documentListFields>,
): Promise<z.infer<typeof documentsSchema>> {
  const where: Prisma.DocumentWhereInput = {
    ...(kind && { kind }),
    ...(voided !== undefined && { voidedAt: voided ? { not: null } : null }),
    ...((from || to) && { day: { ...(from && { gte: from }), ...(to && { lte: to }) } }),
    ...(name !== '' && named(name)),
  }
  const summed = db.document.aggregate({ where: { ...where, ...counting }, _sum: { gross: true, vat: true } })
  const page = readPage(paging, {
    count: () => db.document.count({ where }),
    rows: (asked) =>
      db.document.findMany({ where, orderBy: { id: 'desc' }, include: documentParts, ...asked }),
  })
  const [{ rows, total }, { _sum }] = await Promise.all([page, summed])
  return {
    ...paginate(rows.map(toDocument), total, paging),
    gross: toAzn(_sum.gross ?? 0),
    vat: toAzn(_sum.vat ?? 0),
  }
}

const counting = { voidedAt: null } as const

/** How many documents of each kind were issued, and how many payments have a receipt. */
export const documentCountsSchema = z.object({
  invoice: z.int(),
  act: z.int(),
  statement: z.int(),
  correction: z.int(),
  receipt: z.int(),
})

/** How many each list holds, those that count no more among them (DOC-35). */
export async function countDocuments({
  db,
}: Pick<Deps, 'db'>): Promise<z.infer<typeof documentCountsSchema>> {
  const [kinds, receipt] = await Promise.all([
    db.document.groupBy({ by: ['kind'], _count: true }),
    db.payment.count({ where: { kind: 'payment' } }),
  ])
  const of = (kind: DocumentKind) => kinds.find((row) => row.kind === kind)?._count ?? 0
  return {
    invoice: of('invoice'),
    act: of('act'),
    statement: of('statement'),
    correction: of('correction'),
    receipt,
  }
}

/** By the number of a document or an order, or by who pays. */
function named(typed: string): Prisma.DocumentWhereInput {
  const [number] = numbersIn(typed)
  if (number) return number
  const order = readReference(typed)
  if (order !== null) return { orders: { some: { orderId: order } } }
  return {
    OR: [
      { buyerName: { contains: typed, mode: 'insensitive' } },
      { buyerVoen: { startsWith: plainVoen(typed) } },
    ],
  }
}

/** The documents of the caller, the newest first; those that count no more are left out. */
export async function listOwnDocuments(
  { db }: Pick<Deps, 'db'>,
  caller: Pick<Caller, 'id'>,
): Promise<DocumentView[]> {
  const rows = await db.document.findMany({
    where: { userId: caller.id, ...counting },
    orderBy: { id: 'desc' },
    include: documentParts,
  })
  return rows.map(toOwnDocument)
}

/** The documents of an order, the newest first, for its customer and staff. @throws NOT_FOUND; FORBIDDEN */
export async function listDocumentsOfOrder(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  { id: orderId }: { id: number },
): Promise<DocumentView[]> {
  const order = await db.order.findUnique({ where: { id: orderId } })
  if (!order) throw notFound()
  const isStaff = readerOf(caller, order) === 'staff'
  const rows = await db.document.findMany({
    where: { orders: { some: { orderId } }, ...(!isStaff && counting) },
    orderBy: { id: 'desc' },
    include: documentParts,
  })
  return rows.map(isStaff ? toDocument : toOwnDocument)
}

/** Completed orders of one company that stand in no act yet; AZN. */
export const worksToAcceptSchema = z.array(
  z.object({
    buyer: z.object({ id: z.int(), name: z.string(), voen: z.string(), address: z.string() }),
    appUser: z.object({ id: z.int(), name: z.string(), surname: z.string() }),
    orders: z.array(
      z.object({ orderId: z.int(), name: z.string(), cost: z.number(), completedAt: z.iso.datetime() }),
    ),
  }),
)

/** What an act is to be issued of (DOC-9): by company, what was completed first stands first. */
export async function listWorksToAccept({
  db,
}: Pick<Deps, 'db'>): Promise<z.infer<typeof worksToAcceptSchema>> {
  const orders = await db.order.findMany({
    where: {
      status: { in: [...doneStatuses] },
      buyerId: { not: null },
      documentLines: { none: { document: { kind: 'act', voidedAt: null } } },
    },
    orderBy: { id: 'asc' },
    take: 500,
    include: {
      buyer: true,
      money: { select: { total: true, paid: true, refunded: true } },
      user: { select: { id: true, name: true, surname: true } },
      events: { where: { to: { in: [...doneStatuses] } }, orderBy: { id: 'desc' }, take: 1 },
    },
  })
  const groups = Map.groupBy(orders, ({ buyerId }) => buyerId)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first?.buyer) return []
    const { id, name, voen, address } = first.buyer
    return [
      {
        buyer: { id, name, voen, address },
        appUser: first.user,
        orders: group.map((order) => ({
          orderId: order.id,
          name: order.productName || order.serviceName,
          cost: toAzn(costOf(order)),
          completedAt: (order.events[0]?.createdAt ?? order.createdAt).toISOString(),
        })),
      },
    ]
  })
}

/** A company that pays for orders. */
export const documentBuyersSchema = z.array(z.object({ id: z.int(), name: z.string(), voen: z.string() }))

/** The companies that orders name as payers, by their names: of them statements are issued. */
export async function listDocumentBuyers({
  db,
}: Pick<Deps, 'db'>): Promise<z.infer<typeof documentBuyersSchema>> {
  return db.buyer.findMany({
    where: { orders: { some: {} }, name: { not: '' } },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    take: 1000,
    select: { id: true, name: true, voen: true },
  })
}
