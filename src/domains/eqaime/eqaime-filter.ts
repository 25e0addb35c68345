import { Prisma } from '../../db/generated/client.ts'
import { maxInteger } from '../../lib/fields.ts'
import { readReference } from '../../lib/reference.ts'
import { searchTerms } from '../../lib/search-terms.ts'
import { plainVoen } from '../../lib/voen.ts'
import { numbersIn } from '../documents/document-number.ts'

/** Documents `d` by their own number, that of an order, or by who pays. */
export function namedDocument(typed: string): Prisma.Sql {
  const [number] = numbersIn(typed)
  if (number)
    return Prisma.sql`(d.kind::text = ${number.kind} AND d.year = ${number.year} AND d.number = ${number.number})`
  const order = readReference(typed)
  if (order !== null)
    return Prisma.sql`EXISTS (
      SELECT FROM document_orders l WHERE l.document_id = d.id AND l.order_id = ${Math.min(order, maxInteger)})`
  const words = searchTerms(typed).words.map((word) => Prisma.sql`d.buyer_name ILIKE ${word}`)
  const named = words.length > 0 ? Prisma.join(words, ' AND ') : Prisma.sql`false`
  return Prisma.sql`((${named}) OR starts_with(d.buyer_voen, ${plainVoen(typed)}))`
}
