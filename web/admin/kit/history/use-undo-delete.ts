import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { inferRouterInputs } from '@trpc/server'
import { orderedKinds } from '../../../../src/domains/content/definitions.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { errorCode, useClient } from '../../../lib/api.ts'
import { useAdminNotify } from '../frame/notices.tsx'
import { useFailureNotice } from '../use-failure-message.ts'
import { useFieldName } from './use-field-name.ts'

export type UndoableKind = inferRouterInputs<AppRouter>['history']['undoDelete']['kind']
export const undoableKinds: readonly UndoableKind[] = [
  ...orderedKinds,
  'discount',
  'deliveryWay',
  'deliveryZone',
  'pickupPoint',
]

/**
 * Undoes deleting a record of this kind with everything that went with it; for the notice that says it is
 * deleted: `notify({ kind: 'ok', text, onUndo: undoDelete(id) })`. It also works after the screen has been
 * left.
 */
export function useUndoDelete(kind: UndoableKind): (id: number) => () => void {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const fieldName = useFieldName()
  const undo = useMutation({
    mutationFn: (id: number) => client.history.undoDelete.mutate({ kind, id }),
    onSuccess: ({ lost }) => {
      const names = [...new Set(lost.map((field) => fieldName(field)))].join(', ')
      notify({
        kind: 'ok',
        text: t`The deletion was undone`,
        ...(lost.length > 0 && { detail: t`Gone for good: ${names}` }),
      })
    },
    onError: (error) => {
      const code = errorCode(error)
      if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return
      notify({ kind: 'error', ...noticeOf(t`The deletion could not be undone`, error) })
    },
    onSettled: () => queryClient.invalidateQueries(),
  })
  return (id) => () => undo.mutate(id)
}
