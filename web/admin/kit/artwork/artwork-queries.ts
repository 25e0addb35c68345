import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import type { Api } from '../../../lib/api.ts'

type Outputs = inferRouterOutputs<AppRouter>
export type Artwork = Outputs['artwork']['ofOrder']
export type ArtworkState = Artwork['state']
export type ArtworkVersion = Artwork['versions'][number]
export type ArtworkPage = ArtworkVersion['pages'][number]
export type ArtworkFile = ArtworkVersion['files'][number]
export type Finding = ArtworkVersion['findings'][number]
export type Proofs = Outputs['proofs']['ofOrder']
export type Proof = Proofs['proofs'][number]
export type Pin = Proof['pins'][number]
export type Approval = Proof['approvals'][number]
type Thread = Outputs['messages']['ofOrder']
export type Message = Thread['messages'][number]
export type MessageTemplate = Outputs['messages']['templates'][number]
export type OrderTurn = NonNullable<Outputs['turns']['ofOrder']>
export type OrderLink = Outputs['orderLinks']['list'][number]

/** How often a page polls by itself, ms: the events of an order arrive another way and can be lost. */
const lookEvery = 30_000
/** How often a page polls while the checks read a file, ms. */
const lookWhileChecking = 2000

export const artworkQuery = (api: Api, id: number) => ({
  ...api.artwork.ofOrder.queryOptions({ id }),
  refetchInterval: ({ state: { data } }: { state: { data?: Artwork | undefined } }) =>
    data?.state === 'Checking' ? lookWhileChecking : lookEvery,
})

export const proofsQuery = (api: Api, id: number) => ({
  ...api.proofs.ofOrder.queryOptions({ id }),
  refetchInterval: lookEvery,
})

export const threadQuery = (api: Api, id: number) => ({
  ...api.messages.ofOrder.queryOptions({ id }),
  refetchInterval: lookEvery,
})

export const turnQuery = (api: Api, id: number) => ({
  ...api.turns.ofOrder.queryOptions({ id }),
  refetchInterval: lookEvery,
})
