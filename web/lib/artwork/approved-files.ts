import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../src/faces/router.ts'

type Artwork = inferRouterOutputs<AppRouter>['artwork']['ofOrder']

/**
 * The approved artwork of an order, for the next order (ART-13): none where nothing was approved, or it is no longer
 * stored.
 */
export function approvedFiles({ state, versions }: Artwork): Artwork['versions'][number]['files'] {
  const files = state === 'Approved' ? (versions[0]?.files ?? []) : []
  return files.every(({ isKept }) => isKept) ? files : []
}
