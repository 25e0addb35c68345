import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { errorCode, useApi, useClient } from '../../../lib/api.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { keepText } from '../../kit/kept-text.ts'
import { useFileDownload } from '../../kit/use-download.ts'
import { useFailureNotice } from '../../kit/use-failure-message.ts'
import type { Work } from './work-rows.ts'

/** The texts that are written before an action. */
export type TextKind = 'ask' | 'letPass'
/** Work that another user has taken on takes a confirmation. */
type Guarded = { work: Work; act: () => void }

export const textName = (kind: TextKind, orderId: number): string => `work.${kind}.${orderId}`

/** The actions on an order of the list. */
export function useWorkActs() {
  const { t } = useLingui()
  const { user } = useFrame()
  const client = useClient()
  const navigate = useNavigate()
  const { download } = useFileDownload()
  const [texts, setText] = useState<{ kind: TextKind; work: Work } | null>(null)
  const [guarded, setGuarded] = useState<Guarded | null>(null)
  const act = useAct()

  const guard = (work: Work, then: () => void) =>
    work.taken && work.taken.by.id !== user.id ? setGuarded({ work, act: then }) : then()
  const open = ({ order }: Work) =>
    void navigate({ to: '/admin/ordersadmin/$id', params: { id: String(order.id) } })
  const set = (id: number, taken: boolean, over: boolean) => client.turns.take.mutate({ id, taken, over })
  const take = (work: Work) => {
    const { id } = work.order
    const isMine = work.taken?.by.id === user.id
    const wasOthers = work.taken !== null && !isMine
    const undo = () => act.run({ call: () => set(id, isMine, false), text: t`Taken back` })
    guard(work, () =>
      act.run({
        call: () => set(id, !isMine, wasOthers),
        text: isMine ? t`No. ${id} is free for others` : t`You have taken No. ${id} on`,
        ...(!wasOthers && { undo }),
      }),
    )
  }
  const makeProof = ({ order }: Work) =>
    void navigate({ to: '/admin/ordersadmin/$id/proof', params: { id: String(order.id) } })
  const downloadFile = ({ order, file }: Work) => {
    if (file) download({ orderId: order.id, fileId: file.id, of: 'artwork' })
  }
  return {
    open,
    take,
    makeProof: (work: Work) => guard(work, () => makeProof(work)),
    download: downloadFile,
    ask: (work: Work) => guard(work, () => setText({ kind: 'ask', work })),
    letPass: (work: Work) => guard(work, () => setText({ kind: 'letPass', work })),
    /** The likeliest action. */
    main: (work: Work) => {
      const { what } = work.turn
      if (what === 'lookAtFile' && work.file) return downloadFile(work)
      return what === 'makeProof' ? guard(work, () => makeProof(work)) : open(work)
    },
    texts,
    closeText: () => setText(null),
    send: (kind: TextKind, { order: { id }, version }: Work, text: string) => {
      setText(null)
      const done =
        kind === 'ask' ? t`No. ${id}: a file was asked for` : t`No. ${id}: let pass, the proof was sent`
      act.run({
        call: async () => {
          if (kind === 'ask') await client.artwork.askNew.mutate({ id, ...(text !== '' && { text }) })
          else await client.proofs.make.mutate({ id, version, letPass: text })
          keepText(textName(kind, id), '')
        },
        text: done,
      })
    },
    guarded,
    closeGuard: () => setGuarded(null),
    isBusy: act.isBusy,
  }
}
export type WorkActs = ReturnType<typeof useWorkActs>

type Call = { call: () => Promise<unknown>; text: string; undo?: () => void }

/** Runs an action and says how it went; what was done is said once the list has it. */
function useAct() {
  const { t } = useLingui()
  const { turns, artwork, proofs, orders } = useApi()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const renew = () => Promise.all([turns, artwork, proofs, orders].map((domain) => domain.invalidate()))
  const { mutate, isPending } = useMutation({
    mutationFn: ({ call }: Call) => call(),
    onSuccess: async (_, { text, undo }) => {
      await renew()
      notify({ kind: 'ok', text, ...(undo && { onUndo: undo }) })
    },
    onError: (error) => {
      if (!['FORBIDDEN', 'UNAUTHENTICATED'].includes(errorCode(error) ?? ''))
        notify({ kind: 'error', ...noticeOf(t`This could not be done`, error) })
      return renew()
    },
  })
  return { run: (call: Call) => mutate(call), isBusy: isPending }
}
