import { useQueryClient } from '@tanstack/react-query'

/** Everything that shows money is read again. */
export function useRenewMoney(): () => Promise<unknown> {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(['payments', 'orders'].map((of) => queryClient.invalidateQueries({ queryKey: [[of]] })))
}
