import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { LineQuote } from '../../../../src/domains/basket/quote-output.ts'
import type { BasketLine } from '../../../lib/basket/device-basket.ts'
import { rememberEdited } from '../../../lib/basket/edited-line.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatPromised } from '../../../lib/weekday.ts'
import { TextButton } from '../../../ui/button.tsx'
import { Textarea } from '../../../ui/inputs.tsx'
import { Money } from '../../../ui/money.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { PiecePrice } from '../../../ui/piece-price.tsx'
import { Pieces } from '../../../ui/pieces.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { choiceSearch } from './choice-search.ts'
import { LineArtwork } from './line-artwork.tsx'
import { LineFindings } from './line-findings.tsx'
import { RunStepper } from './run-stepper.tsx'

type BasketLineRowProps = {
  line: BasketLine
  /** Undefined until the line is priced. */
  quote: LineQuote | undefined
  /** On phones a line shows only its name, run and price until it is opened, when there are many. */
  isFolded: boolean
  /** The run isn't a valid number yet, so the price isn't known. */
  isUnfinished: boolean
  onChange: (values: Partial<BasketLine>) => void
  onWrong: (isWrong: boolean) => void
  /** Whether a file of the line is still being sent. */
  onSending: (isSending: boolean) => void
  onDuplicate: () => void
  onRemove: (name: string) => void
}

/** A line of the basket: the product, the day it is ready, the run, the artwork and the price. */
export function BasketLineRow({ line, quote, isFolded, isUnfinished, ...act }: BasketLineRowProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const name = quote ? (quote.name ?? t`No longer offered`) : '…'
  const folded = isFolded && !isOpen && 'max-md:hidden'
  return (
    <li
      id={`line-${line.id}`}
      tabIndex={-1}
      className="grid grid-cols-[76px_minmax(0,1fr)] gap-x-5 border-key border-b py-7 md:grid-cols-[132px_minmax(0,1fr)] md:gap-x-7"
    >
      {quote ? (
        <Picture
          url={quote.photoUrl}
          alt=""
          sizes="132px"
          className={classNames('aspect-square w-full bg-proof object-cover', folded)}
        />
      ) : (
        <Skeleton className={classNames('aspect-square w-full', folded)} />
      )}
      <div className={classNames('flex min-w-0 flex-col gap-3', isFolded && !isOpen && 'max-md:col-span-2')}>
        <div className="flex items-start justify-between gap-x-6 gap-y-2 max-md:flex-wrap">
          <div className="flex min-w-0 flex-col gap-3">
            <h2 className="type-card break-words">
              <LineName line={line} quote={quote} name={name} />
            </h2>
            {quote && quote.choices.length > 0 && (
              <p className={classNames('max-w-110', folded)}>
                {quote.choices.map(({ value }) => value).join(', ')}
              </p>
            )}
            {quote?.readyOn && <ReadyOn day={quote.readyOn} />}
          </div>
          {!isUnfinished && <LinePrice quote={quote} count={line.count} seenTotal={line.seenTotal} />}
        </div>
        {isFolded && (
          <div className="flex items-center justify-between md:hidden">
            <Pieces count={line.count} />
            <TextButton
              aria-label={`${isOpen ? t`Less` : t`More`}: ${name}`}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? <Trans>Less</Trans> : <Trans>More</Trans>}
            </TextButton>
          </div>
        )}
        {quote && <LineFindings line={line} quote={quote} onChange={act.onChange} />}
        <div className={classNames('flex flex-col gap-5', folded)}>
          <RunStepper
            name={name}
            count={line.count}
            runs={quote?.runs ?? []}
            onChange={(count) => act.onChange({ count, seenTotal: null })}
            onWrong={act.onWrong}
          />
          {quote?.takesArtwork && (
            <LineArtwork
              line={line}
              name={name}
              quote={quote}
              onChange={act.onChange}
              onSending={act.onSending}
            />
          )}
          <LineComment line={line} name={name} onChange={(comment) => act.onChange({ comment })} />
          <div className="type-small flex flex-wrap gap-x-5 gap-y-2">
            {quote?.hasOptions && line.serviceTypeId !== null && (
              <Link
                to="/services/card/prices/$id"
                params={{ id: String(line.serviceTypeId) }}
                search={choiceSearch(quote.options ?? line.options, line.count)}
                className="inline-flex min-h-6 items-center border-key border-b-2 font-bold pointer-coarse:min-h-11 print:hidden"
                aria-label={`${t`Change the choice`}: ${name}`}
                onClick={() => rememberEdited(line)}
              >
                <Trans>Change the choice</Trans>
              </Link>
            )}
            <TextButton aria-label={`${t`Duplicate`}: ${name}`} onClick={act.onDuplicate}>
              <Trans>Duplicate</Trans>
            </TextButton>
            <TextButton aria-label={`${t`Remove`}: ${name}`} onClick={() => act.onRemove(name)}>
              <Trans>Remove</Trans>
            </TextButton>
          </div>
        </div>
      </div>
    </li>
  )
}

type LineNameProps = Pick<BasketLineRowProps, 'line' | 'quote'> & { name: string }

/** The name leads to the product's page, unless the product is gone. */
function LineName({ line: { serviceId, serviceTypeId }, quote, name }: LineNameProps) {
  if (!quote) return <Skeleton className="h-6 w-40" />
  if (quote.name === null) return name
  const look = 'hover:underline hover:underline-offset-4'
  return serviceTypeId === null ? (
    <Link to="/services/card/$id" params={{ id: String(serviceId) }} className={look}>
      {name}
    </Link>
  ) : (
    <Link to="/services/card/prices/$id" params={{ id: String(serviceTypeId) }} className={look}>
      {name}
    </Link>
  )
}

/** The line says the day as text; the sum shows it as a leaf of a calendar. */
function ReadyOn({ day }: { day: string }) {
  const shown = formatPromised(day, useLanguage())
  return (
    <p className="font-semibold">
      <Trans>Ready on {shown}</Trans>
    </p>
  )
}

type LineCommentProps = { line: BasketLine; name: string; onChange: (comment: string) => void }

/** The comment of this line; the field opens only when it is wanted. */
function LineComment({ line, name, onChange }: LineCommentProps) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  // The text as it is typed: the account stores it without the space at its end.
  const [typed, setTyped] = useState<string | null>(null)
  if (!isAsked && line.comment === '' && typed === null)
    return (
      <TextButton
        className="type-small self-start"
        aria-label={`${t`Add a comment`}: ${name}`}
        onClick={() => setAsked(true)}
      >
        <Trans>Add a comment</Trans>
      </TextButton>
    )
  return (
    <Textarea
      aria-label={t`Comment: ${name}`}
      placeholder={t`What should we know?`}
      rows={2}
      maxLength={2000}
      autoFocus={isAsked}
      value={typed ?? line.comment}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(event.target.value)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

type LinePriceProps = { quote: LineQuote | undefined; count: number; seenTotal: number | null }

/** The price before the customer's own discount, which the sum names; an earlier price is struck through. */
function LinePrice({ quote, count, seenTotal }: LinePriceProps) {
  const language = useLanguage()
  if (!quote) return <Skeleton className="h-7 w-24" />
  const { subtotal, total, kind, findings } = quote
  if (subtotal === null || total === null) return quote.isOrderable ? <OnRequest /> : null
  const price = kind === 'campaign' ? total : subtotal
  const changed = findings.some((finding) => finding.kind === 'price')
  const old = changed ? seenTotal : kind === 'campaign' && subtotal
  return (
    <p className="shrink-0 md:text-right">
      {typeof old === 'number' && (
        <s className="mr-2.5 text-grey">
          <span className="sr-only">
            <Trans>Old price</Trans>{' '}
          </span>
          <Money azn={old} />
        </s>
      )}
      <strong className="type-money text-[22px] leading-7 md:text-[26px]">
        <Money azn={price} />
      </strong>
      <span className="type-small block text-grey">
        {Math.round((price * 100) / count) * count === Math.round(price * 100) ? (
          <>
            {formatNumber(count, language)} × <PiecePrice azn={price / count} />
          </>
        ) : (
          <Trans>
            1 piece ≈ <PiecePrice azn={price / count} />
          </Trans>
        )}
      </span>
    </p>
  )
}

const OnRequest = () => (
  <p className="shrink-0 font-bold">
    <Trans>Price on request</Trans>
  </p>
)
