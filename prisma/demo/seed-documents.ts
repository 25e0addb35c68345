import type { Transaction } from '../../src/db/client.ts'
import { actIn } from '../../src/domains/documents/issue-act.ts'
import { invoiceIn } from '../../src/domains/documents/issue-invoice.ts'
import { demoBuyers, demoSeller, lateActs } from './documents.ts'
import { ledgerDays } from './money.ts'
import type { StoredOrder } from './seed-orders.ts'
import type { People } from './seed-people.ts'
import type { DemoAct } from './seed-till.ts'

const minute = 60_000
const dayMs = 24 * 60 * minute
/** Of the newest completed orders no act is issued yet: staff are still to do it. */
const actAfter = 26 * 60 * minute

/** The company's requisites, and the companies that pay for orders of their employees. */
export async function seedBuyers(
  tx: Transaction,
  { orders, people, now }: { orders: readonly StoredOrder[]; people: People; now: Date },
): Promise<void> {
  const { validFrom, accounts, ...seller } = demoSeller
  await tx.sellerProfile.deleteMany()
  await tx.sellerProfile.create({
    data: { ...seller, validFrom: new Date(validFrom), accounts: [...accounts] },
  })
  for (const [email, buyer] of Object.entries(demoBuyers)) {
    const userId = people.customers.get(email)
    if (userId === undefined) throw new Error(`the demo has nobody as ${email}`)
    const { id: buyerId } = await tx.buyer.create({ data: { userId, ...buyer } })
    const since = now.getTime() - ledgerDays * 24 * 60 * minute
    const own = orders.filter((order) => order.userId === userId)
    // What is older than the ledger was paid by nobody knows whom.
    const ids = own.filter(({ moves: [first] }) => first && first.at.getTime() > since).map(({ id }) => id)
    await tx.order.updateMany({ where: { id: { in: ids } }, data: { buyerId } })
  }
}

/**
 * An invoice of what is asked for once an order is accepted, and an act of it a day after it was handed over, or a few
 * days before `now`.
 */
export function documentActs({ id, moves, customer }: StoredOrder, now: Date): DemoAct[] {
  if (!demoBuyers[customer]) return []
  const accepted = moves.find(({ to }) => to === 'Accepted')
  const completed = moves.find(({ to }) => to === 'Completed')
  return [
    ...(accepted ? [invoiceAct(id, new Date(accepted.at.getTime() + 10 * minute))] : []),
    ...(completed ? [actAct(id, actAt({ customer, completedAt: completed.at, now }))] : []),
  ]
}

/** Only the last order of a customer was completed in the month before. */
function actAt({
  customer,
  completedAt,
  now,
}: { completedAt: Date; now: Date } & Pick<StoredOrder, 'customer'>): Date {
  const days = lateActs[customer]
  const isLast = now.getTime() - completedAt.getTime() < 30 * dayMs
  if (days !== undefined && isLast) return new Date(now.getTime() - days * dayMs)
  return new Date(completedAt.getTime() + actAfter)
}

const invoiceAct = (orderId: number, at: Date): DemoAct => ({
  at,
  async act(tx) {
    const request = await tx.paymentRequest.findFirst({
      where: { state: 'Open', kind: { not: 'hold' }, lines: { some: { orderId } } },
      select: { id: true },
    })
    if (request) await invoiceIn(tx, { requestId: request.id, issuedById: null, at, emails: null })
  },
})

const actAct = (orderId: number, at: Date): DemoAct => ({
  at,
  async act(tx) {
    await actIn(tx, { orderIds: [orderId], issuedById: null, at, emails: null })
  },
})
