import { z } from 'zod'
import { id } from '../../../lib/figure-fields.ts'
import { callerOf, procedure, router } from '../../../procedures/procedure.ts'
import { isStaffRole } from '../../access/role-rules.ts'
import { originOf } from '../device.ts'
import { code, proof } from '../log-in-input.ts'
import { beginSetUp, confirmSetUp } from './set-up.ts'
import { renewRecoveryCodes, resetSecondFactor, turnOff } from './turn-off.ts'

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** `isRequired`: staff must have it (STAFF_SECOND_FACTOR), and until then no area opens. */
const statusSchema = z.object({
  isOn: z.boolean(),
  isRequired: z.boolean(),
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
})

/** A second step when signing in: codes of an authenticator app (ACC-14). */
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
