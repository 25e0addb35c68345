import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { usePostedOffer } from '../../../lib/posted-contact.ts'
import { DeclineReason, declineReasons } from './decline-reason.tsx'
import { FoldedAnswer } from './folded-answer.tsx'
import type { LinkedOffer } from './queries.ts'
import { TypedWords } from './typed-words.tsx'
import { useOfferAnswer } from './use-offer-answer.ts'
import type { Typed } from './use-typed.ts'

/** No, and why: one of four reasons, or own words. */
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
      <TypedWords
        ref={field}
        label={<Trans>In your own words</Trans>}
        error={isEmpty && <Trans>Choose why, or say it in your own words.</Trans>}
        rows={3}
        most={1000}
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
      <Trans>We ask for the reason</Trans>
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
