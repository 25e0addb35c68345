import { isOpen } from '../../../../src/domains/order-status/statuses.ts'
import type { Language } from '../../../../src/lib/languages.ts'
import type { Api } from '../../../lib/api.ts'

type From = { api: Api; language: Language }

/** Everything that can be ordered, for the form's selects. */
export const allServicesQuery = ({ api, language }: From) => api.services.list.queryOptions({ language })

export const myOrdersQuery = ({ api }: Pick<From, 'api'>) => api.orders.mine.queryOptions()

/** Somebody who waits sees a move without asking. */
const pace = 30_000

/** An order with its moves. */
export const orderQuery = ({ api }: Pick<From, 'api'>, id: number) => api.orders.byId.queryOptions({ id })

/** The same on its own page: read anew now and then while it is under way. */
export const ownOrderQuery = ({ api }: Pick<From, 'api'>, id: number) =>
  api.orders.byId.queryOptions(
    { id },
    { refetchInterval: ({ state: { data } }) => (data && isOpen(data.status) ? pace : false) },
  )

/** Spend of three years and the discount that it brings. */
export const standingQuery = ({ api }: Pick<From, 'api'>) => api.customers.mine.queryOptions()
