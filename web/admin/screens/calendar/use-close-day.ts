import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Client, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatPromised } from '../../../lib/weekday.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { useFailureMessage, useFailureNotice } from '../../kit/use-failure-message.ts'

type NewClosedDay = Omit<Parameters<Client['production']['closeDay']['mutate']>[0], 'moveJobs'>

/** Closes a day, with what is to be done on it going to the next working day, and says how it went. */
export function useCloseDay(onDone: () => void) {
  const { t } = useLingui()
  const language = useLanguage()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const why = useFailureMessage()
  const noticeOf = useFailureNotice()
  const about = 'closed day'
  const { mutate, isPending, error } = useMutation({
    mutationFn: (closed: NewClosedDay) => client.production.closeDay.mutate({ ...closed, moveJobs: true }),
    onSuccess: (_, { day }) => {
      notify({ kind: 'ok', about, text: t`${formatPromised(day, language)} is closed` })
      onDone()
    },
    onError: (error) => notify({ kind: 'error', about, ...noticeOf(t`The day was not closed`, error) }),
    onSettled: () =>
      Promise.all(
        ['production', 'orders', 'history'].map((domain) =>
          queryClient.invalidateQueries({ queryKey: [[domain]] }),
        ),
      ),
  })
  return { mutate, isPending, failure: error ? why(error) : undefined }
}
