import type { Transaction } from '../../db/client.ts'
import { AppError, invalid, type Message, notFound } from '../../lib/errors.ts'
import { toLanguage } from '../../lib/languages.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { toDay } from '../production/production-output.ts'
import type { ContentOf, Said, StatementEntry } from './document-content.ts'
import { type DocumentKind, shownNumber } from './document-number.ts'
import { type DocumentView, toDocument } from './document-output.ts'
import { entryTitles } from './document-words.ts'
import { issuingSeller } from './read-parties.ts'
import { writeDocument } from './write-document.ts'

const backwards: Message = /*i18n*/ {
  id: 'documents.backwards',
  message: 'The last day must not be before the first one.',
}
const nothingYet: Message = /*i18n*/ {
  id: 'documents.nothingYet',
  message: 'There were no acts and no payments of this company until then.',
}

/** A span of days in Baku, as stored. */
type Asked = { buyerId: number; from: Date; to: Date }

/**
 * The statement of a company for a span: acts and corrections of it, and what was paid for its orders, with what was
 * owed before and after (DOC-11).
 * @throws NOT_FOUND; VALIDATION for a span that ends before it begins; CONFLICT while requisites are missing, and
 * where there was nothing at all
 */
export function issueStatement(
  { db, now, emails }: Pick<Deps, 'db' | 'now' | 'emails'>,
  caller: Pick<Caller, 'id'>,
  { buyerId, from, to }: Asked,
): Promise<DocumentView> {
  if (to < from) throw invalid('to', backwards)
  const at = now()
  return db.$transaction(async (tx) => {
    const row = await tx.buyer.findUnique({ where: { id: buyerId }, include: { user: true } })
    if (!row) throw notFound()
    const seller = await issuingSeller(tx, at)
    const entries = await readEntries(tx, { buyerId, to })
    if (entries.length === 0) throw new AppError('CONFLICT', nothingYet)
    const before = entries.filter(({ day }) => day < toDay(from))
    const within = entries.filter(({ day }) => day >= toDay(from))
    const opening = owedAfter(0, before)
    const { userId, name, voen, address, requisites, contract } = row
    const content: ContentOf<'statement'> = {
      kind: 'statement',
      seller,
      buyer: { isCompany: true, name, voen, address, requisites, contract },
      language: toLanguage(row.user.language),
      from: toDay(from),
      to: toDay(to),
      opening,
      closing: owedAfter(opening, within),
      entries: within,
    }
    return toDocument(
      await writeDocument(tx, { userId, buyerId, content, at, issuedById: caller.id, emails }),
    )
  })
}

const owedAfter = (owed: number, entries: readonly StatementEntry[]): number =>
  entries.reduce((sum, { debit, credit }) => sum + debit - credit, owed)

type Row = { day: Date; kind: DocumentKind | null; year: number; number: number; amount: number }

/** By day; of one day what was delivered stands before what was paid. */
async function readEntries(
  tx: Transaction,
  { buyerId, to }: { buyerId: number; to: Date },
): Promise<StatementEntry[]> {
  const rows = await tx.$queryRaw<Row[]>`
    SELECT day, kind::text AS kind, year, number, gross AS amount, 0 AS turn, id FROM documents
    WHERE buyer_id = ${buyerId} AND kind IN ('act', 'correction') AND voided_at IS NULL AND day <= ${to}::date
    UNION ALL
    SELECT p.day, NULL, 0, p.id, sum(a.amount)::integer, 1, p.id
    FROM payment_allocations a JOIN payments p ON p.id = a.payment_id JOIN orders o ON o.id = a.order_id
    WHERE o.buyer_id = ${buyerId} AND p.day <= ${to}::date
    GROUP BY p.id HAVING sum(a.amount) <> 0
    ORDER BY day, turn, id`
  return rows.map(({ day, kind, year, number, amount }) => {
    const title: Said =
      kind === null ? entryTitles.payment(number) : entryTitles.document(shownNumber({ kind, year, number }))
    return { day: toDay(day), title, debit: kind === null ? 0 : amount, credit: kind === null ? amount : 0 }
  })
}
