import type { MessageDescriptor } from '@lingui/core'
import type { inferRouterOutputs } from '@trpc/server'
import { textKinds } from '../../../../src/domains/content/definitions.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { recordPlaces } from '../history/record-places.ts'

export type GapRecord = inferRouterOutputs<AppRouter>['overview']['translationGapList']['items'][number]
export type GapKind = GapRecord['kind']
export type GapLanguage = 'ru' | 'en'

/** What the kinds of records with texts in three languages are called, many at a time. */
export const gapKindNames = Object.fromEntries(
  textKinds.map((kind) => [kind, recordPlaces[kind].many]),
) as Record<GapKind, MessageDescriptor>

export type GapsSearch = {
  kind?: GapKind | undefined
  language?: GapLanguage | undefined
  page?: number | undefined
}
