import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Client, errorStatus, fieldErrors, useClient } from '../../../lib/api.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { useFailureNotice } from '../../kit/use-failure-message.ts'

type Terms = Parameters<Client['payments']['updateTerms']['mutate']>[0]
type Rules = Parameters<Client['payments']['updateSettings']['mutate']>[0]

type Save<Input> = {
  mutationFn: (input: Input) => Promise<unknown>
  saved: string
  failed: string
  /** Another user has saved something since. */
  onOvertaken: () => void
  onSaved: () => void
}

function useSave<Input>({ mutationFn, saved, failed, onOvertaken, onSaved }: Save<Input>) {
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const about = 'payment terms'
  const { mutate, isPending, error } = useMutation({
    mutationFn,
    onSuccess: () => notify({ kind: 'ok', about, text: saved }),
    onError: (error) => {
      notify({ kind: 'error', about, ...noticeOf(failed, error) })
      if (errorStatus(error) === 409) onOvertaken()
    },
    onSettled: async (_, error) => {
      await Promise.all(
        ['payments', 'orders', 'reports'].map((of) => queryClient.invalidateQueries({ queryKey: [[of]] })),
      )
      if (!error) onSaved()
    },
  })
  return { save: mutate, isPending, errors: fieldErrors(error) }
}

type Follow = Pick<Save<unknown>, 'onOvertaken' | 'onSaved'>

/** Saves the terms of all customers, and says how it went. */
export function useSaveTerms(follow: Follow) {
  const { t } = useLingui()
  const client = useClient()
  return useSave({
    mutationFn: (terms: Terms) => client.payments.updateTerms.mutate(terms),
    saved: t`The terms were saved`,
    failed: t`The terms were not saved`,
    ...follow,
  })
}

/** Saves what must be paid before an order goes on, and says how it went. */
export function useSaveRules(follow: Follow) {
  const { t } = useLingui()
  const client = useClient()
  return useSave({
    mutationFn: (rules: Rules) => client.payments.updateSettings.mutate(rules),
    saved: t`The rules were saved`,
    failed: t`The rules were not saved`,
    ...follow,
  })
}
