import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { LineQuote } from '../../../../src/domains/basket/quote-output.ts'
import type { BasketLine } from '../../../lib/basket/device-basket.ts'
import { rememberEdited } from '../../../lib/basket/edited-line.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatPromised } from '../../../lib/weekday.ts'
import { TextButton } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Pieces } from '../../../ui/pieces.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { choiceSearch } from './choice-search.ts'
import { LineArtwork } from './line-artwork.tsx'
import { LineComment } from './line-comment.tsx'
import { LineFindings } from './line-findings.tsx'
import { LinePrice } from './line-price.tsx'
import { RunStepper } from './run-stepper.tsx'

type BasketLineRowProps = {
  line: BasketLine
  /** Undefined until it is priced. */
  quote: LineQuote | undefined
  /** On phones only its name, run and price show until it is opened: there are many. */
  isFolded: boolean
  /** Its run isn't finished: what it costs isn't known. */
  isUnfinished: boolean
  onChange: (values: Partial<BasketLine>) => void
  onWrong: (isWrong: boolean) => void
  /** Whether a file of it is still on its way. */
  onSending: (isSending: boolean) => void
  onDuplicate: () => void
  onRemove: (name: string) => void
}

/** A line of the basket: what it is, when it is ready, how many, whose artwork, what it costs. */
export function BasketLineRow({ line, quote, isFolded, isUnfinished, ...act }: BasketLineRowProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const name = quote?.name ?? t`No longer offered`
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
          {quote?.needsArtwork && (
            <LineArtwork {...{ line, name, quote }} onChange={act.onChange} onSending={act.onSending} />
          )}
          <LineComment line={line} name={name} onChange={(comment) => act.onChange({ comment })} />
          <div className="type-small flex flex-wrap gap-x-5 gap-y-2">
            {quote?.hasOptions && line.serviceTypeId !== null && (
              <Link
                to="/services/card/prices/$id"
                params={{ id: String(line.serviceTypeId) }}
                search={choiceSearch(quote.options ?? line.options, line.count)}
                className="inline-flex min-h-6 items-center border-key border-b-2 font-bold pointer-coarse:min-h-11"
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

/** It leads to its page, unless it is gone. */
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

/** Said in words in each line; in the sum as leaves. */
function ReadyOn({ day }: { day: string }) {
  const shown = formatPromised(day, useLanguage())
  return (
    <p className="font-semibold">
      <Trans>Ready on {shown}</Trans>
    </p>
  )
}
