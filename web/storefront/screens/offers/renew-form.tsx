import { Trans } from '@lingui/react/macro'
import { AnswerForm } from './answer-form.tsx'
import type { LinkedOffer } from './queries.ts'
import { SendButton } from './send-button.tsx'
import { TypedWords } from './typed-words.tsx'
import { useOfferAnswer } from './use-offer-answer.ts'
import type { Typed } from './use-typed.ts'

/** In place of the answers once it has expired. */
export function RenewForm({ offer, typed }: { offer: LinkedOffer; typed: Typed }) {
  const { renew } = useOfferAnswer(offer)
  return (
    <AnswerForm
      offer={offer}
      act="renew"
      onSend={() => !renew.isPending && renew.mutate(typed[0].trim())}
      error={renew.error}
    >
      <p className="pb-4">
        <Trans>Ask us to renew it: we look at the prices once more, and the link stays the same.</Trans>
      </p>
      <TypedWords label={<Trans>Anything else?</Trans>} rows={3} most={1000} typed={typed} />
      <SendButton isSending={renew.isPending} className="mt-4">
        <Trans>Ask to renew it</Trans>
      </SendButton>
    </AnswerForm>
  )
}
