import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { type Standing, standingOf } from './standing.ts'

/** Undefined without the permission area of discounts, or before they are there. */
export function useStanding(): ((budget: number) => Standing) | undefined {
  const { user } = useFrame()
  const { data } = useQuery({
    ...useApi().discounts.list.queryOptions(),
    enabled: canOpen(user, 'discounts'),
  })
  return data && ((budget) => standingOf(data, budget))
}
