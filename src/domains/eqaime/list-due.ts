import type { z } from 'zod'
import type { Database, Transaction } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { bakuDate } from '../../lib/days.ts'
import { type Qepik, toAzn } from '../../lib/money.ts'
import { paginate, window } from '../../lib/paging.ts'
import type { Deps } from '../../procedures/deps.ts'
import { addDays, type Day } from '../production/workdays.ts'
import { namedDocument } from './eqaime-filter.ts'
import type { dueFields } from './eqaime-input.ts'
import { daysToWrite, type EqaimeKind } from './eqaime-kinds.ts'
import type { Due, DueList } from './eqaime-output.ts'
import { type Drafted, draftEqaime } from './read-eqaime.ts'
import { toParts } from './to-parts.ts'

/**
 * Documents of which an e-qaimə is to be written (DOC-21): `kind` what of, `since` the day in Baku from which five
 * days count. A company with a VÖEN wants it, and it wasn't exported yet. What was paid ahead is left out once an act
 * names one of its orders.
 */
const due = Prisma.sql`
  SELECT d.*, (CASE d.kind WHEN 'act' THEN 'delivery' WHEN 'invoice' THEN 'advance' ELSE 'correction' END) AS of_kind,
    CASE d.kind WHEN 'invoice' THEN ((r.closed_at AT TIME ZONE 'UTC') + interval '4 hours')::date ELSE d.day END AS since
  FROM documents d
  JOIN buyers b ON b.id = d.buyer_id
  LEFT JOIN payment_requests r ON r.id = d.request_id
  WHERE d.voided_at IS NULL AND d.buyer_voen ~ '^\\d{10}$' AND b.wants_eqaime
    AND NOT EXISTS (SELECT FROM eqaime e WHERE e.document_id = d.id)
    AND (d.kind IN ('act', 'correction') OR (d.kind = 'invoice' AND r.state = 'Paid' AND NOT EXISTS (
      SELECT FROM document_orders l
      JOIN document_orders done ON done.order_id = l.order_id
      JOIN documents act ON act.id = done.document_id AND act.kind = 'act' AND act.voided_at IS NULL
      WHERE l.document_id = d.id)))`

/** How many e-qaimə are to be written. */
export async function countDue({ db }: Pick<Deps, 'db'>): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`SELECT count(*)::integer AS count FROM (${due}) d`
  return row?.count ?? 0
}

/** Which of these documents are to be written. */
export async function idsDue(db: Database | Transaction, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db.$queryRaw<{ id: number }[]>`SELECT d.id FROM (${due}) d WHERE d.id = ANY(${ids})`
  return new Set(rows.map(({ id }) => id))
}

/** The e-qaimə to write, those that are due first at the beginning (DOC-21). */
export async function listDue(
  deps: Pick<Deps, 'db' | 'now'>,
  { name = '', kind, month, ...paging }: z.output<typeof dueFields>,
): Promise<DueList> {
  const where = Prisma.join(
    [
      name === '' ? Prisma.sql`true` : namedDocument(name),
      kind ? Prisma.sql`d.of_kind = ${kind}` : Prisma.sql`true`,
      month ? Prisma.sql`to_char(d.since, 'YYYY-MM') = ${month}` : Prisma.sql`true`,
    ],
    ' AND ',
  )
  const { skip, take } = window(paging)
  const [[sums], rows, dueCount] = await Promise.all([
    deps.db.$queryRaw<{ count: number; gross: bigint; vat: bigint }[]>`
      SELECT count(*)::integer AS count, coalesce(sum(d.gross), 0)::bigint AS gross,
        coalesce(sum(d.vat), 0)::bigint AS vat
      FROM (${due}) d WHERE ${where}`,
    deps.db.$queryRaw<{ id: number; kind: EqaimeKind; since: Day }[]>`
      SELECT d.id, d.of_kind AS kind, d.since::text AS since FROM (${due}) d WHERE ${where}
      ORDER BY d.since, d.id OFFSET ${skip} LIMIT ${take ?? null}::integer`,
    countDue(deps),
  ])
  const drafts = await draftEqaime(
    deps.db,
    rows.map(({ id }) => id),
  )
  const sinceOf = new Map(rows.map(({ id, since }) => [id, since]))
  const today = bakuDate(deps.now())
  const items = drafts.map((drafted) => toDue(drafted, sinceOf.get(drafted.document.id) ?? today, today))
  const azn = (sum: Qepik | bigint | undefined) => toAzn(Number(sum ?? 0))
  const count = sums?.count ?? 0
  return { ...paginate(items, count, paging), count, gross: azn(sums?.gross), vat: azn(sums?.vat), dueCount }
}

function toDue({ document, eqaime, problems }: Drafted, from: Day, today: Day): Due {
  const dueOn = addDays(from, daysToWrite)
  return {
    ...toParts(document, eqaime.kind),
    from,
    dueOn,
    daysLeft: Math.round((Date.parse(dueOn) - Date.parse(today)) / 86_400_000),
    problems,
    canExport: problems.every(({ bars }) => !bars),
  }
}
