import type { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { assertCurrent } from '../../lib/as-read.ts'
import { invalid, type Message, notFound } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { customerRole } from '../access/role-rules.ts'
import { recorded, recordedNew } from '../audit/recorded.ts'
import { assertOpen, holdOffer } from './hold-offer.ts'
import { type OfferLine, readLines, totalOf } from './lines.ts'
import type { createFields, updateFields } from './offer-input.ts'
import { writeLines } from './write-lines.ts'

const noCustomer: Message = /*i18n*/ { id: 'offers.noCustomer', message: 'This customer does not exist.' }
type DraftDeps = Pick<Deps, 'db' | 'now'>
/** `language`: in which it is said what is wrong with a choice. */
type Author = Pick<Caller, 'id'> & { language: Language }

/** Staff begin a quote for a customer (OFF-3). @throws VALIDATION, by line; answers its id */
export async function createOffer(
  { db, now }: DraftDeps,
  { id: by, language }: Author,
  input: z.output<typeof createFields>,
): Promise<number> {
  const { userId, cameBy = null, title = '', note = '', days = 7 } = input
  const customer = await db.user.findFirst({
    where: { id: userId, deletedAt: null, role: { name: customerRole } },
    select: { language: true },
  })
  if (!customer) throw invalid('userId', noCustomer)
  const at = now()
  const lines = await writeLines(db, { userId, lines: input.lines, known: [], now: at, language })
  const { id } = await recordedNew(db, { by, kind: 'offer' }, async (tx) => {
    // Against erasing them at the same time: what is written of them would stay.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId} AND deleted_at IS NULL FOR KEY SHARE`
    return tx.offer.create({
      data: {
        ...{
          userId,
          cameBy,
          title,
          note,
          days,
          createdById: by,
          createdAt: at,
          updatedAt: at,
          stateSince: at,
        },
        ...{ language: input.language ?? customer.language, lines: toJson(lines), total: totalOf(lines) },
      },
      select: { id: true },
    })
  })
  return id
}

/**
 * Staff change the draft; what was sent stays as it is, and can be answered until the next revision is sent (OFF-3).
 * @throws NOT_FOUND; VALIDATION, by line; CONFLICT when somebody else has saved it since `updatedAt`, or it is accepted
 * or withdrawn
 */
export async function updateOffer(
  { db, now }: DraftDeps,
  { id: by, language }: Author,
  { id, updatedAt, lines: given, ...changes }: z.output<typeof updateFields>,
): Promise<void> {
  const read = await db.offer.findUnique({ where: { id } })
  if (!read) throw notFound()
  const at = now()
  const known = readLines(read.lines)
  const { userId } = read
  const lines = given ? await writeLines(db, { userId, lines: given, known, now: at, language }) : known
  await recorded(db, { by, kind: 'offer', id }, async (tx) => {
    const offer = await holdOffer(tx, id)
    await assertOpen(tx, offer)
    assertCurrent(offer, updatedAt)
    const total = offer.lastRevision === 0 ? { total: totalOf(lines) } : {}
    const data = { ...changes, ...total, lines: toJson(lines), isChanged: true, updatedAt: new Date() }
    await tx.offer.update({ where: { id }, data })
  })
}

const toJson = (lines: readonly OfferLine[]): Prisma.InputJsonValue => JSON.parse(JSON.stringify(lines))
