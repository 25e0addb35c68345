import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { errorCode } from '../../../lib/api.ts'
import { useAdminNotify, useWithdrawNotice } from '../frame/notices.tsx'
import { aboutOrder } from '../sortable/use-order.ts'
import { useFailureNotice } from '../use-failure-message.ts'
import type { Placed, PlacesKind } from './places-kind.ts'

type Wish = Placed & { isUndo?: boolean }

/** Moves a record to a place of its whole list; the notice says where it stands now and moves it back. */
export function useMoveTo({ moveTo, renew }: PlacesKind) {
  const { t } = useLingui()
  const notify = useAdminNotify()
  const withdraw = useWithdrawNotice()
  const noticeOf = useFailureNotice()
  const move = useMutation({
    mutationFn: ({ id, place }: Wish) => moveTo(id, place),
    onMutate: () => withdraw(aboutOrder),
    onSuccess: ({ place, was }, { id, name, isUndo = false }) => {
      const text = t`“${name}” is now at place ${place}`
      const undo = () => move.mutate({ id, name, place: was, isUndo: true })
      notify({ kind: 'ok', about: aboutOrder, text, ...(!isUndo && place !== was && { onUndo: undo }) })
    },
    onError: (error, { name }) => {
      const code = errorCode(error)
      if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return
      notify({ kind: 'error', about: aboutOrder, ...noticeOf(t`“${name}” was not moved`, error) })
    },
    onSettled: renew,
  })
  return (placed: Placed) => move.mutate(placed)
}
