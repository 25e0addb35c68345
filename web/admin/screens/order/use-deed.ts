import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Client, errorCode, useClient } from '../../../lib/api.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { useFailureMessage, useFailureNotice } from '../../kit/use-failure-message.ts'

/** Something that is done with what belongs to an order: `said` once it is done, `failed` when it isn't. */
export type Deed = {
  run: (client: Client) => Promise<unknown>
  said: string
  failed: string
  detail?: string
  undo?: Deed
  /** Where something else takes it back. */
  onUndo?: () => void
  onDone?: () => void
}
export type DoDeed = ReturnType<typeof useDeed>['act']

/** What is read anew after each of them. */
const renewed = ['artwork', 'proofs', 'messages', 'turns', 'orderLinks', 'orders', 'production', 'history']

export const renewPrint = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(renewed.map((domain) => queryClient.invalidateQueries({ queryKey: [[domain]] })))

/** Does it once at a time, says how it went, and takes it back where that can be. */
export function useDeed(orderId: number) {
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const why = useFailureMessage()
  const noticeOf = useFailureNotice()
  const about = `print ${orderId}`
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: ({ run }: Deed) => run(client),
    onSuccess: (_, { said, detail, undo, onUndo = undo && (() => mutate(undo)), onDone }) => {
      notify({
        kind: 'ok',
        about,
        text: said,
        ...(detail && { detail }),
        ...(onUndo && { onUndo }),
      })
      onDone?.()
    },
    onError: (error, { failed }) => {
      const code = errorCode(error)
      if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return
      notify({ kind: 'error', about, ...noticeOf(failed, error) })
    },
    onSettled: () => renewPrint(queryClient),
  })
  return {
    act: (deed: Deed) => {
      if (!isPending) mutate(deed)
    },
    isPending,
    /** Why the last one failed: for a dialog, behind which the notice lies. */
    failure: error ? why(error) : undefined,
    /** What of it is under way. */
    doing: isPending ? variables?.said : undefined,
  }
}
