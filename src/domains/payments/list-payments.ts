import { z } from 'zod'
import { Prisma } from '../../db/generated/client.ts'
import { maxInteger } from '../../lib/fields.ts'
import { toAzn } from '../../lib/money.ts'
import { paged, paginate, readPage } from '../../lib/paging.ts'
import { readReference } from '../../lib/reference.ts'
import { searchTerms } from '../../lib/search-terms.ts'
import type { Deps } from '../../procedures/deps.ts'
import { matchUsers } from '../customers/match-users.ts'
import { toDay } from '../production/production-output.ts'
import type { paymentListFields } from './payment-input.ts'
import { paymentParts, paymentSchema, toPayment } from './payment-output.ts'

type Asked = z.output<typeof paymentListFields>

/** `sum`: AZN of all of them, less what went. */
export const paymentsSchema = paged(paymentSchema).extend({ sum: z.number() })

/** The ledger by day, newest first; `from` and `to` are days in Baku, both inclusive. */
export async function listPayments(
  { db }: Pick<Deps, 'db'>,
  asked: Asked,
): Promise<z.infer<typeof paymentsSchema>> {
  const where = filtered(asked)
  const summed = db.$queryRaw<{ count: number; sum: bigint }[]>`
    SELECT count(*)::integer AS count, coalesce(sum(p.amount), 0)::bigint AS sum FROM payments p WHERE ${where}`
  const page = readPage(asked, {
    count: async () => (await summed)[0]?.count ?? 0,
    rows: async ({ skip, take }) => {
      const rows = await db.$queryRaw<{ id: number }[]>`
        SELECT p.id FROM payments p WHERE ${where} ORDER BY p.day DESC, p.id DESC
        LIMIT ${take ?? null}::bigint OFFSET ${skip}`
      return db.payment.findMany({
        where: { id: { in: rows.map(({ id }) => id) } },
        orderBy: [{ day: 'desc' }, { id: 'desc' }],
        include: paymentParts,
      })
    },
  })
  const [{ rows, total }, [sums]] = await Promise.all([page, summed])
  return { ...paginate(rows.map(toPayment), total, asked), sum: toAzn(Number(sums?.sum ?? 0)) }
}

/** What a payment `p` is asked to be. */
function filtered({ from, to, way, kind, appUserId, name = '' }: Asked): Prisma.Sql {
  const parts = [
    way && Prisma.sql`p.way = ${way}::payment_way`,
    kind && Prisma.sql`p.kind = ${kind}::payment_kind`,
    appUserId !== undefined && Prisma.sql`p.user_id = ${appUserId}`,
    from && Prisma.sql`p.day >= ${toDay(from)}::text::date`,
    to && Prisma.sql`p.day <= ${toDay(to)}::text::date`,
    name !== '' && isNamed(name),
  ].filter((part) => typeof part === 'object')
  return parts.length === 0 ? Prisma.sql`true` : Prisma.join(parts, ' AND ')
}

/** By its own number, that of an order that it is for, or by who paid. */
function isNamed(typed: string): Prisma.Sql {
  const digits = readReference(typed) ?? Number(/^\d{1,10}$/.exec(typed)?.[0] ?? 0)
  const number = digits <= maxInteger ? digits : 0
  const payer = `%${typed.replace(/[\\%_]/g, '\\$&')}%`
  return Prisma.sql`(p.id = ${number}
    OR p.id = ANY (ARRAY(SELECT a.payment_id FROM payment_allocations a WHERE a.order_id = ${number}))
    OR p.user_id = ANY (ARRAY(SELECT u.id FROM users u WHERE ${matchUsers(searchTerms(typed), { withEmail: false })}))
    OR search_fold(p.payer) LIKE search_fold(${payer}))`
}
