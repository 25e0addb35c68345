import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../src/faces/router.ts'

type Artwork = inferRouterOutputs<AppRouter>['artwork']['ofOrder']

/** What was approved for an order, to be taken along by the next (ART-13): none where nothing was, or it isn't kept any more. */
export function approvedFiles({ state, versions }: Artwork): Artwork['versions'][number]['files'] {
  const files = state === 'Approved' ? (versions[0]?.files ?? []) : []
  return files.every(({ isKept }) => isKept) ? files : []
}
