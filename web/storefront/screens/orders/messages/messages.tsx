import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { MessageForm } from './message-form.tsx'
import { MessageItem } from './message-item.tsx'
import { UnsentItem } from './unsent-item.tsx'
import { useReadMarks } from './use-read-marks.ts'
import { useThread } from './use-thread.ts'

/** What the customer and the company write to each other about an order. */
export function Messages({ orderId }: { orderId: number }) {
  const writing = useThread(orderId)
  const { thread, isError, unsent } = writing
  const end = useRef<HTMLDivElement>(null)
  useReadMarks(end, thread)
  return (
    <section id="messages" aria-labelledby="messages-heading">
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
