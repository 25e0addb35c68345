import { randomBytes } from 'node:crypto'
import type { Database } from '../../src/db/client.ts'
import { hashToken } from '../../src/domains/accounts/find-caller.ts'
import { hashPassword } from '../../src/lib/password-hash.ts'
import { makeToken, makeUser } from './factories.ts'

export const knownPassword = 'demo-password'
/** Hashed once for each worker: it is dear on purpose. */
let knownHash: Promise<string> | undefined

/** A user who can log in with {@link knownPassword}, with an access token. */
export async function makeMember(
  db: Database,
  role: string | readonly number[] = 'Client',
  data: { email?: string; name?: string; emailConfirmedAt?: Date | null } = {},
) {
  knownHash ??= hashPassword(knownPassword)
  const made = await makeUser(db, role, data)
  const user = await db.user.update({
    where: { id: made.id },
    data: { passwordHash: await knownHash },
    include: { role: true },
  })
  return { ...user, token: await makeToken(db, user.id) }
}

/** A reset token as the email would carry it. */
export async function makeResetToken(
  db: Database,
  userId: number,
  expiresAt = new Date(Date.now() + 60_000),
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.passwordReset.create({ data: { userId, tokenHash: hashToken(token), expiresAt } })
  return token
}

/** What waits in the mail queue of this kind. */
export async function queuedEmails(db: Database, kind: string): Promise<Record<string, unknown>[]> {
  const rows = await db.$queryRaw<{ data: Record<string, unknown> }[]>`
    SELECT data FROM pgboss.job WHERE name = 'mail' AND data->>'kind' = ${kind} ORDER BY created_on`
  return rows.map(({ data }) => data)
}

/** What a tRPC call was refused with. */
export function refusal(
  call: Promise<unknown>,
): Promise<{ code: string; httpStatus: number; message: string }> {
  return call.then(
    () => {
      throw new Error('the call was not refused')
    },
    (error) => ({ ...error.data, message: error.message }),
  )
}
