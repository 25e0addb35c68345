import type { z } from 'zod'
import { Prisma } from '../../db/generated/client.ts'
import { toAzn } from '../../lib/money.ts'
import { paginate, window } from '../../lib/paging.ts'
import type { Deps } from '../../procedures/deps.ts'
import { namedDocument } from './eqaime-filter.ts'
import type { sentFields } from './eqaime-input.ts'
import { plainPortalNumber, portalNumberPattern } from './eqaime-kinds.ts'
import { type Sent, type SentList, sentSchema } from './eqaime-output.ts'
import { toParts } from './to-parts.ts'

const person = { select: { id: true, name: true, surname: true } } as const

export const sentParts = {
  exportedBy: person,
  enteredBy: person,
  document: { include: { orders: { orderBy: { orderId: 'asc' }, select: { orderId: true } } } },
} as const satisfies Prisma.EqaimeInclude
type SentRow = Prisma.EqaimeGetPayload<{ include: typeof sentParts }>

/** What was exported, the last one first. */
export async function listSent(
  { db }: Pick<Deps, 'db'>,
  { name = '', state, ...paging }: z.output<typeof sentFields>,
): Promise<SentList> {
  const where = Prisma.join(
    [
      name === '' ? Prisma.sql`true` : named(name),
      state ? Prisma.sql`e.portal_state::text = ${state}` : Prisma.sql`true`,
    ],
    ' AND ',
  )
  const from = Prisma.sql`eqaime e JOIN documents d ON d.id = e.document_id WHERE ${where}`
  const { skip, take } = window(paging)
  const [[sums], ids] = await Promise.all([
    db.$queryRaw<{ count: number; gross: bigint; vat: bigint }[]>`
      SELECT count(*)::integer AS count, coalesce(sum(d.gross), 0)::bigint AS gross,
        coalesce(sum(d.vat), 0)::bigint AS vat FROM ${from}`,
    db.$queryRaw<{ id: number }[]>`
      SELECT d.id FROM ${from} ORDER BY e.exported_at DESC, d.id DESC
      OFFSET ${skip} LIMIT ${take ?? null}::integer`,
  ])
  const rows = await db.eqaime.findMany({
    where: { documentId: { in: ids.map(({ id }) => id) } },
    include: sentParts,
    orderBy: [{ exportedAt: 'desc' }, { documentId: 'desc' }],
  })
  const count = sums?.count ?? 0
  return {
    ...paginate(rows.map(toSent), count, paging),
    count,
    gross: toAzn(Number(sums?.gross ?? 0)),
    vat: toAzn(Number(sums?.vat ?? 0)),
  }
}

/** Also by the number of the portal. */
function named(typed: string): Prisma.Sql {
  const number = plainPortalNumber(typed)
  return portalNumberPattern.test(number) ? Prisma.sql`e.portal_number = ${number}` : namedDocument(typed)
}

/** An e-qaimə that was exported, as staff read it. */
export const toSent = ({ document, ...row }: SentRow): Sent =>
  sentSchema.parse({
    ...toParts(document, row.kind),
    isVoided: document.voidedAt !== null,
    layout: String(row.layout),
    sha256: Buffer.from(row.sha256).toString('hex'),
    isChecked: row.isChecked,
    exportedAt: row.exportedAt.toISOString(),
    exportedBy: row.exportedBy,
    portalNumber: row.portalNumber,
    portalState: row.portalState,
    enteredAt: row.enteredAt?.toISOString() ?? null,
    enteredBy: row.enteredBy,
  })
