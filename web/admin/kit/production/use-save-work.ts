import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../lib/api.ts'
import { useAdminNotify } from '../frame/notices.tsx'
import { useFailureNotice } from '../use-failure-message.ts'

type Item = { kind: 'service' | 'product'; id: number }
/** Null for the service's figure, or for none. */
export type Work = Record<'workKindId' | 'productionDays' | 'minutesFixed' | 'minutesPer1000', number | null>

/** `was` is what was read; 409 where another user has changed it since (BAS-10). */
type Sent = Partial<Work> & { was: Partial<Work> }

/** Saves the production figures of a service or product; what isn't given stays. */
export function useSaveWork({ kind, id }: Item) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const about = `work ${kind} ${id}`
  const { mutate, isPending } = useMutation({
    mutationFn: (work: Sent) => {
      const call =
        kind === 'product' ? client.production.updateProductWork : client.production.updateServiceWork
      return call.mutate({ ...work, id })
    },
    onSuccess: () => notify({ kind: 'ok', about, text: t`Time and day were saved` }),
    onError: (error) => notify({ kind: 'error', about, ...noticeOf(t`Time and day were not saved`, error) }),
    onSettled: () =>
      Promise.all(
        ['production', 'history'].map((domain) => queryClient.invalidateQueries({ queryKey: [[domain]] })),
      ),
  })
  return { save: mutate, isPending }
}
