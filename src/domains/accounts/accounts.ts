import { z } from 'zod'
import { composed } from '../../lib/clean-text.ts'
import type { Message } from '../../lib/errors.ts'
import { line, maybe, password, rule } from '../../lib/fields.ts'
import type { Context } from '../../procedures/context.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { profileSchema, userFields } from '../staff/user-input.ts'
import { toVersionedUser, userParts, userSchema, versionedUserSchema } from '../staff/user-output.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { closedUntil } from './account-changes.ts'
import { changePassword } from './change-password.ts'
import { confirmEmail, sendConfirmationAgain } from './confirm-email.ts'
import { originOf } from './device.ts'
import { makeFirstAdmin, needsFirstAdmin } from './first-admin-code.ts'
import { deviceCookie } from './known-devices.ts'
import { logIn, logInWithCode } from './log-in.ts'
import { code, knownEmail, logInSchema, secondStepSchema } from './log-in-input.ts'
import { registerCustomer } from './register-customer.ts'
import { requestReset } from './request-reset.ts'
import { resetPassword } from './reset-password.ts'
import { endSession } from './sessions.ts'
import { undoAccountChange } from './undo-change.ts'
import { updateProfile } from './update-profile.ts'

const passwordsDiffer: Message = /*i18n*/ {
  id: 'password.mismatch',
  message: 'The passwords are not the same!',
}
const tokenMissing: Message = /*i18n*/ {
  id: 'accounts.resetMissing',
  message: 'The link is incomplete: its token is missing.',
}

const repeated = z.string().max(200)
/** Passwords are compared in one Unicode form, however the device composes its letters (ACC-20). */
const isSame = (password: string, again: string): boolean => composed(password) === composed(again)
const emailedToken = z
  .string()
  .trim()
  .max(200)
  .check(rule((token: string) => token !== '', tokenMissing))
  .prefault('')

const registration = z
  .object({ ...userFields, passwordConfirm: repeated })
  .refine((input) => isSame(input.password, input.passwordConfirm), {
    path: ['passwordConfirm'],
    params: { message: passwordsDiffer },
  })
const reset = z
  .object({ password, token: emailedToken, confirmPassword: repeated })
  .refine((input) => isSame(input.password, input.confirmPassword), {
    path: ['confirmPassword'],
    params: { message: passwordsDiffer },
  })
const firstAdmin = z.object({ code, ...userFields }).omit({ phoneNumber: true })
export const loggedIn = z.object({ accessToken: z.string(), user: userSchema })

/** The device stores the key by which it is recognised at its next log-in. */
function remember<Opened extends { deviceKey: string }>(ctx: Context, opened: Opened): Opened {
  ctx.answer.cookie = deviceCookie(opened.deviceKey, ctx.deps.settings.SITE_URL)
  return opened
}

export const accountsRouter = router({
  logIn: procedure({
    access: 'public',
    rest: {
      method: 'POST',
      path: '/auth/login',
      errors: ['CODE_NEEDED'],
      summary: 'Log in',
      example: { email: 'leyla@example.com', password: 'long-enough-1' },
    },
  })
    .input(logInSchema)
    .output(loggedIn)
    .mutation(async ({ ctx, input }) => remember(ctx, await logIn(ctx.deps, { ...input, ...originOf(ctx) }))),
  logInWithCode: procedure({
    access: 'public',
    rest: {
      method: 'POST',
      path: '/auth/login/code',
      summary: 'The second step of our own log-in; REST callers send `code` with /auth/login instead',
      example: { challenge: 'the-challenge-of-the-login', code: '123456' },
    },
  })
    .input(secondStepSchema)
    .output(loggedIn)
    .mutation(async ({ ctx, input }) =>
      remember(ctx, await logInWithCode(ctx.deps, { ...input, ...originOf(ctx) })),
    ),
  logOut: procedure({
    access: 'user',
    rest: { method: 'POST', path: '/auth/logout', status: 204, summary: 'End this session' },
  }).mutation(({ ctx }) => endSession(ctx.deps, callerOf(ctx), originOf(ctx))),
  me: procedure({
    access: 'user',
    rest: { method: 'GET', path: '/auth/me', summary: 'The signed-in user' },
  })
    .output(versionedUserSchema)
    .query(async ({ ctx }) =>
      toVersionedUser(
        await ctx.deps.db.user.findUniqueOrThrow({ where: { id: callerOf(ctx).id }, include: userParts }),
      ),
    ),
  register: procedure({
    access: 'public',
    rest: {
      method: 'POST',
      path: '/Clients',
      status: 201,
      aliases: { phone: 'phoneNumber' },
      summary: 'Register a client',
      example: {
        name: 'Leyla',
        surname: 'Əliyeva',
        email: 'leyla@example.com',
        phoneNumber: '+994501234567',
        password: 'long-enough-1',
        passwordConfirm: 'long-enough-1',
      },
    },
  })
    .input(registration)
    .output(userSchema)
    .mutation(({ ctx, input: { passwordConfirm: _, ...input } }) =>
      registerCustomer(ctx.deps, { ...input, ...originOf(ctx) }),
    ),
  needsFirstAdmin: procedure({
    access: 'public',
    rest: {
      method: 'GET',
      path: '/auth/firstadmin',
      summary: 'Whether the installation has no administrator yet',
    },
  })
    .output(z.object({ isNeeded: z.boolean() }))
    .query(async ({ ctx }) => ({ isNeeded: await needsFirstAdmin(ctx.deps) })),
  makeFirstAdmin: procedure({
    access: 'public',
    rest: {
      method: 'POST',
      path: '/auth/firstadmin',
      status: 201,
      errors: ['CONFLICT'],
      summary: 'Make the first administrator, by the code that the console prints while there is none',
      example: {
        code: '7K3M-0QXV-8D2R-5TWN',
        name: 'Leyla',
        surname: 'Əliyeva',
        email: 'leyla@example.com',
        password: 'long-enough-1',
      },
    },
  })
    .input(firstAdmin)
    .output(userSchema)
    .mutation(({ ctx, input }) => makeFirstAdmin(ctx.deps, { ...input, ...originOf(ctx) })),
  forgotPassword: procedure({
    access: 'public',
    rest: {
      method: 'POST',
      path: '/Auth/ForgotPassword',
      summary: 'Ask for a reset link by mail',
      example: { email: 'leyla@example.com' },
    },
  })
    .input(z.object({ email: knownEmail, url: maybe(line(2000)) }))
    .output(z.object({ sent: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      await requestReset(ctx.deps, { ...input, ...originOf(ctx) })
      return { sent: true }
    }),
  resetPassword: procedure({
    access: 'public',
    rest: {
      method: 'POST',
      path: '/Auth/ResetPassword',
      status: 204,
      summary: 'Set a new password by a reset link',
      example: {
        token: 'the-token-of-the-email',
        password: 'long-enough-2',
        confirmPassword: 'long-enough-2',
      },
    },
  })
    .input(reset)
    .mutation(({ ctx, input }) => resetPassword(ctx.deps, { ...input, ...originOf(ctx) })),
  acceptInvitation: procedure({
    access: 'public',
    rest: {
      method: 'POST',
      path: '/Auth/AcceptInvitation',
      status: 204,
      summary: 'Choose a password by the token of an invitation to the staff',
      example: {
        token: 'the-token-of-the-email',
        password: 'long-enough-1',
        confirmPassword: 'long-enough-1',
      },
    },
  })
    .input(reset)
    .mutation(({ ctx, input }) => acceptInvitation(ctx.deps, { ...input, ...originOf(ctx) })),
  confirmEmail: procedure({
    access: 'public',
    rest: {
      method: 'POST',
      path: '/Auth/ConfirmEmail',
      status: 204,
      errors: ['CONFLICT'],
      summary: 'Confirm an e-mail address by the token of a mailed link',
      example: { token: 'the-token-of-the-email' },
    },
  })
    .input(z.object({ token: emailedToken }))
    .mutation(({ ctx, input }) => confirmEmail(ctx.deps, { ...input, ...originOf(ctx) })),
  sendConfirmation: procedure({
    access: 'user',
    rest: {
      method: 'POST',
      path: '/Auth/SendConfirmation',
      status: 204,
      summary: "Send the link that confirms one's own e-mail address once more",
    },
  }).mutation(({ ctx }) => sendConfirmationAgain(ctx.deps, callerOf(ctx), originOf(ctx))),
  undoChange: procedure({
    access: 'public',
    rest: {
      method: 'POST',
      path: '/Auth/UndoAccountChange',
      status: 204,
      summary: 'Undo a change of password or e-mail by the token of its mail; ends every session',
      example: { token: 'the-token-of-the-email' },
    },
  })
    .input(z.object({ token: emailedToken }))
    .mutation(({ ctx, input }) => undoAccountChange(ctx.deps, { ...input, ...originOf(ctx) })),
  protection: procedure({
    access: 'user',
    rest: {
      method: 'GET',
      path: '/auth/protection',
      summary: 'Until when the account is closed to lasting acts, after a change without the old password',
    },
  })
    .output(z.object({ closedUntil: z.iso.datetime().nullable() }))
    .query(async ({ ctx }) => {
      const { db, now } = ctx.deps
      const until = await closedUntil(db, callerOf(ctx).id, now())
      return { closedUntil: until?.toISOString() ?? null }
    }),
  updateProfile: procedure({
    access: 'user',
    limit: 'profileAccount',
    rest: {
      method: 'PUT',
      path: '/AppUser',
      aliases: { phone: 'phoneNumber' },
      summary: "Change one's own profile, or with area 5 another's",
      example: { name: 'Leyla', surname: 'Əliyeva', phoneNumber: '+994501234567' },
    },
  })
    .input(profileSchema)
    .output(userSchema)
    .mutation(({ ctx, input }) => updateProfile(ctx.deps, callerOf(ctx), { ...input, ...originOf(ctx) })),
  changePassword: procedure({
    access: 'user',
    limit: 'passwordAccount',
    rest: {
      method: 'PUT',
      path: '/appuser/change-password',
      status: 204,
      summary: "Change one's own password",
      example: { currentPassword: 'long-enough-1', newPassword: 'long-enough-2' },
    },
  })
    .input(z.object({ newPassword: password, currentPassword: repeated.optional() }))
    .mutation(({ ctx, input }) => changePassword(ctx.deps, callerOf(ctx), { ...input, ...originOf(ctx) })),
})
