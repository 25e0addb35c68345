import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { productReadyQuery, readyFor, serviceReadyQuery } from '../../kit/services/ready-query.ts'
import { ReadyLeaf } from './ready-leaf.tsx'

type PlainReadyProps = { order: { service: number; product?: number } }

/** By when it is ready if its clock starts in time (PROD-2); nothing where nothing is promised of it. */
export function PlainReady({ order: { service, product } }: PlainReadyProps) {
  const from = { api: useApi() }
  const { data } = useQuery({
    ...(product === undefined ? serviceReadyQuery(from, service) : productReadyQuery(from, product)),
    refetchInterval: ({ state }) => readyFor(state.data?.approveBy),
  })
  return data?.own ? <ReadyLeaf day={data.own} ready={data} /> : null
}
