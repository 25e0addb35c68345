import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorCode } from '../../../lib/api.ts'
import { useAdminNotify } from '../frame/notices.tsx'
import { useUndoDelete } from '../history/use-undo-delete.ts'
import { useFailureNotice } from '../use-failure-message.ts'
import type { RecordKind, RecordRow } from './record-kind.ts'

type Page = { items: RecordRow[] }

type Deletion<One extends RecordRow> = Pick<RecordKind<One>, 'domain' | 'record' | 'remove' | 'nameOf'> & {
  /** Called once it is deleted. */
  onDeleted?: () => void
}

/** Deletes a record: gone from its list at once, and back with the reason when that is refused. */
export function useDeleteRecord<One extends RecordRow>(kind: Deletion<One>) {
  const { domain, remove, nameOf, onDeleted } = kind
  const { t } = useLingui()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const undoDelete = useUndoDelete(kind.record)
  const queryClient = useQueryClient()
  const lists = { queryKey: [[domain, 'search']] }
  return useMutation({
    mutationFn: ({ id }: One) => remove(id),
    onMutate: async ({ id }) => {
      await queryClient.cancelQueries(lists)
      const before = queryClient.getQueriesData<Page>(lists)
      queryClient.setQueriesData<Page>(
        lists,
        (page) => page && { ...page, items: page.items.filter((row) => row.id !== id) },
      )
      return { before }
    },
    onSuccess: (_, row) => {
      const name = nameOf(row)
      const detail = t`“${name}” was deleted.`
      notify({ kind: 'ok', text: t`The operation is completed`, detail, onUndo: undoDelete(row.id) })
      onDeleted?.()
    },
    onError: (error, row, context) => {
      for (const [key, page] of context?.before ?? []) queryClient.setQueryData(key, page)
      const code = errorCode(error)
      if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return
      notify({ kind: 'error', ...noticeOf(t`“${nameOf(row)}” was not deleted`, error) })
    },
    onSettled: () => {
      void queryClient.invalidateQueries(lists)
      void queryClient.invalidateQueries({ queryKey: [['overview']] })
    },
  })
}
