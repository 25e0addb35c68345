import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { errorCode, tooOften, useClient } from '../../../lib/api.ts'
import { forgetSession } from '../../../lib/device.ts'
import { useUser } from '../../../lib/session.ts'
import type { FormMessage } from '../../../ui/form-notice.tsx'
import { useLogIn } from '../../kit/account/login.tsx'
import { forgetDraft, keyOf, type SubmissionKey } from './order-draft.ts'

export type NewOrder = {
  serviceId: number
  serviceTypeId: number | undefined
  count: number
  comment: string
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The number of an order that was placed just now. */
    placed?: number
  }
}

/**
 * Places an order once, however often it is sent: a double click and a retry carry the same key. Whoever isn't
 * signed in gets the modal first, and the same order goes on after it (WEB-11).
 */
export function usePlaceOrder(onRefused: (error: unknown) => void) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const openLogIn = useLogIn()
  const user = useUser()
  const key = useRef<SubmissionKey | null>(null)
  const [message, setMessage] = useState<FormMessage>(null)
  const place = useMutation({
    mutationFn: (order: NewOrder) => {
      key.current = keyOf(order, key.current)
      const headers = { 'idempotency-key': key.current.key }
      return client.orders.place.mutate(order, { context: { headers } })
    },
    onSuccess: async ({ id }) => {
      key.current = null
      forgetDraft()
      await queryClient.invalidateQueries({ queryKey: [['orders']] })
      await navigate({ to: '/myorder', state: { placed: id } })
    },
    onError: (error, order) => {
      if (errorCode(error) === 'UNAUTHENTICATED') {
        forgetSession()
        openLogIn({ reason: 'ended', onSignedIn: () => place.mutate(order) })
        return
      }
      const text = tooOften(error) ?? t`The order was not accepted. What you wrote is kept: please try again.`
      setMessage({ kind: 'error', text })
      onRefused(error)
    },
  })
  return {
    isPending: place.isPending,
    message,
    dismiss: () => setMessage(null),
    submit(order: NewOrder) {
      if (place.isPending) return
      if (user) place.mutate(order)
      else openLogIn({ onSignedIn: () => place.mutate(order) })
    },
  }
}
