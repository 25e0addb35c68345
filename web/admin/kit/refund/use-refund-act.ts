import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Client, useClient } from '../../../lib/api.ts'
import { type AdminNotice, useAdminNotify } from '../frame/notices.tsx'
import { useFailureMessage } from '../use-failure-message.ts'

type RefundAct = {
  run: (client: Client) => Promise<string | AdminNotice>
  onDone?: () => void
}

/** What is read again afterwards. */
const renewed = ['orders', 'payments', 'refunds', 'cardPayments', 'overview', 'till', 'turns', 'history']

/** Does something with money that goes back, one at a time; `run` answers what is said of it. */
export function useRefundAct() {
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const why = useFailureMessage()
  const renew = () => Promise.all(renewed.map((of) => queryClient.invalidateQueries({ queryKey: [[of]] })))
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ run }: RefundAct) => run(client),
    onSuccess: async (said, { onDone }) => {
      await renew()
      notify(typeof said === 'string' ? { kind: 'ok', about: 'refund', text: said } : said)
      onDone?.()
    },
    onError: renew,
  })
  return {
    act: (next: RefundAct) => {
      if (!isPending) mutate(next)
    },
    isPending,
    failure: error ? why(error) : undefined,
  }
}
