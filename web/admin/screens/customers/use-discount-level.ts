import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { type DiscountLevel, discountLevelOf } from './discount-level.ts'

/** Undefined without the permission area of discounts, or before they are there. */
export function useDiscountLevel(): ((budget: number) => DiscountLevel) | undefined {
  const { user } = useFrame()
  const { data } = useQuery({
    ...useApi().discounts.list.queryOptions(),
    enabled: canOpen(user, 'discounts'),
  })
  return data && ((budget) => discountLevelOf(data, budget))
}
