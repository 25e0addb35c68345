import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import type { Language } from '../../../../src/lib/languages.ts'
import type { Api } from '../../../lib/api.ts'

export type ProductOptions = inferRouterOutputs<AppRouter>['options']['byId']
/** A product's options, in the reader's language. */
export type LocalConfiguration = NonNullable<ProductOptions['configuration']>
export type LocalGroup = LocalConfiguration['groups'][number]
export type LocalChoice = LocalGroup['choices'][number]

/** A product's options, and the reduction for the caller. */
export const optionsQuery = ({ api, language }: { api: Api; language: Language }, id: number) =>
  api.options.byId.queryOptions({ id, language })
