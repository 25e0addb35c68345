import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import type { FormEvent, ReactNode, Ref } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { usePostedOffer } from '../../../lib/posted-contact.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/inputs.tsx'
import { AnswerFailure } from '../../kit/answer-failure.tsx'
import type { LinkedOffer } from './queries.ts'
import type { Typed } from './use-offer-answer.ts'

type AnswerFormProps = {
  offer: LinkedOffer
  /**
   * The act's name, by which the server knows the form when it arrives without our program (src/ssr/posted-offer.ts).
   */
  act: 'accept' | 'change' | 'decline' | 'renew' | 'takeBack'
  onSend: (form: FormData) => void
  error: unknown
  className?: string
  children: ReactNode
}

/**
 * The form of an answer to the shown revision: our program sends it, or the browser posts it, never in an address.
 */
export function AnswerForm({ offer, act, onSend, error, className, children }: AnswerFormProps) {
  const action = useLocation({ select: ({ publicHref }) => publicHref.split('?')[0] })
  const posted = usePostedOffer(act)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend(new FormData(event.currentTarget))
  }
  return (
    <form
      method="post"
      action={action}
      data-plain=""
      noValidate
      onSubmit={submit}
      className={classNames('print:hidden', className)}
    >
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="revision" value={offer.revision} />
      <input type="hidden" name="hash" value={offer.hash} />
      {children}
      <div role="alert" className="pt-3 font-bold empty:hidden">
        {error ? <AnswerFailure error={error} /> : posted?.failure && <p>{posted.failure}</p>}
      </div>
    </form>
  )
}

type SendButtonProps = {
  isSending: boolean
  /** `secondary` is the quieter one of two such buttons. */
  variant?: 'secondary' | undefined
  className?: string
  children: ReactNode
}

/** The button that sends an answer; while that is being sent a second press does nothing. */
export const SendButton = ({ isSending, variant, className = '', children }: SendButtonProps) => (
  <Button
    type="submit"
    variant={variant ?? 'primary'}
    wide
    arrow
    busy={isSending}
    busyLabel={<Trans>Sending…</Trans>}
    className={`hover:bg-paper hover:text-key ${className}`}
  >
    {children}
  </Button>
)

type CommentFieldProps = {
  label: ReactNode
  error?: ReactNode
  /** The number of visible lines. */
  rows: number
  /** The number of characters that the procedure accepts. */
  max: number
  typed: Typed
  onType?: () => void
  ref?: Ref<HTMLTextAreaElement>
}

/** The field for the customer's own comment on a quote. */
export function CommentField({
  label,
  error,
  rows,
  max,
  typed: [text, type],
  onType,
  ref,
}: CommentFieldProps) {
  return (
    <Field label={label} error={error}>
      <Textarea
        ref={ref}
        name="text"
        rows={rows}
        maxLength={max}
        value={text}
        onChange={(event) => {
          onType?.()
          type(event.target.value)
        }}
      />
    </Field>
  )
}
