import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { AnswerForm } from './answer-form.tsx'
import { DeclineReason } from './decline-reason.tsx'
import type { LinkedOffer } from './queries.ts'
import { useOfferAnswer } from './use-offer-answer.ts'

/** What the reader said, until we answer it; until then they can take it back. */
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
