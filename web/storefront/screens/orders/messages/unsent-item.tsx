import { Trans } from '@lingui/react/macro'
import { orderAction } from '../../../kit/orders/order-action-look.ts'
import { MessageFrame } from './message-item.tsx'
import type { Unsent } from './outbox.ts'
import type { useThread } from './use-thread.ts'

type UnsentItemProps = { message: Unsent; writing: ReturnType<typeof useThread> }

/** A message that isn't there yet; one that could not be sent says so, and stays. */
export function UnsentItem({ message, writing }: UnsentItemProps) {
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
