import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApi, useClient } from '../../../lib/api.ts'
import { messageLimits, mostFilesOf } from '../../../lib/artwork/send-limits.ts'
import { useUploads } from '../../../lib/artwork/use-uploads.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useCompanyName } from '../../../lib/use-company-name.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/inputs.tsx'
import { LinkedText } from '../../../ui/linked-text.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { UploadNotices, UploadRow } from '../../kit/artwork/uploads.tsx'

import { type Message, orderAction, type Thread, threadQuery } from '../../kit/orders/order-parts.ts'
import { FileList } from './order-files.tsx'
import { type Unsent, useThread } from './use-thread.ts'

/** The messages between the customer and the company about an order. */
export function Messages({ orderId }: { orderId: number }) {
  const writing = useThread(orderId)
  const { thread, isError, unsent } = writing
  const end = useRef<HTMLDivElement>(null)
  const isEmpty = unsent.length === 0 && !thread?.messages.length
  useReadMarks(end, thread)
  return (
    <section
      id="messages"
      aria-labelledby="messages-heading"
      className={isEmpty ? 'print:hidden' : undefined}
    >
      <h2 id="messages-heading" className="type-d3 border-key border-t pt-5 pb-3">
        <Trans context="order">Messages</Trans>
      </h2>
      {!thread && !isError && <Skeleton className="h-30" />}
      {!thread && isError && (
        <div className="flex flex-wrap items-center gap-4 pb-4">
          <p>
            <Trans>The messages could not be loaded.</Trans>
          </p>
          <Button variant="secondary" size="small" onClick={writing.reload}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      <ol aria-live="polite">
        {thread?.messages.map((message) => (
          <MessageItem key={message.id} orderId={orderId} message={message} />
        ))}
        {unsent.map((message) => (
          <UnsentItem key={message.key} message={message} writing={writing} />
        ))}
      </ol>
      <div ref={end} className="h-px" />
      <MessageForm orderId={orderId} writing={writing} />
    </section>
  )
}

type UnsentItemProps = { message: Unsent; writing: ReturnType<typeof useThread> }

/** A message that is being sent; one that could not be sent says so, and stays. */
function UnsentItem({ message, writing }: UnsentItemProps) {
  const { text, names, phase, key } = message
  const isSending = phase === 'sending'
  return (
    <MessageFrame isOwn who={<Trans>You</Trans>} when={isSending ? <Trans>being sent</Trans> : null}>
      <p className="whitespace-pre-line break-words">{text}</p>
      {names.length > 0 && <p className="type-small break-words">{names.join(', ')}</p>}
      {!isSending && (
        <>
          <p role="alert" className="type-small font-semibold text-error">
            {writing.isUnanswered(key) ? (
              <Trans>No answer came. Try again: it is never sent twice.</Trans>
            ) : (
              <>
                <Trans>Not sent</Trans>
                {writing.refusal && <>: {writing.refusal}</>}
              </>
            )}
          </p>
          <p className="flex gap-5">
            <button type="button" className={orderAction} onClick={() => writing.sendAgain(message)}>
              <Trans>Try again</Trans>
            </button>
            <button type="button" className={orderAction} onClick={() => writing.drop(key)}>
              <Trans>Delete</Trans>
            </button>
          </p>
        </>
      )}
    </MessageFrame>
  )
}

/** A message: the customer's has a yellow bar, the company's one of key. */
function MessageItem({ orderId, message }: { orderId: number; message: Message }) {
  const language = useLanguage()
  const house = useCompanyName()
  const { isOwn, isMine, linkOf, text, at, readAt, attachments } = message
  return (
    <MessageFrame
      isOwn={isOwn}
      who={isOwn ? <Writer isMine={isMine} linkOf={linkOf} /> : house}
      when={<time dateTime={at}>{formatDate(at, language, 'moment')}</time>}
    >
      {text && (
        <p className="whitespace-pre-line break-words">
          <LinkedText text={text} />
        </p>
      )}
      {attachments.length > 0 && (
        <FileList orderId={orderId} of="messages" files={attachments} className="gap-x-5" />
      )}
      {isOwn && readAt && (
        <p className="type-small text-grey">
          <Trans>Read</Trans>, <time dateTime={readAt}>{formatDate(readAt, language, 'moment')}</time>
        </p>
      )}
    </MessageFrame>
  )
}

/** The author on the customer's side: the reader, the holder of a link (by whom it is for), or the customer. */
function Writer({ isMine, linkOf }: { isMine: boolean; linkOf: string | null }) {
  if (isMine) return <Trans>You</Trans>
  if (linkOf) return linkOf
  return linkOf === null ? (
    <Trans context="who wrote it">The customer</Trans>
  ) : (
    <Trans context="who wrote it">By a link</Trans>
  )
}

type MessageFrameProps = { isOwn: boolean; who: ReactNode; when: ReactNode; children: ReactNode }

const MessageFrame = ({ isOwn, who, when, children }: MessageFrameProps) => (
  <li className="grid gap-x-6 gap-y-2 border-key border-b py-5 sm:grid-cols-[150px_minmax(0,1fr)]">
    <p>
      <strong className="block">{who}</strong>
      <span className="type-small text-grey tabular-nums">{when}</span>
    </p>
    <div className={classNames('min-w-0 border-l-4 pl-5', isOwn ? 'border-yellow' : 'border-key')}>
      {children}
    </div>
  </li>
)

/** A message of the company counts as read once it has been in view. */
function useReadMarks(place: RefObject<HTMLElement | null>, thread: Thread | undefined): void {
  const api = useApi()
  const client = useClient()
  const queryClient = useQueryClient()
  const read = useMutation({
    mutationFn: (input: { id: number; upTo: number }) => client.messages.read.mutate(input),
    onSuccess: (answer) => queryClient.setQueryData(threadQuery({ api }, answer.orderId).queryKey, answer),
  })
  const last = thread?.messages.at(-1)?.id
  const isUnread = (thread?.unread ?? 0) > 0
  const mark = useEffectEvent(() => {
    if (thread && last !== undefined && !document.hidden && !read.isPending)
      read.mutate({ id: thread.orderId, upTo: last })
  })
  useEffect(() => {
    if (!isUnread || last === undefined || !place.current) return
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) mark()
    })
    watcher.observe(place.current)
    document.addEventListener('visibilitychange', mark)
    return () => {
      watcher.disconnect()
      document.removeEventListener('visibilitychange', mark)
    }
  }, [isUnread, last, place])
}

type MessageFormProps = { orderId: number; writing: ReturnType<typeof useThread> }

/** The text is kept on the device until it has been sent. */
function MessageForm({ orderId, writing }: MessageFormProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const uploads = useUploads({
    orderId,
    purpose: 'message',
    most: messageLimits.bytes,
    mostFiles: mostFilesOf.message,
  })
  const [error, setError] = useState<string | undefined>()
  const { views } = uploads
  const text = writing.draft.trim()
  function send() {
    const failed = views.some(({ phase }) => phase === 'failed')
    const files = views.flatMap(({ uploadId, name }) => (uploadId ? { id: uploadId, name } : []))
    if (failed) return setError(t`A file was not sent. Try it again, or take it out.`)
    if (files.length < views.length) return setError(t`The files are still uploading.`)
    if (text === '' && files.length === 0) {
      setError(t`Write something, or attach a file.`)
      field.current?.focus()
      return
    }
    setError(undefined)
    writing.send(text, files)
    uploads.clear(views)
  }
  return (
    <form
      className="pt-6 print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field label={<Trans>Your message</Trans>} error={error}>
        <Textarea
          ref={field}
          rows={3}
          maxLength={messageLimits.letters}
          placeholder={t`Write your question`}
          value={writing.draft}
          onChange={({ currentTarget }) => {
            setError(undefined)
            writing.write(currentTarget.value)
          }}
        />
      </Field>
      {views.length > 0 && (
        <ul className="mt-4 border border-key p-4">
          {views.map((upload) => (
            <UploadRow key={upload.key} upload={upload} uploads={uploads} />
          ))}
        </ul>
      )}
      <UploadNotices uploads={uploads} />
      <div className="flex flex-wrap items-center justify-between gap-4 pt-3">
        <input
          ref={input}
          type="file"
          multiple
          accept={messageLimits.kinds}
          tabIndex={-1}
          aria-label={t`Files for the message`}
          className="sr-only"
          onChange={({ currentTarget }) => {
            uploads.add([...(currentTarget.files ?? [])])
            currentTarget.value = ''
            setError(undefined)
          }}
        />
        <button
          type="button"
          className={orderAction}
          disabled={views.length >= mostFilesOf.message}
          onClick={() => input.current?.click()}
        >
          <Trans>Attach a file</Trans>
        </button>
        <Button type="submit" arrow>
          <Trans>Send</Trans>
        </Button>
      </div>
    </form>
  )
}
