import { z } from 'zod'
import { AppError, invalid, type Message } from '../../../lib/errors.ts'
import { id } from '../../../lib/fields.ts'
import { seal, unseal } from '../../../lib/sealed.ts'
import type { Caller } from '../../../procedures/access.ts'
import type { Deps } from '../../../procedures/deps.ts'
import { callerOf, procedure, router } from '../../../procedures/procedure.ts'
import { isStaffRole } from '../../access/role-rules.ts'
import { lockUser } from '../../staff/lock-users.ts'
import { assertNotJustChanged } from '../account-changes.ts'
import { type CallOrigin, originOf } from '../device.ts'
import { code, proof } from '../log-in-input.ts'
import { writeSecurityEvent } from '../security-events.ts'
import { emailFactorChange } from './email-change.ts'
import { type Proof, proveOwner } from './prove-owner.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { wrongCode } from './spend-code.ts'
import { makeSecret, secretUri, stepOf } from './totp.ts'
import { renewRecoveryCodes, resetSecondFactor, turnOff } from './turn-off.ts'

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** `isRequired`: staff must have one (STAFF_SECOND_FACTOR), and until then no area opens. */
const statusSchema = z.object({
  isOn: z.boolean(),
  isRequired: z.boolean(),
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
})

/** The second factor: codes of an authenticator app (ACC-14). */
export const secondFactorRouter = router({
  status: procedure({
    access: 'user',
    rest: { method: 'GET', path: '/auth/secondfactor', summary: 'Whether signing in takes a code as well' },
  })
    .output(statusSchema)
    .query(async ({ ctx }) => {
      const { db, settings } = ctx.deps
      const { id: userId, role } = callerOf(ctx)
      const [factor, recoveryCodesLeft] = await Promise.all([
        db.secondFactor.findUnique({ where: { userId } }),
        db.recoveryCode.count({ where: { userId, usedAt: null } }),
      ])
      const since = factor?.confirmedAt?.toISOString() ?? null
      const isRequired = settings.STAFF_SECOND_FACTOR === 'required' && isStaffRole(role)
      return { isOn: since !== null, isRequired, since, recoveryCodesLeft }
    }),
  begin: procedure({
    access: 'user',
    limit: 'codesAccount',
    rest: {
      method: 'POST',
      path: '/auth/secondfactor',
      summary: 'Begin the set-up: a secret for the app, as text and as the address for a QR code',
      example: { password: 'long-enough-1' },
    },
  })
    .input(proof.omit({ code: true }))
    .output(z.object({ secret: z.string(), uri: z.string() }))
    .mutation(({ ctx, input }) => beginSetUp(ctx.deps, callerOf(ctx), { ...input, ...originOf(ctx) })),
  confirm: procedure({
    access: 'user',
    limit: 'codesAccount',
    rest: {
      method: 'PUT',
      path: '/auth/secondfactor',
      summary: 'Turn it on with a code of the app; answers the recovery codes, this once',
      example: { code: '123456' },
    },
  })
    .input(z.object({ code }))
    .output(recoveryCodes)
    .mutation(async ({ ctx, input }) => ({
      recoveryCodes: await confirmSetUp(ctx.deps, callerOf(ctx), { ...input, ...originOf(ctx) }),
    })),
  renewCodes: procedure({
    access: 'user',
    limit: 'codesAccount',
    rest: {
      method: 'POST',
      path: '/auth/secondfactor/recoverycodes',
      summary: 'New recovery codes instead of the earlier ones, by password and code',
      example: { password: 'long-enough-1', code: '123456' },
    },
  })
    .input(proof)
    .output(recoveryCodes)
    .mutation(async ({ ctx, input }) => ({
      recoveryCodes: await renewRecoveryCodes(ctx.deps, callerOf(ctx), { ...input, ...originOf(ctx) }),
    })),
  turnOff: procedure({
    access: 'user',
    rest: {
      method: 'DELETE',
      path: '/auth/secondfactor',
      status: 204,
      summary: 'Turn it off, by password and code',
      example: { password: 'long-enough-1', code: '123456' },
    },
  })
    .input(proof)
    .mutation(({ ctx, input }) => turnOff(ctx.deps, callerOf(ctx), { ...input, ...originOf(ctx) })),
  reset: procedure({
    access: ['staff'],
    rest: {
      method: 'DELETE',
      path: '/AppUser/:id/secondfactor',
      status: 204,
      summary: "Take another's away who has lost app and recovery codes",
    },
  })
    .input(z.object({ id }))
    .mutation(({ ctx, input }) => resetSecondFactor(ctx.deps, callerOf(ctx), input)),
})

const isOnAlready: Message = /*i18n*/ {
  id: 'secondFactor.isOn',
  message: 'The second step is already on.',
}
const notBegun: Message = /*i18n*/ {
  id: 'secondFactor.notBegun',
  message: 'Please begin the set-up again.',
}

/**
 * Begins with a secret that counts only once a code confirms it; beginning again makes another one.
 * @throws VALIDATION for a wrong password; CONFLICT when it is on already, and after a change without the old
 * password
 */
async function beginSetUp(
  deps: Pick<Deps, 'db' | 'limits' | 'now' | 'settings'>,
  caller: Pick<Caller, 'id'>,
  { password, device }: Pick<Proof, 'password'> & CallOrigin,
): Promise<{ secret: string; uri: string }> {
  const { SITE_URL, SECRET_KEY } = deps.settings
  const userId = caller.id
  const secret = makeSecret()
  const sealed = seal(secret, SECRET_KEY)
  const refuseWhenOn = (factor: { confirmedAt: Date | null } | null) => {
    if (factor?.confirmedAt) throw new AppError('CONFLICT', isOnAlready)
  }
  refuseWhenOn(await deps.db.secondFactor.findUnique({ where: { userId } }))
  await assertNotJustChanged(deps.db, userId, deps.now())
  await proveOwner(deps, caller, { password }, device)
  return deps.db.$transaction(async (tx) => {
    const { email } = await lockUser(tx, userId)
    refuseWhenOn(await tx.secondFactor.findUnique({ where: { userId } }))
    await tx.secondFactor.upsert({
      where: { userId },
      create: { userId, secret: sealed, createdAt: deps.now() },
      update: { secret: sealed, createdAt: deps.now() },
    })
    return { secret, uri: secretUri(secret, { site: SITE_URL, email }) }
  })
}

/**
 * Turns it on with the first code of the app and returns the recovery codes.
 * @throws VALIDATION for a wrong code; CONFLICT when nothing was begun, it is on already, or after a change
 * without the old password
 */
async function confirmSetUp(
  deps: Pick<Deps, 'db' | 'emails' | 'now' | 'settings'>,
  { id: userId }: Pick<Caller, 'id'>,
  { code, device, language }: CallOrigin & { code: string },
): Promise<string[]> {
  return deps.db.$transaction(async (tx) => {
    await lockUser(tx, userId)
    await assertNotJustChanged(tx, userId, deps.now())
    const factor = await tx.secondFactor.findUnique({ where: { userId } })
    if (factor?.confirmedAt) throw new AppError('CONFLICT', isOnAlready)
    const secret = factor && unseal(factor.secret, deps.settings.SECRET_KEY)
    if (!secret) throw new AppError('CONFLICT', notBegun)
    const at = deps.now()
    const step = stepOf(secret, code.replaceAll(' ', ''), at)
    if (step === null) throw invalid('code', wrongCode)
    await tx.secondFactor.update({ where: { userId }, data: { confirmedAt: at, lastStep: step } })
    await writeSecurityEvent(tx, { act: 'secondFactorOn', userId, at, device })
    await emailFactorChange(deps, tx, { userId, language, change: 'on' })
    return replaceRecoveryCodes(tx, userId)
  })
}
