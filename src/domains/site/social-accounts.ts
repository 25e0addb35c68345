import { z } from 'zod'
import { contentList } from './content-list.ts'
import { newSocialAccountSchema } from './content-list-input.ts'

/** Social accounts: area 13 writes; `icon` is the dark one. */
export const { router: socialAccountsRouter, schema: socialAccountSchema } = contentList('socialAccount', {
  path: '/SocialMediaAccounts',
  one: 'a social account',
  many: 'Social accounts',
  input: newSocialAccountSchema,
  output: {
    name: z.string(),
    platform: z.string(),
    link: z.string(),
    icon: z.string(),
    lightIcon: z.string(),
  },
  pictures: {
    file: { relation: 'icon', url: 'icon', purpose: 'logo' },
    fileForLightLogo: { relation: 'lightIcon', url: 'lightIcon', purpose: 'logo' },
  },
  examples: {
    create: { link: 'https://instagram.com/example', name: 'Instagram' },
    update: { id: 1, link: 'https://instagram.com/example' },
  },
})
