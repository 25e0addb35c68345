import { Plural, Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useTypedEarly } from '../../../lib/before-program/use-typed-early.ts'
import { useOnline } from '../../../lib/use-online.ts'
import { AnswerForm } from './answer-form.tsx'
import type { LinkedOffer } from './queries.ts'
import { SendButton } from './send-button.tsx'
import { useOfferAnswer } from './use-offer-answer.ts'
import type { Typed } from './use-typed.ts'

const letters = (name: string): number => name.match(/\p{L}/gu)?.length ?? 0

/** A name is typed, and one press makes orders of the lines. */
export function AcceptForm({ offer, typed: [name, type] }: { offer: LinkedOffer; typed: Typed }) {
  const id = useId()
  const [problem, setProblem] = useState<'name' | 'offline' | null>(null)
  const field = useTypedEarly<HTMLInputElement>()
  const { accept } = useOfferAnswer(offer)
  const isOnline = useOnline()
  const send = () => {
    if (accept.isPending) return
    if (letters(name) < 3) {
      setProblem('name')
      field.current?.focus()
      return
    }
    if (!isOnline) return setProblem('offline')
    setProblem(null)
    accept.mutate(name.trim())
  }
  return (
    <AnswerForm offer={offer} act="accept" onSend={send} error={accept.error}>
      <label htmlFor={id} className="font-bold">
        <Trans>Your full name</Trans>
      </label>
      <input
        ref={field}
        id={id}
        name="name"
        value={name}
        maxLength={120}
        autoComplete="name"
        aria-invalid={problem === 'name' || undefined}
        aria-describedby={`${id}-after`}
        onChange={(event) => type(event.target.value)}
        className="min-h-12 w-full border-key border-b-2 bg-transparent font-bold text-[24px]"
      />
      <p role="alert" className="pt-2 font-bold empty:hidden">
        {problem === 'name' && <Trans>Type your name: at least three letters.</Trans>}
        {problem === 'offline' && <Trans>There is no connection: nothing is sent until it is back.</Trans>}
      </p>
      <p id={`${id}-after`} className="type-small pt-2 pb-5">
        <Plural
          value={offer.lines.length}
          one="When you accept, the line becomes an order, and we begin at once."
          other="When you accept, each of the # lines becomes an order, and we begin at once."
        />
      </p>
      <SendButton isSending={accept.isPending}>
        <Trans>I accept the quote</Trans>
      </SendButton>
    </AnswerForm>
  )
}
