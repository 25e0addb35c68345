import { useApi } from '../../../lib/api.ts'
import { ReadyArrivals } from './ready-arrivals.tsx'
import { ReadyLeaf } from './ready-leaf.tsx'
import { productReadyQuery, readyDaysOf, serviceReadyQuery } from './ready-query.ts'
import { useReadyDays } from './use-ready-days.ts'

type PlainReadyProps = {
  order: { service: number; product?: number }
  count?: number | undefined
  /** Whether it says from which day on it is with the customer. */
  hasArrivals?: boolean
}

/** The day it is ready if its clock starts in time (PROD-2); nothing where no day is promised. */
export function PlainReady({ order: { service, product }, count, hasArrivals }: PlainReadyProps) {
  const from = { api: useApi() }
  const data = useReadyDays(
    (run) =>
      product === undefined ? serviceReadyQuery(from, service, run) : productReadyQuery(from, product, run),
    count,
  )
  if (!data?.own) return null
  return (
    <>
      <ReadyLeaf day={data.own} ready={data} />
      {hasArrivals && <ReadyArrivals day={data.own} days={readyDaysOf(data)} />}
    </>
  )
}
