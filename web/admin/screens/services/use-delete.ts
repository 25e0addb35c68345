import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { errorCode, useClient } from '../../../lib/api.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { useUndoDelete } from '../../kit/history/use-undo-delete.ts'
import { useFailureNotice } from '../../kit/use-failure-message.ts'
import { useRenewCatalog } from './queries.ts'

type Named = { id: number; name: string }

/**
 * Deletes a service or a product, which can be taken back for a while; what is drawn from it is refetched,
 * also when another user was first.
 */
export function useDelete(kind: 'service' | 'product', onDeleted?: () => void) {
  const { t } = useLingui()
  const client = useClient()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const renew = useRenewCatalog()
  const undoDelete = useUndoDelete(kind)
  const done = kind === 'service' ? t`The service was deleted` : t`The product was deleted`
  return useMutation({
    mutationFn: ({ id }: Named) => client[kind === 'service' ? 'services' : 'products'].delete.mutate({ id }),
    onSuccess: (_, { id, name }) => {
      notify({ kind: 'ok', text: done, detail: name, onUndo: undoDelete(id) })
      onDeleted?.()
    },
    onError: (error, { name }) => {
      const code = errorCode(error)
      if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return
      notify({ kind: 'error', ...noticeOf(t`“${name}” was not deleted`, error) })
    },
    onSettled: async () => {
      await renew()
      requestAnimationFrame(keepFocus)
    },
  })
}

/** A removed row loses the focus to the screen, whose keys keep working. */
function keepFocus(): void {
  if (document.activeElement === document.body)
    document.getElementById('content')?.focus({ preventScroll: true })
}
