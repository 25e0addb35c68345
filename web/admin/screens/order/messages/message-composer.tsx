import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { pick } from '../../../../../src/lib/languages.ts'
import { errorCode, refusalOf, useClient } from '../../../../lib/api.ts'
import { messageLimits, mostFilesOf } from '../../../../lib/artwork/send-limits.ts'
import { type Uploads, useUploads } from '../../../../lib/artwork/use-uploads.ts'
import { untilAnswered } from '../../../../lib/until-answered.ts'
import { AdminButton, iconLook, WordButton } from '../../../../ui/admin/button.tsx'
import { commandKey } from '../../../../ui/admin/command-key.ts'
import { AttachIcon } from '../../../../ui/admin/icons.tsx'
import { KeyCap } from '../../../../ui/admin/key-cap.tsx'
import { useLongPaste } from '../../../../ui/admin/use-long-paste.tsx'
import type { MessageTemplate } from '../../../kit/artwork/artwork-queries.ts'
import { useAdminNotify } from '../../../kit/frame/notices.tsx'
import { keepText, keptKey, keptText } from '../../../kit/kept-text.ts'
import { NoMail } from '../../../kit/mail-note.tsx'
import type { OrderDetail } from '../../../kit/orders/queries.ts'
import { UploadItem, UploadNotices } from '../artwork/upload-item.tsx'
import { messageFieldId, renewPrint } from '../use-print-page.ts'
import { SavedReplies } from './saved-replies.tsx'

type MessageComposerProps = {
  order: OrderDetail
  /** The customer's newest message, which counts as read once answered. */
  newest: number | undefined
}

/** Writes to the customer: Ctrl+Enter sends, `/` at the start brings the saved replies; what isn't sent stays. */
export function MessageComposer({ order, newest }: MessageComposerProps) {
  const { t } = useLingui()
  const draft = `message.${order.id}`
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(() => keptText(draft))
  const [isChoosing, setChoosing] = useState(false)
  const uploads = useUploads({
    orderId: order.id,
    purpose: 'message',
    most: messageLimits.bytes,
    mostFiles: mostFilesOf.message,
  })
  const write = (next: string) => {
    setText(next)
    keepText(draft, next)
  }
  const { tooLong, handlers } = useLongPaste()
  const {
    send,
    busy,
    wrong: refused,
  } = usePostMessage({
    orderId: order.id,
    newest,
    text,
    uploads,
    onSent: () => {
      write('')
      field.current?.focus()
    },
  })
  const wrong = refused ?? tooLong
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      send()
    }
    if (event.key === '/' && text === '') {
      event.preventDefault()
      setChoosing(true)
    }
    if (event.key === 'Escape') event.currentTarget.blur()
  }
  const insert = (template: MessageTemplate) => {
    const texts = pick(template, 'text', order.customer?.language ?? 'az')
    write(`${text.trim() === '' ? '' : `${text.trimEnd()}\n`}${texts}`.slice(0, messageLimits.letters))
    setChoosing(false)
  }
  const name = order.appUser.name
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className="p-2.5"
    >
      <div className="flex flex-wrap items-end gap-2">
        <textarea
          ref={field}
          id={messageFieldId}
          rows={1}
          maxLength={messageLimits.letters}
          aria-label={t`Message to the customer`}
          placeholder={t`Write to ${name}…`}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${messageFieldId}-error` : undefined}
          {...handlers}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          className="min-h-8 min-w-50 flex-1 resize-y rounded-[2px] bg-paper px-1.5 py-1.5 outline-offset-0! [field-sizing:content] placeholder:text-t3 max-md:w-full max-md:flex-auto max-md:text-[16px]"
        />
        <AttachField onFiles={(files) => uploads.add(files)} />
        <WordButton
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
          className="inline-flex items-center gap-1.5"
        >
          <Trans>Saved reply</Trans> <KeyCap>/</KeyCap>
        </WordButton>
        <AdminButton type="submit" busy={busy} className="max-md:grow">
          {busy ? <Trans>Sending…</Trans> : <Trans>Send</Trans>}
          <KeyCap>{commandKey} Enter</KeyCap>
        </AdminButton>
      </div>
      {uploads.views.length > 0 && (
        <ul className="mt-2 grid gap-2">
          {uploads.views.map((view) => (
            <UploadItem key={view.key} view={view} uploads={uploads} />
          ))}
        </ul>
      )}
      <UploadNotices uploads={uploads} />
      <NoMail order={order} className="admin-meta px-1.5 pt-1" />
      <p role="alert" id={`${messageFieldId}-error`} className="admin-meta text-error">
        {wrong && <span className="block pt-1.5">{wrong}</span>}
      </p>
      {isChoosing && (
        <SavedReplies
          language={order.customer?.language ?? 'az'}
          onChoose={insert}
          onClose={() => setChoosing(false)}
        />
      )}
    </form>
  )
}

function AttachField({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useLingui()
  return (
    <span className="relative">
      <input
        id={`${messageFieldId}-files`}
        type="file"
        multiple
        accept={messageLimits.kinds}
        className="peer sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <label
        htmlFor={`${messageFieldId}-files`}
        title={t`Attach pictures or PDF, up to 20 MB`}
        className={`${iconLook} cursor-pointer outline-offset-2 peer-focus-visible:outline-2 peer-focus-visible:outline-cyan`}
      >
        <AttachIcon />
        <span className="sr-only">{t`Attach pictures or PDF, up to 20 MB`}</span>
      </label>
    </span>
  )
}

type Posting = {
  orderId: number
  newest: number | undefined
  text: string
  uploads: Uploads
  onSent: () => void
}

/**
 * Sends the message with its files, once they are all uploaded; answering marks the customer's messages as
 * read.
 */
function usePostMessage({ orderId, newest, text, uploads, onSent }: Posting) {
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
    if (isComing) return setWrong(t`The files are still uploading. Send it once they are done.`)
    setWrong(undefined)
    mutate()
  }
  return { send, busy: isPending, wrong }
}
