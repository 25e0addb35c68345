import { z } from 'zod'
import { id } from '../../lib/figure-fields.ts'
import { can } from '../../procedures/access.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { putInOrder } from '../places/place-acts.ts'
import { orderSchema } from '../places/place-input.ts'
import { createSocialAccount, deleteSocialAccount, updateSocialAccount } from './social-account-acts.ts'
import { changedSocialAccountSchema, newSocialAccountSchema } from './social-account-input.ts'
import { socialAccountPictures, socialAccountSchema, toSocialAccount } from './social-account-output.ts'

/** Social accounts: area 13 writes; `file` is the dark icon. */
export const socialAccountsRouter = router({
  list: procedure({
    access: 'public',
    reads: ['socialAccounts'],
    rest: { method: 'GET', path: '/SocialMediaAccounts', summary: 'Social accounts' },
  })
    .output(z.array(socialAccountSchema))
    .query(async ({ ctx }) => {
      const all = can(ctx.caller, 'socialMedia')
      const rows = await ctx.deps.db.socialAccount.findMany({
        where: all ? {} : { state: true },
        orderBy: [{ priority: 'asc' }, { id: 'desc' }],
        include: socialAccountPictures,
      })
      return rows.map((row) => toSocialAccount(row, all))
    }),
  create: procedure({
    access: ['socialMedia'],
    changes: ['socialAccounts'],
    rest: {
      method: 'POST',
      path: '/SocialMediaAccounts',
      status: 201,
      summary: 'Add a social account',
      example: { link: 'https://instagram.com/example', name: 'Instagram' },
    },
  })
    .input(newSocialAccountSchema)
    .output(socialAccountSchema)
    .mutation(({ ctx, input }) => createSocialAccount(ctx.deps, callerOf(ctx), input)),
  update: procedure({
    access: ['socialMedia'],
    changes: ['socialAccounts'],
    rest: {
      method: 'PUT',
      path: '/SocialMediaAccounts',
      summary: 'Change a social account',
      example: { id: 1, link: 'https://instagram.com/example' },
    },
  })
    .input(changedSocialAccountSchema)
    .output(socialAccountSchema)
    .mutation(({ ctx, input }) => updateSocialAccount(ctx.deps, callerOf(ctx), input)),
  order: procedure({
    access: ['socialMedia'],
    changes: ['socialAccounts'],
    rest: {
      method: 'PUT',
      path: '/SocialMediaAccounts/order',
      status: 204,
      summary: 'Put social accounts in order',
      example: { ids: [3, 1, 2] },
    },
  })
    .input(orderSchema)
    .mutation(({ ctx, input }) => putInOrder(ctx.deps, callerOf(ctx), { ...input, kind: 'socialAccount' })),
  delete: procedure({
    access: ['socialMedia'],
    changes: ['socialAccounts'],
    rest: { method: 'DELETE', path: '/SocialMediaAccounts/:id', summary: 'Delete a social account' },
  })
    .input(z.object({ id }))
    .output(socialAccountSchema)
    .mutation(({ ctx, input }) => deleteSocialAccount(ctx.deps, callerOf(ctx), input)),
})
