import { Plural, Trans } from '@lingui/react/macro'
import { formatMoney, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { CropMarks } from '../../../ui/crop-marks.tsx'
import { OfferLineRow } from './offer-line.tsx'
import { OfferParties } from './offer-parties.tsx'
import { OfferSums } from './offer-sums.tsx'
import type { LinkedOffer } from './queries.ts'

/** What is offered, as a sheet with its crop marks. */
export function OfferSheet({ offer }: { offer: LinkedOffer }) {
  const { lines, days, note, revision } = offer
  return (
    <section
      aria-label={`№ ${offer.id}`}
      className="@container relative border-key bg-white max-md:-mx-5 max-md:border-y max-md:px-5 md:border md:px-10"
    >
      <CropMarks className="max-md:hidden" />
      <OfferParties customer={offer.customer} />
      <div className="type-small hidden @xl:grid grid-cols-[76px_minmax(0,1fr)_130px_130px] gap-x-5 border-key border-b-2 pb-3 text-grey">
        <span />
        <span>
          <Trans>Job</Trans>
        </span>
        <span className="text-right">
          <Trans context="order">Run</Trans>
        </span>
        <span className="text-right">
          <Trans context="money">Amount</Trans>
        </span>
      </div>
      <ul className="max-md:border-key max-md:border-t-2">
        {lines.map((line) => (
          <OfferLineRow key={line.key} line={line} before={revision - 1} />
        ))}
      </ul>
      <Removed offer={offer} />
      <OfferSums offer={offer} />
      {(days !== null || note !== '') && (
        <div className="grid gap-x-8 gap-y-4 border-key border-t py-6 md:grid-cols-2">
          {days !== null && (
            <div>
              <h2 className="font-bold">
                <Trans context="duration">Time</Trans>
              </h2>
              <p>
                <Plural
                  value={days}
                  one="# working day from the approved artwork."
                  other="# working days from the approved artwork."
                />
              </p>
            </div>
          )}
          {note !== '' && (
            <div className="min-w-0">
              <h2 className="font-bold">
                <Trans>Note</Trans>
              </h2>
              <p className="whitespace-pre-line break-words">{note}</p>
            </div>
          )}
        </div>
      )}
    </section>
  )
}

/** What stood in the revision before and is gone. */
function Removed({ offer: { removed } }: { offer: LinkedOffer }) {
  const language = useLanguage()
  if (removed.length === 0) return null
  return (
    <ul className="border-key border-b py-4">
      {removed.map((line) => (
        <li key={line.key} className="flex justify-between gap-4 text-grey">
          <del className="min-w-0 break-words">
            {line.title}, {formatNumber(line.count, language)}
          </del>
          <del className="shrink-0 tabular-nums">{formatMoney(line.amount, language)}</del>
        </li>
      ))}
    </ul>
  )
}
