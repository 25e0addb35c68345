import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { inferRouterOutputs } from '@trpc/server'
import { forInfoPages } from '../../../../src/domains/content/info-pages.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { infoPageNames } from '../texts/info-page-names.ts'

export type GapRecord = inferRouterOutputs<AppRouter>['overview']['translationGapList']['items'][number]
export type GapKind = GapRecord['kind']
export type GapLanguage = 'ru' | 'en'

/** What the kinds of records with texts in three languages are called, many at a time. */
export const gapKindNames: Record<GapKind, MessageDescriptor> = {
  service: msg`Services`,
  product: msg`Products`,
  project: msg`Portfolio`,
  deal: msg`Campaigns`,
  partner: msg`Partners`,
  advertisement: msg`Advertisements`,
  banner: msg`Home page`,
  aboutUs: msg`About us`,
  servicesPage: msg`Services: page texts`,
  portfolioPage: msg`Portfolio: page texts`,
  dealsPage: msg`Campaigns: page texts`,
  ...forInfoPages((page) => infoPageNames[page]),
  contact: msg`Contact data`,
}

export type GapsSearch = {
  kind?: GapKind | undefined
  language?: GapLanguage | undefined
  page?: number | undefined
}
