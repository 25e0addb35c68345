import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Client, errorCode, useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import type { Quote } from '../../kit/quotes/quote-labels.ts'
import { useFailureMessage, useFailureNotice } from '../../kit/use-failure-message.ts'

type Act = {
  run: (client: Client) => Promise<Quote>
  said: string
  detail?: string
  failed: string
  onDone?: () => void
}

/** Runs one action on a quote at a time, shows the result, and says how it went. */
export function useQuoteAct(id: number) {
  const client = useClient()
  const api = useApi()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const why = useFailureMessage()
  const noticeOf = useFailureNotice()
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ run }: Act) => run(client),
    onSuccess: (quote, { said, detail, onDone }) => {
      queryClient.setQueryData(api.offers.byId.queryOptions({ id, language }).queryKey, quote)
      notify({ kind: 'ok', about: `quote ${id}`, text: said, ...(detail && { detail }) })
      onDone?.()
    },
    onError: (error, { failed }) => {
      const code = errorCode(error)
      if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return
      notify({ kind: 'error', about: `quote ${id}`, ...noticeOf(failed, error) })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [['offers']] }),
  })
  return {
    act: (act: Act) => {
      if (!isPending) mutate(act)
    },
    isPending,
    /** Shown in the dialog that asked for it, as notices lie behind it. */
    failure: error ? why(error) : undefined,
  }
}
