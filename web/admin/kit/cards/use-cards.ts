import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorCode } from '../../../lib/api.ts'
import type { Values } from '../editor/values.ts'
import { useAdminNotify } from '../frame/notices.tsx'
import { useUndoDelete } from '../history/use-undo-delete.ts'
import { useOrder } from '../sortable/use-order.ts'
import { useFailureNotice } from '../use-failure-message.ts'
import type { Card, CardKind } from './card-kind.ts'

/** What happens to the list of cards: deleting and ordering show at once and are taken back when refused. */
export function useCards<One extends Card, V extends Values>(kind: CardKind<One, V>) {
  const { t } = useLingui()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const undoDelete = useUndoDelete(kind.record)
  const queryClient = useQueryClient()
  const queryKey = kind.queryKey
  const show = async (change: (cards: One[]) => One[]) => {
    await queryClient.cancelQueries({ queryKey })
    const before = queryClient.getQueryData<One[]>(queryKey)
    queryClient.setQueryData<One[]>(queryKey, (cards) => cards && change(cards))
    return { before }
  }
  const takeBack = (text: string, error: Error, before: One[] | undefined) => {
    queryClient.setQueryData<One[]>(queryKey, before)
    const code = errorCode(error)
    if (code === 'FORBIDDEN' || code === 'UNAUTHENTICATED') return
    notify({ kind: 'error', ...noticeOf(text, error) })
  }
  const withNew = (cards: One[], made: One) => (kind.editsBelow ? [...cards, made] : [made, ...cards])
  const renew = () => queryClient.invalidateQueries({ queryKey })

  const remove = useMutation({
    mutationFn: ({ id }: One) => kind.remove(id),
    onMutate: ({ id }) => show((cards) => cards.filter((card) => card.id !== id)),
    onSuccess: (_, { id }) =>
      notify({ kind: 'ok', text: t`The operation is completed`, onUndo: undoDelete(id) }),
    onError: (error, card, context) =>
      takeBack(t`“${kind.nameOf(card)}” was not deleted`, error, context?.before),
    onSettled: renew,
  })
  const order = useOrder<One[]>({
    queryKey,
    arrange: (cards, ids) => ids.flatMap((id) => cards.find((card) => card.id === id) ?? []),
    put: kind.order,
    renew,
  })
  return {
    remove,
    order,
    /** The card as the server answered it: in its place, or with its new id where the site has it. */
    put: (saved: One, isNew: boolean) => {
      queryClient.setQueryData<One[]>(queryKey, (cards = []) =>
        isNew ? withNew(cards, saved) : cards.map((card) => (card.id === saved.id ? saved : card)),
      )
      void renew()
    },
  }
}
