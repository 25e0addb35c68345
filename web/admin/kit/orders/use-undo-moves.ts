import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { pick } from '../../../../src/lib/languages.ts'
import { useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useAdminNotify } from '../frame/notices.tsx'
import { useFailureNotice } from '../use-failure-message.ts'
import { renewOrders } from './order-cache.ts'

/** What notices of one order are about. */
export const aboutOrder = (id: number): string => `order ${id}`

/** Undoes the user's last moves within seconds, and says which of them were undone. */
export function useUndoMoves(): (ids: readonly number[]) => void {
  const { t } = useLingui()
  const language = useLanguage()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const { mutate } = useMutation({
    mutationFn: (ids: readonly number[]) => client.orders.undoMany.mutate({ ids: [...ids] }),
    onSuccess: async (results) => {
      await renewOrders(queryClient)
      const back = results.flatMap(({ order }) => order ?? [])
      const refused = results.filter(({ error }) => error !== null)
      const [one] = back
      if (one && back.length === 1) {
        const status = pick(one.orderStatus, 'name', language)
        notify({ kind: 'ok', about: aboutOrder(one.id), text: t`No. ${one.id} is “${status}” again` })
      } else if (back.length > 0)
        notify({
          kind: 'ok',
          text: t`${plural(back.length, { one: '# order is back where it was', other: '# orders are back where they were' })}`,
        })
      for (const { id, error } of refused)
        notify({
          kind: 'error',
          about: aboutOrder(id),
          text: t`No. ${id} could not be taken back`,
          detail: error?.message,
        })
    },
    onError: (error) => {
      notify({ kind: 'error', ...noticeOf(t`The move could not be taken back`, error) })
      return renewOrders(queryClient)
    },
  })
  return mutate
}
