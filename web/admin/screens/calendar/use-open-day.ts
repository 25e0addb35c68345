import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatPromised } from '../../../lib/weekday.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { useFailureNotice } from '../../kit/use-failure-message.ts'
import type { ClosedDay } from './calendar-model.ts'

/** Opens a closed day again; undoing closes it again as it was. */
export function useOpenDay(): (closed: ClosedDay) => void {
  const { t } = useLingui()
  const language = useLanguage()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const about = 'closed day'
  const onSettled = () => queryClient.invalidateQueries({ queryKey: [['production']] })
  const failed = (error: unknown) =>
    notify({ kind: 'error', about, ...noticeOf(t`The day could not be changed`, error) })
  const close = useMutation({
    mutationFn: ({ id: _, source: __, workKindId, ...day }: ClosedDay) =>
      client.production.closeDay.mutate({ ...day, workKindId: workKindId ?? undefined }),
    onSuccess: (_, { day }) =>
      notify({ kind: 'ok', about, text: t`${formatPromised(day, language)} is closed` }),
    onError: failed,
    onSettled,
  })
  const { mutate } = useMutation({
    mutationFn: ({ id }: ClosedDay) => client.production.openDay.mutate({ id }),
    onSuccess: (_, closed) =>
      notify({
        kind: 'ok',
        about,
        text: t`${formatPromised(closed.day, language)} is open again`,
        onUndo: () => close.mutate(closed),
      }),
    onError: failed,
    onSettled,
  })
  return mutate
}
