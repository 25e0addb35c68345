import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { toAzn } from '../../../../src/lib/money.ts'
import { referenceOf } from '../../../../src/lib/reference.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { WordButton } from '../../../ui/admin/button.tsx'
import { FieldNote, noteId } from '../../../ui/admin/field.tsx'
import { Money } from '../../../ui/money.tsx'
import { formatAmount } from '../formats.ts'
import { DueWords } from './due-day.tsx'
import { type DraftLine, type DraftPartProps, type Reckoned, shownAmount } from './record-draft.ts'

/** For which orders the money is: the longest due first, each to be changed; the rest is the customer's balance. */
export function RecordLines({
  draft,
  errors,
  onChange,
  onLeft,
  reckoned,
}: DraftPartProps & { reckoned: Reckoned }) {
  const { lines, rest, amount } = reckoned
  const isTyped = Object.keys(draft.lines).length > 0
  const spread = (amount.value ?? 0) - rest
  return (
    <section aria-labelledby="allocate-to">
      <div className="flex items-baseline justify-between gap-3">
        <h3 id="allocate-to" className="admin-h2">
          <Trans>Allocate to</Trans>
        </h3>
        {isTyped && (
          <WordButton onClick={() => onChange({ lines: {} })}>
            <Trans>Spread again</Trans>
          </WordButton>
        )}
      </div>
      <p className="admin-meta text-t3">
        {lines.length === 0 ? (
          <Trans>Nothing is open: it becomes the customer’s balance.</Trans>
        ) : (
          <Trans>the longest due first</Trans>
        )}
      </p>
      <ul>
        {lines.map((line) => (
          <Line
            key={line.orderId}
            line={line}
            error={errors[`line.${line.orderId}`]}
            onType={(typed) => onChange({ lines: { ...draft.lines, [line.orderId]: typed } })}
            onLeft={() => onLeft(`line.${line.orderId}`)}
          />
        ))}
      </ul>
      <dl className="mt-2.5 grid grid-cols-[1fr_auto] gap-y-1 tabular-nums">
        <dt>
          <Trans>Allocated</Trans>
        </dt>
        <dd className="text-right font-semibold">
          <Money azn={toAzn(spread)} />
        </dd>
        {rest >= 0 && draft.way !== 'balance' && (
          <>
            <dt className="text-t3">
              <Trans>Not allocated, to the balance</Trans>
            </dt>
            <dd className="text-right text-t3">
              <Money azn={toAzn(rest)} />
            </dd>
          </>
        )}
      </dl>
      <p role="alert" className="mt-1 text-error empty:hidden">
        {errors.orders}
      </p>
    </section>
  )
}

type LineProps = {
  line: DraftLine
  error: string | undefined
  onType: (typed: string) => void
  onLeft: () => void
}

function Line({ line, error, onType, onLeft }: LineProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const id = useId()
  const { orderId, item, money, typed, amount, left } = line
  const number = referenceOf(orderId, language)
  const remains = left - amount
  return (
    <li className="flex items-start justify-between gap-3 border-line2 border-b py-2">
      <div className="min-w-0 grow">
        <span className="block wrap-anywhere">
          <strong className="font-semibold">{number}</strong> {pick(item, 'name', language)}
        </span>
        <span className="admin-meta block text-t3">
          {money.state === 'depositDue' ? (
            <Trans>
              deposit <Money azn={money.depositLeft} />, left <Money azn={money.left} />
            </Trans>
          ) : (
            <Trans>
              left <Money azn={money.left} />
            </Trans>
          )}
          {amount > 0 && remains > 0 && (
            <>
              {', '}
              <Trans>
                then <Money azn={toAzn(remains)} />
              </Trans>
            </>
          )}
          {money.daysOverdue > 0 && (
            <>
              {', '}
              <DueWords dueOn={money.dueOn} />
            </>
          )}
        </span>
        <FieldNote id={id} error={error} />
      </div>
      <span className="relative block w-28 shrink-0">
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          aria-label={t`AZN for ${number}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteId({ id, error })}
          placeholder={formatAmount(0, language)}
          value={typed ?? shownAmount(amount, language)}
          onChange={({ target }) => onType(target.value)}
          onBlur={onLeft}
          className={classNames(
            'min-h-8 w-full rounded-[2px] bg-paper pr-8 pl-2 text-right tabular-nums outline-offset-0! placeholder:text-t3 max-md:min-h-12 max-md:text-[16px] pointer-coarse:min-h-12',
            error ? 'border-2 border-error' : 'border border-line',
            typed !== null && !error && 'shadow-[inset_3px_0_0_var(--cyan)]',
          )}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-t3"
        >
          ₼
        </span>
      </span>
    </li>
  )
}
