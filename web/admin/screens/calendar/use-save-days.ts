import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Client, useClient } from '../../../lib/api.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { useFailureMessage, useFailureNotice } from '../../kit/use-failure-message.ts'

type Settings = Parameters<Client['production']['updateSettings']['mutate']>[0]
type Taken = { year: number; days: string[] }

/** Saves what the days go by, or closes proposed holidays, and says how it went. */
export function useSaveDays() {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const why = useFailureMessage()
  const noticeOf = useFailureNotice()
  const about = 'working days'
  const follow = {
    onSuccess: () => notify({ kind: 'ok', about, text: t`Working days were saved` }),
    onError: (error: unknown) =>
      notify({ kind: 'error', about, ...noticeOf(t`Working days were not saved`, error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [['production']] }),
  }
  const settings = useMutation({
    mutationFn: (next: Settings) => client.production.updateSettings.mutate(next),
    ...follow,
  })
  const holidays = useMutation({
    mutationFn: (taken: Taken) => client.production.takeHolidays.mutate(taken),
    ...follow,
  })
  const failed = settings.error ?? holidays.error
  return {
    saveSettings: settings.mutate,
    takeHolidays: holidays.mutate,
    isPending: settings.isPending || holidays.isPending,
    /** Said in the panel, behind which the notice lies. */
    failure: failed ? why(failed) : undefined,
  }
}
