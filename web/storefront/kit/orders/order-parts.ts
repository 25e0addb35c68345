import type { inferRouterOutputs } from '@trpc/server'
import type { Selection } from '../../../../src/domains/options/configuration.ts'
import { isOpen, type OrderStatus, orderStatuses } from '../../../../src/domains/order-status/statuses.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { type Language, pick } from '../../../../src/lib/languages.ts'
import type { Api } from '../../../lib/api.ts'

type Outputs = inferRouterOutputs<AppRouter>
export type Artwork = Outputs['artwork']['ofOrder']
export type Version = Artwork['versions'][number]
export type Finding = Version['findings'][number]
export type ArtworkPage = Version['pages'][number]
export type Proofs = Outputs['proofs']['ofOrder']
export type Proof = Proofs['proofs'][number]
export type OrderTurn = NonNullable<Outputs['turns']['ofOrder']>
export type Thread = Outputs['messages']['ofOrder']
export type Message = Thread['messages'][number]

type From = { api: Api }

/** Where a live stream can't be followed, the page asks again so often, in ms. */
const pace = { checking: 2500, else: 60_000 }

/** The artwork of an order; while it is checked, its pages come in one by one. */
export const artworkQuery = ({ api }: From, id: number) =>
  api.artwork.ofOrder.queryOptions(
    { id },
    {
      refetchInterval: ({ state: { data } }) => (data?.state === 'Checking' ? pace.checking : pace.else),
    },
  )

export const proofsQuery = ({ api }: From, id: number) => api.proofs.ofOrder.queryOptions({ id })

export const turnQuery = ({ api }: From, id: number) => api.turns.ofOrder.queryOptions({ id })

/** Whose turn it is with each of the caller's orders. */
export const turnsQuery = ({ api }: From) => api.turns.mine.queryOptions()

export const threadQuery = ({ api }: From, id: number) =>
  api.messages.ofOrder.queryOptions({ id }, { refetchInterval: pace.else })

/** The order that the caller's secret link leads to. */
export const linkedOrderQuery = ({ api }: From) =>
  api.orderLinks.order.queryOptions(undefined, { refetchInterval: pace.else })

/** Everything that can be ordered, for the order form's selects. */
export const allServicesQuery = ({ api, language }: From & { language: Language }) =>
  api.services.list.queryOptions({ language })

export const myOrdersQuery = ({ api }: From) => api.orders.mine.queryOptions()

/** A waiting customer sees a change of status without asking. */
const openPace = 30_000

/** An order with its moves. */
export const orderQuery = ({ api }: From, id: number) => api.orders.byId.queryOptions({ id })

/** The same for the order's own page: it is read again now and then while the order is open. */
export const ownOrderQuery = ({ api }: From, id: number) =>
  api.orders.byId.queryOptions(
    { id },
    { refetchInterval: ({ state: { data } }) => (data && isOpen(data.status) ? openPace : false) },
  )

/** The spend of three years and the discount that it earns. */
export const ownDiscountQuery = ({ api }: From) => api.customers.mine.queryOptions()

/** The server's own name of a status, in the reader's language. */
export const statusName = (status: OrderStatus, language: Language): string =>
  pick(orderStatuses[status], 'name', language)

/** Open orders come first; apart from that they stay as they are, newest first. */
export const openFirst = <Order extends { status: OrderStatus }>(orders: readonly Order[]): Order[] => [
  ...orders.filter(({ status }) => isOpen(status)),
  ...orders.filter(({ status }) => !isOpen(status)),
]

type Ordered = NonNullable<inferRouterOutputs<AppRouter>['orders']['byId']['options']>

/** What was chosen in an order, so that it can be chosen again. */
export function orderedSelection({ choices, ownSize }: Ordered): Selection {
  const selection: Selection = { choices: {}, ownSize }
  for (const { group, choice } of choices)
    if (choice !== '') selection.choices[group] = [...(selection.choices[group] ?? []), choice]
  return selection
}

/** The look of a link or button beside an order. */
export const orderAction =
  'type-small touch-target inline-flex min-h-6 items-center font-semibold underline decoration-1 underline-offset-4 hover:decoration-2'
