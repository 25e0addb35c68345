import { Trans, useLingui } from '@lingui/react/macro'
import { WordButton } from '../../../../ui/admin/button.tsx'
import { Mark } from '../../../../ui/admin/mark.tsx'
import { SectionFailed } from '../../../../ui/admin/section-failed.tsx'
import { TableWaiting } from '../../../../ui/admin/table-waiting.tsx'
import type { OrderDetail } from '../../../kit/orders/queries.ts'
import { useDeed } from '../use-deed.ts'
import type { PrintPage } from '../use-print-page.ts'
import { MessageComposer } from './message-composer.tsx'
import { MessageItem } from './message-item.tsx'

type OrderMessagesProps = { order: OrderDetail; page: PrintPage; className?: string }

/** What the company and the customer write to each other; notes for one another have a place and a field of their own. */
export function OrderMessages({ order, page: { thread }, className }: OrderMessagesProps) {
  const { t } = useLingui()
  const { act } = useDeed(order.id)
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
