import { useLingui } from '@lingui/react/macro'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { errorCode, fieldErrors } from '../../../lib/api.ts'
import { useAdminNotify, useWithdrawNotice } from '../frame/notices.tsx'
import { useFailureNotice } from '../use-failure-message.ts'

type OrderOptions<Data> = {
  /** The query key of the shown list. */
  queryKey: QueryKey
  /** The same list with these records in this order. */
  arrange: (data: Data, ids: readonly number[]) => Data
  put: (ids: number[]) => Promise<unknown>
  renew: () => unknown
}
/** What notices of an order are about: only the last one can be undone. */
export const aboutOrder = 'order of a list'

type NewOrder = { ids: number[]; before: number[]; isUndo?: boolean }

/** Puts records in order: shown at once, taken back with the reason when it is refused, undone by its notice. */
export function useOrder<Data>({ queryKey, arrange, put, renew }: OrderOptions<Data>) {
  const { t } = useLingui()
  const notify = useAdminNotify()
  const withdraw = useWithdrawNotice()
  const noticeOf = useFailureNotice()
  const queryClient = useQueryClient()
  const mutationKey = ['order', ...queryKey]
  const order = useMutation({
    mutationKey,
    // One after another, so that the last order is the one that stays.
    scope: { id: JSON.stringify(mutationKey) },
    mutationFn: ({ ids }: NewOrder) => put(ids),
    onMutate: async ({ ids }) => {
      withdraw(aboutOrder)
      await queryClient.cancelQueries({ queryKey })
      const shown = queryClient.getQueryData<Data>(queryKey)
      queryClient.setQueryData<Data>(queryKey, (data) => data && arrange(data, ids))
      return { shown }
    },
    onSuccess: (_, { ids, before, isUndo = false }) =>
      isUndo
        ? notify({ kind: 'ok', about: aboutOrder, text: t`The previous order is back` })
        : notify({
            kind: 'ok',
            about: aboutOrder,
            text: t`The order was changed`,
            onUndo: () => order.mutate({ ids: before, before: ids, isUndo: true }),
          }),
    onError: (error, _, context) => {
      queryClient.setQueryData<Data>(queryKey, context?.shown)
      const code = errorCode(error)
      if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return
      const { text, detail } = noticeOf(t`The order was not saved`, error)
      notify({ kind: 'error', about: aboutOrder, text, detail: fieldErrors(error).ids ?? detail })
    },
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) === 1) void renew()
    },
  })
  return (before: number[], ids: number[]) => order.mutate({ ids, before })
}
