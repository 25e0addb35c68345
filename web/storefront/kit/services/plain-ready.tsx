import { useApi } from '../../../lib/api.ts'
import { ReadyLeaf } from './ready-leaf.tsx'
import { productReadyQuery, serviceReadyQuery } from './ready-query.ts'
import { useReadyDays } from './use-ready-days.ts'

type PlainReadyProps = { order: { service: number; product?: number }; count?: number | undefined }

/** The day it is ready if its clock starts in time (PROD-2); nothing where no day is promised. */
export function PlainReady({ order: { service, product }, count }: PlainReadyProps) {
  const from = { api: useApi() }
  const data = useReadyDays(
    (run) =>
      product === undefined ? serviceReadyQuery(from, service, run) : productReadyQuery(from, product, run),
    count,
  )
  return data?.own ? <ReadyLeaf day={data.own} ready={data} /> : null
}
