import { timingSafeEqual } from 'node:crypto'
import type { Database, Transaction } from '../../db/client.ts'
import { AppError, invalid, type Message } from '../../lib/errors.ts'
import { hashNewPassword } from '../../lib/new-password.ts'
import type { Deps } from '../../procedures/deps.ts'
import { asEmailTaken } from '../staff/email-taken.ts'
import { createFirstAdmin } from '../staff/first-admin.ts'
import { countSuperAdmins } from '../staff/lock-users.ts'
import { toUser, type UserView } from '../staff/user-output.ts'
import { hashCopiedCode, makeCopiedCode } from './copied-code.ts'
import type { CallOrigin } from './device.ts'

const messages = {
  wrong: /*i18n*/ {
    id: 'accounts.firstAdminCodeWrong',
    message: 'This is not the code. It stands in the console, in the last lines of the start.',
  },
  exists: /*i18n*/ {
    id: 'accounts.firstAdminExists',
    message: 'There is an administrator already. Log in.',
  },
} as const satisfies Record<string, Message>

/**
 * A code for the console: anyone who can read it there may make the first administrator (PER-16). Codes that
 * other instances or earlier starts have printed stay valid, so it doesn't matter which instance answers.
 */
export async function printedCode({ db }: Pick<Deps, 'db'>): Promise<string> {
  const code = makeCopiedCode()
  await db.firstAdminCode.create({ data: { codeHash: hashCopiedCode(code) } })
  return code
}

/** Once there is an administrator no code is of any use. */
export async function forgetPrintedCodes(db: Database | Transaction): Promise<void> {
  await db.firstAdminCode.deleteMany()
}

export const needsFirstAdmin = async ({ db }: Pick<Deps, 'db'>): Promise<boolean> =>
  (await countSuperAdmins(db)) === 0

type NewAdmin = { code: string; name: string; surname: string; email: string; password: string }

/**
 * Makes the first administrator by a code of the console (PER-16). Of several attempts at once one wins.
 * @throws CONFLICT when there is an administrator, or when the e-mail is a customer's; VALIDATION on `code`
 * for a wrong one, on `password` for a common one; RATE_LIMITED
 */
export async function makeFirstAdmin(
  deps: Pick<Deps, 'db' | 'limits'>,
  { code, password, device, language, ...person }: NewAdmin & CallOrigin,
): Promise<UserView> {
  await deps.limits.consume('firstAdminAddress', device.address)
  if (!(await needsFirstAdmin(deps))) throw new AppError('CONFLICT', messages.exists)
  if (!(await isPrintedCode(deps.db, code))) throw invalid('code', messages.wrong)
  const passwordHash = await hashNewPassword(password)
  try {
    return await deps.db.$transaction(async (tx) => {
      const admin = await createFirstAdmin(tx, { ...person, passwordHash, language })
      if (admin === null) throw new AppError('CONFLICT', messages.exists)
      await forgetPrintedCodes(tx)
      return toUser(admin)
    })
  } catch (error) {
    throw asEmailTaken(error)
  }
}

/** Every hash is compared, each in the same time. */
async function isPrintedCode(db: Database, typed: string): Promise<boolean> {
  const hash = hashCopiedCode(typed)
  const codes = await db.firstAdminCode.findMany()
  return codes.filter(({ codeHash }) => timingSafeEqual(codeHash, hash)).length > 0
}
