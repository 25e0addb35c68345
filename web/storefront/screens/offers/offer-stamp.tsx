import { Trans } from '@lingui/react/macro'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useLanding } from '../../../ui/use-landing.ts'
import type { LinkedOffer } from './queries.ts'

/** Magenta that overprints the yellow panel; for the eye only: the same stands as text beside it. */
export function OfferStamp({ answer }: { answer: NonNullable<LinkedOffer['answer']> }) {
  const language = useLanguage()
  const stamp = useLanding('accepted')
  return (
    <div
      ref={stamp}
      aria-hidden="true"
      className="w-full -rotate-5 border-4 border-magenta p-1.5 text-magenta mix-blend-multiply"
    >
      <div className="border-2 border-magenta px-4 py-3">
        <p className="type-d2 border-magenta border-b-2 pb-2 text-[34px]! leading-none!">
          <Trans context="stamp of a quote">Accepted</Trans>
        </p>
        <p className="break-words pt-2 font-extrabold text-[19px] leading-6">
          {answer.name}
          <span className="block tabular-nums">{formatDate(answer.at, language, 'short')}</span>
        </p>
      </div>
    </div>
  )
}
