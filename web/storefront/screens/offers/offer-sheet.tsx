import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { referenceOf } from '../../../../src/lib/reference.ts'
import { formatMoney, formatNumber, formatPercent } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { ordinalEnding } from '../../../lib/ordinal.ts'
import { useCompanyName } from '../../../lib/use-company-name.ts'
import { CropMarks } from '../../../ui/crop-marks.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { useCompany } from '../../kit/contact/contact-data.ts'
import { VatRow } from '../../kit/money/vat-line.tsx'
import type { LinkedOffer, OfferLine } from './queries.ts'

/** The quote's lines, as a sheet with crop marks. */
export function OfferSheet({ offer }: { offer: LinkedOffer }) {
  const { lines, days, note, revision } = offer
  const language = useLanguage()
  return (
    <section
      aria-label={referenceOf(offer.id, language)}
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
                  one="# working day after artwork approval."
                  other="# working days after artwork approval."
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

/** The lines of the previous revision that are gone. */
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

/**
 * The seller and the customer, as on a letter. The link may be in other hands, so the customer's phone number isn't
 * shown.
 */
function OfferParties({ customer }: { customer: string }) {
  const company = useCompany()
  const name = useCompanyName()
  return (
    <div className="type-small grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 py-6 max-md:text-[15px] md:grid-cols-2 md:pt-9 md:pb-8">
      <address className="break-words not-italic">
        <b className="block">{company?.legalName || name}</b>
        {company?.address}
      </address>
      <p className="break-words font-bold md:text-right">{customer}</p>
    </div>
  )
}

/** The lines' subtotal, the reductions and the total. */
function OfferSums({ offer: { subtotal, reductions, total, vat } }: { offer: LinkedOffer }) {
  const language = useLanguage()
  return (
    <dl className="ml-auto flex max-w-100 flex-col pb-8 md:pt-4">
      {reductions.length > 0 && (
        <Row name={<Trans>Subtotal</Trans>} value={formatMoney(subtotal, language)} />
      )}
      {reductions.map(({ kind, percentage, saving }) => {
        const percent = formatPercent(percentage, language)
        return (
          <Row
            key={`${kind} ${percentage}`}
            name={
              kind === 'campaign' ? (
                <Trans>Campaign, {percent}</Trans>
              ) : (
                <Trans>Your discount, {percent}</Trans>
              )
            }
            value={`−${formatMoney(saving, language)}`}
          />
        )
      })}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-4">
        <dt>
          <Trans context="quote">Total</Trans>
        </dt>
        <dd className="type-money text-[30px] leading-none! md:text-[34px]">
          {formatMoney(total, language)}
        </dd>
      </div>
      <VatRow azn={vat} />
    </dl>
  )
}

const Row = ({ name, value }: { name: ReactNode; value: string }) => (
  <div className="flex justify-between gap-4 border-[#d9d6cc] border-b py-3">
    <dt>{name}</dt>
    <dd className="font-bold tabular-nums">{value}</dd>
  </div>
)

type OfferLineProps = {
  line: OfferLine
  /** The number of the previous revision. */
  before: number
}

/** A line's title, count and amount; changed values of the previous revision are struck through beside it. */
function OfferLineRow({ line, before }: OfferLineProps) {
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

/** Shown in place of a picture for a line that isn't in the catalogue. */
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
