import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { errorCode, fieldErrors, refusalOf, useApi, useClient } from '../../../lib/api.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { useUndoDelete } from '../../kit/history/use-undo-delete.ts'
import { useFailureNotice } from '../../kit/use-failure-message.ts'

export type Discount = inferRouterOutputs<AppRouter>['discounts']['list'][number]
export type DiscountErrors = { limit?: string | undefined; percentage?: string | undefined }

/** A discount of this amount exists already. */
const takenLabel = (error: unknown): string | undefined =>
  errorCode(error) === 'CONFLICT' ? refusalOf(error) : undefined

/** The discounts by spend, adding one and deleting one; deleting shows at once and is taken back when refused. */
export function useDiscounts() {
  const { t } = useLingui()
  const client = useClient()
  const api = useApi()
  const undoDelete = useUndoDelete('discount')
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const options = api.discounts.list.queryOptions()
  const query = useQuery(options)
  const renew = () => queryClient.invalidateQueries({ queryKey: options.queryKey })

  const create = useMutation({
    mutationFn: (input: { limit: number; percentage: number }) => client.discounts.create.mutate(input),
    onSuccess: async () => {
      notify({ kind: 'ok', text: t`The discount was created` })
      await renew()
    },
    onError: (error) => {
      const code = errorCode(error)
      if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return
      const text = t`There was an error. Please try again.`
      notify({ kind: 'error', text, detail: takenLabel(error) })
    },
  })

  const remove = useMutation({
    mutationFn: ({ id }: Discount) => client.discounts.delete.mutate({ id }),
    onMutate: async ({ id }) => {
      await queryClient.cancelQueries({ queryKey: options.queryKey })
      const before = queryClient.getQueryData(options.queryKey)
      queryClient.setQueryData(options.queryKey, (now) => now?.filter((one) => one.id !== id))
      return { before }
    },
    onSuccess: (_, { id }) =>
      notify({ kind: 'ok', text: t`The discount was deleted`, onUndo: undoDelete(id) }),
    onError: (error, _discount, context) => {
      const code = errorCode(error)
      // Another user has deleted it already, so it stays away.
      if (context && code !== 'NOT_FOUND') queryClient.setQueryData(options.queryKey, context.before)
      if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return
      notify({ kind: 'error', ...noticeOf(t`The discount could not be deleted`, error) })
    },
    onSettled: renew,
  })

  return {
    query,
    isCreating: create.isPending,
    /** Null once it is created; else the server's errors by field. */
    create: (input: { limit: number; percentage: number }): Promise<DiscountErrors | null> =>
      create.mutateAsync(input).then(
        () => null,
        (error) => ({ limit: takenLabel(error), ...fieldErrors(error) }),
      ),
    remove,
  }
}
