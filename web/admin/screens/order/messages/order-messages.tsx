import { Trans, useLingui } from '@lingui/react/macro'
import { classNames } from '../../../../lib/class-names.ts'
import { formatBytes } from '../../../../lib/format-bytes.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { WordButton } from '../../../../ui/admin/button.tsx'
import { AttachIcon } from '../../../../ui/admin/icons.tsx'
import { Mark } from '../../../../ui/admin/mark.tsx'
import { SectionFailed } from '../../../../ui/admin/section-failed.tsx'
import { TableWaiting } from '../../../../ui/admin/table-waiting.tsx'
import { LinkedText } from '../../../../ui/linked-text.tsx'
import type { Message } from '../../../kit/artwork/artwork-queries.ts'
import { formatMoment } from '../../../kit/formats.ts'
import { customerOf } from '../../../kit/orders/order-labels.tsx'
import type { OrderDetail } from '../../../kit/orders/queries.ts'
import { useFileDownload } from '../../../kit/use-download.ts'
import { useNow } from '../../../kit/use-now.ts'
import { type PrintPage, useOrderAct } from '../use-print-page.ts'
import { MessageComposer } from './message-composer.tsx'

type OrderMessagesProps = { order: OrderDetail; page: PrintPage; className?: string }

/** The messages between the company and the customer; internal notes have a place and field of their own. */
export function OrderMessages({ order, page: { thread }, className }: OrderMessagesProps) {
  const { t } = useLingui()
  const { act } = useOrderAct(order.id)
  const messages = thread.data?.messages ?? []
  const unread = thread.data?.unread ?? 0
  const newest = messages.findLast(({ isOwn }) => !isOwn)
  const name = order.appUser.name
  const read = () =>
    newest &&
    act({
      run: (client) => client.messages.read.mutate({ id: order.id, upTo: newest.id }),
      said: t`The messages are marked as read`,
      failed: t`That was not saved`,
    })
  return (
    <section aria-label={t`Messages with the customer`} className={className}>
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="admin-h2 leading-6!">
          <Trans>Messages with the customer</Trans>
        </h2>
        {unread > 0 && (
          <>
            <Mark kind="info">
              <Trans>{unread} new</Trans>
            </Mark>
            <WordButton onClick={read}>
              <Trans>Mark as read</Trans>
            </WordButton>
          </>
        )}
        <span className="ml-auto text-t3 max-sm:hidden">
          <Trans>{name} sees it by link and in the account</Trans>
        </span>
      </div>
      <div className="border-key border-t-2 border-b border-b-line2 bg-paper">
        <MessageComposer key={order.id} order={order} newest={newest?.id} />
        {thread.isPending && <TableWaiting widths={['w-16', 'w-48']} />}
        {thread.isError && !thread.data && (
          <SectionFailed onRetry={() => thread.refetch()} busy={thread.isFetching}>
            <Trans>The messages did not load.</Trans>
          </SectionFailed>
        )}
        <ol aria-label={t`Messages`}>
          {messages.toReversed().map((message) => (
            <MessageItem key={message.id} order={order} message={message} />
          ))}
        </ol>
        {thread.data && messages.length === 0 && (
          <p className="px-3.5 py-3 text-t3">
            <Trans>Neither side has written yet.</Trans>
          </p>
        )}
      </div>
    </section>
  )
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)
    .toLocaleUpperCase('az')

/** A message of one side; the customer's are new until a staff member reads them. */
function MessageItem({ order, message }: { order: OrderDetail; message: Message }) {
  const language = useLanguage()
  const now = useNow()
  const { isOwn, at, readAt, text, linkOf } = message
  const name = linkOf || message.name || (isOwn ? '' : customerOf(order))
  const isNew = !isOwn && readAt === null
  const read = readAt === null ? '' : formatMoment(readAt, now, language)
  return (
    <li
      className={classNames(
        'grid grid-cols-[92px_28px_minmax(0,1fr)] gap-x-3 border-line2 border-t px-3.5 py-2.5 max-md:grid-cols-[28px_minmax(0,1fr)]',
        isNew && 'shadow-[inset_4px_0_0_var(--cyan)]',
      )}
    >
      <time dateTime={at} className="text-t3 tabular-nums max-md:order-last max-md:col-start-2">
        {formatMoment(at, now, language)}
      </time>
      <span
        aria-hidden="true"
        className={classNames(
          'admin-group grid size-6 place-items-center border border-key',
          isOwn && 'bg-key text-on-key',
        )}
      >
        {initialsOf(name)}
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-semibold wrap-anywhere">{name === '' ? <Trans>We</Trans> : name}</span>
          {linkOf !== null && (
            <span className="admin-meta text-t3">
              <Trans>by the link</Trans>
            </span>
          )}
          {isNew && (
            <Mark kind="info">
              <Trans>new</Trans>
            </Mark>
          )}
        </p>
        {text !== '' && (
          <p className="whitespace-pre-line wrap-anywhere">
            <LinkedText text={text} />
          </p>
        )}
        <Attachments orderId={order.id} message={message} />
        {isOwn && readAt !== null && (
          <p className="admin-meta text-t3">
            <Trans>Read {read}</Trans>
          </p>
        )}
      </div>
    </li>
  )
}

function Attachments({ orderId, message: { attachments } }: { orderId: number; message: Message }) {
  const language = useLanguage()
  const { download } = useFileDownload()
  if (attachments.length === 0) return null
  return (
    <ul className="mt-1.5 flex flex-wrap gap-2">
      {attachments.map(({ id, name, size, isKept }) => (
        <li key={id} className="max-w-full">
          {isKept ? (
            <button
              type="button"
              onClick={() => download({ orderId, fileId: id, of: 'messages' })}
              className="flex min-h-8 max-w-full items-center gap-2 border border-line2 px-2.5 text-left hover:border-key max-md:min-h-11 pointer-coarse:min-h-11"
            >
              <AttachIcon />
              <span className="min-w-0 truncate">{name}</span>
              <span className="shrink-0 text-t3">{formatBytes(size, language)}</span>
            </button>
          ) : (
            <span className="text-t3">
              {name} · <Trans>no longer kept</Trans>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
