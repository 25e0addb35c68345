import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { errorCode, useApi, useClient } from '../../../lib/api.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { useFailureNotice } from '../../kit/use-failure-message.ts'
import type { Reply } from './use-reply-editor.ts'

/** Deletes a saved reply; whoever has deleted it before is not told of an error. */
export function useDeleteReply(onDeleted: () => void) {
  const { t } = useLingui()
  const client = useClient()
  const { messages } = useApi()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  return useMutation({
    mutationFn: ({ id }: Reply) => client.messages.deleteTemplate.mutate({ id }),
    onSuccess: () => {
      notify({ kind: 'ok', text: t`The reply was deleted` })
      onDeleted()
    },
    onError: (error) => {
      const code = errorCode(error) ?? ''
      if (code === 'NOT_FOUND') onDeleted()
      if (['FORBIDDEN', 'UNAUTHENTICATED', 'NOT_FOUND'].includes(code)) return
      notify({ kind: 'error', ...noticeOf(t`The reply could not be deleted`, error) })
    },
    onSettled: () => messages.templates.invalidate(),
  })
}
