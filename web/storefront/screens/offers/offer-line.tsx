import { Trans } from '@lingui/react/macro'
import { formatMoney, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { ordinalEnding } from '../../../lib/ordinal.ts'
import { Picture } from '../../../ui/picture.tsx'
import type { OfferLine } from './queries.ts'

type OfferLineProps = {
  line: OfferLine
  /** The number of the revision before. */
  before: number
}

/** What is offered, how many, and what they cost; what was otherwise before is struck beside it. */
export function OfferLineRow({ line, before }: OfferLineProps) {
  const { title, choices, details, photoUrl, change } = line
  return (
    <li className="relative grid grid-cols-[60px_minmax(0,1fr)] gap-x-4 border-key border-b py-5 last:border-b-0 md:grid-cols-[76px_minmax(0,1fr)] md:gap-x-5">
      {change && (
        <span
          aria-hidden="true"
          className="absolute inset-y-0 -left-5 w-2.5 border-key border-r bg-yellow md:-left-10"
        />
      )}
      {photoUrl ? (
        <Picture url={photoUrl} alt="" sizes="76px" className="size-15 object-cover md:size-19" />
      ) : (
        <FreeSign />
      )}
      <div className="grid @xl:grid-cols-[minmax(0,1fr)_130px_130px] gap-x-5 gap-y-1">
        <div className="min-w-0">
          <h2 className="break-words font-extrabold text-[18px] leading-6">
            {change?.was.title && <del className="block font-normal text-grey">{change.was.title}</del>}
            {title}
          </h2>
          {change?.was.choices && <del className="block text-grey">{change.was.choices}</del>}
          {choices !== '' && <p className="break-words leading-6">{choices}</p>}
          {details !== '' && <p className="whitespace-pre-line break-words leading-6">{details}</p>}
          {change && (
            <p className="mt-2">
              <span className="type-small inline-block bg-yellow px-2 py-0.5 font-bold">
                {change.isNew ? (
                  <Trans context="line of a quote">New</Trans>
                ) : (
                  <ChangedSince revision={before} />
                )}
              </span>
            </p>
          )}
        </div>
        <Figures line={line} />
      </div>
    </li>
  )
}

function Figures({ line: { count, amount, change } }: { line: OfferLine }) {
  const language = useLanguage()
  const each = formatMoney(amount / count, language, 4)
  const number = formatNumber(count, language)
  return (
    <div className="@xl:contents flex flex-wrap items-end justify-between gap-x-4">
      <p className="@xl:text-right tabular-nums">
        {change?.was.count !== undefined && (
          <del className="@xl:block text-grey">
            <Trans>{formatNumber(change.was.count, language)} pcs</Trans>
          </del>
        )}{' '}
        {count === 1 ? number : `${number} × ${each}`}
      </p>
      <p className="ml-auto text-right font-extrabold text-[18px] tabular-nums">
        {change?.was.amount !== undefined && (
          <del className="block font-normal text-[15px] text-grey">
            {formatMoney(change.was.amount, language)}
          </del>
        )}
        {formatMoney(amount, language)}
      </p>
    </div>
  )
}

function ChangedSince({ revision }: { revision: number }) {
  const language = useLanguage()
  const ordinal = language === 'az' ? `${revision}-${ordinalEnding(revision)}` : revision
  return <Trans>Changed since revision {ordinal}</Trans>
}

/** In place of a picture, for what isn't in the catalogue. */
const FreeSign = () => (
  <span className="flex size-15 items-center justify-center bg-proof md:size-19">
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      width="44"
      height="44"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d="M9 6h20v36H9z" />
      <circle cx="19" cy="22" r="6" fill="currentColor" />
      <path d="M34 12h8M34 19h8M34 26h5" />
    </svg>
  </span>
)
