import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { bakuDay, dayEnd } from '../../lib/days.ts'
import { id, maybe } from '../../lib/fields.ts'
import { toAzn } from '../../lib/money.ts'
import { paged, paginate, pagingFields, readPage } from '../../lib/paging.ts'
import type { Deps } from '../../procedures/deps.ts'
import { offerStands, standOf, statesOfTurn, turnOf } from '../offer-status/offer-stands.ts'
import { answerSchema, dayOf, toAnswer } from './answer-output.ts'
import { readLines } from './lines.ts'
import { turnFilters } from './offer-input.ts'

/** `since` is when it entered this state. */
const listedOfferSchema = z.object({
  id: z.int(),
  customer: z.object({ id: z.int(), name: z.string(), surname: z.string(), phoneNumber: z.string() }),
  title: z.string(),
  stand: z.enum(offerStands),
  turn: z.enum(['staff', 'customer']).nullable(),
  since: z.iso.datetime(),
  total: z.number(),
  lineCount: z.int(),
  lastRevision: z.int(),
  validUntil: z.iso.date().nullable(),
  views: z.int(),
  answer: answerSchema.nullable(),
})
export const offerListSchema = paged(listedOfferSchema)
export const listFields = z.object({
  ...pagingFields,
  turn: maybe(z.enum(turnFilters)),
  userId: maybe(id),
})
export const offerCountsSchema = z.object({ staff: z.int(), customer: z.int() })

const parts = {
  user: { select: { id: true, name: true, surname: true, phoneNumber: true } },
  answers: { where: { endedAt: null }, take: 1 },
  views: { select: { count: true } },
} as const satisfies Prisma.OfferInclude
type Row = Prisma.OfferGetPayload<{ include: typeof parts }>

/** Quotes that wait for one side, or that are over (OFF-9). */
function whereTurn(turn: (typeof turnFilters)[number], now: Date): Prisma.OfferWhereInput {
  const today = bakuDay(now)
  if (turn === 'customer') return { state: { in: statesOfTurn('customer') }, validUntil: { gte: today } }
  if (turn === 'over') return { state: { in: statesOfTurn(null) } }
  const expired = { state: { in: statesOfTurn('customer') }, validUntil: { lt: today } }
  return { OR: [{ state: { in: statesOfTurn('staff') } }, expired] }
}

/** Quotes, newest first; of those that wait for staff the longest waiting first. */
export async function listOffers(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { turn, userId, ...paging }: z.output<typeof listFields>,
): Promise<z.infer<typeof offerListSchema>> {
  const at = now()
  const where = { ...(turn && whereTurn(turn, at)), ...(userId !== undefined && { userId }) }
  const direction = turn === 'staff' ? 'asc' : 'desc'
  const { rows, total } = await readPage(paging, {
    count: () => db.offer.count({ where }),
    rows: (window) =>
      db.offer.findMany({
        where,
        include: parts,
        ...window,
        orderBy: [{ stateSince: direction }, { id: direction }],
      }),
  })
  return paginate(
    rows.map((row) => toListed(row, at)),
    total,
    paging,
  )
}

function toListed(row: Row, now: Date): z.infer<typeof listedOfferSchema> {
  const stand = standOf(row, now)
  const [answer] = row.answers
  const since = stand === 'expired' && row.validUntil ? dayEnd(row.validUntil) : row.stateSince
  return {
    id: row.id,
    customer: row.user,
    title: row.title,
    stand,
    turn: turnOf(stand),
    since: since.toISOString(),
    total: toAzn(row.total),
    lineCount: readLines(row.lines).length,
    lastRevision: row.lastRevision,
    validUntil: row.validUntil && dayOf(row.validUntil),
    views: row.views.reduce((sum, { count }) => sum + count, 0),
    answer: answer ? toAnswer(answer) : null,
  }
}

/** The numbers of quotes that wait for staff, and for customers. */
export async function countOffers({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const [staff, customer] = await Promise.all([
    db.offer.count({ where: whereTurn('staff', now()) }),
    db.offer.count({ where: whereTurn('customer', now()) }),
  ])
  return { staff, customer }
}
