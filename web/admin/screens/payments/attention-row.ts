import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { useFailureNotice } from '../../kit/use-failure-message.ts'

export type RowAct = { label: ReactNode; run: () => void; isBusy: boolean }

/** Something about money that staff look at, with the one act that it offers. */
export type AttentionRow = {
  key: string
  title: ReactNode
  detail: ReactNode
  appUser: { id: number; name: string; surname: string }
  orderIds: readonly number[]
  /** Beside the orders. */
  item?: string
  azn: number
  /** Null where it takes an area that the caller hasn't. */
  act: RowAct | null
  /** It is put aside without the act. */
  pass?: RowAct
}

const domains = ['payments', 'cardPayments', 'paymentLinks', 'refunds', 'orders', 'overview']

/** What a press on a row does, says, and refetches. */
export function useAct<Input, Output>(options: {
  run: (input: Input) => Promise<Output>
  said: (output: Output, input: Input) => string
  failed: string
}) {
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  return useMutation({
    mutationFn: options.run,
    onSuccess: (output, input) => notify({ kind: 'ok', text: options.said(output, input) }),
    onError: (error) => notify({ kind: 'error', ...noticeOf(options.failed, error) }),
    onSettled: () =>
      Promise.all(domains.map((domain) => queryClient.invalidateQueries({ queryKey: [[domain]] }))),
  })
}
