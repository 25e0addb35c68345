import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../lib/api.ts'
import { formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useAdminNotify } from '../frame/notices.tsx'
import { keepText, keptKey } from '../kept-text.ts'
import { aboutOrder } from '../orders/use-undo-moves.ts'
import { useFailureMessage } from '../use-failure-message.ts'
import type { RefundInput } from './use-refund-draft.ts'

/** What is read again afterwards. */
const renewed = ['orders', 'payments', 'turns', 'artwork', 'production', 'history', 'overview']

/** Cancels a paid order or gives money back, and says what was done; what fails is said in the dialog. */
export function useGiveBack({ id }: { id: number }, onClose: () => void) {
  const { t } = useLingui()
  const language = useLanguage()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const why = useFailureMessage()
  const keyName = `refund.${id}.key`
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (input: RefundInput): Promise<void> => {
      if (input.act === 'giveBack') {
        const { act: _, ...given } = input
        const key = keptKey(keyName, JSON.stringify(given))
        const context = { headers: { 'idempotency-key': key } }
        await client.refunds.giveBack.mutate({ id, ...given }, { context })
        return
      }
      const { act: _, back: __, ...given } = input
      await client.orders.cancel.mutate({ id, ...given })
    },
    onSuccess: (_, input) => {
      for (const name of ['reason', 'work', 'key']) keepText(`refund.${id}.${name}`, '')
      const sum = formatMoney(input.act === 'cancel' ? input.back : input.amount, language)
      const kept = formatMoney(input.paid, language)
      const given = t`No. ${id}: ${sum} given back or on the way back`
      const cancelled =
        input.act === 'cancel' && input.money === 'balance'
          ? t`No. ${id} was cancelled, ${kept} are the customer’s balance`
          : t`No. ${id} was cancelled, ${sum} given back or on the way back`
      notify({ kind: 'ok', about: aboutOrder(id), text: input.act === 'cancel' ? cancelled : given })
      onClose()
    },
    onSettled: () =>
      Promise.all(renewed.map((domain) => queryClient.invalidateQueries({ queryKey: [[domain]] }))),
  })
  return {
    run: (input: RefundInput) => {
      if (!isPending) mutate(input)
    },
    isPending,
    failure: error ? why(error) : undefined,
  }
}
