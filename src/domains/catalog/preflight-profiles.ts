import { z } from 'zod'
import { id } from '../../lib/fields.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { defaultProfiles } from '../preflight/profile-input.ts'
import { guessesSchema, readGuesses, reviewFields, reviewGuesses } from './guessed-artwork.ts'
import {
  createProfile,
  deleteProfile,
  listProfiles,
  profileSchema,
  readProfile,
  updateProfile,
} from './profile-acts.ts'
import { changedProfileSchema, newProfileSchema } from './profile-input.ts'

/** The profiles that artwork is checked against. */
export const profilesRouter = router({
  list: procedure({
    access: ['services'],
    rest: {
      method: 'GET',
      path: '/preflightprofiles',
      summary: 'Preflight profiles by name, with the services and products that use them',
    },
  })
    .output(z.array(profileSchema))
    .query(({ ctx }) => listProfiles(ctx.deps)),
  byId: procedure({
    access: ['services'],
    rest: { method: 'GET', path: '/preflightprofiles/:id', summary: 'A preflight profile' },
  })
    .input(z.object({ id }))
    .output(profileSchema)
    .query(({ ctx, input }) => readProfile(ctx.deps, input)),
  create: procedure({
    access: ['services'],
    changes: ['catalog'],
    rest: {
      method: 'POST',
      path: '/preflightprofiles',
      status: 201,
      summary: 'Add a preflight profile',
      example: {
        name: 'Vizit kartı',
        name_ru: 'Визитка',
        name_en: 'Business card',
        rules: defaultProfiles.card,
      },
    },
  })
    .input(newProfileSchema)
    .output(profileSchema)
    .mutation(({ ctx, input }) => createProfile(ctx.deps, callerOf(ctx), input)),
  update: procedure({
    access: ['services'],
    changes: ['catalog'],
    rest: {
      method: 'PUT',
      path: '/preflightprofiles/:id',
      summary: 'Change a preflight profile; orders that were placed keep the rules they were placed with',
      example: { name_en: 'Business card', rules: defaultProfiles.card },
    },
  })
    .input(changedProfileSchema)
    .output(profileSchema)
    .mutation(({ ctx, input }) => updateProfile(ctx.deps, callerOf(ctx), input)),
  delete: procedure({
    access: ['services'],
    rest: {
      method: 'DELETE',
      path: '/preflightprofiles/:id',
      status: 204,
      summary: 'Delete a preflight profile that nothing uses (409 with where it is used)',
    },
    // Deleting a profile also changes deleted services and products.
    changes: ['catalog'],
  })
    .input(z.object({ id }))
    .mutation(({ ctx, input }) => deleteProfile(ctx.deps, callerOf(ctx), input)),
  guesses: procedure({
    access: ['services'],
    rest: {
      method: 'GET',
      path: '/preflightguesses',
      summary:
        'Services and products whose artwork follows from their names, until staff have looked at them',
    },
  })
    .output(guessesSchema)
    .query(({ ctx }) => readGuesses(ctx.deps)),
  reviewGuesses: procedure({
    access: ['services'],
    changes: ['catalog'],
    rest: {
      method: 'PUT',
      path: '/preflightguesses',
      summary: 'Keep what names told of artwork, or take it back; answers those that are left',
      example: { items: [{ kind: 'service', id: 3 }], keep: true },
    },
  })
    .input(reviewFields)
    .output(guessesSchema)
    .mutation(async ({ ctx, input }) => {
      await reviewGuesses(ctx.deps, callerOf(ctx), input)
      return readGuesses(ctx.deps)
    }),
})
