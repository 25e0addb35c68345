import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../lib/api.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { useFailureMessage, useFailureNotice } from '../../kit/use-failure-message.ts'

/** The secret link of a quote, once requested; L copies it. */
export function useQuoteLink(id: number) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const why = useFailureMessage()
  const noticeOf = useFailureNotice()
  const show = useMutation({
    mutationFn: () => client.offers.link.mutate({ id }),
    onError: (error) => notify({ kind: 'error', text: t`The link did not load`, detail: why(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [['offers']] }),
  })
  const copy = async () => {
    const url = show.data?.url ?? (await show.mutateAsync().catch(() => null))?.url
    if (url === undefined) return
    await navigator.clipboard?.writeText(url).then(
      () => notify({ kind: 'ok', text: t`The link is copied` }),
      // The link is shown, to be copied by hand.
      () => undefined,
    )
  }
  const end = useMutation({
    mutationFn: () => client.offers.endLink.mutate({ id }),
    onSuccess: () => {
      show.reset()
      notify({ kind: 'ok', text: t`The quote’s link works no more` })
    },
    onError: (error) => notify({ kind: 'error', ...noticeOf(t`The link was not revoked`, error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [['offers']] }),
  })
  return {
    url: show.data?.url,
    isPending: show.isPending,
    show: () => show.mutate(),
    copy: () => void copy(),
    end: () => end.mutate(),
    isEnding: end.isPending,
  }
}
export type QuoteLink = ReturnType<typeof useQuoteLink>
