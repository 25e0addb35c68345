import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { errorCode, isApiError } from '../../lib/api.ts'
import { downloadFile } from '../../lib/download.ts'
import { useLanguage } from '../../lib/language.tsx'
import { useAdminNotify } from './frame/notices.tsx'

/** Saves a file of the REST face; while it is made `busy` is its path, a refusal is said with its reason. */
export function useDownload() {
  const { t } = useLingui()
  const language = useLanguage()
  const notify = useAdminNotify()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (path: string) => downloadFile(path, language),
    onSuccess: () => notify({ kind: 'ok', text: t`The file is saved` }),
    onError: (error) => {
      const code = errorCode(error)
      if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return
      const detail = isApiError(error) ? error.message : t`There was no answer. Please try again.`
      notify({ kind: 'error', text: t`The file could not be made`, detail })
    },
  })
  return { download: (path: string) => mutate(path), busy: isPending ? variables : undefined }
}
