import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { usePostedOffer } from '../../../lib/posted-contact.ts'
import { FoldedAnswer } from './folded-answer.tsx'
import type { LinkedOffer } from './queries.ts'
import { TypedWords } from './typed-words.tsx'
import { useOfferAnswer } from './use-offer-answer.ts'
import type { Typed } from './use-typed.ts'

const summaryLook =
  'flex min-h-13 cursor-pointer items-center px-5.5 py-3 font-bold shadow-[inset_0_0_0_1.5px_var(--key)] hover:bg-paper'

/** What should be otherwise, in words, and which lines it is about. */
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
      <TypedWords
        ref={field}
        label={<Trans>What should change?</Trans>}
        error={isEmpty && <Trans>Write what should change.</Trans>}
        rows={4}
        most={2000}
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
