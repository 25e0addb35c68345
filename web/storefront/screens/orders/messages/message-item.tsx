import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classNames } from '../../../../lib/class-names.ts'
import { formatBytes } from '../../../../lib/format-bytes.ts'
import { formatDate } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { LinkedText } from '../../../../ui/linked-text.tsx'
import { useSiteName } from '../../../kit/contact/contact-data.ts'
import type { Message } from '../../../kit/orders/order-parts.ts'
import { FileButton } from '../file-button.tsx'

/** A message: the customer's with a yellow bar, the company's with one of key. */
export function MessageItem({ orderId, message }: { orderId: number; message: Message }) {
  const language = useLanguage()
  const house = useSiteName()
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
        <ul className="type-small flex flex-wrap gap-x-5">
          {attachments.map(({ id, name, size, isKept }) => (
            <li key={id} className="min-w-0">
              {isKept ? (
                <FileButton file={{ orderId, fileId: id, of: 'messages' }} name={name}>
                  , {formatBytes(size, language)}
                </FileButton>
              ) : (
                <span className="break-words text-grey">
                  {name}: <Trans>no longer kept</Trans>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {isOwn && readAt && (
        <p className="type-small text-grey">
          <Trans>Read</Trans>, <time dateTime={readAt}>{formatDate(readAt, language, 'moment')}</time>
        </p>
      )}
    </MessageFrame>
  )
}

/** Who of the customer's side wrote it: the reader, whoever holds a link (by whom it is for), or the customer. */
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

export const MessageFrame = ({ isOwn, who, when, children }: MessageFrameProps) => (
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
