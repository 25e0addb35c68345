import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import type { Api } from '../../../lib/api.ts'

export type PayPage = inferRouterOutputs<AppRouter>['paymentLinks']['linked']
export type Provider = PayPage['providers'][number]

/** What the link in the page's address asks for. */
export const payPageQuery = ({ api }: { api: Api }) => api.paymentLinks.linked.queryOptions()
