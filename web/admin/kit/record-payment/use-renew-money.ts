import { useQueryClient } from '@tanstack/react-query'

const renewed = ['payments', 'statements', 'refunds', 'orders', 'turns', 'production', 'till', 'history']

/** Everything that shows money is read again. */
export function useRenewMoney(): () => Promise<unknown> {
  const queryClient = useQueryClient()
  return () => Promise.all(renewed.map((of) => queryClient.invalidateQueries({ queryKey: [[of]] })))
}
