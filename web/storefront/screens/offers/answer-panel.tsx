import { Trans } from '@lingui/react/macro'
import { type Ref, useState } from 'react'
import { formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { ordinal } from '../../../lib/ordinal.ts'
import { AcceptForm } from './accept-form.tsx'
import { AcceptedOffer } from './accepted-offer.tsx'
import { ChangeForm } from './change-form.tsx'
import { DeclineForm } from './decline-form.tsx'
import type { LinkedOffer } from './queries.ts'
import { RenewForm } from './renew-form.tsx'
import { SaidAnswer } from './said-answer.tsx'
import { useTyped } from './use-typed.ts'
import { ValidLeaf } from './valid-leaf.tsx'

/** Beside the sheet: until when it counts, what it costs, and what its reader answers or has answered. */
export function AnswerPanel({ offer, ref }: { offer: LinkedOffer; ref: Ref<HTMLElement> }) {
  const { stand, days, total, revision, lastRevision } = offer
  const language = useLanguage()
  const typed = useTyped()
  const isNewest = revision === lastRevision
  const isOpen = stand === 'waiting' || stand === 'expired' || stand === 'renewAsked'
  return (
    <section
      ref={ref}
      id="answer"
      tabIndex={-1}
      aria-label={`№ ${offer.id}: ${formatMoney(total, language)}`}
      className="flex scroll-mt-5 flex-col gap-6 bg-yellow px-5 py-6 max-md:-mx-5 md:p-8 overflow-x-clip lg:sticky lg:top-5"
    >
      {isOpen && <ValidLeaf offer={offer} />}
      <div className="border-key border-b pb-5">
        <p>
          <Trans>Total, VAT included</Trans>
        </p>
        <p className="type-money text-[44px] leading-none! md:text-[52px]">{formatMoney(total, language)}</p>
      </div>
      {days !== null && stand === 'waiting' && (
        <p className="flex items-center gap-3 border-key border-b pb-5">
          <strong className="type-d2 text-[40px]! leading-none!">{days}</strong>{' '}
          <Trans>working days, once the artwork is approved.</Trans>
        </p>
      )}
      <div role="status" className="contents">
        <Revised offer={offer} />
        {isNewest && <Answers key={revision} offer={offer} typed={typed} />}
      </div>
    </section>
  )
}

/** While it was read, a newer revision has come, and is shown. */
function Revised({ offer: { revision, lastRevision } }: { offer: LinkedOffer }) {
  const newest = ordinal(lastRevision, useLanguage())
  const [known] = useState(lastRevision)
  if (lastRevision === known || revision !== lastRevision) return null
  return (
    <p className="border-key border-l-4 pl-4 font-bold">
      <Trans>
        The quote has changed meanwhile: revision {newest} is the newest. Please look at it first.
      </Trans>
    </p>
  )
}

type AnswersProps = { offer: LinkedOffer; typed: ReturnType<typeof useTyped> }

function Answers({ offer, typed }: AnswersProps) {
  switch (offer.stand) {
    case 'waiting':
      return (
        <>
          <AcceptForm offer={offer} typed={typed.accept} />
          <ChangeForm offer={offer} typed={typed.change} />
          <DeclineForm offer={offer} typed={typed.decline} />
        </>
      )
    case 'expired':
      return <RenewForm offer={offer} typed={typed.renew} />
    case 'accepted':
      return <AcceptedOffer offer={offer} />
    case 'withdrawn':
      return (
        <p className="font-bold">
          <Trans>We have withdrawn this quote. Please call or write to us.</Trans>
        </p>
      )
    default:
      return <SaidAnswer offer={offer} />
  }
}
