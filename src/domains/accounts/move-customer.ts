import type { Transaction } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'

/** Stands in for a name that is no longer kept. */
export const noName = '—'

/** Where a customer is named whose records go to another one; a customer without an account is nowhere else. */
export const movedReferences = [
  'orders.user_id',
  'order_links.created_by_id',
  'purchases.user_id',
  'purchases.actor_id',
  'offers.user_id',
  'artwork_versions.by_user_id',
  'findings_seen.user_id',
  'uploads.by_user_id',
  'proof_pins.by_user_id',
  'approvals.user_id',
  'approvals.link_by_id',
  'order_messages.user_id',
  'users.merged_into_id',
  'payment_requests.user_id',
  'payments.user_id',
  'buyers.user_id',
  'addresses.user_id',
  'documents.user_id',
  'shipments.user_id',
] as const

/**
 * Gives everything of a customer without an account to another customer, in the transaction in which the two
 * become one (CUS-6, CUS-11). What is never changed, such as who moved an order, goes on naming the former
 * record, which leads to this one.
 */
export async function moveCustomer(
  tx: Transaction,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await joinBuyers(tx, { from, to })
  for (const reference of movedReferences) {
    const [table = '', column = ''] = reference.split('.').map((name) => Prisma.raw(name))
    await tx.$executeRaw`UPDATE ${table} SET ${column} = ${to} WHERE ${column} = ${from}`
  }
  // Terms of their own go along where the other has none.
  await tx.$executeRaw`
    UPDATE payment_terms SET user_id = ${to}
    WHERE user_id = ${from} AND NOT EXISTS (SELECT FROM payment_terms WHERE user_id = ${to})`
  await tx.$executeRaw`DELETE FROM payment_terms WHERE user_id = ${from}`
  // That they aren't some third customer holds for both.
  await tx.$executeRaw`
    INSERT INTO apart_customers (one_id, other_id, by_id, at)
    SELECT least(third, ${to}), greatest(third, ${to}), by_id, at
    FROM (SELECT CASE WHEN one_id = ${from} THEN other_id ELSE one_id END AS third, by_id, at
      FROM apart_customers WHERE ${from} IN (one_id, other_id)) said
    WHERE third <> ${to}
    ON CONFLICT DO NOTHING`
  await tx.$executeRaw`DELETE FROM apart_customers WHERE ${from} IN (one_id, other_id)`
}

/**
 * A company that both have, by its VÖEN, becomes one: that of the customer who stays, with what only the other says of
 * it. Orders, quotes that aren't sent and documents name it from then on (DOC-41).
 */
async function joinBuyers(tx: Transaction, { from, to }: { from: number; to: number }): Promise<void> {
  const doubled = await tx.$queryRaw<{ goes: number; stays: number }[]>`
    SELECT goes.id AS goes, min(stays.id) AS stays
    FROM buyers goes JOIN buyers stays ON stays.voen = goes.voen
    WHERE goes.user_id = ${from} AND stays.user_id = ${to} AND goes.voen <> ''
      AND goes.removed_at IS NULL AND stays.removed_at IS NULL
    GROUP BY goes.id ORDER BY goes.id`
  for (const { goes, stays } of doubled) {
    await tx.$executeRaw`
      UPDATE buyers b SET updated_at = now(),
        address = coalesce(nullif(b.address, ''), other.address),
        requisites = coalesce(nullif(b.requisites, ''), other.requisites),
        contract = coalesce(nullif(b.contract, ''), other.contract)
      FROM buyers other WHERE b.id = ${stays} AND other.id = ${goes}`
    for (const table of [Prisma.sql`orders`, Prisma.sql`offers`, Prisma.sql`documents`])
      await tx.$executeRaw`UPDATE ${table} SET buyer_id = ${stays} WHERE buyer_id = ${goes}`
    await tx.$executeRaw`UPDATE buyers SET removed_at = now() WHERE id = ${goes}`
  }
}
