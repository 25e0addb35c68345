import { z } from 'zod'
import type { Database } from '../../db/client.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { orderNames } from '../../db/order-names.ts'
import { bakuDay } from '../../lib/days.ts'
import { notFound } from '../../lib/errors.ts'
import { toAzn } from '../../lib/money.ts'
import type { Deps } from '../../procedures/deps.ts'
import { mediaUrl } from '../media/picture-url.ts'
import { choicesOut, choicesShape } from '../options/stored-choices.ts'
import { gateFacts } from '../order-status/gates.ts'
import { referenceOf } from '../payment-requests/payment-reference.ts'
import { outstanding, requestKinds } from '../payment-requests/request-now.ts'
import { waitsFor } from '../payment-requests/waits-for.ts'
import { toDay } from '../production/production-output.ts'
import { promiseSchema } from '../production/promise-output.ts'
import { readPromise } from '../production/read-promise.ts'
import { taxKindOn } from '../seller/read-seller.ts'
import { vatOf } from '../tax/vat.ts'

/** How a request stands for the holder of its link; `over`: the link can't be used to pay any more. */
export const paymentStands = ['open', 'paid', 'replaced', 'cancelled', 'over'] as const

const names = z.object({ name: z.string(), name_ru: z.string(), name_en: z.string() })

/** An order that is asked for: never its address, comment or artwork (PAY-13). AZN. */
export const linkedOrderSchema = z.object({
  orderId: z.int(),
  /** The product, or the service where none was chosen. */
  item: names,
  ...choicesShape,
  count: z.int(),
  photoUrl: z.string().nullable(),
  price: z.number(),
  /** What of the request is for it. */
  asked: z.number(),
  promise: promiseSchema.pick({
    promisedOn: true,
    approveBy: true,
    readyOn: true,
    needsApproval: true,
    needsMoney: true,
  }),
})

/** A request as the holder of its link reads it; AZN. */
export const linkedPaymentSchema = z.object({
  id: z.int(),
  stand: z.enum(paymentStands),
  /** Written as the purpose of a transfer. */
  reference: z.string(),
  kind: z.enum(requestKinds),
  amount: z.number(),
  /** What of it has not come in. */
  missing: z.number(),
  /** How much of that is VAT, once it is paid of the whole; 0 of a seller who is no VAT payer (DOC-31). */
  vat: z.number(),
  dueOn: z.iso.date().nullable(),
  note: z.string(),
  at: z.iso.datetime(),
  /** When it was paid, cancelled or replaced. */
  closedAt: z.iso.datetime().nullable(),
  /** The purchase that all its orders belong to. */
  purchaseId: z.int().nullable(),
  payer: z.string(),
  /** With most of its name hidden; null where no email reaches the payer. */
  email: z.string().nullable(),
  orders: z.array(linkedOrderSchema),
  /** What is left of its orders once it is paid. */
  rest: z.number(),
  waits: z.enum(['production', 'handover']).nullable(),
  /** What is asked for instead. */
  replacedBy: z.object({ amount: z.number() }).nullable(),
})
export type LinkedPayment = z.infer<typeof linkedPaymentSchema>

const pictureParts = { select: { photo: { select: { key: true, extension: true } } } } as const

const parts = {
  user: {
    select: {
      name: true,
      surname: true,
      email: true,
      contactEmail: true,
      deletedAt: true,
    },
  },
  lines: {
    orderBy: { orderId: 'asc' },
    include: {
      order: {
        select: {
          ...gateFacts,
          status: true,
          count: true,
          options: true,
          purchaseId: true,
          ...orderNames,
          service: pictureParts,
          product: pictureParts,
        },
      },
    },
  },
} as const satisfies Prisma.PaymentRequestInclude
type Row = Prisma.PaymentRequestGetPayload<{ include: typeof parts }>
type Line = Row['lines'][number]

/** `isOver`: its link no longer pays. */
export type Linked = { requestId: number; isOver: boolean }

/** What a link leads to (PAY-13). @throws NOT_FOUND once its customer was erased */
export async function readLinkedPayment(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { requestId, isOver }: Linked,
): Promise<LinkedPayment> {
  const row = await db.paymentRequest.findUnique({ where: { id: requestId }, include: parts })
  if (!row || row.user.deletedAt !== null) throw notFound()
  const replacing = row.replacedById === null ? null : await newestOf(db, row.replacedById)
  const missing = row.lines.map((line) => missingOf(row, line))
  const taxKind = await taxKindOn(db, bakuDay(row.createdAt))
  const orders = await Promise.all(row.lines.map((line) => toLinkedOrder(db, line, now())))
  const email = row.user.email || row.user.contactEmail
  return {
    id: row.id,
    stand: standOf(row, { isOver, isReplaced: replacing !== null }),
    reference: referenceOf(row.id),
    kind: row.kind,
    amount: toAzn(row.amount),
    missing: toAzn(missing.reduce((sum, one) => sum + one, 0)),
    vat: toAzn(vatOf(row.state === 'Paid' ? row.lines.map(({ amount }) => amount) : missing, taxKind)),
    dueOn: row.dueOn && toDay(row.dueOn),
    note: row.note,
    at: row.createdAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    purchaseId: purchaseOf(row.lines),
    payer: `${row.user.name} ${row.user.surname}`.trim(),
    email: email === '' ? null : maskedEmail(email),
    orders,
    rest:
      row.kind === 'hold'
        ? 0
        : toAzn(row.lines.reduce((sum, line, index) => sum + leftOf(line) - (missing[index] ?? 0), 0)),
    waits: waitsFor(row.lines.map(({ order }) => order)),
    replacedBy: replacing && { amount: toAzn(replacing.amount) },
  }
}

/** The request that stands at the end of those that took each other's place. */
export async function newestOf(db: Database, id: number): Promise<{ id: number; amount: number }> {
  const select = { id: true, amount: true, replacedById: true }
  const row = await db.paymentRequest.findUniqueOrThrow({ where: { id }, select })
  return row.replacedById === null ? row : newestOf(db, row.replacedById)
}

function standOf(
  { state }: Pick<Row, 'state'>,
  { isOver, isReplaced }: { isOver: boolean; isReplaced: boolean },
): LinkedPayment['stand'] {
  if (state === 'Paid') return 'paid'
  if (isReplaced) return 'replaced'
  if (state === 'Cancelled') return 'cancelled'
  return isOver || state === 'Expired' ? 'over' : 'open'
}

/** What is to be reserved is missing until its orders are decided. */
function missingOf({ kind }: Pick<Row, 'kind'>, { order: { money }, ...line }: Line): number {
  if (kind === 'hold') return line.amount
  return money === null ? 0 : outstanding({ ...line, money })
}

const leftOf = ({ order: { money } }: Line): number =>
  money === null ? 0 : Math.max(0, money.total - money.paid)

function purchaseOf(lines: readonly Line[]): number | null {
  const purchases = new Set(lines.map(({ order }) => order.purchaseId))
  const [only = null] = purchases
  return purchases.size === 1 ? only : null
}

async function toLinkedOrder(
  db: Database,
  { orderId, amount, order }: Line,
  at: Date,
): Promise<LinkedPayment['orders'][number]> {
  const photo = order.product?.photo ?? order.service.photo
  const { promisedOn, approveBy, readyOn, needsApproval, needsMoney } = await readPromise(db, {
    id: orderId,
    at,
    isStaff: false,
  })
  return {
    orderId,
    item: {
      name: order.productName ?? order.serviceName,
      name_ru: order.productName_ru ?? order.serviceName_ru,
      name_en: order.productName_en ?? order.serviceName_en,
    },
    ...choicesOut(order.options),
    count: order.count,
    photoUrl: photo ? mediaUrl(photo) : null,
    price: toAzn(order.money?.total ?? amount),
    asked: toAzn(amount),
    promise: { promisedOn, approveBy, readyOn, needsApproval, needsMoney },
  }
}

/** `a•••l@numune.az`: enough for its owner to know it. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at)
  const last = name.length > 2 ? name.slice(-1) : ''
  return `${name.slice(0, 1)}•••${last}${email.slice(at)}`
}
