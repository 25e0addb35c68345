import { Trans } from '@lingui/react/macro'
import { toAzn, toQepik } from '../../../../src/lib/money.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { WordButton } from '../../../ui/admin/button.tsx'
import { NumberField } from '../../../ui/admin/number-field.tsx'
import { Money } from '../../../ui/money.tsx'
import { formatAmount } from '../formats.ts'
import { type DraftPartProps, type Reckoned, shownAmount } from './record-draft.ts'
import { changeOf } from './spread-sum.ts'

/** Figures that are read aloud at the counter. */
const large = '[&_input]:min-h-10 [&_input]:text-[16px] [&_input]:font-semibold'

type RecordSumsProps = DraftPartProps & {
  reckoned: Reckoned
  /** AZN. */
  owed: number
}

/** The sum, and for cash what was given and what goes back. */
export function RecordSums({ draft, errors, onChange, onLeft, reckoned, owed }: RecordSumsProps) {
  const language = useLanguage()
  const { way } = draft
  const { amount, given, balance } = reckoned
  const isCash = way === 'cash'
  const change =
    isCash && amount.value !== null && given.value !== null ? changeOf(amount.value, given.value) : null
  const most = way === 'balance' ? Math.min(balance, toQepik(owed)) : toQepik(owed)
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3">
        <NumberField
          label={way === 'balance' ? <Trans>Amount from the balance</Trans> : <Trans>Amount paid</Trans>}
          unit="₼"
          className={large}
          placeholder={formatAmount(0, language)}
          value={draft.amount}
          {...(errors.amount && { error: errors.amount })}
          onChange={({ target }) => onChange({ amount: target.value })}
          onBlur={() => draft.amount !== '' && onLeft('amount')}
        />
        {isCash && (
          <NumberField
            label={<Trans>The customer gave</Trans>}
            unit="₼"
            className={large}
            placeholder={formatAmount(0, language)}
            value={draft.given}
            {...(errors.given && { error: errors.given })}
            onChange={({ target }) => onChange({ given: target.value })}
            onBlur={() => onLeft('given')}
          />
        )}
      </div>
      {draft.amount.trim() === '' && most > 0 && (
        <p>
          <WordButton onClick={() => onChange({ amount: shownAmount(most, language) })}>
            <Trans>
              All that is open: <Money azn={toAzn(most)} />
            </Trans>
          </WordButton>
        </p>
      )}
      {isCash && (
        <p
          role="status"
          className="flex items-baseline justify-between gap-3 border border-key px-3 py-2 empty:hidden"
        >
          {change !== null && (
            <>
              <Trans>Change to give back</Trans>
              <strong className="font-(family-name:--font-display) text-[22px] font-semibold leading-7">
                <Money azn={toAzn(change)} />
              </strong>
            </>
          )}
        </p>
      )}
    </>
  )
}
