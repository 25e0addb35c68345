import { Trans } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { usePostedOffer } from '../../../lib/posted-contact.ts'
import { Button } from '../../../ui/button.tsx'
import { AnswerForm, CommentField, SendButton } from './answer-form.tsx'
import type { LinkedOffer } from './queries.ts'
import { type Typed, useOfferAnswer } from './use-offer-answer.ts'

type FoldedAnswerProps = {
  offer: LinkedOffer
  act: 'change' | 'decline'
  /** The label of the button that opens it. */
  summary: ReactNode
  summaryLook: string
  /** True when something has been typed already. */
  isBegun: boolean
  onSend: (form: FormData) => void
  sending: { isPending: boolean; error: unknown }
  /** The button that sends; the quieter one of two such buttons is `secondary`. */
  button: ReactNode
  variant?: 'secondary'
  children: ReactNode
}

/** An answer that stays folded until the customer opens it, writes it and sends it. */
function FoldedAnswer({
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
    <details open={isPosted || isBegun || undefined} className="print:hidden">
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

const summaryLook =
  'flex min-h-13 cursor-pointer items-center px-5.5 py-3 font-bold shadow-[inset_0_0_0_1.5px_var(--key)] hover:bg-paper'

/** The customer says what should change, and which lines it is about. */
export function ChangeForm({ offer, typed }: { offer: LinkedOffer; typed: Typed }) {
  const [text] = typed
  const [isEmpty, setEmpty] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const { ask } = useOfferAnswer(offer)
  const [wasBegun] = useState(text !== '')
  const send = (form: FormData) => {
    if (text.trim() !== '') return ask.mutate({ text: text.trim(), lines: form.getAll('lines').map(Number) })
    setEmpty(true)
    field.current?.focus()
  }
  return (
    <FoldedAnswer
      offer={offer}
      act="change"
      summary={<Trans>Ask for a change</Trans>}
      summaryLook={summaryLook}
      isBegun={wasBegun}
      onSend={send}
      sending={ask}
      button={<Trans>Send</Trans>}
    >
      {offer.lines.length > 1 && <Lines lines={offer.lines} />}
      <CommentField
        ref={field}
        label={<Trans>What should change?</Trans>}
        error={isEmpty && <Trans>Write what should change.</Trans>}
        rows={4}
        max={2000}
        typed={typed}
        onType={() => setEmpty(false)}
      />
    </FoldedAnswer>
  )
}

function Lines({ lines }: { lines: LinkedOffer['lines'] }) {
  const posted = usePostedOffer('change')?.typed.lines
  return (
    <fieldset className="pb-4">
      <legend className="pb-1 font-bold">
        <Trans>Which lines is it about?</Trans>
      </legend>
      {lines.map(({ key, title }) => (
        <label key={key} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name="lines"
            value={key}
            defaultChecked={posted?.includes(key)}
            className="size-5.5 shrink-0 accent-(--key)"
          />
          <span className="min-w-0 break-words">{title}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** The customer declines and may say why: one of four reasons, or a text. */
export function DeclineForm({ offer, typed }: { offer: LinkedOffer; typed: Typed }) {
  const [text] = typed
  const [isEmpty, setEmpty] = useState(false)
  const [wasBegun] = useState(text !== '')
  const field = useRef<HTMLTextAreaElement>(null)
  const { decline } = useOfferAnswer(offer)
  const send = (form: FormData) => {
    const reason = declineReasons.find((one) => one === form.get('reason'))
    if (reason || text.trim() !== '') return decline.mutate({ text: text.trim(), ...(reason && { reason }) })
    setEmpty(true)
    field.current?.focus()
  }
  return (
    <FoldedAnswer
      offer={offer}
      act="decline"
      summary={<Summary />}
      summaryLook="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4"
      isBegun={wasBegun}
      onSend={send}
      sending={decline}
      button={<Trans>Decline the quote</Trans>}
      variant="secondary"
    >
      <Reasons onChoice={() => setEmpty(false)} />
      <CommentField
        ref={field}
        label={<Trans>In your own words</Trans>}
        error={isEmpty && <Trans>Choose why, or say it in your own words.</Trans>}
        rows={3}
        max={1000}
        typed={typed}
        onType={() => setEmpty(false)}
      />
    </FoldedAnswer>
  )
}

const Summary = () => (
  <>
    <span className="border-key border-b">
      <Trans>Decline</Trans>
    </span>
    <span className="type-small">
      <Trans>We’ll ask for the reason</Trans>
    </span>
  </>
)

function Reasons({ onChoice }: { onChoice: () => void }) {
  const posted = usePostedOffer('decline')?.typed.reason
  return (
    <fieldset className="pb-3" onChange={onChoice}>
      <legend className="pb-1 font-bold">
        <Trans>Why?</Trans>
      </legend>
      {declineReasons.map((reason) => (
        <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="reason"
            value={reason}
            defaultChecked={posted === reason}
            className="size-5.5 shrink-0 accent-(--key)"
          />
          <DeclineReason reason={reason} />
        </label>
      ))}
    </fieldset>
  )
}

const declineReasons = ['price', 'time', 'elsewhere', 'notNeeded'] as const
type Reason = (typeof declineReasons)[number]

function DeclineReason({ reason }: { reason: Reason }) {
  switch (reason) {
    case 'price':
      return <Trans context="reason">The price</Trans>
    case 'time':
      return <Trans context="reason">It takes too long</Trans>
    case 'elsewhere':
      return <Trans context="reason">I’m ordering elsewhere</Trans>
    case 'notNeeded':
      return <Trans context="reason">I don’t need it any more</Trans>
  }
}

/** The customer's answer until we reply to it; until then they can take it back. */
export function SaidAnswer({ offer }: { offer: LinkedOffer }) {
  const { answer, lines } = offer
  const language = useLanguage()
  const { takeBack } = useOfferAnswer(offer)
  if (!answer) return null
  const { text, reason } = answer
  const about = lines.filter(({ key }) => answer.lines.includes(key)).map(({ title }) => title)
  return (
    <>
      <div>
        <h2 className="type-d3">
          <Heading kind={answer.kind} />
        </h2>
        <p className="type-small pt-1">{formatDate(answer.at, language, 'moment')}</p>
        <div className="mt-4 border-key border-l-4 pl-4">
          {reason && (
            <p className="font-bold">
              <DeclineReason reason={reason} />
            </p>
          )}
          {about.length > 0 && <p className="type-small">{about.join(' · ')}</p>}
          {text !== '' && <p className="whitespace-pre-line break-words">{text}</p>}
        </div>
      </div>
      <AnswerForm
        offer={offer}
        act="takeBack"
        onSend={() => !takeBack.isPending && takeBack.mutate()}
        error={takeBack.error}
      >
        <Button
          type="submit"
          wide
          variant="secondary"
          busy={takeBack.isPending}
          className="hover:bg-paper hover:text-key"
        >
          <Trans>Take it back</Trans>
        </Button>
      </AnswerForm>
    </>
  )
}

function Heading({ kind }: { kind: NonNullable<LinkedOffer['answer']>['kind'] }): ReactNode {
  if (kind === 'declined') return <Trans>You have declined the quote.</Trans>
  if (kind === 'renewAsked') return <Trans>You have asked us to renew it.</Trans>
  return <Trans>You have asked for a change. Now it’s our turn.</Trans>
}
