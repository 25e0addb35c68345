import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
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

/** Where a live stream can't be followed, somebody who waits sees it without asking, ms. */
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

/** Whose turn it is with each of one's orders. */
export const turnsQuery = ({ api }: From) => api.turns.mine.queryOptions()

export const threadQuery = ({ api }: From, id: number) =>
  api.messages.ofOrder.queryOptions({ id }, { refetchInterval: pace.else })

/** The order that the link which is held leads to. */
export const linkedOrderQuery = ({ api }: From) =>
  api.orderLinks.order.queryOptions(undefined, { refetchInterval: pace.else })
