import type { ReactNode } from 'react'
import { usePostedOffer } from '../../../lib/posted-contact.ts'
import { AnswerForm } from './answer-form.tsx'
import type { LinkedOffer } from './queries.ts'
import { SendButton } from './send-button.tsx'

type FoldedAnswerProps = {
  offer: LinkedOffer
  act: 'change' | 'decline'
  /** What opens it. */
  summary: ReactNode
  summaryLook: string
  /** Something is typed already. */
  isBegun: boolean
  onSend: (form: FormData) => void
  sending: { isPending: boolean; error: unknown }
  /** What sends it; of two such buttons the quieter is `secondary`. */
  button: ReactNode
  variant?: 'secondary'
  children: ReactNode
}

/** An answer that is folded until it is wanted: it opens, is written and sent. */
export function FoldedAnswer({
  offer,
  act,
  summary,
  summaryLook,
  isBegun,
  onSend,
  sending: { isPending, error },
  button,
  variant,
  children,
}: FoldedAnswerProps) {
  const isPosted = usePostedOffer(act) !== undefined
  return (
    <details open={isPosted || isBegun || undefined}>
      <summary className={summaryLook}>{summary}</summary>
      <AnswerForm
        offer={offer}
        act={act}
        onSend={(form) => !isPending && onSend(form)}
        error={error}
        className="pt-4"
      >
        {children}
        <SendButton isSending={isPending} variant={variant} className="mt-4">
          {button}
        </SendButton>
      </AnswerForm>
    </details>
  )
}
