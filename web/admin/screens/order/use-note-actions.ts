import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../lib/api.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { renewOrders, setCachedNote } from '../../kit/orders/order-cache.ts'
import { useFailureNotice } from '../../kit/use-failure-message.ts'
import type { Note } from './history-entries.ts'

export type NoteActions = ReturnType<typeof useNoteActions>

/** Writing an own note anew, and deleting it. */
export function useNoteActions(orderId: number, note: Note) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const about = `note ${note.id}`
  const which = { id: orderId, noteId: note.id }
  const { mutate, isPending } = useMutation({
    mutationFn: (text: string | null) =>
      text === null
        ? client.orders.deleteNote.mutate(which)
        : client.orders.editNote.mutate({ ...which, text }),
    // Shown by what the server answered: whoever has saved needn't wait until everything is read anew.
    onSuccess: (changed, text) => {
      setCachedNote(queryClient, orderId, changed)
      notify({ kind: 'ok', about, text: text === null ? t`The note is deleted` : t`The note is saved` })
      void renewOrders(queryClient)
    },
    onError: (error) => notify({ kind: 'error', about, ...noticeOf(t`The note was not changed`, error) }),
  })
  return {
    isPending,
    edit: (text: string, onSaved: () => void) => {
      if (!isPending) mutate(text, { onSuccess: onSaved })
    },
    remove: () => mutate(null),
  }
}
