import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { orderStatuses } from '../../../../src/domains/order-status/statuses.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { errorCode, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useAdminNotify } from '../frame/notices.tsx'
import { useFailureNotice } from '../use-failure-message.ts'
import type { BulkAction } from './bulk-actions.ts'
import { renewOrders } from './order-cache.ts'
import { useUndoMoves } from './use-undo-moves.ts'

type Todo = { act: BulkAction; reason?: string }
export type ManyResult = { id: number; error: { message: string } | null }

/** Acts on several orders: how many were done, and of the others which and why not. */
export function useBulkActions(onDone: () => void) {
  const { t } = useLingui()
  const language = useLanguage()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const undoMoves = useUndoMoves()
  const [refused, setRefused] = useState<readonly ManyResult[]>([])
  const said = ({ act }: Todo, count: number) => {
    if (act.kind === 'confirm')
      return t`${plural(count, { one: '# order was accepted', other: '# orders were accepted' })}`
    if (act.kind === 'cancel')
      return t`${plural(count, { one: '# order was cancelled', other: '# orders were cancelled' })}`
    const status = pick(orderStatuses[act.to], 'name', language)
    return t`${plural(count, { one: '# order', other: '# orders' })}: “${status}”`
  }
  const { mutate, isPending } = useMutation({
    mutationFn: ({ act, reason }: Todo) => {
      const ids = act.orders.map(({ id }) => id)
      if (act.kind === 'confirm') return client.orders.confirmMany.mutate({ ids })
      if (act.kind === 'cancel') return client.orders.cancelMany.mutate({ ids, reason })
      return client.orders.moveMany.mutate({ ids, status: act.to })
    },
    onSuccess: (results, todo) => {
      const done = results.filter(({ error }) => error === null).map(({ id }) => id)
      setRefused(results.filter(({ error }) => error !== null))
      if (done.length > 0)
        notify({ kind: 'ok', text: said(todo, done.length), onUndo: () => undoMoves(done) })
      onDone()
    },
    onError: (error) => {
      if (errorCode(error) !== 'FORBIDDEN')
        notify({ kind: 'error', ...noticeOf(t`The orders were not changed`, error) })
    },
    onSettled: () => renewOrders(queryClient),
  })
  return {
    isPending,
    act: (todo: Todo) => {
      if (!isPending) mutate(todo)
    },
    /** Those that nothing was done with, to be told with the reason. */
    refused,
    closeRefused: () => setRefused([]),
  }
}
