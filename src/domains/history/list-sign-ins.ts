import { z } from 'zod'
import type { Database } from '../../db/client.ts'
import { Prisma, SecurityAct } from '../../db/generated/client.ts'
import { dayEnd, dayStart } from '../../lib/days.ts'
import { day, id, line, maybe } from '../../lib/fields.ts'
import { paginate, readPage } from '../../lib/paging.ts'
import { searchTerms } from '../../lib/search-terms.ts'
import { type Caller, can } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { customerRole } from '../access/role-rules.ts'
import { nameDevice } from '../accounts/name-device.ts'
import { matchUsers } from '../customers/match-users.ts'
import { newestFirst } from './entry-output.ts'
import { historyPaging } from './list-history.ts'

const maxMatches = 5000

/** `from` and `to` are days in Baku, both inclusive; `search`: a name, e-mail, phone or network address. */
export const signInFields = z.object({
  ...historyPaging,
  act: maybe(z.enum(SecurityAct)),
  userId: maybe(id),
  from: maybe(day),
  to: maybe(day),
  search: maybe(line(200)),
})

/**
 * An event of an account, with its source; `person` is null when no account has the e-mail that was tried.
 * When staff read personal data, `subject` is the customer, by name for callers with area 6.
 */
export const signInSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  act: z.enum(SecurityAct),
  person: z.object({ id: z.int(), name: z.string() }).nullable(),
  subject: z.object({ id: z.int(), name: z.string() }).nullable(),
  browser: z.string(),
  system: z.string(),
  address: z.string(),
})

/**
 * A page of sign-ins and other events of accounts in the last year, newest first; those of customers with
 * area 6 (AUD-2).
 */
export async function listSignIns(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  input: z.output<typeof signInFields>,
) {
  const { act, userId, from, to, search, ...paging } = input
  const where: Prisma.SecurityEventWhereInput = {
    ...(search && { id: { in: await matchingIds(db, search) } }),
    ...(act && { act }),
    ...(userId && { userId }),
    ...(!can(caller, 'users') && {
      OR: [{ userId: null }, { user: { role: { name: { not: customerRole } } } }],
    }),
    ...((from || to) && { at: { ...(from && { gte: dayStart(from) }), ...(to && { lt: dayEnd(to) }) } }),
  }
  const named = { select: { id: true, name: true, surname: true } } as const
  const include = { user: named, subject: named } as const
  const seesCustomers = can(caller, 'users')
  const { rows, total } = await readPage(paging, {
    count: () => db.securityEvent.count({ where }),
    rows: (window) => db.securityEvent.findMany({ where, include, orderBy: [...newestFirst], ...window }),
  })
  const items = rows.map(({ at, user, subject, userAgent, ...row }) => ({
    ...row,
    at: at.toISOString(),
    person: user && nameOf(user),
    subject: subject && (seesCustomers ? nameOf(subject) : { id: subject.id, name: `№ ${subject.id}` }),
    ...nameDevice(userAgent),
  }))
  return paginate(items, total, paging)
}

const nameOf = ({ id, name, surname }: { id: number; name: string; surname: string }) => ({
  id,
  name: `${name} ${surname}`.trim(),
})

async function matchingIds(db: Database, typed: string): Promise<number[]> {
  const found = await db.$queryRaw<{ id: number }[]>(Prisma.sql`
    SELECT e.id FROM security_events AS e LEFT JOIN users AS u ON u.id = e.user_id
    WHERE e.address = ${typed} OR ${matchUsers(searchTerms(typed), { withEmail: true })}
    ORDER BY e.at DESC, e.id DESC LIMIT ${maxMatches}`)
  return found.map((row) => row.id)
}
