import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { errorCode, isApiError, useClient } from '../../lib/api.ts'
import { downloadFile, downloadOrderFile, type OrderFile } from '../../lib/download.ts'
import { useLanguage } from '../../lib/language.tsx'
import { useAdminNotify } from './frame/notices.tsx'

/** Saves a file of the REST API; while it is made, `busy` is its path; a refusal shows its reason. */
export function useDownload() {
  const { t } = useLingui()
  const language = useLanguage()
  const notify = useAdminNotify()
  const fail = useRefused(t`The file could not be made`)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ path, sent }: { path: string; sent?: object }) => downloadFile(path, language, sent),
    onSuccess: () => notify({ kind: 'ok', text: t`The file has been downloaded` }),
    onError: fail,
  })
  return {
    /** `sent` is the file's content, where the server doesn't have it. */
    download: (path: string, sent?: object) => mutate({ path, ...(sent && { sent }) }),
    busy: isPending ? variables.path : undefined,
  }
}

/** Saves a file of an order; the browser shows the progress, a refusal shows its reason. */
export function useFileDownload() {
  const { t } = useLingui()
  const client = useClient()
  const fail = useRefused(t`The file could not be downloaded`)
  const { mutate, isPending } = useMutation({
    mutationFn: (file: OrderFile) => downloadOrderFile(client, file),
    onError: fail,
  })
  return { download: (file: OrderFile) => mutate(file), isBusy: isPending }
}

function useRefused(text: string) {
  const { t } = useLingui()
  const notify = useAdminNotify()
  return (error: unknown) => {
    const code = errorCode(error)
    if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return
    const detail = isApiError(error) ? error.message : t`There was no answer. Please try again.`
    notify({ kind: 'error', text, detail })
  }
}
