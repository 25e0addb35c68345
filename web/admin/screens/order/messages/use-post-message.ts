import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorCode, refusalOf, useClient } from '../../../../lib/api.ts'
import type { Uploads } from '../../../../lib/artwork/use-uploads.ts'
import { untilAnswered } from '../../../../lib/until-answered.ts'
import { useAdminNotify } from '../../../kit/frame/notices.tsx'
import { keepText, keptKey } from '../../../kit/kept-text.ts'
import { renewPrint } from '../use-deed.ts'

type Posting = {
  orderId: number
  newest: number | undefined
  text: string
  uploads: Uploads
  onSent: () => void
}

/** Sends what was written with the files beside it, once they are all there; whoever answers has read. */
export function usePostMessage({ orderId, newest, text, uploads, onSent }: Posting) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const [wrong, setWrong] = useState<string>()
  const { views } = uploads
  const keyName = `message.${orderId}.key`
  const done = views.filter(({ phase }) => phase === 'done')
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const message = {
        id: orderId,
        text: text.trim(),
        uploads: done.flatMap(({ uploadId }) => uploadId ?? []),
      }
      const headers = { 'idempotency-key': keptKey(keyName, JSON.stringify(message)) }
      await untilAnswered(() => client.messages.post.mutate(message, { context: { headers } }))
      keepText(keyName, '')
      if (newest !== undefined) await client.messages.read.mutate({ id: orderId, upTo: newest })
    },
    onSuccess: () => {
      uploads.clear(done)
      onSent()
      notify({ kind: 'ok', about: `message ${orderId}`, text: t`The message is sent` })
    },
    onError: (error) => {
      if (errorCode(error) === 'FORBIDDEN') return
      setWrong(refusalOf(error) ?? t`There was no answer. Please try again.`)
    },
    onSettled: () => renewPrint(queryClient),
  })
  const send = () => {
    if (isPending) return
    const isEmpty = text.trim() === '' && views.length === 0
    const isComing = done.length < views.length
    if (isEmpty) return setWrong(t`Write something, or attach a file.`)
    if (views.some(({ phase }) => phase === 'failed'))
      return setWrong(t`A file was not sent. Try it again, or take it out.`)
    if (isComing) return setWrong(t`The files are still on their way. Send it once they are there.`)
    setWrong(undefined)
    mutate()
  }
  return { send, busy: isPending, wrong }
}
